import { describe, expect, it } from 'vitest'
import { tasksOf } from './tasks.ts'

const ready = {
  is_ekyc_authed: true,
  ekyc_finish_at: null,
  bank_account: { id: '1', number_in_doubt: false },
  owes_law_answers: false,
}
const entry = {
  id: '12',
  amount: 200_000,
  status: 'Entry',
  contract_confirm_at: null,
  transfer_limit_at: '2026-04-04T23:59:59+09:00',
  transfer_account: null,
  renewal: null,
  project: { name: '第12号' },
} as const
const account = {
  id: '1',
  bank_code: '',
  bank_name: '',
  branch_cd: '',
  branch_name: '',
  account_number: '',
  account_name: '',
  transfers: [{ id: '1', transfer_at: '2026-04-02T08:47:00+09:00', amount: 100_000 }],
}
const confirmed = {
  ...entry,
  id: '13',
  contract_confirm_at: '2026-03-31T21:04:00+09:00',
  transfer_limit_at: '2026-04-03T23:59:59+09:00',
  transfer_account: account,
  project: { name: '第13号' },
}

const now = new Date('2026-04-02T10:20:00+09:00')

const ask = (
  me: Parameters<typeof tasksOf>[0],
  invests: Parameters<typeof tasksOf>[1]['invests'],
  at: Date,
  unclaimed: Parameters<typeof tasksOf>[1]['unclaimed'] = [],
) => tasksOf(me, { invests, unclaimed }, at)

describe('what waits for a member', () => {
  it('is nothing for someone who has done everything', () => {
    expect(
      ask(
        ready,
        [
          { ...entry, status: 'Paid' },
          { ...entry, status: 'Canceled' },
        ],
        now,
      ),
    ).toEqual([])
  })

  it('comes with the nearest deadline first, whatever the order of the applications', () => {
    expect(ask(ready, [entry, confirmed], now).map(({ kind, about }) => [kind, about])).toEqual([
      ['入金', '第13号'],
      ['契約書面', '第12号'],
    ])
  })

  it('is the number of an account that transfers cannot carry', () => {
    const [task] = ask({ ...ready, bank_account: { id: '1', number_in_doubt: true } }, [], now)
    expect(task).toMatchObject({
      kind: '受取口座',
      action: '受取口座の番号を確認してください',
      path: '/mypage/info#bank',
    })
  })

  it('names the missing amount', () => {
    expect(ask(ready, [confirmed], now)[0]?.action).toBe('残り100,000円をお振り込みください')
    expect(ask(ready, [{ ...confirmed, transfer_account: { ...account, transfers: [] } }], now)[0]?.action).toBe(
      '200,000円をお振り込みください',
    )
  })

  it('asks two weeks ahead whether to stay in a fund that renews itself, until it is answered', () => {
    const renewal = {
      term: 2,
      start_at: '2025-12-16',
      end_at: '2026-06-15',
      choice_until: '2026-04-15',
      is_open: true,
      choice: 'continue',
      chosen_at: null,
      is_ended: false,
      dividend_due_at: '2026-07-15',
      next_start_at: '2026-06-16',
      next_end_at: '2026-12-15',
    } as const
    const running = { ...entry, id: '8', status: 'Paid', renewal, project: { name: '第8号' } } as const
    const [task] = ask(ready, [running], now)
    expect(task).toMatchObject({
      kind: '継続のご意思の確認',
      deadline: '2026-04-15T23:59:59+09:00',
      consequence: '選ばない場合は、2026年6月16日（火）から6か月間、継続します。',
    })
    expect(ask(ready, [running], new Date('2026-03-31T23:59:59+09:00'))).toEqual([])
    expect(ask(ready, [{ ...running, renewal: { ...renewal, chosen_at: '2026-04-01T09:00:00+09:00' } }], now)).toEqual(
      [],
    )
    expect(ask(ready, [running, confirmed], now).map(({ kind }) => kind)).toEqual(['入金', '継続のご意思の確認'])
  })

  it('ends with what has no deadline', () => {
    const newcomer = { is_ekyc_authed: false, ekyc_finish_at: null, bank_account: null, owes_law_answers: true }
    expect(ask(newcomer, [entry], now).map(({ kind }) => kind)).toEqual([
      '契約書面',
      '本人確認',
      '受取口座',
      '法令に基づくご確認',
    ])
  })

  it('asks for the account by the sum that waits for it, since when and for how long', () => {
    const waiting = [
      { cause: 'returned', amount: 1_008_000, since: '2026-01-02', days: 90 },
      { cause: 'returned', amount: 30_000, since: '2026-04-02', days: 0 },
    ] as const
    const [task, ...others] = ask(ready, [], now, waiting)
    expect(task?.action).toBe('1,038,000円を受け取る口座を確認してください')
    expect(task?.consequence).toContain('2026年1月2日（金）から90日')
    expect(others).toEqual([])
    const first = { cause: 'no_account', amount: 5_000, since: '2026-04-02', days: 0 } as const
    expect(ask({ ...ready, bank_account: null }, [], now, [first]).map(({ action }) => action)).toEqual([
      '5,000円を受け取る口座を登録してください',
    ])
  })

  it('asks for nothing while the identity check is in review', () => {
    expect(ask({ ...ready, is_ekyc_authed: false, ekyc_finish_at: '2026-04-02T10:05:00+09:00' }, [], now)).toEqual([])
  })
})
