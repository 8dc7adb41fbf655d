import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptPaper } from '../support/appraisal-paper.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { decided, idOf, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// What money rests on changes for nobody who has got hold of the role: who is paid how much, where to, what two people have agreed to, and the rules themselves.

let plants: PlantWorld
let operators: [number, number]
let member: number
let appraisal: number

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world, alpha, investor } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  member = Number((await world.addMember()).memberId)
  await sql`
    insert into bank_account (member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
      values (${member}, '0001', 'ミズホ', '001', 'ホンテン', '1234567', '2026-04-01')`.execute(world.database)
  await sql`
    insert into refund (key, member_id, investment_id, amount, reason, owed_since, due_on)
      select 'planted', member_id, id, 1000, 'excess', '2026-04-02', '2026-05-02' from investment where id = ${investor}`.execute(
    world.database,
  )
  const partId = await registerBuilding(world.services, 'operator:1', 1)
  const { rows } = await sql<{ id: number }>`
    insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, paper_sha256, recorded_at)
      values (${partId}, '2026-04-01', '東都不動産鑑定株式会社', 'licensed', 500000, '評価書', ${await keptPaper(world.services)}, '2026-04-02') returning id`.execute(
    world.database,
  )
  appraisal = rows[0]?.id ?? 0
  await plants.commit([
    // Its planted distribution has a period that follows from no days, and stays beside those that do.
    {
      byOwner: `set local session_replication_role = replica;
        insert into fund_result (fund_id, operation_start_on) values (${idOf(alpha)}, '2026-04-01') on conflict do nothing;
        insert into fund_period (fund_id, number, start_on, end_on, is_last) select ${idOf(alpha)}, * from periods_of_fund(${idOf(alpha)});
        set local session_replication_role = origin`,
    },
    "insert into bank_reading (read_at) values ('2026-11-10') on conflict (id) do nothing",
    decided(operators, { id: 9_500, kind: 'fund_document', content: { fundId: Number(idOf(alpha)) } }),
    decided(operators, { id: 9_501, kind: 'property_strike', content: { what: 'lease', id: appraisal } }),
  ])
})
afterAll(() => plants.close())

interface Tried {
  what: string
  act: () => string
  refusal: RegExp
  /** The one rule without which it stands; a right that the role has not needs no rule. */
  without?: () => string
}
const changed =
  (table: string, change: string): (() => string) =>
  () =>
    `update ${table} set ${change}`

const tries: Tried[] = [
  ...[
    'amount = amount + 100000',
    "applied_at = applied_at - interval '1 day'",
    'early_access = not early_access',
    'as_substitute = not as_substitute',
  ].map((change) => ({
    what: `an application, by ${change}`,
    act: () => `update investment set ${change} where id = ${plants.investor}`,
    refusal: /keeps its fund, member and amount/,
    without: () => off('keeps_contract', 'investment'),
  })),
  {
    what: 'whose an application is',
    act: () => `update investment set member_id = ${member} where id = ${plants.investor}`,
    refusal: /keeps its fund, member and amount/,
    without: () => off('keeps_contract', 'investment'),
  },
  {
    what: 'the account that a member is paid to',
    act: changed('bank_account', "account_number = '7654321'"),
    refusal: /is replaced, not changed/,
    without: () => off('is_replaced', 'bank_account'),
  },
  {
    what: 'since when that account is registered, which payments wait for',
    act: changed('bank_account', "registered_at = registered_at - interval '2 days'"),
    refusal: /is replaced, not changed/,
    without: () => off('is_replaced', 'bank_account'),
  },
  {
    what: 'what is owed back',
    act: changed('refund', 'amount = amount + 1'),
    refusal: /refund \d+ is fixed/,
    without: () => off('is_fixed', 'refund'),
  },
  {
    what: 'whom it is owed to',
    act: () => `update refund set member_id = ${operators[0]}`,
    refusal: /refund \d+ is fixed/,
    without: () => `${off('is_fixed', 'refund')}; ${off('of_the_investor', 'refund')}`,
  },
  {
    what: 'the day on which a refund is due',
    act: changed('refund', 'due_on = due_on + 100'),
    refusal: /refund \d+ is fixed/,
    without: () => off('is_fixed', 'refund'),
  },
  {
    what: 'how far the bank was read, back to years before',
    act: changed('bank_reading', "read_at = '2020-01-01'"),
    refusal: /goes forward only/,
    without: () => off('goes_forward', 'bank_reading'),
  },
  {
    what: 'how far the bank was read, by wiping it out',
    act: () => 'delete from bank_reading',
    refusal: /goes forward only/,
    without: () => off('goes_forward', 'bank_reading'),
  },
  {
    what: 'a record of a property, struck by what two people agreed to about something else',
    act: () => `update property_appraisal set struck_by = 9500 where id = ${appraisal}`,
    refusal: /is struck by two people/,
    without: () => off('only_struck', 'property_appraisal'),
  },
  {
    what: 'an appraisal, struck with the lease of the same number',
    act: () => `update property_appraisal set struck_by = 9501 where id = ${appraisal}`,
    refusal: /is struck by two people/,
    without: () => off('only_struck', 'property_appraisal'),
  },
  {
    what: 'the planned rate of a published fund, by what two people agreed to about something else',
    act: () => `
      insert into fund_version (fund_id, number, content, saved_by, saved_at, proposal_id)
        select id, version + 1, '{}', 'operator:1', '2026-11-10', 9500 from fund where id = ${idOf(plants.alpha)};
      update fund set planned_rate_bp = planned_rate_bp + 100, version = version + 1 where id = ${idOf(plants.alpha)}`,
    refusal: /changes by a new version/,
    without: () => off('versioned', 'fund'),
  },
  {
    what: 'which moves are legal',
    act: () => `insert into legal_transition (subject, from_status, to_status) values ('payout', 'paid', 'planned')`,
    refusal: /permission denied/,
  },
]

