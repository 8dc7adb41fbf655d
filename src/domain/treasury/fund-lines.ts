import { addMonths, japanDate } from '../calendar.ts'
import { partTaxProblems } from './consumption-tax/part-tax.ts'
import type { TaxClass } from './consumption-tax/classes.ts'
import type { FeePayee } from './fee-withholding.ts'
import type { FreeText } from '../free-text.ts'
import type { Id } from '../id.ts'
import { givenBackProblems } from './money-given-back.ts'

/** What a part of a fund's line of the bank was. */
export const FUND_LINE_KINDS = {
  rent: '賃料',
  other_income: 'その他の収入',
  sale: '売却代金',
  sale_deposit: '売却の手付金（預り金）',
  purchase: '購入代金',
  purchase_return: '購入代金の戻り（取得の取りやめ）',
  tenant_deposit: '敷金・保証金',
  taken_over_deposit: '引き継いだ敷金・保証金（売主から）',
  advance_rent: '前受賃料',
  cost: '費用',
  accrued_cost: '未払費用の支払い',
  fee_tax: '源泉所得税（報酬）',
  loan: '借入金',
} as const

export type FundLineKind = keyof typeof FUND_LINE_KINDS

/** What a fund's money is spent on. */
export const COST_KINDS = {
  management: '管理費',
  utilities: '水道光熱費',
  repair: '修繕費',
  insurance: '保険料',
  public_dues: '公租公課',
  brokerage: '仲介手数料',
  registration: '登記費用',
  expert: '専門家報酬',
  appraisal: '鑑定費用',
  interest: '支払利息',
  other: 'その他の費用',
} as const

export type CostKind = keyof typeof COST_KINDS

/** Who stands at the other end: what the company or somebody of its own paid says nothing about a market, and investors are told how much it was. */
export const COUNTERPARTIES = {
  third_party: '第三者',
  related_party: '当社または関係者',
} as const

export type Counterparty = keyof typeof COUNTERPARTIES

/** Out of whose money an outgoing line was. */
export const PAYERS = {
  fund: 'ファンドの資金',
  operator: '運営者の資金（立て替え）',
} as const

export type Payer = keyof typeof PAYERS

/** A line can be of several kinds, units and funds: a manager remits the rents of a building less his fee. */
export type FundLinePart = {
  fundId: Id<'fund'>
  kind: FundLineKind
  /** Of costs alone. */
  costKind: CostKind | null
  /** Whole yen; positive: the fund received, negative: it paid. */
  amount: number
  /** Which unit and month: '302号室、2026年4月分'. May be empty. */
  about: FreeText
  /** The purchase or sale that a price or a cost belongs to, where somebody has said; missing in proposals of before. */
  dealId?: Id<'property_deal'> | null
  /** Of rents and tenants' deposits: the lease; of rents and of tax that is paid the month, 'YYYY-MM'. Missing where nobody has said so. */
  leaseId?: Id<'lease'> | null
  month?: string | null
  /** The line of the bank that paid what comes or goes back. Missing in proposals of before. */
  givesBack?: Id<'bank_statement_line'> | null
  /** Of tax that is kept of a fee: whose, and of how much of it. Missing in proposals of before. */
  feePayee?: FeePayee | null
  feeBase?: number | null
  /** Of a loan and of its interest. Missing in proposals of before. */
  loanId?: Id<'loan'> | null
  /** Of consumption tax what was said; null for the usual class of its kind. Missing in proposals of before. */
  taxClass?: TaxClass | null
  /** Of costs: the registration number on the invoice. */
  invoiceNumber?: string | null
  /** Of a sale: how much of the sum is the building's, with its tax. */
  buildingAmount?: number | null
}

/** As an operator classifies it. */
export type FundLine = {
  counterparty: Counterparty
  paidBy: Payer
  parts: FundLinePart[]
}

/** Which way the money of a part may go, by the direction of its line: a manager keeps his fee from the rents, a deposit goes back less the repairs. */
const directions: Readonly<Record<FundLineKind, { in: readonly Direction[]; out: readonly Direction[] }>> = {
  rent: { in: ['in'], out: ['out'] },
  other_income: { in: ['in'], out: ['in', 'out'] },
  sale: { in: ['in'], out: [] },
  // A deposit that becomes part of the price stands beside the whole price.
  sale_deposit: { in: ['in', 'out'], out: ['out'] },
  purchase: { in: [], out: ['out'] },
  purchase_return: { in: ['in'], out: [] },
  tenant_deposit: { in: ['in', 'out'], out: ['out'] },
  // The seller pays it, or the fund pays that much less.
  taken_over_deposit: { in: ['in'], out: ['in'] },
  advance_rent: { in: ['in'], out: ['out'] },
  cost: { in: ['in', 'out'], out: ['out'] },
  accrued_cost: { in: [], out: ['out'] },
  // Kept of a fee, or paid to the tax office.
  fee_tax: { in: [], out: ['in', 'out'] },
  loan: { in: ['in'], out: ['out'] },
}

