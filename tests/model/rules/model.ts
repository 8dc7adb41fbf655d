import { fundBook, type Account, type FundBook } from './books.ts'
import type { Line } from './earnings.ts'
import { day, endOfDayAfter } from './japan-time.ts'

/**
 * The rules of the business as small as they can be: lists, maps and whole numbers, written from the specification and without a
 * line of the product. Members, funds and investments are named by their place in the lists.
 */
export interface Model {
  /** Business time, milliseconds. */
  now: number
  members: Member[]
  funds: Fund[]
  investments: Investment[]
  deposits: Deposit[]
  refunds: Refund[]
  distributions: Distribution[]
  shares: Share[]
  payouts: Payout[]
  /** What funds have earned and spent, in the order in which it was booked. */
  earnings: Earning[]
  /** Lines of the bank that were classified as funds', and what each is classified as now. */
  lines: ClassifiedLine[]
  /** What was put right of closed periods, once for each of them. */
  corrections: Correction[]
  /** 'YYYY-MM' of the last month whose books two people closed. */
  closedMonth: string | null
  /** Signed balances by book and account, debit above zero; missing ones are zero. */
  books: Map<Account, number>
  /** Applications by member and key. */
  keys: Map<string, { investment: number; fund: number; amount: number; at: number }>
  /** Everybody who ever stood in a line for a full fund, in the order in which they came. */
  line: Place[]
}

export interface Member {
  id: number
  birthday: string
  isVerified: boolean
  /** Why operators stop payments to the member, the last reason last; nothing is paid while there is one. */
  stops: string[]
  /** When the account for payouts was registered. */
  accountSince: number | null
  /** How many accounts were registered, one after the other. */
  accounts: number
  /** 143 yen to another bank, nothing to the operator's own. */
  fee: number
}

export interface Fund {
  id: number
  start: number
  end: number
  method: 'firstCome' | 'lottery'
  goal: 'AllOrNothing' | 'Allin'
  /** Whole yen: price_estate, subordination_amount, lower_invest, higher_invest. */
  total: number
  subordinated: number
  lower: number
  higher: number | null
  code: string | null
  /** SHA-256 of the seed, as it was shown when the fund was published; of a lottery. */
  commitment: string | null
  drawnAt: number | null
  /** Days after the last day of payment in which a gap may still be closed; 0 where the fund is judged at once. */
  closingDays: number
  failedAt: number | null
  /** Full and paid, it lost a contract after its end: the last instant of the operators' days to decide. Opened once. */
  gapUntil: number | null
  /** It renews itself every six months, until its property is sold. */
  autoRenewal: boolean
  /** Its terms, oldest first; of a fund that renews itself, from its start on. */
  terms: Term[]
  /** What it is about, as the records have it; none where it was published without. */
  rooms: Room[]
  /** The day on which the last of them that is sold was handed over. */
  lastSaleOn: string | null
  /** What it buys with its start is recorded. */
  isBought: boolean
  /** Days as recorded by an operator: 'YYYY-MM-DD' in Japan. */
  operationStart: string | null
  operationEnd: string | null
  /** The last day as the offer, or the last extension, plans it. */
  plannedEnd: string
  decisions: Decision[]
  payday: string | null
  /** The investors' money has been handed over: since when. Null before. */
  workingSince: number | null
  /** Of its declared dividends what the operator has paid in, with the approval of their payment. */
  declaredPaidIn: number
  isWoundUp: boolean
  /** What one operator has entered and another has not, for which period. `effect` stood when it was shown. */
  pending: (Dividend & { by: number; effect: string; period: number }) | null
}

/** What two operators decided of a fund's end. */
export interface Decision {
  state: 'extended' | 'in_talks'
  previousEnd: string
  /** The new end; in talks the one that investors are asked to agree to. */
  newEnd: string
  nextWordOn: string
  /** In talks, by place in the list of investments: whether each agrees, by the last word. */
  answers: Map<number, boolean>
}

/** Of the whole fund, whole yen before tax. */
export interface Dividend {
  total: number
  loss: number
  /** Of a fund that renews itself: a quarter of it is distributed besides `total`. */
  saleProfit: number
  payday: string
}

