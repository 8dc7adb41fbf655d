import { sql, type Selectable } from 'kysely'
import { transferNumber } from '../../../domain/treasury/account-number.ts'
import type { Id } from '../../../domain/id.ts'
import { foldPersonName } from '../../../domain/kana.ts'
import { formsOfRemitter, remitsAs } from '../../../domain/treasury/remitter.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { Refund } from '../../../platform/database/types.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { accountToPay, type PayableAccount } from './payee.ts'

/** A refund with money that came under another name than the member's. */
export interface UnclearRefund {
  id: Id<'refund'>
  status: Selectable<Refund>['status']
  /** Whole yen. */
  amount: number
  member_id: Id<'member'>
  member_name: string
  project_name: string
  /** Whoever else sent money for the application, in half-width kana, each once. */
  payers: string[]
  /** Their banks, as the bank's line names them. */
  payer_banks: string[]
  /** What two people decided last; null before. */
  goes_to: 'member' | 'payer' | null
}

/** Null where there is no such refund, or all its money came under the member's own name. */
export async function loadUnclearRefund(database: Queryable, refundId: Id<'refund'>): Promise<UnclearRefund | null> {
  const { rows } = await sql<UnclearRefund>`
    select refund.id, refund.status, refund.amount, member.id as member_id, member.family_name || ' ' || member.given_name as member_name, fund.name as project_name,
      came.payers, came.banks as payer_banks,
      (select goes_to from refund_payee where refund_id = refund.id order by id desc limit 1) as goes_to
    from refund
    join member on member.id = refund.member_id
    join investment on investment.id = refund.investment_id
    join fund on fund.id = investment.fund_id
    cross join lateral (
      select array_agg(distinct payer) as payers, coalesce(array_agg(distinct bank) filter (where bank <> ''), '{}') as banks from payers_of_refund(refund.id)) came
    where refund.id = ${refundId} and payer_differs(refund.id)`.execute(database)
  return rows[0] ?? null
}

type PayerAccount = {
  bankCode: string
  branchCode: string
  /** Digits. */
  accountNumber: string
  /** Kana of any width. */
  holderKana: string
}

export type RefundPayeeContent = {
  refundId: Id<'refund'>
  /** Null: the member's registered account. */
  account: PayerAccount | null
  /** What shows whose money it is. */
  ground: string
}

/** To whom a refund goes whose money came under another name: two people decide, and the database pays nobody before. */
const refundPayeeKind = defineProposalKind<RefundPayeeContent>({
  kind: 'refund.payee',
  async foresee(transaction, _services, content) {
    const judged = await judgePayee(transaction, content)
    return judged.ok ? success(effectOf(judged.value, content)) : judged
  },
  async carryOut(transaction, _services, content, { proposalId, now }) {
    const judged = await judgePayee(transaction, content)
    if (!judged.ok) return judged
    const { account } = judged.value
    await transaction
      .insertInto('refund_payee')
      .values({
        refund_id: content.refundId,
        goes_to: account === null ? 'member' : 'payer',
        ...(account !== null && {
          bank_code: account.bankCode,
          branch_code: account.branchCode,
          account_type: account.accountType,
          account_number: account.accountNumber,
          payee_name: account.name,
        }),
        ground: content.ground,
        proposal_id: proposalId,
        decided_at: now,
      })
      .execute()
    return success(null)
  },
})

/** The first operator's word. BAD_USER_INPUT for an account that is none, or not the payer's; CONFLICT where the refund waits for no such decision. */
export async function proposeRefundPayee(
  services: Services,
  viewer: Viewer,
  content: RefundPayeeContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const ground = content.ground.trim()
  if (ground === '') return badInput({ ground: '必須です' })
  if (ground.length > 500) return badInput({ ground: '500文字以内で入力してください' })
  return propose(services, viewer, refundPayeeKind, {
    subject: `refund:${content.refundId}`,
    content: { ...content, ground },
    reason: ground,
  })
}

interface Judged {
  refund: UnclearRefund
  account: PayableAccount | null
}

async function judgePayee(
  transaction: Transaction,
  { refundId, account }: RefundPayeeContent,
): Promise<Outcome<Judged>> {
  await transaction.selectFrom('refund').select('id').where('id', '=', refundId).forNoKeyUpdate().executeTakeFirst()
  const refund = await loadUnclearRefund(transaction, refundId)
  if (!refund) return refusal('NOT_FOUND', '返金先の確認が必要な返金ではありません。')
  if (refund.status !== 'open')
    return refusal('CONFLICT', 'この返金は、すでに支払いが準備されているか、終わっています。')
  if (account === null) return success({ refund, account: null })
  if (!/^\d{4}$/.test(account.bankCode)) return badInput({ bank_code: '数字4桁で入力してください' })
  if (!/^\d{3}$/.test(account.branchCode)) return badInput({ branch_code: '数字3桁で入力してください' })
  const accountNumber = transferNumber(account.bankCode, account.accountNumber)
  if (accountNumber === null) return badInput({ account_number: '口座番号は数字7桁または8桁です' })
  if (!refund.payers.some((payer) => isOfPayer(payer, account.holderKana)))
    return badInput({ holder_kana: '口座の名義が、振込依頼人の名義と異なります' })
  const payable = accountToPay({ ...account, accountNumber })
  return payable === null
    ? badInput({ account_number: 'この名義・番号では振り込めません' })
    : success({ refund, account: payable })
}

/** Whether an account in this name is the remitter's: in the same letters, or, as the statement writes names, the same whole name. */
const isOfPayer = (payer: string, holderKana: string): boolean =>
  foldPersonName(payer) === foldPersonName(holderKana) ||
  remitsAs(formsOfRemitter(payer), { name: null, kana: holderKana }, true) === 'whole'

function effectOf({ refund, account }: Judged, { ground }: RefundPayeeContent): Effect {
  const row = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `名義の違う入金の返金先（${refund.member_name}　${refund.project_name}）`,
    people: 1,
    yen: refund.amount,
    changes: [
      row('振込依頼人', refund.payers.join('、')),
      row('会員', refund.member_name),
      row('返金額', formatYen(yen(refund.amount))),
      {
        label: '返金先',
        before: refund.goes_to === null ? null : refund.goes_to === 'member' ? '会員の登録口座' : '振込人の口座',
        after:
          account === null
            ? '会員の登録口座'
            : `振込人の口座（銀行 ${account.bankCode}　支店 ${account.branchCode}　口座番号 ${account.accountNumber}　${account.name}）`,
      },
      row('根拠', ground),
    ],
  }
}
