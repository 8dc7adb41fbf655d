import type { CostKind } from '../domain/treasury/fund-lines.ts'
import type { Id } from '../domain/id.ts'

/**
 * Whose chapter of the ledger a posting stands in. Every fund keeps its own; money passes between books only as cash against a claim or a contribution on
 * both sides. `unassigned` holds what nobody has explained yet. Everything of before the books were opened stands in `legacy`, which is closed.
 */
export type Book = `fund:${number}` | 'operator' | 'unassigned'

const fundBook = (fundId: Id<'fund'>): Book => `fund:${fundId}`

interface AccountFacts {
  /** In which books it may stand; `any`: in each but the closed one. */
  scope: 'any' | 'fund' | 'operator' | 'unassigned' | 'legacy'
  /** Its own side: an account of the debit side is never below zero, one of the credit side never above. */
  side: 'debit' | 'credit' | 'either'
  /** What its reference names. */
  ref: 'none' | 'real_account' | 'fund' | 'investment' | 'member' | 'payout' | 'own_transfer' | 'cost_kind' | 'plan'
  /** Money that is there, or that the bank has to give back. */
  isCash: boolean
  /** Owed to somebody by name: there in cash, or the book is short. */
  isTied: boolean
  /** What people call it. */
  text: string
}

/** Every account of the ledger, in the order of a balance sheet: what we have, then what we owe. The table account_kind holds the same. */
export const ACCOUNTS = {
  bank: { scope: 'any', side: 'debit', ref: 'real_account', isCash: true, isTied: false, text: '銀行口座' },
  in_transit: {
    scope: 'any',
    side: 'debit',
    ref: 'own_transfer',
    isCash: true,
    isTied: false,
    text: '振替中の預金（自社口座間）',
  },
  return_due: {
    scope: 'fund',
    side: 'debit',
    ref: 'payout',
    isCash: true,
    isTied: false,
    text: '振込不能による返却待ち',
  },
  // At cost, all parts of a fund on one account: the deals say which is which (property_in_book).
  property: { scope: 'fund', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '対象不動産（取得原価）' },
  // By lines of the bank, before the deal is booked that they are the price of.
  advance_paid: {
    scope: 'fund',
    side: 'debit',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '手付・前払（対象不動産）',
  },
  fund_interest: {
    scope: 'operator',
    side: 'debit',
    ref: 'fund',
    isCash: false,
    isTied: false,
    text: '自己出資（ファンドへの拠出）',
  },
  // A cost that is paid and belongs to days that are still to come.
  prepaid_cost: { scope: 'fund', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '前払費用' },
  // What the operator paid for a fund and gets back from it.
  advanced: {
    scope: 'operator',
    side: 'debit',
    ref: 'fund',
    isCash: false,
    isTied: false,
    text: '立替金（ファンドへの立て替え）',
  },
  // A payment that two people have decided on and that has not left: its money is kept for it, and nothing else can spend it.
  earmarked: { scope: 'fund', side: 'debit', ref: 'plan', isCash: false, isTied: false, text: '支払予定' },
  unexplained: { scope: 'unassigned', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '不明出金' },
  deposit: {
    scope: 'fund',
    side: 'credit',
    ref: 'investment',
    isCash: false,
    isTied: true,
    text: '預り金（入金途中）',
  },
  capital: {
    scope: 'fund',
    side: 'credit',
    ref: 'investment',
    isCash: false,
    isTied: true,
    text: '出資金（運用開始前）',
  },
  deployed: {
    scope: 'fund',
    side: 'credit',
    ref: 'investment',
    isCash: false,
    isTied: false,
    text: '出資金（運用中）',
  },
  // The operator's own money in the fund: it bears a loss in this order, and goes back the other way round after all investors (M57).
  subordinated: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: false, text: '劣後出資' },
  fill_in: {
    scope: 'fund',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '補填出資（募集に満たない分）',
  },
  taken_over: {
    scope: 'fund',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '引受出資（解約者分）',
  },
  // What is fixed has no claim on money before it is approved (decision 0073); its cash comes into the book with the approval.
  payable: {
    scope: 'fund',
    side: 'credit',
    ref: 'investment',
    isCash: false,
    isTied: false,
    text: '未払いの分配・償還',
  },
  withholding_unpaid: {
    scope: 'fund',
    side: 'credit',
    ref: 'investment',
    isCash: false,
    isTied: false,
    text: '未払い分配金の源泉税（未徴収）',
  },
  refundable: { scope: 'fund', side: 'credit', ref: 'member', isCash: false, isTied: true, text: '未払いの返金' },
  in_flight: { scope: 'fund', side: 'credit', ref: 'payout', isCash: false, isTied: true, text: '送金手続き中' },
  withholding_in_flight: {
    scope: 'fund',
    side: 'credit',
    ref: 'payout',
    isCash: false,
    isTied: true,
    text: '送金手続き中の源泉税',
  },
  suspense: {
    scope: 'unassigned',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: true,
    text: '仮受金（入金者不明）',
  },
  tax: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: true, text: '預り源泉税' },
  set_aside: { scope: 'fund', side: 'credit', ref: 'plan', isCash: false, isTied: true, text: '支払予定の取り置き' },
  tenant_deposit: {
    scope: 'fund',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: true,
    text: '預り敷金・保証金',
  },
  // Withheld of the fees of scriveners and tax accountants, until it goes to the tax office; apart from that of distributions.
  fee_tax: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: true, text: '預り源泉所得税（報酬）' },
  // What a buyer has paid before the sale: his until it is settled.
  sale_deposit: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: true, text: '預り手付金（売却）' },
  // What it owes a lender: cash that was lent is the fund's to spend, but never what investors or the operator get back (borrowed_cash).
  loan: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: false, text: '借入金' },
  advance_rent: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: false, text: '前受賃料' },
  accrued_cost: { scope: 'fund', side: 'credit', ref: 'cost_kind', isCash: false, isTied: false, text: '未払費用' },
  owed_to_operator: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: false, text: '営業者立替金' },
  operator_share: {
    scope: 'fund',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '未払営業者帰属損益',
  },
  // Of the running period: its closing moves them to the result. What is returned of them may be more than the period brought.
  rent_income: { scope: 'fund', side: 'either', ref: 'none', isCash: false, isTied: false, text: '賃料収入' },
  other_income: { scope: 'fund', side: 'either', ref: 'none', isCash: false, isTied: false, text: 'その他の収入' },
  sale_proceeds: { scope: 'fund', side: 'credit', ref: 'none', isCash: false, isTied: false, text: '売却収入' },
  cost: { scope: 'fund', side: 'either', ref: 'cost_kind', isCash: false, isTied: false, text: '費用' },
  sale_cost: { scope: 'fund', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '売却原価' },
  undistributed: { scope: 'fund', side: 'either', ref: 'none', isCash: false, isTied: false, text: '未処分損益' },
  declared_income: {
    scope: 'fund',
    side: 'credit',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '申告による収入（明細なし）',
  },
  own_equity: { scope: 'operator', side: 'either', ref: 'none', isCash: false, isTied: false, text: '自己資金' },
  // What closed financial years have left.
  retained_earnings: {
    scope: 'operator',
    side: 'either',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: '繰越利益',
  },
  fund_result: {
    scope: 'operator',
    side: 'either',
    ref: 'none',
    isCash: false,
    isTied: false,
    text: 'ファンド帰属損益',
  },
  fee: { scope: 'operator', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '支払手数料' },
  surcharge: { scope: 'operator', side: 'debit', ref: 'none', isCash: false, isTied: false, text: '延滞税など' },
  fund_asset: { scope: 'legacy', side: 'debit', ref: 'fund', isCash: false, isTied: false, text: 'ファンドの資産' },
  float: { scope: 'legacy', side: 'either', ref: 'none', isCash: false, isTied: false, text: '運営者の資金' },
} as const satisfies Record<string, AccountFacts>

