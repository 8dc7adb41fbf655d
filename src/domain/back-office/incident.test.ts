import { describe, expect, it } from 'vitest'
import { incidentDeadlines } from './incident.ts'

const noticed = (day: string) => new Date(`${day}T09:00:00+09:00`)

describe('the deadlines of an incident with personal data', () => {
  it('are none where the law asks for no report', () => {
    expect(incidentDeadlines(noticed('2026-11-02'), [])).toBeNull()
  })

  it('count the day on which it became known as day 1, weekends included', () => {
    expect(incidentDeadlines(noticed('2026-11-05'), ['financial'])).toEqual({
      preliminaryAimOn: '2026-11-07',
      preliminaryDueOn: '2026-11-09',
      finalDueOn: '2026-12-04',
      peopleDueOn: '2026-11-09',
    })
  })

  it('begin with the Japanese day, whatever the day is elsewhere', () => {
    expect(incidentDeadlines(new Date('2026-11-04T15:00:00Z'), ['many'])?.preliminaryAimOn).toBe('2026-11-07')
    expect(incidentDeadlines(new Date('2026-11-04T14:59:59Z'), ['many'])?.preliminaryAimOn).toBe('2026-11-06')
  })

  it.each([
    ['thirty days', '2026-11-05', ['sensitive'], '2026-12-04'],
    ['sixty where it may have been done on purpose', '2026-11-05', ['financial', 'wrongful'], '2027-01-04'],
    ['a Saturday moves to Monday', '2026-11-06', ['many'], '2026-12-07'],
    ['29 December moves behind the holidays of the new year', '2026-11-30', ['many'], '2027-01-04'],
    ['28 December stands', '2026-11-29', ['many'], '2026-12-28'],
    ['a national holiday moves to the next day', '2026-10-05', ['many'], '2026-11-04'],
  ] as const)('ask for the final report: %s', (_name, day, grounds, dueOn) => {
    expect(incidentDeadlines(noticed(day), grounds)?.finalDueOn).toBe(dueOn)
  })
})
