import { describe, expect, it } from 'vitest'
import { icsFile } from './calendar-file.ts'
import { messagesWithStart } from './fund-messages.tsx'

const fund = { name: '糸funding 第12号　世田谷区三軒茶屋レジデンス', start_at: '2026-04-01T19:00:00+09:00' }
const message = (id: string, show_at: string, is_deleted = false) => ({
  id,
  title: id,
  content: '',
  show_at,
  is_deleted,
  extra_message: null,
  a: false,
})

describe("a fund's messages", () => {
  const messages = [
    message('older', '2026-03-20T09:00:00+09:00'),
    message('newer', '2026-04-02T09:00:00+09:00'),
    message('gone', '2026-04-02T10:00:00+09:00', true),
  ]

  it('begin with the start of recruitment once it has come, newest first, without deleted ones', () => {
    const shown = messagesWithStart(fund, messages, Date.parse('2026-04-02T12:00:00+09:00'))
    expect(shown.map(({ title }) => title)).toEqual(['募集を開始しました', 'newer', 'older'])
  })

  it('do not announce a start that lies ahead', () => {
    const shown = messagesWithStart(fund, messages, Date.parse('2026-04-01T18:59:59+09:00'))
    expect(shown.map(({ title }) => title)).not.toContain('募集を開始しました')
  })
})

describe('the opening as a calendar entry', () => {
  it('names the instant in Japan and rings a quarter of an hour ahead', () => {
    const file = icsFile(
      { id: '12', title: '第12号 申し込み開始', start: fund.start_at, url: 'https://ito.example/projects/12' },
      Date.parse('2026-03-01T00:00:00Z'),
    )
    expect(file).toContain('DTSTART;TZID=Asia/Tokyo:20260401T190000\r\n')
    expect(file).toContain('TRIGGER:-PT15M')
  })
})
