import { describe, expect, it } from 'vitest'
import { tasksOf } from './tasks.ts'

const ready = { is_ekyc_authed: true, ekyc_finish_at: null, bank_account: { id: '1', number_in_doubt: false } }
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

describe('what waits for a member', () => {
  it('is nothing for someone who has done everything', () => {
    expect(
      tasksOf(
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
    expect(tasksOf(ready, [entry, confirmed], now).map(({ kind, about }) => [kind, about])).toEqual([
      ['入金', '第13号'],
      ['契約書面', '第12号'],
    ])
  })

  it('is the number of an account that transfers cannot carry', () => {
    const [task] = tasksOf({ ...ready, bank_account: { id: '1', number_in_doubt: true } }, [], now)
    expect(task).toMatchObject({
      kind: '受取口座',
      action: '受取口座の番号を確認してください',
      path: '/mypage/info#bank',
    })
  })

  it('names the missing amount', () => {
    expect(tasksOf(ready, [confirmed], now)[0]?.action).toBe('残り100,000円をお振り込みください')
    expect(tasksOf(ready, [{ ...confirmed, transfer_account: { ...account, transfers: [] } }], now)[0]?.action).toBe(
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
    const [task] = tasksOf(ready, [running], now)
    expect(task).toMatchObject({
      kind: '継続のご意思の確認',
      deadline: '2026-04-15T23:59:59+09:00',
      consequence: '選ばない場合は、2026年6月16日（火）から6か月間、継続します。',
    })
    expect(tasksOf(ready, [running], new Date('2026-03-31T23:59:59+09:00'))).toEqual([])
    expect(
      tasksOf(ready, [{ ...running, renewal: { ...renewal, chosen_at: '2026-04-01T09:00:00+09:00' } }], now),
    ).toEqual([])
    expect(tasksOf(ready, [running, confirmed], now).map(({ kind }) => kind)).toEqual(['入金', '継続のご意思の確認'])
  })

  it('ends with what has no deadline', () => {
    const newcomer = { is_ekyc_authed: false, ekyc_finish_at: null, bank_account: null }
    expect(tasksOf(newcomer, [entry], now).map(({ kind }) => kind)).toEqual(['契約書面', '本人確認', '受取口座'])
  })

  it('asks for nothing while the identity check is in review', () => {
    expect(tasksOf({ ...ready, is_ekyc_authed: false, ekyc_finish_at: '2026-04-02T10:05:00+09:00' }, [], now)).toEqual(
      [],
    )
  })
})
