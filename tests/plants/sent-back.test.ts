import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { returnWords } from '../../src/features/treasury/payout/order-at-bank.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { letRoom } from '../support/let-room.ts'
import { decided, off, openPlanter, stands, type Act, type Planter } from '../support/plants.ts'

// Money of an unknown owner goes back to who sent it: never to somebody else whom we know, and under another text only when two have read both.

let world: FundLineWorld
let plants: Planter

beforeAll(async () => {
  world = await openFundLineWorld()
  const tenancy = { fundId: world.fundId, tenant: '大沢青果株式会社', tenantKana: 'オオサワセイカ', rent: 85_000 }
  await letRoom(world.services, { ...tenancy, beginsOn: '2026-04-01' })
  await world.ask('mutation ($input: PartyInput!) { addParty(input: $input) { id } }', {
    input: { name: '黒田 武', name_kana: 'クロダ タケシ', relation: 'officer', corporate_number: '' },
  })
  await world.moveOperatorMoney(500_000)
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const explain = (input: Record<string, unknown>) =>
  world.ask('mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok proposal_id } }', {
    input: { reason: '銀行の書面で確認しました', ...input },
  })
/** Money that nobody knows. @returns the line with which it came. */
async function unknown(amount: number, remitter: string): Promise<string> {
  const id = await world.appears(amount, remitter)
  expect(await explain({ id, kind: 'suspense' })).toMatchObject({ ok: true })
  const { bank_line_id: line } = await world.database
    .selectFrom('statement_explanation')
    .select('bank_line_id')
    .where('statement_line_id', '=', Number(id) as never)
    .executeTakeFirstOrThrow()
  return String(line)
}
const goesBack = async (line: string, amount: number, remarks: string) =>
  explain({ id: await world.appears(-amount, remarks), kind: 'suspense_returned', bank_line_id: line })
const changesOf = async (proposal: string): Promise<{ label: string; after: string }[]> =>
  (
    await world.ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }', {
      id: proposal,
    })
  ).rows[0].changes
const concern = expect.objectContaining({ label: 'ご確認ください：返却先' })
const refused = (text: RegExp) => ({
  code: 'BAD_USER_INPUT',
  fields: { bank_line_id: expect.stringMatching(text) },
})

it('not a tenant’s rent to one of ours, to a member or to a stranger', async () => {
  const rent = await unknown(85_000, 'オオサワセイカ')
  expect(await goesBack(rent, 85_000, 'ﾌﾘｺﾐ ｸﾛﾀﾞ ﾀｹｼ')).toMatchObject(
    refused(/当社の役員・グループ会社「黒田 武」と一致し、この入金の振込依頼人とは一致しません/),
  )
  expect(await goesBack(rent, 85_000, 'イトファンディング（カ')).toMatchObject(refused(/当社「/))
  expect(await goesBack(rent, 85_000, 'ミドリカワ ショウジ')).toMatchObject(
    refused(/振込依頼人はほかのファンドの賃借人「大沢青果株式会社」ですが/),
  )
  // The bank's own return names nobody: two people read both texts.
  const { proposal_id: recalled } = await goesBack(rent, 85_000, 'クミモドシ')
  expect(await changesOf(recalled)).toContainEqual(concern)
  expect(await world.agree(recalled)).toEqual({ ok: true })
  await world.expectInvariants()
})

it('its sender is who is named in any form; a text that differs is read by two and kept', async () => {
  const named = await unknown(41_000, 'ｵｵｻﾜｾｲｶ(ｶ')
  const { proposal_id: same } = await goesBack(named, 41_000, 'カ)オオサワセイカ')
  expect(await changesOf(same)).not.toContainEqual(concern)
  expect(await world.agree(same)).toEqual({ ok: true })
  const stranger = await unknown(42_000, 'ミドリカワ ショウジ')
  expect(await goesBack(stranger, 42_000, 'クロダ タケシ')).toMatchObject(refused(/「黒田 武」/))
  const { proposal_id: other } = await goesBack(stranger, 42_000, 'ミドリシヨウジ')
  expect(await changesOf(other)).toContainEqual(
    expect.objectContaining({
      after: expect.stringMatching(/「ミドリカワ ショウジ」と、出金の摘要「ミドリシヨウジ」が一致しません/),
    }),
  )
  expect(await world.agree(other)).toEqual({ ok: true })
  const { effect } = await world.database
    .selectFrom('proposal')
    .select('effect')
    .where('id', '=', Number(other) as never)
    .executeTakeFirstOrThrow()
  expect(effect).toMatchObject({ names: { sender: 'ミドリカワ ショウジ', payee: 'ミドリシヨウジ' } })
  await world.expectInvariants()
})

