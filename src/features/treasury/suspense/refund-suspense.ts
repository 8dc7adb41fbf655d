import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { payerText, type KnownPayer } from '../../../domain/treasury/known-payers.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import {
  defineProposalKind,
  type Decider,
  type Effect,
  type EffectChange,
} from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import { oweRefund } from '../refund/owe-refund.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockSuspenseItem, type SuspenseItem } from '../operator-account/list-suspense.ts'

type RefundContent = { bankLineId: Id<'bank_line'>; investmentId: Id<'investment'>; reason: FreeText }

interface Owner {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  fundId: Id<'fund'>
  fundName: string
  /** As registered, kana. */
  memberKana: string
}

/** The owner of unknown money was found: one operator says whose it is, another sees the remitter beside the member and agrees. */
const suspenseRefundKind = defineProposalKind<RefundContent>({
  kind: 'suspense.refund',
  async foresee(transaction, services, content) {
    const found = await loadFound(transaction, content)
    if (!found.ok) return found
    const { item, owner } = found.value
    const remitter = remitterOf(item)
    const payers = await findKnownPayers(transaction, services, { remarks: remitter, amount: item.amount, parts: [] })
    return success(effectOf(item, owner, concernOf(payers, owner)))
  },
  carryOut,
})

/**
 * Proposes that money of an unknown owner goes on the refund list of the member whose application it was meant for. Needs a fresh login; CONFLICT where it is
 * no longer in suspense.
 */
export async function refundSuspense(
  services: Services,
  viewer: Viewer,
  content: RefundContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  return propose(services, viewer, suspenseRefundKind, {
    subject: `bank_line:${content.bankLineId}`,
    content,
    reason: content.reason,
  })
}

/** The line under its lock, and the member who is said to have paid it. */
async function loadFound(
  transaction: Transaction,
  { bankLineId, investmentId }: RefundContent,
): Promise<Outcome<{ item: SuspenseItem; owner: Owner }>> {
  const owner = await transaction
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .select(['investment.id', 'member.id as memberId', 'fund.id as fundId', 'fund.name as fundName'])
    .select(['member.family_name_kana as family', 'member.given_name_kana as given'])
    .where('investment.id', '=', investmentId)
    .executeTakeFirst()
  if (!owner) return refusal('NOT_FOUND', '該当する出資がありません。')
  const item = await lockSuspenseItem(transaction, bankLineId)
  if (!item) return refusal('CONFLICT', 'この入金は、入金者不明の入金の一覧にありません。')
  const { id, memberId, fundId, fundName, family, given } = owner
  return success({
    item,
    owner: { investmentId: id, memberId, fundId, fundName, memberKana: `${family} ${given}` },
  })
}

/** The list of deposits has the payer's name, the statement its remarks alone. */
const remitterOf = ({ remitter_name: remitterName, remarks }: SuspenseItem): string => remitterName || remarks

/** Null where the remitter is the member, by the whole name. */
function concernOf(payers: readonly KnownPayer[], { memberId }: Owner): string | null {
  const isMember = ({ kind, id }: KnownPayer): boolean => kind === 'member' && id === String(memberId)
  const own = payers.find(isMember)
  if (own && !own.isNear) return null
  const others = payers.filter((payer) => !isMember(payer)).map((payer) => payerText(payer))
  return [
    own ? '振込依頼人は、会員の氏名に似た名前です。' : '振込依頼人と会員の氏名が一致しません。',
    ...(others.length > 0 ? [`${others.join('、')}と一致するか、似た名前です。`] : []),
    '会員が振り込んだ根拠を確かめてください。',
  ].join('')
}

function effectOf(item: SuspenseItem, owner: Owner, concern: string | null): Effect {
  const size = formatYen(yen(item.amount))
  const row = (label: string, after: string): EffectChange => ({ label, before: null, after })
  return {
    title: `入金者不明の入金${size}を、会員への返金にする`,
    people: 1,
    yen: item.amount,
    changes: [
      ...(concern === null ? [] : [row('ご確認ください：振込依頼人', concern)]),
      row('入金', `${formatDate(japanDate(item.transacted_on))}　${size}`),
      row('振込依頼人', remitterOf(item) || '（なし）'),
      row('依頼人の銀行', item.remitter_bank || '（なし）'),
      row('会員（カナ）', owner.memberKana),
      row('申込', `${applicationNumber(owner.fundId, owner.investmentId)}　${owner.fundName}`),
    ],
  }
}

/** Of a line whose first owner was a mistake, each later one has a key of its own. */
async function nextKey(transaction: Transaction, { bank_line_id: bankLineId }: SuspenseItem): Promise<string> {
  const { times } = await transaction
    .selectFrom('suspense_resolution')
    .select((select) => select.fn.countAll<number>().as('times'))
    .where('bank_line_id', '=', bankLineId)
    .executeTakeFirstOrThrow()
  return times === 0 ? `suspense:${bankLineId}` : `suspense:${bankLineId}:${times + 1}`
}

async function carryOut(
  transaction: Transaction,
  _services: Services,
  content: RefundContent,
  { proposalId, operatorId, now }: Decider,
): Promise<Outcome<null>> {
  const found = await loadFound(transaction, content)
  if (!found.ok) return found
  const { item, owner } = found.value
  const key = await nextKey(transaction, item)
  await oweRefund(transaction, {
    memberId: owner.memberId,
    fundId: owner.fundId,
    investmentId: owner.investmentId,
    ...(item.deposit_id !== null && { depositId: item.deposit_id }),
    amount: item.amount,
    reason: 'owner_found',
    from: { unassignedOn: item.real_account_id },
    key,
    now,
  })
  const { id } = await transaction.selectFrom('refund').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  await transaction
    .insertInto('suspense_resolution')
    .values({
      bank_line_id: item.bank_line_id,
      kind: 'refunded',
      refund_id: id,
      reason: content.reason,
      resolved_by: operatorId,
      resolved_at: now,
      proposal_id: proposalId,
    })
    .execute()
  return success(null)
}
