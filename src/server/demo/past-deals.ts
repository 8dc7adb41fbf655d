import { japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import type { FundLinePart, Payer } from '../../domain/treasury/fund-lines.ts'
import { addYen, yen } from '../../domain/money.ts'
import type { OwnMoney } from '../../domain/investing/own-money.ts'
import { brokerageOf, type DemoLine, whyLessOf } from '../../features/funds/fund/demo/demo-books.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { demoPropertyOf } from '../../features/funds/fund/demo/demo-properties.ts'
import { loadFund } from '../../features/funds/fund/load-funds.ts'
import { proposePropertyPurchase } from '../../features/funds/property/book-purchase.ts'
import { proposePropertyHandover } from '../../features/funds/property/hand-over-property.ts'
import { loadPropertyBook } from '../../features/funds/property/load-property-book.ts'
import { loadOwnMoney } from '../../features/investing/contribution/load-own-money.ts'
import { readAccount } from '../../features/investing/deposit/read-account.ts'
import { startOperation } from '../../features/investing/distribution/start-operation.ts'
import { calculateDue } from '../../features/investing/dividend/calculate-due.ts'
import { enterDividend } from '../../features/investing/dividend/enter-dividend.ts'
import { findOpenProposal } from '../../features/people/approval/list-proposals.ts'
import { updateFundResult } from '../../features/investing/fund-result/update-fund-result.ts'
import { proposeAdvanceRepayment } from '../../features/treasury/accrual/repay-advance.ts'
import { explainFundLine } from '../../features/treasury/fund-lines/explain-fund-line.ts'
import { listUnexplained } from '../../features/treasury/operator-account/list-account-entries.ts'
import { agreeOnDemoPurchase } from './agree-on-purchase.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { operatorViewer } from './operator-viewer.ts'
import { agreeOnPast, contribute } from './past-contributions.ts'
import { moveOperatorMoney } from './past-money.ts'
import { recordDemoPurchase, recordDemoSale } from './record-property.ts'

/** A fund whose books show its past begins with what its recorded deals say: of the operator with the start, of a stranger by a line of the account. */
export async function startByDeals(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services } = demo
  const startOn = japanDateOf(services.clock.now())
  const deals = await recordDemoPurchase(demo, fund, startOn)
  if ('fund' in demoPropertyOf(fund.id).from) {
    const { missing } = await loadOwnMoney(services.database, fund.id)
    await enterBoth(demo, fund, { operationStartOn: startOn, deals })
    return takePriceOut(demo, fund, missing)
  }
  await contribute(demo, fund)
  // Before the start its capital pays for nothing: the operator advances the price, and has it back with the start.
  for (const { id: dealId, price } of (await loadPropertyBook(services.database, fund.id)).deals) {
    const paid = part(fund, { kind: 'purchase', amount: -price, dealId })
    await bookLine(demo, { amount: -price, text: '不動産購入代金' }, [paid], 'operator')
    await agreeOnPast(demo, must(await proposePropertyPurchase(services, maker(demo), { dealId, reason: '' })))
  }
  await startOperation(services, { fundId: fund.id, startOn, deals })
  await agreeOnPast(demo, must(await proposeAdvanceRepayment(services, maker(demo), { fundId: fund.id, reason: '' })))
}

/** Any other has bought its property from the operator, as two operators agreed. */
export async function startWithPurchase(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services } = demo
  const startOn = japanDateOf(services.clock.now())
  const { missing } = await loadOwnMoney(services.database, fund.id)
  await agreeOnDemoPurchase(demo, fund, startOn)
  await startOperation(services, { fundId: fund.id, startOn })
  await takePriceOut(demo, fund, missing)
}

/** What he is paid beyond his own part, the operator takes out: it is what he had paid for the property. */
async function takePriceOut(demo: DemoEnvironment, fund: DemoFund, own: OwnMoney): Promise<void> {
  const { deals } = await loadPropertyBook(demo.services.database, fund.id)
  const price = addYen(...deals.map((deal) => deal.price))
  await moveOperatorMoney(demo, {
    amount: Math.min(0, addYen(own.subordinated, own.fillIn) - price),
    text: '不動産売却代金',
    reason: `第${fund.id}号に売却した不動産の代金`,
  })
}

