import type { InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import { payoutLifecycle } from '../../../domain/lifecycles/payout.ts'
import { isReversalKind, originalKind, type OriginalKind, type StoredKind } from '../../../ledger/entry-kinds.ts'

/** What an entry of the books was, as people say it. */
export const ENTRY_TEXTS: Readonly<Record<OriginalKind, string>> = {
  deposit: '入金',
  deposit_unknown: '入金者不明の入金',
  capital_paid_in: '全額の入金により出資金へ',
  refund_owed: '返金の対象へ',
  refund_taken_back: '返金の対象から出資へ戻す',
  owner_found: '入金者が判明し返金の対象へ',
  operation_started: '運用開始',
  property_bought: '対象不動産の取得',
  operation_undone: '運用開始後のクーリング・オフ',
  distribution_fixed: '分配の確定',
  principal_due: '出資の返還の確定',
  loss_allocated: '損失の負担',
  loss_made_good: '元本の回復',
  declared_income: '収入の申告（運営者の資金から）',
  property_sold: '対象不動産の引き取り（運営者の資金から）',
  property_handed_over: '売却した対象不動産の引き渡し',
  sold_to_operator: '当社への売却',
  sold_to_fund: '別のファンドへの売却',
  contribution: '当社の出資（運営者の資金から）',
  contribution_returned: '当社の出資の返還',
  property_brought_in: '対象不動産による当社の出資',
  operator_took_share: '営業者損益の受け取り',
  payout_approved: '支払いの承認',
  payout: '振込',
  payout_settled: '振込',
  payout_refused: `${payoutLifecycle.events.refused.word}により支払い待ちへ`,
  payout_arrived: '振込不能の後に着金',
  payout_returned: '振込先からの返却',
  return_mistaken: '返却の登録の取消',
  account_entry: '口座の入出金',
  bank_opened: '口座の開始残高',
  own_transfer: '自社口座間の振替',
  float_in: '運営者の資金の入金',
  float_out: '運営者の資金の出金',
  fee: '手数料',
  operator_money: '運営者の資金の入出金',
  refund_paid: '返金の支払い',
  tax_paid: '源泉所得税の納付',
  suspense_returned: '入金者不明の入金の返却',
  income_line: 'ファンドの収入',
  outgoing_planned: 'ファンドの支払いの予定',
  outgoing_line: 'ファンドの支払い',
  deposit_kept: '敷金・保証金から差し引いた額の収入への振替',
  cost_accrued: '未払費用の計上',
  cost_prepaid: '費用を前払費用へ',
  prepaid_cost_used: '前払費用を当期の費用へ',
  rent_earned: '前受賃料を当期の収入へ',
  operator_paid_cost: 'ファンドの費用の立て替え',
  operator_repaid: '立て替えた費用の精算',
  operator_advanced: '運営者の立て替えの入金',
  advance_borne: '運営者の立て替えを運営者が負担',
  period_closed: '計算期間の締め',
  year_closed: '年度の締め',
  books_opened: 'ファンドごとの帳簿の開始',
}

export const entryText = (kind: StoredKind): string =>
  isReversalKind(kind) ? `${ENTRY_TEXTS[originalKind(kind)]}の取り消し` : ENTRY_TEXTS[kind]

/** As the step that led there, not as the state. */
const statusTexts: Readonly<Record<InvestmentStatus, string>> = {
  lottery_pending: '抽選の申し込み',
  awaiting_deposit: '契約の成立（入金待ち）',
  participating: '参加の確定',
  not_selected: '落選',
  fund_failed: 'ファンドの不成立',
  canceled: '取り消し',
}

export const statusText = (status: InvestmentStatus): string => statusTexts[status]

/** Who writes such an entry where the record itself does not say. */
const usualActors: Readonly<Partial<Record<StoredKind, string>>> = {
  deposit: 'bank',
  deposit_unknown: 'bank',
  capital_paid_in: 'bank',
  payout_settled: 'bank',
  payout_returned: 'bank',
  payout_refused: 'bank',
  payout_arrived: 'bank',
}

export const usualActor = (kind: StoredKind): string | null => usualActors[kind] ?? null
