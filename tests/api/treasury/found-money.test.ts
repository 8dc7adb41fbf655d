import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { loadUnclearRefund } from '../../../src/features/treasury/payout/decide-refund-payee.ts'
import { accountLines } from '../../support/account-lines.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { keepStatementBeside, type LineBeside } from '../../support/statement-beside.ts'

// A line that never was a deposit, which two operators found to be a member's, though somebody else had sent it.
let world: PayoutWorld
let beside: LineBeside[]
let investmentId: unknown
let line: string
const { ask, decide, explain, findOwner, takeOwnerBack, suspense, comesIn } = accountLines(() => ({ world, beside }))

beforeEach(async () => {
  world = await openPayoutWorld()
  beside = keepStatementBeside(world)
  await readAccount(world.services)
  investmentId = (await world.investor({ amount: 100_000, paysIn: 100_000 })).investmentId
  await explain({ id: await comesIn(70_000, 'ｶ)ﾀﾅｺ ﾔﾁﾝ'), kind: 'suspense' })
  line = (await suspense())[0].bank_line_id
  expect(await decide(await findOwner(line, investmentId))).toEqual({ ok: true })
})
afterEach(() => world.close())

const lastRefund = async () =>
  (await world.database.selectFrom('refund').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
const lastFinding = async () =>
  (
    await world.database
      .selectFrom('suspense_resolution')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

test('is paid to whom two people name, since its remitter is not the member; the line says whose it was found to be', async () => {
  const payables = async () => (await ask('{ adminPayables { rows { payer_differs hold payee { name } } } }')).rows
  expect(await payables()).toMatchObject([{ payer_differs: true, hold: null, payee: { name: 'ｻﾄｳ ﾐｻｷ' } }])
  // What a real installation's database says of itself.
  await sql`insert into installation (environment) values ('production')`.execute(world.database)
  expect(await payables()).toMatchObject([{ payer_differs: true, hold: 'payer_unclear' }])
  const refundId = await lastRefund()
  const toPayer = (holder_kana: string) =>
    ask('mutation ($input: RefundPayeeInput!) { proposeRefundPayee(input: $input) { id } }', {
      input: {
        refund_id: String(refundId),
        goes_to: 'payer',
        bank_code: '0005',
        branch_code: '123',
        account_number: '7654321',
        holder_kana,
        ground: '双方に電話で確認',
      },
    })
  expect(await toPayer('サトウ ミサキ')).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await decide({ proposal_id: (await toPayer('カ）タナコ ヤチン')).id })).toEqual({ ok: true })
  expect(await payables()).toMatchObject([{ hold: null, payee: { name: 'ｶ)ﾀﾅｺ ﾔﾁﾝ' } }])
  const shown = async () =>
    (
      await ask(
        '{ adminAccountEntries(filter: { is_explained: true, kind: suspense }) { rows { explanation { suspense { bank_line_id } found_owner { member_name proposal_id } } } } }',
      )
    ).rows[0].explanation
  expect(await shown()).toEqual({ suspense: null, found_owner: { member_name: '佐藤 美咲', proposal_id: null } })
  await world.expectInvariants()
  expect(await decide(await takeOwnerBack(await lastFinding()))).toEqual({ ok: true })
  expect(await shown()).toEqual({ suspense: { bank_line_id: line }, found_owner: null })
  // All of it stands in the history of the line itself, each step with both operators.
  const { rows } = await ask('{ adminAccountEntries(filter: { is_explained: true, kind: suspense }) { rows { id } } }')
  const history = await ask('query ($record: String!) { adminHistory(record: $record) { rows { action } } }', {
    record: `bank_statement_line:${rows[0].id}`,
  })
  expect(history.rows.map(({ action }: { action: string }) => action).toReversed()).toEqual([
    'account_entry.explained',
    'suspense.refund.proposed',
    'suspense.refund.approved',
    'suspense.withdrawal.proposed',
    'suspense.withdrawal.approved',
  ])
})

test('is the member’s without a question where the statement has his whole name, in whatever order and form', async () => {
  expect(await decide(await takeOwnerBack(await lastFinding()))).toEqual({ ok: true })
  for (const [remarks, differs] of [
    ['振込 ミサキ サトウ', false],
    ['SATO MISAKI', false],
    ['振込 サトウ ミサ', true],
  ] as const) {
    await explain({ id: await comesIn(10_000, remarks), kind: 'suspense' })
    const { bank_line_id: found } = (await suspense()).at(-1)
    expect(await decide(await findOwner(found, investmentId))).toEqual({ ok: true })
    const id = await lastRefund()
    expect([remarks, await loadUnclearRefund(world.database, id)]).toEqual([
      remarks,
      differs ? expect.objectContaining({ payers: ['サトウ ミサ'] }) : null,
    ])
  }
})
