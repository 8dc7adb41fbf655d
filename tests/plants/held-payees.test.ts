import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { decided, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// Nobody to whom payments are stopped is paid, whoever writes it and however far the payment has come.

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
const batch = (asks = true): string => `
  insert into payout_batch (id, method, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, asks_holds) overriding system value
    values (9001, 'transfer', '2026-11-10', 10000, 1, repeat('0', 64), ${operators[0]}, '2026-11-10 09:00+09', ${asks})`
const payout = (): string => `
  insert into payout (batch_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name)
    select 9001, share.id, account.member_id, 10000, account.id, account.bank_code, account.branch_code, 'ordinary', account.account_number, 'ｻﾄｳ'
    from bank_account account, fixed_distribution_share share
    where account.member_id = ${investor()} and share.distribution_id = 8000`
const approve = (at = '2026-11-10 12:00+09'): string => `
  update payout_batch set status = 'approved', approved_by = ${operators[1]}, approved_at = '${at}' where id = 9001;
  update payout set status = 'in_flight' where batch_id = 9001`
const send = (at = '2026-11-10 13:00+09'): string =>
  `update payout_batch set status = 'sending', sending_at = '${at}', ordered_on = '2026-11-10', idempotency_key = 'planted' where id = 9001`
const stop = (): string =>
  `insert into payout_hold (member_id, placed_at) values (${investor()}, '2026-11-10 11:00+09')`
/** Of the stop that `stop` has placed. */
const hold = '(select max(id) from payout_hold)'
const agreed = (pair: readonly [number, number] = operators, status: 'approved' | 'open' = 'approved'): string => `
  ${decided(pair, { id: 9002, kind: 'payout_hold_lifting', content: {}, status, at: '2026-11-10 11:30+09' })};
  alter table proposal disable trigger user; update proposal set content = jsonb_build_object('holdId', ${hold}) where id = 9002; alter table proposal enable trigger user`
const lift = (by: number = operators[1], proposal = '9002'): string =>
  `update payout_hold set lifted_at = '2026-11-10 11:30+09', lifted_by = ${by}, lifting_proposal_id = ${proposal} where lifted_at is null`

const acts: { what: string; before?: () => Act[]; act: () => string; refusal: RegExp; without: string[] }[] = [
  {
    what: 'is prepared',
    before: () => [batch(), stop()],
    act: payout,
    refusal: /payments to member \d+ are stopped/,
    without: [off('held_when_prepared', 'payout')],
  },
  {
    what: 'is approved that was prepared before',
    before: () => [batch(), payout(), stop()],
    act: approve,
    refusal: /payments to member \d+ are stopped/,
    without: [off('held_when_approved', 'payout')],
  },
  {
    what: 'is approved as if it had been before the stop',
    before: () => [batch(), payout(), stop()],
    act: () => approve('2026-11-10 10:00+09'),
    refusal: /payments to member \d+ are stopped/,
    without: [off('held_when_approved', 'payout')],
  },
  {
    what: 'is sent that was approved before',
    before: () => [batch(), payout(), approve(), stop()],
    act: send,
    refusal: /payments to member \d+ are stopped/,
    without: [off('held_when_sent', 'payout_batch')],
  },
]
const hidden: typeof acts = [
  {
    what: 'in a batch that does not ask',
    act: () => batch(false),
    refusal: /asks for holds/,
    without: [off('asks_holds', 'payout_batch')],
  },
  {
    what: 'in a batch that asks no more',
    before: () => [batch()],
    act: () => 'update payout_batch set asks_holds = false where id = 9001',
    refusal: /asks for holds/,
    without: [off('asks_holds', 'payout_batch')],
  },
  {
    what: 'by a stop that was later',
    before: () => [stop()],
    act: () => `update payout_hold set placed_at = '2026-11-10 14:00+09'`,
    refusal: /the stop of payments \d+ is fixed/,
    without: [off('is_fixed', 'payout_hold')],
  },
  {
    what: 'by a stop for another reason',
    before: () => [stop()],
    act: () => `update payout_hold set kind = 'death', placed_by = ${operators[0]}, ground = '改ざん'`,
    refusal: /the stop of payments \d+ is fixed/,
    without: [off('is_fixed', 'payout_hold')],
  },
  {
    what: 'by a stop of somebody else',
    before: () => [stop()],
    act: () => `update payout_hold set member_id = ${operators[0]}`,
    refusal: /the stop of payments \d+ is fixed/,
    without: [off('is_fixed', 'payout_hold')],
  },
  {
    what: 'by a stop that was lifted earlier',
    before: () => [stop(), { byOwner: agreed() }, lift()],
    act: () => `update payout_hold set lifted_at = '2026-11-10 11:01+09'`,
    refusal: /the stop of payments \d+ is fixed/,
    without: [off('is_fixed', 'payout_hold'), off('lifted_by_two', 'payout_hold')],
  },
  {
    what: 'by no stop at all',
    before: () => [stop()],
    act: () => 'delete from payout_hold',
    refusal: /permission denied for table payout_hold/,
    without: [`grant delete on payout_hold to ${runtimeRole}`, off('no_delete', 'payout_hold')],
  },
]

/** Each is refused, and stands where the rule is off. */
const alone: { what: string; before: () => Act[]; act: () => string }[] = [
  { what: 'by one operator', before: () => [stop()], act: () => lift(operators[0], 'null') },
  {
    what: 'by a proposal that waits',
    before: () => [stop(), { byOwner: agreed(operators, 'open') }],
    act: () => lift(),
  },
  {
    what: 'in the name of the one who proposed',
    before: () => [stop(), { byOwner: agreed() }],
    act: () => lift(operators[0]),
  },
  {
    what: 'by what two decided of another stop',
    before: () => [
      stop(),
      {
        byOwner: decided(operators, {
          id: 9002,
          kind: 'payout_hold_lifting',
          content: { holdId: 0 },
          at: '2026-11-10 11:30+09',
        }),
      },
    ],
    act: () => lift(),
  },
  {
    what: 'by the one who is stopped',
    before: () => [
      `insert into payout_hold (member_id, placed_at) values (${operators[0]}, '2026-11-10 11:00+09')`,
      { byOwner: agreed() },
    ],
    act: () => lift(),
  },
  {
    what: 'as soon as it is placed',
    before: () => [],
    act: () =>
      `insert into payout_hold (member_id, placed_at, lifted_at, lifted_by) values (${investor()}, '2026-11-10 11:00+09', '2026-11-10 11:30+09', ${operators[1]})`,
  },
]

describe('payments that are stopped go on', () => {
  it.each(alone)('never $what', async ({ before, act }) => {
    expect(await plants.plant([...before(), act()])).toMatch(/two people have not decided to lift it/)
    expect(await plants.plant([...before(), act()], [off('lifted_by_two', 'payout_hold')])).toBe(stands)
  })

  it('never by a stop of the time when one was enough', async () => {
    const old = `insert into payout_hold (member_id, placed_at, takes_two) values (${investor()}, '2026-11-10 11:00+09', false)`
    expect(await plants.plant([old])).toMatch(/takes two to be lifted/)
  })
})

describe('no payout to somebody to whom payments are stopped', () => {
  it.each(acts)('$what', async ({ before = () => [], act, refusal, without }) => {
    expect(await plants.plant([...before(), act()])).toMatch(refusal)
    expect(await plants.plant([...before(), act()], without)).toBe(stands)
  })

  it.each(hidden)('is hidden $what', async ({ before = () => [], act, refusal, without }) => {
    expect(await plants.plant([...before(), act()])).toMatch(refusal)
    expect(await plants.plant([...before(), act()], without)).toBe(stands)
  })

  it('stands once the stop is lifted', async () => {
    expect(await plants.plant([batch(), stop(), { byOwner: agreed() }, lift(), payout(), approve(), send()])).toBe(
      stands,
    )
  })
})
