import { startOfDay } from '../../../domain/calendar.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { formatYen, zeroYen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { cashParts } from '../../treasury/bank/cash-account.ts'
import { refuseShortBook } from '../../treasury/segregation/refuse-short-book.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { boughtOn } from './book-purchase.ts'
import { loadPropertyBook, type FundDeal } from './load-property-book.ts'

type OwnSale = { fundId: Id<'fund'>; sale: FundDeal }

/** Where the side of ours that buys lacks the money: the operator's own, or the free cash of the fund, which buys by its deals and is at work. */
export async function refuseUnpaidSale(
  transaction: Transaction,
  services: Services,
  { otherRelation, otherFundId, price }: FundDeal,
): Promise<Refusal | null> {
  if (otherRelation === 'self') return refuseUncovered(transaction, services, { kind: 'own_money', amount: price })
  if (otherFundId === null) return null
  const buyer = await loadPropertyBook(transaction, otherFundId)
  if (buyer.startedOn === null)
    return refusal('CONFLICT', '買主のファンドの運用が始まっていません。運用開始日の後に、帳簿に記録できます。')
  if (!buyer.buysByDeal)
    return refusal(
      'CONFLICT',
      '買主のファンドは、運用の開始とともに対象不動産を取得したものとして帳簿に記録されています。いったん当社が買い取る取引として記録し直してください。',
    )
  if (price === zeroYen) return refusal('CONFLICT', '価格が0円の取引は、帳簿に記録できません。')
  return refuseShortBook(transaction, otherFundId, price, 'spendable')
}

/** The price passes into the seller's book, out of the operator's own or out of the buying fund's, which has the property from then on. */
export async function bookSaleBetweenBooks(
  transaction: Transaction,
  { config }: Services,
  { fundId, sale, now }: OwnSale & { now: Date },
): Promise<void> {
  const { id, price, otherRelation, otherFundId } = sale
  const proceeds = (amount: number) => ({ account: { kind: 'sale_proceeds', fundId } as const, credit: amount })
  if (otherRelation === 'self') {
    await post(transaction, {
      kind: 'sold_to_operator',
      key: `sold-to-operator:${id}`,
      effectiveAt: startOfDay(sale.settledOn),
      recordedAt: now,
      lines: throughBank(config.BANK_ACCOUNT_ID, [proceeds(price), { account: { kind: 'own_equity' }, debit: price }]),
    })
    return
  }
  const buyerId = otherFundId ?? idOf<'fund'>(null)
  const { startedOn } = await loadPropertyBook(transaction, buyerId)
  const cash = await cashParts(transaction, config, { fundId: buyerId, amount: price })
  await post(transaction, {
    kind: 'sold_to_fund',
    key: `sold-to-fund:${id}`,
    effectiveAt: startOfDay(startedOn === null ? sale.settledOn : boughtOn(sale, startedOn)),
    recordedAt: now,
    lines: cash.flatMap(({ realAccountId, amount }) =>
      throughBank(realAccountId, [proceeds(amount), { account: { kind: 'property', fundId: buyerId }, debit: amount }]),
    ),
  })
}

/** Out of whose money the price comes, as the second operator reads it. */
export const payerText = ({ otherRelation, other, price }: FundDeal): string =>
  otherRelation === 'self' ? `当社の資金から${formatYen(price)}` : `「${other}」の資金から${formatYen(price)}`