type Direction = 'in' | 'out'
const directionOf = (amount: number): Direction => (amount > 0 ? 'in' : 'out')

const isRent = (kind: FundLineKind): boolean => kind === 'rent' || kind === 'advance_rent'
const isCost = (kind: FundLineKind): boolean => kind === 'cost' || kind === 'accrued_cost'

/** What a fund holds for its tenants. */
export const isTenantDeposit = (kind: FundLineKind): boolean =>
  kind === 'tenant_deposit' || kind === 'taken_over_deposit'

/** Whether such a part may be of a lease. */
export const isOfLease = (kind: FundLineKind): boolean => isRent(kind) || isTenantDeposit(kind)

/** Whether such a part is of a loan: what is drawn or repaid of it, and its interest. */
const isOfLoan = (kind: FundLineKind, costKind: CostKind | null): boolean =>
  kind === 'loan' || (isCost(kind) && costKind === 'interest')

/** Whether such a part may belong to a deal. */
export const isOfDeal = (kind: FundLineKind): boolean =>
  isCost(kind) || kind === 'sale' || kind === 'purchase' || kind === 'taken_over_deposit'

/** What is wrong with a line as it was classified, as fields of the form; null where it can be booked. */
export function fundLineProblems(
  { counterparty, parts, paidBy }: FundLine,
  lineAmount: number,
): Record<string, string> | null {
  if (parts.length === 0) return { parts: '内訳を入力してください。' }
  if (parts.length > 50) return { parts: '内訳は50件までです。' }
  const direction = directionOf(lineAmount)
  for (const [index, part] of parts.entries()) {
    const { kind, costKind, amount, about, dealId = null, leaseId = null, month = null, loanId = null } = part
    const field = `parts.${index}`
    if (!Number.isSafeInteger(amount) || amount === 0)
      return { [`${field}.amount`]: '金額は、0以外の整数で入力してください。' }
    if (!directions[kind][direction].includes(directionOf(amount)))
      return { [`${field}.amount`]: `入金と出金の向きが、「${FUND_LINE_KINDS[kind]}」と合いません。` }
    // It would lower what the fund spends and stand nowhere as money of ours.
    if (kind === 'cost' && amount > 0 && counterparty === 'related_party')
      return {
        [`${field}.amount`]:
          '当社や関係者から戻った費用は、「その他の収入」として登録してください。関係者からの収入として、投資家に示します。',
      }
    if (isCost(kind) !== (costKind !== null)) return { [`${field}.cost_kind`]: '費用の種類を選んでください。' }
    if (isOfLoan(kind, costKind) !== Boolean(loanId))
      return {
        [`${field}.loan_id`]: loanId
          ? '借入れは、借入金と支払利息にだけ指定できます。'
          : 'どの借入れかを選んでください。借入れは、帳簿の「借入金」で登録します。',
      }
    if (dealId !== null && costKind === 'interest')
      return { [`${field}.deal_id`]: '支払利息は、物件の取引の費用にできません。' }
    if (dealId !== null && !isOfDeal(kind)) return { [`${field}.deal_id`]: '取引は、代金と費用にだけ指定できます。' }
    if (leaseId !== null && !isOfLease(kind))
      return { [`${field}.lease_id`]: '賃貸借は、賃料と敷金・保証金にだけ指定できます。' }
    if (month !== null && !isRent(kind) && kind !== 'fee_tax')
      return { [`${field}.month`]: '対象月は、賃料と源泉所得税の納付だけに入力できます。' }
    if (month !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      return { [`${field}.month`]: '対象月を選んでください。' }
    if (kind === 'advance_rent' && direction === 'in' && month === null)
      return { [`${field}.month`]: '前受賃料の対象月を選んでください。' }
    if (about.length > 200) return { [`${field}.about`]: '200文字以内で入力してください。' }
    const [wrong] = Object.entries(partTaxProblems(part) ?? {})
    if (wrong !== undefined) return { [`${field}.${wrong[0]}`]: wrong[1] }
  }
  const givenBack = givenBackProblems(parts, lineAmount)
  if (givenBack) return givenBack
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== lineAmount)
    return { parts: '内訳の合計が、明細の金額と一致しません。' }
  const netted = direction === 'in' ? nettedProblems(parts) : null
  if (netted) return netted
  const beyond = direction === 'out' ? parts.findIndex((part) => isBeyondKept(parts, part)) : -1
  if (beyond !== -1)
    return {
      [`parts.${beyond}.amount`]:
        '出金の明細に含められる収入は、返す敷金・保証金から差し引いた額までです。ほかの収入は、入金の明細で登録してください。',
    }
  if (paidBy === 'operator' && (direction === 'in' || parts.some(({ kind }) => kind !== 'cost' && kind !== 'purchase')))
    return { paid_by: '運営者が立て替えられるのは、費用と購入代金の支払いだけです。' }
  return null
}