/** Of a fund that renews itself: six months, or less where the property was sold within them. */
export interface Term {
  startOn: string
  endOn: string
  /** The last day on which its members may say that they leave. */
  choiceUntil: string
  /** The day with which it ended, once it has. */
  closedOn: string | null
  /** By place in the list of investments: whether each leaves. */
  leaves: Map<number, boolean>
}

/** A part of a property, with what its seller got for it. */
export interface Room {
  id: string
  price: number
  isSold: boolean
}

/** What a fund earned, or spent where it is below zero. */
export interface Earning {
  fund: number
  /** 'rent_income', 'cost:repair': where it stands in the fund's book. */
  account: string
  amount: number
  /** The operator or somebody of its own paid it. */
  isRelated: boolean
  /** From when on it counts. */
  at: number
  /** The distribution whose closing took it to the fund's result. */
  takenBy: number | null
}

/** A line of the bank as it is classified now. */
export interface ClassifiedLine {
  id: string
  line: Line
  /** It is classified as the operator's own money, and no fund's. */
  isOwnMoney: boolean
  /** When it came, and was classified first. */
  at: number
  /** When it was classified as it is now. */
  saidAt: number
  /** What that made its fund earn or spend; nothing where it is the operator's own money. */
  earned: readonly Earning[]
}

/** A line that was classified anew after the closing of a period that it touches. */
export interface Correction {
  line: string
  fund: number
  /** The distribution whose closing told of it. */
  distribution: number
  day: string
  recordedAt: number
  /** Null where it was none of the fund's. */
  before: Line | null
  after: Line | null
}

/** What a fund's book holds of a period. */
export interface PeriodBooks {
  income: number
  relatedIncome: number
  costs: number
  sale: number
  relatedSale: number
  saleCost: number
}

/** A dividend that two people have fixed. */
export interface Distribution {
  fund: number
  period: number
  startOn: string
  endOn: string
  /** With the investors' quarter of a sale. */
  total: number
  saleProfit: number
  loss: number
  payday: string
  redeems: boolean
  fixedAt: number
  /** When all who share in it were sent the statement of its loss; null where none was. */
  lossExplainedAt: number | null
  /** What the books gave: null where nothing of the period was booked. */
  closing: Closing | null
  sources: Record<'rent' | 'sale' | 'declared', Source>
  /** What the books gave the operator. */
  operatorShare: number
  /** Most that the contract gives: amounts, rate and days. */
  cap: number
}

export interface Source {
  yen: number
  related: number
}

export interface Closing extends PeriodBooks {
  lossCarried: number
  lossLeft: number
  cap: number
  priority: number
  saleQuarter: number
}

export type Status = 'Apply' | 'Entry' | 'Paid' | 'NotSelected' | 'FundFailed' | 'Canceled'

export interface Investment {
  id: number
  member: number
  fund: number
  amount: number
  status: Status
  cancelReason: 'deadline' | 'cooling_off' | 'member_before_deposit' | null
  appliedAt: number
  /** Not drawn, the member would take a place that comes free later. */
  asSubstitute: boolean
  deadline: number | null
  deliveredAt: number | null
  confirmedAt: number | null
  account: { branch: string; number: string } | null
  /** The principal went back, wholly or less what was lost. */
  isRedeemed: boolean
}

/** Money on its way to the product: at the bank since `at`, booked when the product has read it. */
export interface Deposit {
  id: string
  /** Null: to an account that no investment holds. */
  investment: number | null
  amount: number
  at: number
  isBooked: boolean
  /** Of nobody's account: an operator has found the owner. */
  isResolved?: boolean
}

export type RefundReason = 'excess' | 'late' | 'not_payable' | 'overdue' | 'fund_failed' | 'cooling_off' | 'owner_found'

export interface Refund {
  investment: number
  amount: number
  reason: RefundReason
  state: 'open' | 'in_payout' | 'paid' | 'withdrawn'
}

/** One investor's part of a distribution. */
export interface Share {
  /** By its place in the list. */
  distribution: number
  investment: number
  fund: number
  payday: string
  gross: number
  tax: number
  principal: number
  loss: number
  /** The second operator's consent: its year is the share's in the annual report. */
  fixedAt: number
  paidAt: number | null
  /** Of its tax: with the first payment, which a return by the bank does not undo. */
  withheldAt: number | null
  /** With the first approval the fund's book has its cash, and keeps it until the payee has it. */
  isCovered: boolean
}

