import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decided, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// Nobody is paid out of a loss of principal before he was sent, in words of two, why it was lost.

let plants: PlantWorld
let operators: [number, number]

beforeAll(async () => {
  plants = await openPlantWorld()
  const operator = async () => Number((await plants.world.addMember({ role: 'admin' })).memberId)
  operators = [await operator(), await operator()]
  await plants.commit([
    `insert into bank_account (member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
      values (${investor()}, '0001', 'みずほ', '001', '東京営業部', '1234567', '2026-03-01')`,
  ])
})
afterAll(() => plants.close())

const investor = (): string => `(select member_id from investment where id = ${plants.investor})`
const loss = {
  byOwner:
    'alter table fixed_distribution_share disable trigger user; update fixed_distribution_share set loss = 5 where distribution_id = 8000; alter table fixed_distribution_share enable trigger user',
}
const words = {
  distributionId: 8000,
  whatHappened: '安く売れた',
  nextSteps: '支払い',
  apology: 'おわび',
  contact: '窓口',
}
const agreed = (content: object = words, status: 'approved' | 'open' = 'approved'): string =>
  decided(operators, { id: 9003, kind: 'loss_statement', content, status, at: '2026-11-08 09:00+09' })
const statement = (): string => `
  insert into loss_statement (distribution_id, what_happened, next_steps, apology, contact, proposal_id, sent_at)
    values (8000, '安く売れた', '支払い', 'おわび', '窓口', 9003, '2026-11-08 09:00+09')`
const payout = (at: string): string => `
  insert into payout_batch (id, method, pay_on, total, payee_count, content_hash, prepared_by, prepared_at) overriding system value
    values (9001, 'transfer', '2026-11-10', 10000, 1, repeat('0', 64), ${operators[0]}, '${at}');
  insert into payout (batch_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name)
    select 9001, share.id, account.member_id, 10000, account.id, account.bank_code, account.branch_code, 'ordinary', account.account_number, 'ｻﾄｳ'
    from bank_account account, fixed_distribution_share share
    where account.member_id = ${investor()} and share.distribution_id = 8000`
const explained = (): Act[] => [loss, agreed(), statement()]

const early: [what: string, before: () => Act[], at: string][] = [
  ['without a statement', () => [loss], '2026-11-10 09:00+09'],
  ['a second before the day has passed', explained, '2026-11-09 08:59:59+09'],
]
const alone: [what: string, before: () => Act[]][] = [
  ['that waits for the other', () => [agreed(words, 'open')]],
  ['in other words than were decided upon', () => [agreed({ ...words, apology: '' })]],
  ['of another distribution', () => [agreed({ ...words, distributionId: 1 })]],
]

describe('a loss of principal', () => {
  it.each(early)('is not paid %s', async (_what, before, at) => {
    expect(await plants.plant([...before(), payout(at)])).toMatch(/statement of its loss was not sent a day before/)
    expect(await plants.plant([...before(), payout(at)], [off('loss_is_explained', 'payout')])).toBe(stands)
  })

  it('is paid once a day has passed, and without a loss at once', async () => {
    expect(await plants.plant([...explained(), payout('2026-11-09 09:00+09')])).toBe(stands)
    expect(await plants.plant([payout('2026-11-09 09:00+09')])).toBe(stands)
  })

  it.each(alone)('is not explained by a statement %s', async (_what, before) => {
    expect(await plants.plant([...before(), statement()])).toMatch(/two people have not decided upon it/)
    expect(await plants.plant([...before(), statement()], [off('decided_by_two', 'loss_statement')])).toBe(stands)
  })

  it('cannot be one that asks for no statement', async () => {
    const silent = `insert into fund_period (fund_id, number, start_on, end_on, is_last) select fund_id, 99, '1999-01-01', '1999-01-01', false from fixed_distribution where id = 8000; insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at, asks_statement)
      select fund_id, 99, 0, false, '2026-12-20', '2026-11-20', false from fixed_distribution where id = 8000`
    expect(await plants.plant([silent])).toMatch(/asks for a statement of its loss/)
  })
})
