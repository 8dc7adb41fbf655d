import { formatDateWithoutWeekday, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { idIfGiven, type Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { isPaidByBank } from '../../../domain/funds/ready-purchases.ts'
import { post, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { cashParts } from '../../treasury/bank/cash-account.ts'
import { loadOwedLoan } from '../../treasury/segregation/load-owed-loan.ts'
import { refuseShortBook } from '../../treasury/segregation/refuse-short-book.ts'
import { loadComposition } from '../fund/fund-composition.ts'
import { hasFailed } from '../fund/fund-record.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { confirmAppraisals, type ConfirmedAppraisals } from './confirm-appraisals.ts'
import { loadPropertyBook, type FundDeal, type PropertyBook } from './load-property-book.ts'
import { refuseUnproved } from './prove-purchase.ts'

type Purchase = { dealId: Id<'property_deal'> }

/**
 * What a fund has bought comes into its book at the price of the deal. A stranger was paid by lines of the bank, the operator is paid with it: two operators
 * say that the one belongs to the other, and see what the fund is composed of and has left. Before the start they agree that the fund makes the purchase,
 * and the start books it.
 */
const propertyPurchase = defineProposalKind<Purchase>({
  kind: 'property_purchase',
  async foresee(transaction, _services, content) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { startedOn, purchase } = judged.value
    if (startedOn === null && purchase.isAgreed)
      return refusal('CONFLICT', 'この取得は、すでに二人で承認されています。運用の開始とともに、帳簿に記録されます。')
    return success(effectOf(judged.value, await confirmAppraisals(transaction, [purchase])))
  },
  async carryOut(transaction, services, content, { operatorId, now }) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { fundId, purchase, startedOn } = judged.value
    if (startedOn !== null) await bookPurchase(transaction, services, { fundId, purchase, startedOn, now })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      ...(startedOn === null
        ? ({ action: 'property.purchase_agreed' } as const)
        : ({ action: 'property.bought' } as const)),
      objectType: 'property',
      objectId: purchase.propertyId,
      detail: { amount: purchase.price },
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where lines of the bank do not show the price, or the fund's own money does not cover it. */
export async function proposePropertyPurchase(
  services: Services,
  viewer: Viewer,
  { dealId, reason }: Purchase & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, propertyPurchase, {
    subject: `property_record:deal-${dealId}`,
    content: { dealId },
    reason: reason.trim(),
  })
}

/** Books a purchase that was looked at: what was paid for it before, or cash of the fund that becomes the operator's. Never before the fund's first day. */
export async function bookPurchase(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  {
    fundId,
    purchase,
    startedOn,
    cash = purchase.price,
    suffix = '',
    now,
  }: {
    fundId: Id<'fund'>
    purchase: FundDeal
    startedOn: JapanDate
    /** What of its price is paid in cash. */
    cash?: Yen
    suffix?: string
    now: Date
  },
): Promise<void> {
  if (cash === zeroYen) return
  const lines: Line[] = isPaidByBank(purchase.otherRelation)
    ? [
        { account: { kind: 'property', fundId }, debit: cash },
        { account: { kind: 'advance_paid', fundId }, credit: cash },
      ]
    : (await cashParts(transaction, config, { fundId, amount: cash })).flatMap(({ realAccountId, amount }) =>
        throughBank(realAccountId, [
          { account: { kind: 'property', fundId }, debit: amount },
          { account: { kind: 'own_equity' }, credit: amount },
        ]),
      )
  await post(transaction, {
    kind: 'property_bought',
    key: `property-bought:deal:${purchase.id}${suffix}`,
    effectiveAt: startOfDay(boughtOn(purchase, startedOn)),
    recordedAt: now,
    lines,
  })
}

/** What was settled before the fund's first day is the fund's from that day. */
export const boughtOn = ({ settledOn }: Pick<FundDeal, 'settledOn'>, startedOn: JapanDate): JapanDate =>
  settledOn > startedOn ? settledOn : startedOn

interface Judged {
  fundId: Id<'fund'>
  fundName: string
  /** Null before the start, which books what was agreed. */
  startedOn: JapanDate | null
  book: PropertyBook
  purchase: FundDeal
  /** Of investors and the operator together. */
  composed: Yen
  /** What the fund owes its lenders. */
  borrowed: Yen
}

async function judge(transaction: Transaction, { dealId }: Purchase): Promise<Outcome<Judged>> {
  const deal = await transaction
    .selectFrom('standing_property_deal')
    .select('buyer_fund_id')
    .where('id', '=', dealId)
    .executeTakeFirst()
  const fundId = deal ? idIfGiven<'fund'>(deal.buyer_fund_id) : null
  const fund = fundId === null ? null : await lockFund(transaction, fundId)
  if (fundId === null || !fund || hasFailed(fund))
    return refusal('NOT_FOUND', 'ファンドが取得した取引が見つかりません。')
  const book = await loadPropertyBook(transaction, fundId)
  const purchase = book.deals.find(({ id }) => id === dealId)
  if (!purchase) return refusal('NOT_FOUND', 'ファンドが取得した取引が見つかりません。')
  const { startedOn } = book
  const { senior, subordinated, fillIn, takenOver } = await loadComposition(transaction, fundId)
  const composed = addYen(senior, subordinated, fillIn, takenOver)
  const borrowed = await loadOwedLoan(transaction, fundId)
  const refused =
    refuseUnbooked(book, purchase) ??
    (await refuseUnproved(transaction, purchase)) ??
    (startedOn === null ? refuseBeforeStart(book, purchase, { composed, borrowed }) : null) ??
    (await refuseUnpaid(transaction, book, purchase, startedOn === null ? null : fundId))
  if (refused) return refused
  return success({
    fundId,
    fundName: fund.name,
    startedOn,
    book,
    purchase,
    composed,
    borrowed,
  })
}

/** Whatever it is paid with. */
function refuseUnbooked(
  { buysByDeal, startedOn }: PropertyBook,
  { booked, price, otherRelation }: FundDeal,
): Refusal | null {
  if (booked !== null) return refusal('CONFLICT', 'この取得は、すでに帳簿に記録されています。')
  if (startedOn !== null && !buysByDeal)
    return refusal(
      'CONFLICT',
      'このファンドは、運用の開始とともに対象不動産を取得したものとして帳簿に記録されています。後からの取得は記録できません。',
    )
  if (price === zeroYen) return refusal('CONFLICT', '価格が0円の取引は、帳簿に記録できません。')
  if (otherRelation === 'fund')
    return refusal(
      'CONFLICT',
      'ファンドの間の売買です。売主のファンドの売却として帳簿に記録すると、買主のファンドの取得も同時に記録されます。',
    )
  return null
}

/** Before the start, where the capital of all is there that the start takes: the fund spends no more than that. */
function refuseBeforeStart(
  { deals }: PropertyBook,
  { id, price }: FundDeal,
  { composed, borrowed }: Pick<Judged, 'composed' | 'borrowed'>,
): Refusal | null {
  const agreed = deals.filter((deal) => deal.side === 'bought' && deal.isAgreed && deal.id !== id)
  const total = addYen(price, ...agreed.map((deal) => deal.price))
  return total <= addYen(composed, borrowed)
    ? null
    : refusal(
        'CONFLICT',
        `承認した取得の合計${formatYen(total)}が、投資家と当社の出資の総額${formatYen(composed)}${borrowed === zeroYen ? '' : `と借入金${formatYen(borrowed)}の合計`}を超えます。`,
      )
}

/** @param startedFund null before the start, which finds the money of the fund. */
async function refuseUnpaid(
  transaction: Transaction,
  { advancePaid }: PropertyBook,
  { price, otherRelation }: FundDeal,
  startedFund: Id<'fund'> | null,
): Promise<Refusal | null> {
  if (!isPaidByBank(otherRelation))
    return startedFund === null ? null : refuseShortBook(transaction, startedFund, price, 'spendable')
  if (advancePaid >= price) return null
  return refusal(
    'CONFLICT',
    `取得の代金${formatYen(price)}のうち、口座の明細で確かめた額は${formatYen(advancePaid)}です。先に、出金の明細を「購入代金」として登録してください。`,
  )
}

function effectOf(
  { fundName, startedOn, book, purchase, composed, borrowed }: Judged,
  { changes, ...asked }: ConfirmedAppraisals,
): Effect {
  const { price, partName, settledOn, other, otherRelation, priceReason, costs } = purchase
  const row = (label: string, after: string) => ({ label, before: null, after })
  const property = addYen(book.property, price)
  return {
    title:
      startedOn === null
        ? `${fundName}の物件の取得を承認（運用の開始とともに帳簿に記録）`
        : `${fundName}の物件の取得を帳簿に記録`,
    people: 0,
    yen: price,
    changes: [
      row('取得した物件', partName),
      row('決済日と売主', `${formatDateWithoutWeekday(settledOn)}　${other}`),
      row(
        '代金の支払い',
        isPaidByBank(otherRelation)
          ? `${formatYen(price)}（口座の明細で確かめた購入代金${formatYen(book.advancePaid)}から）`
          : `${formatYen(price)}（ファンドの資金から当社へ）`,
      ),
      ...(purchase.price === purchase.priceWithoutTax || purchase.buildingPrice === null
        ? []
        : [
            row(
              '税抜の価格と、うち建物（消費税がかかる額）',
              `${formatYen(purchase.priceWithoutTax)}　うち建物 ${formatYen(purchase.buildingPrice)}`,
            ),
          ]),
      ...(otherRelation === 'third' ? [] : [row('関係者との取引', priceReason)]),
      ...changes,
      ...(costs === 0 ? [] : [row('取得の費用（この取引の明細）', formatYen(costs))]),
      { label: '対象不動産（帳簿の額）', before: formatYen(book.property), after: formatYen(property) },
      row('投資家と当社の出資の合計', formatYen(composed)),
      ...(borrowed === zeroYen ? [] : [row('借入金の残高', formatYen(borrowed))]),
      row(
        borrowed === zeroYen ? '出資のうち、まだ取得に使っていない額' : '出資と借入金のうち、まだ取得に使っていない額',
        formatYen(yen(Math.max(0, subtractYen(addYen(composed, borrowed), property)))),
      ),
    ],
    ...asked,
  }
}
