import { expect, it } from 'vitest'
import { dailyTasks } from '../../src/server/schedule.ts'

/** Mails that nobody's act occasions (decision 0079). */
const tells = /^(send|remind|tell|warn)-/

it('reminders and announcements go out by day', () => {
  const telling = dailyTasks.filter(({ name }) => tells.test(name))
  expect(telling.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'remind-deposits',
      'send-renewal-notices',
      'tell-operation',
      'tell-due-days',
      'warn-failing-funds',
    ]),
  )
  expect(telling.filter(({ hour }) => hour < 9 || hour >= 18)).toEqual([])
})
