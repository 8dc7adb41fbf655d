import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { letRoom } from '../support/let-room.ts'
import { must } from '../support/must.ts'
import { off, stands } from '../support/plants.ts'

// A tenant's deposit is the tenant's: two operators pay it to a member, to one of theirs or to whom they know from another fund, as if he had rented a room.

let world: FundLineWorld
let otherFund: Id<'fund'>
beforeAll(async () => {
  world = await openFundLineWorld()
  otherFund = await insertFund(world.database, {})
  const room = { fundId: world.fundId, rent: 50_000 }
  await letRoom(world.services, { ...room, tenant: '木田 詩織', tenantKana: 'キダ シオリ' })
  await letRoom(world.services, { ...room, fundId: otherFund, tenant: '矢野 悠', tenantKana: 'ヤノ ユウ' })
  for (const [name, nameKana, relation] of [
    ['東山 玲', 'ヒガシヤマ レイ', 'officer'],
    ['糸管理株式会社', 'イトカンリ', 'group'],
  ] as const)
    must(await addParty(world.services, { name, nameKana, relation, corporateNumber: '', actor: 'operator:1' }))
  const { memberId } = await world.member()
  await sql`update member set family_name_kana = 'ハセガワ', given_name_kana = 'ノゾミ' where id = ${memberId}`.execute(
    world.database,
  )
  // Somebody else than the tenant, his father, has paid one.
  const parts = [world.part('tenant_deposit', 900_000)]
  const paid = await world.classify({ id: await world.appears(900_000, 'キダ マサオ'), parts })
  expect(await world.agree(paid.proposal_id)).toEqual({ ok: true })
}, 60_000)
afterAll(() => world.close())

const paysBack = async (remarks: string) => {
  const id = await world.appears(-20_000, remarks)
  return { id, classified: await world.classify({ id, parts: [world.part('tenant_deposit', -20_000)] }) }
}

const concernsOf = async (proposal: string): Promise<string[]> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
    { id: proposal },
  )
  return rows[0].changes.flatMap(({ label, after }: Record<'label' | 'after', string>) =>
    label === 'ご確認ください' ? [after] : [],
  )
}

/** What the database says to a line that pays a deposit back past all use cases; nothing of it stays. */
async function plant(entryId: string, without: readonly string[]): Promise<string> {
  try {
    await world.database.transaction().execute(async (transaction) => {
      for (const statement of without) await sql.raw(statement).execute(transaction)
      await sql`
        with classified as (
          insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id)
          select ${entryId}::bigint, 'fund', 'planted', ${world.maker.memberId}, now(), (select max(id) from bank_line), (select max(id) from proposal)
          returning id
        ), line as (
          insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from classified
        )
        insert into fund_line_part (explanation_id, fund_id, kind, amount) select id, ${world.fundId}, 'tenant_deposit', -20000 from classified`.execute(
        transaction,
      )
      await sql`set constraints all immediate`.execute(transaction)
      throw new Error(stands)
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return stands
}
const byTwo = off('told_by_two', 'fund_line')

it.each([
  ['a member', 'ハセガワ ノゾミ', /支払先が会員「.*」と一致します/],
  ['a member in Latin letters', 'NOZOMI HASEGAWA', /支払先が会員「.*」と一致します/],
  ['an officer', 'ヒガシヤマ レイ', /当社の役員・グループ会社「東山 玲」と一致します/],
  ['a branch of the group', 'イトカンリ(カ)シンジユクシテン', /「糸管理株式会社」と一致します/],
  ['another fund’s tenant', 'ﾔﾉ ﾕｳ', /ほかのファンドの賃借人「矢野 悠」と一致します/],
])('never goes to %s', async (_who, remarks, refused) => {
  const { id, classified } = await paysBack(remarks)
  expect(classified).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'parts.0.kind': expect.stringMatching(refused) },
  })
  expect(await plant(id, [byTwo])).toMatch(/goes to somebody else than a tenant/)
  expect(await plant(id, [byTwo, off('deposit_to_tenant', 'fund_line_part')])).toBe(stands)
})

it.each([
  ['the tenant', 'ｷﾀﾞ ｼｵﾘ'],
  ['the tenant with the given name first', 'シオリ キダ'],
  ['who paid it', 'フリコミ キダ マサオ'],
])('goes back to %s', async (_who, remarks) => {
  const { classified } = await paysBack(remarks)
  expect(await concernsOf(classified.proposal_id)).toEqual([])
  expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
})

it('goes to a stranger when a second operator has read both names and the reason', async () => {
  const { classified } = await paysBack('ニユウキヨシヤ')
  expect(await concernsOf(classified.proposal_id)).toEqual([
    '敷金・保証金の支払先「ニユウキヨシヤ」は、このファンドの賃借人とも、敷金・保証金の振込人とも一致しません（賃借人 木田 詩織（キダ シオリ））。管理会社などへの支払いかどうか、理由と契約書で確かめてください。',
  ])
  expect(await world.agree(classified.proposal_id, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
})

it('is planned for nobody whom it may not go to', async () => {
  const planned = (payee: string) =>
    world.ask('mutation ($input: OutgoingPlanInput!) { proposeOutgoingPlan(input: $input) { id } }', {
      input: {
        project_id: String(world.fundId),
        kind: 'tenant_deposit',
        payee,
        counterparty: 'third_party',
        amount: 20_000,
        pay_on: japanDateOf(world.services.clock.now()),
        about: '',
        reason: '退去のため',
      },
    })
  expect(await planned('ハセガワ ノゾミ')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { payee: expect.stringMatching(/会員「/) },
  })
  expect(await concernsOf((await planned('ミシラヌ ヒト')).id)).toEqual([expect.stringMatching(/木田 詩織/)])
})
