import { expect, it } from 'vitest'
import { waitlistTasks } from './waitlist-tasks.ts'

it('asks for an application while an invitation runs, and for nothing while one waits', () => {
  const project = { id: '12', name: '第12号' }
  const waiting = {
    id: '1',
    amount: 300_000,
    status: 'Waiting',
    rank: 2,
    invited_until: null,
    invest_id: null,
    project,
  } as const
  const invited = {
    id: '2',
    amount: 500_000,
    status: 'Invited',
    rank: null,
    invest_id: null,
    invited_until: '2026-04-06T23:59:59+09:00',
    project,
  } as const
  expect(waitlistTasks([waiting, invited])).toMatchObject([
    {
      kind: 'キャンセル待ち',
      action: '50万円を申し込めます',
      about: '第12号',
      deadline: '2026-04-06T23:59:59+09:00',
      path: '/projects/12',
    },
  ])
})

it('asks a substitute whose turn it is for a word', () => {
  const project = { id: '12', name: '第12号' }
  const until = '2026-04-06T23:59:59+09:00'
  const offered = {
    id: '2',
    amount: 500_000,
    status: 'Invited',
    rank: null,
    invited_until: until,
    invest_id: '7',
    project,
  }
  expect(waitlistTasks([{ ...offered, status: 'Invited' }])).toMatchObject([
    { kind: '補欠', action: '50万円で参加できます', path: '/mypage/projects#invest-7', deadline: until },
  ])
})