export type AccountKind = keyof typeof ACCOUNTS

type KindOf<Ref extends AccountFacts['ref'], Scope extends AccountFacts['scope']> = {
  [Kind in AccountKind]: (typeof ACCOUNTS)[Kind] extends { ref: Ref; scope: Scope } ? Kind : never
}[AccountKind]

/**
 * An account with what names its owner and its book, so that a posting in a wrong book does not compile. Debit is positive, credit negative, whole yen.
 * There is no account by which a fund lends to the operator or to another fund, and there is no wallet: `refundable` is emptied by a refund
 * (a small-scale operator may not keep members' money on balance: guideline on electronic trading, item 11).
 */
export type Account =
  | { kind: 'bank'; book: Book; realAccountId: string }
  | { kind: 'in_transit'; book: Book; transferId: Id<'own_transfer'> }
  | { kind: KindOf<'investment', 'fund'>; fundId: Id<'fund'>; investmentId: Id<'investment'> }
  | { kind: KindOf<'member', 'fund'>; fundId: Id<'fund'>; memberId: Id<'member'> }
  | { kind: KindOf<'payout', 'fund'>; fundId: Id<'fund'>; payoutId: Id<'payout'> }
  | { kind: KindOf<'cost_kind', 'fund'>; fundId: Id<'fund'>; costKind: CostKind }
  | { kind: KindOf<'plan', 'fund'>; fundId: Id<'fund'>; planId: Id<'outgoing_plan'> }
  | { kind: KindOf<'none', 'fund'>; fundId: Id<'fund'> }
  | { kind: KindOf<'fund', 'operator'>; fundId: Id<'fund'> }
  | { kind: KindOf<'none', 'operator'> }
  | { kind: KindOf<'none', 'unassigned'> }

/** The book in which the account stands. */
export function bookOf(account: Account): Book {
  if ('book' in account) return account.book
  if ('fundId' in account && ACCOUNTS[account.kind].scope === 'fund') return fundBook(account.fundId)
  return ACCOUNTS[account.kind].scope === 'unassigned' ? 'unassigned' : 'operator'
}

/** The text under which the account's owner stands in the ledger; empty for a book's single accounts. */
export function accountReference(account: Account): string {
  if ('realAccountId' in account) return account.realAccountId
  if ('transferId' in account) return String(account.transferId)
  if ('investmentId' in account) return String(account.investmentId)
  if ('memberId' in account) return String(account.memberId)
  if ('payoutId' in account) return String(account.payoutId)
  if ('costKind' in account) return account.costKind
  if ('planId' in account) return String(account.planId)
  return 'fundId' in account && ACCOUNTS[account.kind].ref === 'fund' ? String(account.fundId) : ''
}