describe('nobody changes', () => {
  it.each(tries)('$what', async ({ act, refusal, without }) => {
    expect(await plants.plant([act()])).toMatch(refusal)
    if (without) expect(await plants.plant([act()], [without()])).toBe(stands)
  })
})

describe('days of a period', () => {
  const alpha = (): string => idOf(plants.alpha)
  const first = (): Act[] => [`update fund_result set payday = '2027-05-31' where fund_id = ${alpha()}`]
  it.each([
    ['move by no hand', 'start_on = start_on + 10', 'follows'],
    ['nor does the last one', 'is_last = not is_last', 'follows'],
  ])('%s', async (_what, change, rule) => {
    const act = `update fund_period set ${change} where fund_id = ${alpha()} and number = 1`
    expect(await plants.plant([...first(), act])).toMatch(/has other days/)
    expect(await plants.plant([act], [off(rule, 'fund_period')])).toBe(stands)
  })

  it('are not wiped out', async () => {
    const act = `delete from fund_period where fund_id = ${alpha()} and number = 1`
    expect(await plants.plant([act])).toMatch(/follows from its days/)
    expect(await plants.plant([act], [off('follows_deleted', 'fund_period')])).toBe(stands)
  })
})

/** The member's account by another, with its line in the audit log. */
const replaced = (since: string, { log = since, actor = `member:${member}` } = {}): string => `
  with replaced as (update bank_account set replaced_at = '${since}' where member_id = ${member} and replaced_at is null returning member_id),
  following as (
    insert into bank_account (member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
      select member_id, '0005', 'ミツビシ', '001', 'ホンテン', '7654321', '${since}' from replaced returning id)
  insert into audit_log (at, actor, action, object_type, object_id)
    select '${log}', '${actor}', 'member.bank_account_changed', 'bank_account', id::text from following`

describe('a member’s account', () => {
  it.each([
    ['put in with a day that is over', () => replaced('2026-11-08')],
    ['without its line in the audit log', () => replaced('2026-11-10', { log: '2026-11-09' })],
    ['by somebody else', () => replaced('2026-11-10', { actor: 'operator:1' })],
  ])('is not replaced: %s', async (_, act) => {
    expect(await plants.plant([act()])).toMatch(/does not follow the one before it/)
    expect(await plants.plant([act()], [off('follows_another', 'bank_account')])).toBe(stands)
  })

  it('is not taken away', async () => {
    const act = `update bank_account set replaced_at = '2026-11-10' where member_id = ${member}`
    expect(await plants.plant([act])).toMatch(/is replaced by none/)
    expect(await plants.plant([act], [off('is_followed', 'bank_account')])).toBe(stands)
  })
})

describe('what people do every day', () => {
  it('goes on: the bank is read again', async () => {
    expect(await plants.plant(["update bank_reading set read_at = read_at + interval '1 minute'"])).toBe(stands)
  })

  it('goes on: an account is replaced, a refund is prepared, an application is confirmed once', async () => {
    const { investor } = plants
    const acts = [
      replaced('2026-11-10'),
      `update refund set status = 'in_payout'`,
      `update investment set contract_confirmed_at = '2026-04-02' where id = ${investor}`,
      `update investment set deposit_deadline_at = deposit_deadline_at + interval '1 day', idempotency_key = null where id = ${investor}`,
    ]
    expect(await plants.plant(acts)).toBe(stands)
    expect(
      await plants.plant([
        ...acts,
        `update investment set contract_confirmed_at = '2026-04-03' where id = ${investor}`,
      ]),
    ).toMatch(/keeps its receipt and its confirmation/)
  })
})