export interface Payout {
  id: number
  batch: number
  refund: Refund | null
  share: Share | null
  amount: number
  /** The payee's count of accounts when it was prepared: another one makes it stale. */
  accounts: number
  /** What the bank takes for it: told by the account that it goes to, whatever account the payee has by the time it arrives. */
  fee: number
  status: 'planned' | 'in_flight' | 'paid' | 'refused' | 'returned' | 'withdrawn'
  /** It left the account and did not arrive: the bank has its money until that comes back. */
  isFailed: boolean
  /** Of one that goes as a file: whether the statement has shown its line, or two people have found that there is none. Nothing else moves it. Null for one that goes by the API. */
  isSettled: boolean | null
}

/** Somebody's place in the line for a fund. */
export interface Place {
  member: number
  fund: number
  amount: number
  status: 'waiting' | 'invited' | 'applied' | 'expired' | 'left' | 'closed'
  /** The last instant of the turn: null before it. */
  until: number | null
  /** The place of the lottery application with which a substitute waits. */
  application: number | null
}

export const memberCap = 1_000_000
export const unit = 100_000
export const largestGraphqlInteger = 2_147_483_647

export const emptyModel = (now: number): Model => ({
  now,
  members: [],
  funds: [],
  investments: [],
  deposits: [],
  refunds: [],
  distributions: [],
  shares: [],
  payouts: [],
  earnings: [],
  lines: [],
  corrections: [],
  closedMonth: null,
  books: new Map(),
  keys: new Map(),
  line: [],
})

/** Members, funds and investments are looked up by a place that a step has chosen: it is there. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place]
  if (item === undefined) throw new RangeError(`nothing at place ${place}`)
  return item
}

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** The book of the fund that it is invested in. */
export const bookOfFund = (model: Model, { fund }: { fund: number }): FundBook => fundBook(at(model.funds, fund).id)

export const isLive = ({ status }: Investment): boolean => status === 'Apply' || status === 'Entry' || status === 'Paid'

/** What counts against the cap of one member. */
export const investingAmount = ({ investments }: Model, member: number): number =>
  sum(
    investments.filter((one) => one.member === member && isLive(one) && !one.isRedeemed),
    ({ amount }) => amount,
  )

export const inFund = ({ investments }: Model, fund: number, ...statuses: Status[]): Investment[] =>
  investments.filter((one) => one.fund === fund && statuses.includes(one.status))

/** Who may still be drawn: whoever waits after the draw is a substitute, and in no total. */
export const undrawn = (model: Model, fund: number): Investment[] =>
  at(model.funds, fund).drawnAt === null ? inFund(model, fund, 'Apply') : []

/** Both totals hold the operator's own part from the start. */
export const investTotal = (model: Model, fund: number): number =>
  at(model.funds, fund).subordinated +
  sum([...undrawn(model, fund), ...inFund(model, fund, 'Entry', 'Paid')], ({ amount }) => amount)

export const paidTotal = (model: Model, fund: number): number =>
  at(model.funds, fund).subordinated + sum(inFund(model, fund, 'Paid'), ({ amount }) => amount)

/** The most days that anybody has to pay, counted from the offering's end. */
const daysToPay = { firstCome: 3, lottery: 4 } as const

/** The last instant in which a gap may still be closed after the offering; null where nobody may. */
export function closableUntil({ method, goal, end, closingDays, gapUntil }: Fund): number | null {
  if (goal === 'Allin' || closingDays === 0) return gapUntil
  return Math.max(gapUntil ?? 0, endOfDayAfter(end, daysToPay[method] + closingDays))
}

/** Who takes a place pays before the last day, which is the operators' alone. */
export function payableUntil(fund: Fund): number | null {
  const until = closableUntil(fund)
  return until === null ? null : until - day
}

/** Only where a lottery is judged later than it is drawn. */
export const hasSubstitutes = (fund: Fund): boolean =>
  fund.method === 'lottery' && fund.goal === 'AllOrNothing' && fund.closingDays > 0

/** What is missing of an all-or-nothing fund even if everybody pays who still may. */
export const gapOf = (model: Model, place: number): number => {
  const { total, subordinated } = at(model.funds, place)
  return total - subordinated - sum(inFund(model, place, 'Entry', 'Paid'), ({ amount }) => amount)
}

export const isGoaled = (model: Model, fund: number): boolean => paidTotal(model, fund) >= at(model.funds, fund).total
