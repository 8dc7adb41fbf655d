import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { letRoom } from '../support/let-room.ts'
import { decided, off, openPlanter, stands, type Act, type Planter } from '../support/plants.ts'

// A line becomes the operator's own money by two people's word, and never one whose remitter is a member, a tenant, a seller or a buyer.

let world: FundLineWorld
let plants: Planter
let lease: string
beforeAll(async () => {
  world = await openFundLineWorld()
  const tenancy = { fundId: world.fundId, tenant: '大沢青果株式会社', tenantKana: 'オオサワセイカ', rent: 85_000 }
  lease = String(await letRoom(world.services, { ...tenancy, beginsOn: '2026-04-01' }))
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const explain = (id: string, kind = 'float_in') =>
  world.ask('mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok proposal_id } }', {
    input: { id, kind, reason: '通帳で確認しました' },
  })
const explanationOf = async (id: string): Promise<string> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id },
  )
  return rows[0].explanation.id
}
const refusedAs = (who: string) => ({
  code: 'BAD_USER_INPUT',
  fields: {
    kind: `振込人が${who}と一致するため、運営者の資金にはできません。ファンドの収入などとして登録するか、入金者不明の入金として返金してください。`,
  },
})

it('not a tenant’s rent, in whatever form his bank writes him', async () => {
  for (const remitter of ['オオサワセイカ(カ', 'カ)オオサワセイカ', 'ｵｵｻﾜｾｲｶ(ｶ'])
    expect(await explain(await world.appears(85_000, remitter)), remitter).toMatchObject(
      refusedAs('ファンドの賃借人「大沢青果株式会社」'),
    )
})

it('not what was classified as a rent before, nor what the same remitter sends later', async () => {
  const rent = await world.appears(85_000, 'ミナミ シユウノウダイコウ')
  const parts = [world.part('rent', 85_000, { lease_id: lease, month: '2026-04' })]
  const { proposal_id: proposal } = await world.classify({ id: rent, parts })
  if (proposal) expect(await world.agree(proposal)).toEqual({ ok: true })
  const later = await world.appears(85_000, 'ミナミ シユウノウダイコウ')
  expect(later).not.toBe(rent)
  expect(await explain(later)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { kind: expect.stringMatching(/^振込人がファンドの賃借人「.*の振込人」と一致するため/) },
  })
  const named = await world.appears(85_000, 'オオサワセイカ')
  const may = [world.part('rent', 85_000, { lease_id: lease, month: '2026-05' })]
  const { proposal_id: second } = await world.classify({ id: named, parts: may })
  if (second) expect(await world.agree(second)).toEqual({ ok: true })
  const correct =
    'mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { ok proposal_id } }'
  const input = { explanation_id: await explanationOf(named), kind: 'float_in', reason: '当社の資金でした' }
  expect(await world.ask(correct, { input })).toMatchObject(refusedAs('ファンドの賃借人「大沢青果株式会社」'))
})

it('the company’s own is, and the second operator reads what was compared', async () => {
  const { proposal_id: proposal } = await explain(await world.appears(900_000, 'シンユウ センタ-'))
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
    { id: proposal },
  )
  expect(rows[0].changes).toContainEqual({
    label: '振込人の照合',
    after: '会員・関係者・ファンドの取引先に、一致する名前はありません。',
  })
  expect(await world.agree(proposal)).toEqual({ ok: true })
  await world.expectInvariants()
})

it('nor past all use cases, on the word of two', async () => {
  const id = await world.appears(85_000, 'オオサワセイカ')
  expect(await explain(id, 'suspense')).toMatchObject({ ok: true })
  const classified = await explanationOf(id)
  const acts = (): Act[] => [
    {
      byOwner: decided([world.maker.memberId, world.checker.memberId], {
        id: 901,
        kind: 'account_entry_correction',
        subject: `explanation:${classified}`,
        content: { explanationId: Number(classified), kind: 'float_in' },
      }),
    },
    `do $$
      declare entry bigint;
      begin
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('float_in', 'planted', '-', now(), now()) returning id into entry;
        insert into posting (entry_id, book, account_kind, account_ref, amount) values
          (entry, 'unassigned', 'suspense', '', 85000), (entry, 'unassigned', 'bank', 'company', -85000),
          (entry, 'operator', 'bank', 'company', 85000), (entry, 'operator', 'own_equity', '', -85000);
        insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, corrects, proposal_id)
          select statement_line_id, 'float_in', '-', explained_by, explained_at, bank_line_id, entry, id, 901 from statement_explanation where id = ${classified};
      end $$`,
  ]
  expect(await plants.plant(acts())).toMatch(/its remitter is tenant 大沢青果株式会社/)
  expect(await plants.plant(acts(), [off('nobody_elses')])).toBe(stands)
})
