import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { foldLine, iCalendar } from './i-calendar.ts'

const now = new Date('2026-04-02T10:20:00+09:00')

describe('a calendar file', () => {
  it('folds by octets and never within a character', () => {
    const line = `SUMMARY:${'糸'.repeat(60)}🧵end`
    const rows = foldLine(line).split('\r\n')
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
    expect(rows.map((row, index) => (index === 0 ? row : row.slice(1))).join('')).toBe(line)
    expect(foldLine(`X:${'a'.repeat(73)}`)).not.toContain('\r\n')
  })

  it('tells an instant in Japan time and a day without any', () => {
    const text = iCalendar(
      '糸funding',
      [
        {
          uid: 'deposit-7@ito.example',
          title: '入金の期限',
          at: new Date('2026-04-04T23:59:59+09:00'),
          alarmMinutes: 1440,
          url: 'https://ito.example/mypage/projects',
        },
        { uid: 'cooling-off-7@ito.example', title: 'クーリング・オフの期限', at: japanDate('2026-12-31') },
      ],
      now,
    )
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20260404T235959\r\n')
    expect(text).toContain('DTSTAMP:20260402T012000Z\r\n')
    expect(text).toContain('TRIGGER:-PT1440M\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo\r\n')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('takes whatever a fund is called', () => {
    const text = iCalendar('暦', [{ uid: '1', title: '第1号; 「a,b」\\c\r\nEND:VEVENT', at: now }], now)
    expect(text).toContain('SUMMARY:第1号\\; 「a\\,b」\\\\c\\nEND:VEVENT\r\n')
  })
})