/**
 * Income on a payment is what a fund keeps of a tenant's deposit that it gives back. Beyond that it would be a payment that is classified as larger than it was: a
 * price above the one that was paid would make income of investors' own money.
 */
function isBeyondKept(parts: readonly FundLinePart[], { fundId, kind, amount }: FundLinePart): boolean {
  const sumOf = (asked: FundLineKind, direction: Direction): number =>
    parts
      .filter((part) => part.fundId === fundId && part.kind === asked && directionOf(part.amount) === direction)
      .reduce((sum, part) => sum + part.amount, 0)
  return kind === 'other_income' && amount > 0 && sumOf('other_income', 'in') > -sumOf('tenant_deposit', 'out')
}

/**
 * What a payer keeps of the money that he remits: a manager his costs of the rents, a broker his of the price. Without a bound a line of one yen would be classified as
 * any rent with a cost beside it, and a cost of a sale beside a rent would make rent of what the sale has earned.
 */
function nettedProblems(parts: readonly FundLinePart[]): Record<string, string> | null {
  for (const [index, { fundId, kind, amount, dealId = null }] of parts.entries()) {
    if (!isCost(kind) || amount > 0) continue
    const sumOf = (wanted: (part: FundLinePart) => boolean): number =>
      parts.filter((part) => part.fundId === fundId && wanted(part)).reduce((sum, part) => sum + part.amount, 0)
    const isKept = (part: FundLinePart): boolean => isCost(part.kind) && part.amount < 0
    const ofPrice = sumOf((part) => part.kind === 'sale') / NETTED_OF_A_PRICE
    const ofRents = sumOf((part) => isRent(part.kind) && part.amount > 0) / NETTED_OF_RENTS
    const field = `parts.${index}.amount`
    if (dealId !== null && -sumOf((part) => isKept(part) && (part.dealId ?? null) !== null) > ofPrice)
      return {
        [field]:
          '取引の費用を入金から差し引いて登録できるのは、売却代金の5分の1までです。ほかの入金の明細には含められません。',
      }
    if (-sumOf(isKept) > ofPrice + ofRents)
      return {
        [field]:
          '入金から差し引いて登録できる費用は、同じ明細にある賃料の半分（売却代金はその5分の1）までです。これを超えて差し引かれた賃料は、入金された額で登録してください。',
      }
  }
  return null
}

const NETTED_OF_RENTS = 2
const NETTED_OF_A_PRICE = 5

/** Whether a part raises what its fund earns, at once or with its month; a cost that comes back does so as well. */
export const makesIncome = ({ kind, amount }: Pick<FundLinePart, 'kind' | 'amount'>): boolean =>
  amount > 0 && (isRent(kind) || kind === 'other_income' || kind === 'sale' || kind === 'cost')

/**
 * Another line of the same remitter, classified as this one: the same parts, without the deal that they were of; a single one is the whole of the line, whatever
 * the line is. What came so many months later is the rent of so many months later.
 * @param monthsLater from this line's day to the other's.
 */
export function classifiedLike(
  { counterparty, paidBy, parts }: FundLine,
  { amount, monthsLater }: { amount: number; monthsLater: number },
): FundLine {
  const [only, ...others] = parts
  const alike = only !== undefined && others.length === 0 ? [{ ...only, amount }] : parts
  return {
    counterparty,
    paidBy,
    parts: alike.map((part) => ({
      ...inMonth(part, monthsLater),
      dealId: null,
      givesBack: null,
      buildingAmount: null,
    })),
  }
}

/** Rent in advance is classified by the days of its own period: as rent, which the booking keeps for its month where that is later. */
function inMonth(part: FundLinePart, monthsLater: number): FundLinePart {
  if (!part.month) return part
  const month = addMonths(japanDate(`${part.month}-01`), monthsLater).slice(0, 7)
  return { ...part, kind: part.amount > 0 ? 'rent' : part.kind, month }
}

/** From one day's month to another's. */
export const monthsBetween = (from: string, until: string): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7))

/** A rent whose month begins after the period in which it came is kept for that month. */
export const inAdvance = (part: FundLinePart, periodEndOn: string): FundLinePart =>
  part.kind === 'rent' && part.amount > 0 && part.month && `${part.month}-01` > periodEndOn
    ? { ...part, kind: 'advance_rent' }
    : part

/** The funds of a line, each once, in order. */
export const fundsOf = (parts: readonly Pick<FundLinePart, 'fundId'>[]): Id<'fund'>[] =>
  [...new Set(parts.map(({ fundId }) => fundId))].toSorted((one, other) => one - other)