/** A rent or a cost, as two operators classified it. */
export const bookDemoLine = (demo: DemoEnvironment, fund: DemoFund, { text, parts }: DemoLine): Promise<void> =>
  bookLine(
    demo,
    { amount: parts.reduce((sum, { amount }) => sum + amount, 0), text },
    parts.map(({ costKind, amount, about }) =>
      part(fund, { kind: costKind === null ? 'rent' : 'cost', costKind, amount, about }),
    ),
  )

/** The fund sells on its last day of operation: the price comes in less what the broker keeps, and the property leaves the book. */
export async function sellDemoProperty(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services } = demo
  const endOn = japanDateOf(services.clock.now())
  await recordDemoSale(demo, fund, endOn)
  const { deals } = await loadPropertyBook(services.database, fund.id)
  for (const { id: dealId, price } of deals.filter(({ side }) => side === 'sold')) {
    const fee = brokerageOf(fund)
    const kept = { kind: 'cost', costKind: 'brokerage', amount: -fee, dealId } as const
    await bookLine(demo, { amount: price - fee, text: '不動産売却代金' }, [
      part(fund, { kind: 'sale', amount: price, dealId }),
      ...(fee === 0 ? [] : [part(fund, kept)]),
    ])
    await agreeOnPast(demo, must(await proposePropertyHandover(services, maker(demo), { dealId, reason: '' })))
  }
  await enterBoth(demo, fund, { operationEndOn: endOn })
}

/** What the books of the operation give, as both operators enter it. */
export async function fixFromBooks(demo: DemoEnvironment, fund: DemoFund, payday: JapanDate): Promise<void> {
  const { services, operatorIds } = demo
  const record = await loadFund(services.database, fund.id)
  const result = record && (await calculateDue(services.database, record, services.clock.now()))?.result
  if (!result) throw new Error(`the books of demo fund ${fund.id} say nothing`)
  const dividend = result.calculation.priority
  const entry = { dividend, loss: 0, saleProfit: 0, payday, words: whyLessOf(fund) }
  for (const id of operatorIds) must(await enterDividend(services, operatorViewer(services, id), fund.id, entry))
}

/** What one operator enters alone, or both, the same. */
async function enterBoth(
  { services, operatorIds }: DemoEnvironment,
  fund: DemoFund,
  entry: Parameters<typeof updateFundResult>[3],
): Promise<void> {
  const [first, second] = operatorIds
  must(await updateFundResult(services, operatorViewer(services, first), fund.id, entry))
  // A start that names its deals is approved with the appraised values typed, not entered again.
  const open = await findOpenProposal(services.database, 'fund.operation_days', `fund:${fund.id}`)
  if (open && (open.effect.questions ?? []).length > 0)
    return agreeOnPast({ services, operatorIds }, { proposalId: open.id })
  must(await updateFundResult(services, operatorViewer(services, second), fund.id, entry))
}

const maker = ({ services, operatorIds }: DemoEnvironment) => operatorViewer(services, operatorIds[0])

const part = (
  { id: fundId }: DemoFund,
  { costKind = null, about = '', ...classified }: Pick<FundLinePart, 'kind' | 'amount'> & Partial<FundLinePart>,
): FundLinePart => ({ fundId, costKind, about, ...classified })

async function bookLine(
  demo: DemoEnvironment,
  { amount, text }: { amount: number; text: string },
  parts: FundLinePart[],
  paidBy: Payer = 'fund',
): Promise<void> {
  const { services, desk } = demo
  await desk.moveOwnMoney(services.config.BANK_ACCOUNT_ID, yen(amount), text)
  await readAccount(services)
  const [entry, ...others] = await listUnexplained(services.database)
  if (entry?.amount !== amount || others.length > 0)
    throw new Error(`the statement shows ${entry?.amount} and ${others.length} other lines that nothing explains`)
  const { proposalId } = must(
    await explainFundLine(services, maker(demo), {
      of: { entryId: entry.id, corrects: null, also: [] },
      line: { counterparty: 'third_party', paidBy, parts },
      reason: '契約書と明細で確認しました。',
      keepsRule: false,
    }),
  )
  if (proposalId !== null) await agreeOnPast(demo, { proposalId })
}
