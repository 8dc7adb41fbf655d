import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { loadUnclearRefund, proposeRefundPayee } from '../../../src/features/treasury/payout/decide-refund-payee.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../../src/features/treasury/payout/prepare-payout-batch.ts'
import { openPayoutWorld, payAtDesk, type PayoutWorld } from '../../support/payout-world.ts'
import { must } from '../../support/must.ts'
import { consent } from '../../support/second-consent.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

let world: PayoutWorld
let member: Viewer
let refundId: Id<'refund'>

/** The member paid all of it; then 30,000 yen more came from somebody else. */
beforeEach(async () => {
  world = await openPayoutWorld()
  const { viewer, investmentId } = await world.investor({ amount: 100_000, paysIn: 100_000 })
  member = viewer
  await payAtDesk(world, { investmentId, amount: 30_000, remitterName: 'タナカ ジロウ' })
  await readDeposits(world.services)
  refundId = (await world.database.selectFrom('refund').select('id').executeTakeFirstOrThrow()).id
})
afterEach(() => world.close())

/** What a real installation's database says of itself; without it names are whatever a demo's desk was told. */
const inProduction = () => sql`insert into installation (environment) values ('production')`.execute(world.database)
const payables = async () =>
  (await listPayable(world.services)).map(({ hold, payee }) => ({
    hold,
    name: payee?.name ?? null,
    number: payee?.accountNumber ?? null,
  }))
const payer = { bankCode: '0005', branchCode: '123', accountNumber: '7654321', holderKana: 'タナカ ジロウ' }
const propose = (account: typeof payer | null, ground = '電話とメールで双方に確認。') =>
  proposeRefundPayee(world.services, world.maker, { refundId, account, ground })
const prepare = () =>
  preparePayoutBatch(world.services, world.maker, {
    obligations: [{ kind: 'refund', id: refundId }],
    method: 'transfer',
    payOn: '2026-12-01',
    isBeforePayday: true,
  })
const paid = async () => {
  const batch = await world.prepareAll()
  await world.approve(batch)
  return world.database
    .selectFrom('payout')
    .select(['bank_code', 'account_number', 'payee_name', 'bank_account_id'])
    .executeTakeFirstOrThrow()
}

it('money that came under another name is paid to nobody before two people have decided to whom', async () => {
  await inProduction()
  expect(await payables()).toMatchObject([{ hold: 'payer_unclear' }])
  expect(await prepare()).toMatchObject({ code: 'CONFLICT' })
  // The database itself pays nobody.
  const account = await world.database
    .selectFrom('bank_account')
    .select('id')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const payout = {
    refund_id: refundId,
    member_id: member.memberId,
    amount: 30_000,
    bank_account_id: account.id,
    bank_code: '0001',
    branch_code: '001',
    account_type: 'ordinary' as const,
    account_number: '1000001',
    payee_name: 'ｻﾄｳ ﾐｻｷ',
  }
  await expect(
    world.database
      .insertInto('payout')
      .values({ batch_id: idOf<'payout_batch'>(1), ...payout })
      .execute(),
  ).rejects.toThrow(/nobody decided to whom it goes/)
  expect(await loadUnclearRefund(world.database, refundId)).toMatchObject({
    amount: 30_000,
    goes_to: null,
    payers: [expect.stringContaining('ﾀﾅｶ')],
  })

  const { proposalId } = must(await propose(payer))
  expect(await consent(world.services, world.maker, proposalId)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await payables()).toMatchObject([{ hold: 'payer_unclear' }])
  must(await consent(world.services, world.checker, proposalId))
  expect(await payables()).toEqual([{ hold: null, name: 'ﾀﾅｶ ｼﾞﾛｳ', number: '7654321' }])
  expect(await paid()).toEqual({
    bank_code: '0005',
    account_number: '7654321',
    payee_name: 'ﾀﾅｶ ｼﾞﾛｳ',
    bank_account_id: null,
  })
  await world.expectInvariants()
})

it('goes to the member where two people found that it was the member’s', async () => {
  await inProduction()
  const { proposalId } = must(await propose(null, '旧姓の口座。戸籍の写しで確認。'))
  must(await consent(world.services, world.checker, proposalId))
  expect(await payables()).toMatchObject([{ hold: null, name: 'ｻﾄｳ ﾐｻｷ' }])
  expect(await paid()).toMatchObject({ payee_name: 'ｻﾄｳ ﾐｻｷ' })
  await world.expectInvariants()
})

it.each([
  [
    'another name than the payer’s',
    { holderKana: 'スズキ ハナコ' },
    { holder_kana: '口座の名義が、振込依頼人の名義と異なります' },
  ],
  ['no bank', { bankCode: '12' }, { bank_code: '数字4桁で入力してください' }],
  ['no branch', { branchCode: '12a' }, { branch_code: '数字3桁で入力してください' }],
  ['too short a number', { accountNumber: '12' }, { account_number: '口座番号は数字7桁または8桁です' }],
])('an account with %s is refused beside its field', async (_what, wrong, fields) => {
  expect(await propose({ ...payer, ...wrong })).toMatchObject({ code: 'BAD_USER_INPUT', fields })
})

it('wants a ground, and decides nothing about money of the member’s own', async () => {
  expect(await propose(null, ' ')).toMatchObject({ fields: { ground: '必須です' } })
  expect(
    await proposeRefundPayee(world.services, world.maker, {
      refundId: idOf(refundId + 1),
      account: null,
      ground: '確認',
    }),
  ).toMatchObject({ code: 'NOT_FOUND' })
})

it('in the demo goes to the member without a decision, flagged, and to the payer with one', async () => {
  expect(await listPayable(world.services)).toMatchObject([
    { hold: null, payer_differs: true, payee: { name: 'ｻﾄｳ ﾐｻｷ' } },
  ])
  const { proposalId } = must(await propose(payer))
  must(await consent(world.services, world.checker, proposalId))
  expect(await payables()).toEqual([{ hold: null, name: 'ﾀﾅｶ ｼﾞﾛｳ', number: '7654321' }])
})