it('what an officer sent goes back to him', async () => {
  const own = await unknown(43_000, 'クロダ タケシ')
  const { proposal_id: proposal } = await goesBack(own, 43_000, 'フリコミ タケシ クロダ')
  expect(await changesOf(proposal)).not.toContainEqual(concern)
  expect(await world.agree(proposal)).toEqual({ ok: true })
})

it('nor past all use cases', async () => {
  const came = await unknown(44_000, 'オオサワセイカ')
  const lost = await unknown(44_000, 'ミナミ コウギヨウ')
  const lines = {
    officer: await world.appears(-44_000, 'クロダ タケシ'),
    stranger: await world.appears(-44_000, 'ヤマシロ'),
    other: await world.appears(-43_999, 'ミナミ コウギヨウ'),
    sender: await world.appears(-44_000, 'ミナミ コウギヨウ'),
  }
  const account = world.services.config.BANK_ACCOUNT_ID
  const back = (
    line: string,
    paid: string,
    { isRecorded = true, ...more }: { isRecorded?: boolean; names?: { sender: string; payee: string } } = {},
  ): Act[] => [
    {
      byOwner: decided([world.maker.memberId, world.checker.memberId], {
        id: 907,
        kind: 'account_entry',
        content: { entryId: Number(paid), told: { kind: 'suspense_returned', bankLineId: Number(line) } },
        ...more,
      }),
    },
    `do $$
      declare
        shown bank_statement_line;
        booked bigint;
        entry bigint;
      begin
        select * into shown from bank_statement_line where id = ${paid};
        insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, remarks, recorded_at)
          values (shown.real_account_id, shown.item_key, shown.amount, shown.transacted_on, shown.transacted_on::timestamp at time zone 'Asia/Tokyo', '', shown.remarks, now())
          returning id into booked;
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
          values ('suspense_returned', 'bank-line:' || booked, '-', shown.transacted_on::timestamp at time zone 'Asia/Tokyo', now()) returning id into entry;
        insert into posting (entry_id, book, account_kind, account_ref, amount)
          values (entry, 'unassigned', 'suspense', '', -shown.amount), (entry, 'unassigned', 'bank', '${account}', shown.amount);
        ${
          isRecorded
            ? `insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id)
                values (shown.id, 'suspense_returned', '-', ${world.checker.memberId}, '2026-11-10', booked, 907);
              insert into suspense_resolution (bank_line_id, kind, statement_line_id, reason, resolved_by, resolved_at, proposal_id)
                values (${line}, 'sent_back', shown.id, '-', ${world.checker.memberId}, '2026-11-10', 907);`
            : ''
        }
      end $$`,
  ]
  const tries: [RegExp, Act[]][] = [
    [/it goes to related 黒田 武/, back(came, lines.officer)],
    [/it goes to related 黒田 武/, back(lost, lines.officer)],
    [/it is of tenant 大沢青果株式会社/, back(came, lines.stranger)],
    [/it is another sum/, back(lost, lines.other)],
    [/two people have not read both names/, back(lost, lines.stranger)],
    [
      /two people have not read both names/,
      back(lost, lines.stranger, { names: { sender: 'ヤマシロ', payee: 'ヤマシロ' } }),
    ],
  ]
  for (const [text, acts] of tries) {
    expect(await plants.plant(acts)).toMatch(text)
    expect(await plants.plant(acts, [off('back_to_its_sender', 'suspense_resolution')])).toBe(stands)
  }
  const unrecorded = back(lost, lines.sender, { isRecorded: false })
  expect(await plants.plant(unrecorded)).toMatch(/two people have not sent it back/)
  expect(await plants.plant(unrecorded, [off('sent_back_by_two')])).toBe(stands)
  expect(await plants.plant(back(lost, lines.sender))).toBe(stands)
  const seen = { names: { sender: 'ミナミ コウギヨウ', payee: 'ヤマシロ' } }
  expect(await plants.plant(back(lost, lines.stranger, seen))).toBe(stands)
})

it('the words of a return are those by which a payout is known to have come back', async () => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('no_return_of(bigint, bigint)'::regprocedure) as text`.execute(world.database)
  expect(rows[0]?.text).toContain(`'${returnWords.source}'`)
})
