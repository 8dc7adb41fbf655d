import { randomBytes } from 'node:crypto'
import { renewalTerm } from '../../domain/investing/auto-renewal.ts'
import { daysInTerm, type JapanDate } from '../../domain/calendar.ts'
import { idOf, type Id } from '../../domain/id.ts'
import { addYen, yen } from '../../domain/money.ts'
import { applyToFund } from '../../features/investing/application/apply-to-fund.ts'
import { confirmContract } from '../../features/investing/contract-confirmation/confirm-contract.ts'
import { deliverDocument } from '../../features/documents/contract/deliver-document.ts'
import { issueDocumentTicket } from '../../features/investing/contract-confirmation/issue-document-ticket.ts'
import { runMidnight } from '../../features/investing/deposit/midnight.ts'
import { readDeposits } from '../../features/investing/deposit/read-deposits.ts'
import { loadOwnMoney } from '../../features/investing/contribution/load-own-money.ts'
import { loadPropertyBook } from '../../features/funds/property/load-property-book.ts'
import { fixDistribution } from '../../features/investing/distribution/fix-distribution.ts'
import { addFundMessage } from '../../features/funds/fund/add-fund-message.ts'
import { failDueFunds } from '../../features/investing/fund-closing/fail-fund.ts'
import { hasDemoBooks } from '../../features/funds/fund/demo/demo-books.ts'
import {
  termDividend,
  type DemoFund,
  type DemoInvestment,
  type DemoMember,
  type DemoTerm,
} from '../../features/funds/fund/demo/demo-fund.ts'
import type { Viewer } from '../../features/core/graphql/context.ts'
import { readAccount } from '../../features/investing/deposit/read-account.ts'
import { closeDueLotteries } from '../../features/investing/lottery/close-lottery.ts'
import { drawDueLotteries } from '../../features/investing/lottery/draw-lottery.ts'
import { sendRenewalNotices } from '../../features/investing/renewal/send-renewal-notices.ts'
import { turnDueTerms } from '../../features/investing/renewal/turn-terms.ts'
import type { Services } from '../../features/core/services.ts'
import { dayOf, paydayOf, type HistoryEvent } from './history.ts'
import { returnContribution } from './past-contributions.ts'
import { bookDemoLine, fixFromBooks, sellDemoProperty, startByDeals, startWithPurchase } from './past-deals.ts'
import { moveOperatorMoney } from './past-money.ts'
import { payOut } from './past-payouts.ts'
import { payPastTax } from './past-tax.ts'
import { publishDemoFund } from './publish-demo-fund.ts'
import { publishDemoReport } from './publish-demo-report.ts'
import { recordDemoSale } from './record-property.ts'
import { recordOutcome } from './record-outcome.ts'
import { announceDemoEvent } from './announce-demo-event.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** Plays one event with the product's own use cases, at the time that the demo desk's clock and `services.clock` show. */
export async function play(demo: DemoEnvironment, event: HistoryEvent): Promise<void> {
  const { services, operator } = demo
  const { fund } = event
  const now = services.clock.now()
  switch (event.does) {
    case 'publish':
      return publishDemoFund(demo, fund)
    case 'write_message': {
      const { title, content, operatorsOnly = false } = event.message
      must(
        await addFundMessage(services, {
          fundId: fund.id,
          title,
          content,
          showAt: now,
          adminOnly: operatorsOnly,
          actor: operator,
        }),
      )
      return
    }
    case 'close_lottery':
      return closeDueLotteries(services, now)
    case 'draw_lottery':
      return drawDueLotteries(services, now)
    case 'judge':
      // The bank tells of half a year at most.
      await readAccount(services)
      return failDueFunds(services, now)
    case 'pay_refunds':
      return payOut(demo, fund, 'refund')
    case 'start_operation':
      return startDemoOperation(demo, fund)
    case 'send_renewal_notices':
      return sendRenewalNotices(services, now)
    case 'turn_terms':
      return turnDueTerms(services, now)
    case 'fix_distribution':
      return fixDemoDistribution(demo, fund, event)
    case 'pay_distribution':
      return payDemoDistribution(demo, fund, event)
    case 'book_line':
      return bookDemoLine(demo, fund, event.line)
    case 'announce_event':
      return announceDemoEvent(demo, fund.id, event)
    case 'sell_property':
      return sellDemoProperty(demo, fund)
    case 'pay_tax':
      return payPastTax(demo, event.month)
    case 'pass_deadline':
      return runMidnight(services, { dueAt: now })
    case 'apply':
    case 'receive_contract':
    case 'confirm_contract':
    case 'pay':
    case 'pay_part':
      return playApplication(demo, event)
  }
}

type ApplicationEvent = Extract<HistoryEvent, { investment: DemoInvestment }>

async function playApplication(demo: DemoEnvironment, { does, fund, investment }: ApplicationEvent): Promise<void> {
  const { services } = demo
  const memberId = idOfMember(demo, investment.member)
  if (does === 'apply') {
    must(
      await applyToFund(services, {
        memberId,
        fundId: fund.id,
        amount: investment.amount,
        special: fund.earlyAccessCode,
        method: fund.offeringMethod,
        idempotencyKey: `demo-${fund.id}-${memberId}`,
      }),
    )
    return
  }
  const investmentId = idOfInvestment(demo, investment)
  if (does === 'receive_contract') {
    return investment.member === 'investor'
      ? receiveContract(services, memberId, investmentId)
      : receiveUnprinted(services, investmentId)
  }
  if (does === 'confirm_contract') return void must(await confirmContract(services, { memberId, investmentId }))
  await payIn(demo, investmentId, does === 'pay' ? investment.amount : Math.floor(investment.amount * 0.4))
}

function idOfMember(demo: DemoEnvironment, member: DemoMember): Id<'member'> {
  const id = demo.memberIds.get(member)
  if (id === undefined) throw new Error(`the demo has no member ${member}`)
  return id
}

/** Applications are numbered in the order in which they are made: 343 questions less. */
function idOfInvestment({ applications }: DemoEnvironment, investment: DemoInvestment): Id<'investment'> {
  const place = applications.findIndex((application) => application.investment === investment)
  return idOf<'investment'>(place + 1)
}

async function receiveContract(
  services: Services,
  memberId: Id<'member'>,
  investmentId: Id<'investment'>,
): Promise<void> {
  const viewer: Viewer = {
    memberId,
    role: 'member',
    status: 'active',
    isVerified: true,
    sessionHash: randomBytes(32),
    authenticatedAt: services.machineClock.now(),
  }
  const value = must(await issueDocumentTicket(services, viewer, investmentId))
  must(await deliverDocument(services, { value, viewer, request: { ipAddress: '192.0.2.1', device: 'demo' } }))
}

/** A member who only fills the fund: printing a hundred documents that nobody opens would make the first start slow. */
async function receiveUnprinted(services: Services, investmentId: Id<'investment'>): Promise<void> {
  await services.database
    .updateTable('contract_document')
    .set({ delivered_at: services.clock.now() })
    .where('investment_id', '=', investmentId)
    .execute()
}

/** At the bank counter, then in the books: the bank's notice would do the same a moment later. */
async function payIn(
  { services, desk }: DemoEnvironment,
  investmentId: Id<'investment'>,
  amount: number,
): Promise<void> {
  const account = await services.database
    .selectFrom('virtual_account_assignment')
    .innerJoin('virtual_account', 'virtual_account.id', 'virtual_account_assignment.virtual_account_id')
    .innerJoin('investment', 'investment.id', 'virtual_account_assignment.investment_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['branch_code', 'account_number', 'family_name_kana', 'given_name_kana'])
    .where('investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
  await desk.deposit(
    { branchCode: account.branch_code, accountNumber: account.account_number },
    amount,
    `${account.family_name_kana} ${account.given_name_kana}`,
  )
  await readDeposits(services)
}

/** What the operator pays for the property that he takes over with the principal: all but what his own part stands for. */
async function pricePaidBack({ database }: Services, fundId: Id<'fund'>): Promise<number> {
  const { property } = await loadPropertyBook(database, fundId)
  const { contributed } = await loadOwnMoney(database, fundId)
  return Math.max(0, property - addYen(contributed.subordinated, contributed.fillIn, contributed.takenOver))
}

async function startDemoOperation(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services, seedAt } = demo
  await recordOutcome(services, fund.id, { seedAt, fund })
  if (hasDemoBooks(fund)) return startByDeals(demo, fund)
  return startWithPurchase(demo, fund)
}

async function fixDemoDistribution(
  demo: DemoEnvironment,
  fund: DemoFund,
  { term, number, isLast }: { term: DemoTerm; number: number; isLast: boolean },
): Promise<void> {
  const { services, seedAt } = demo
  if (hasDemoBooks(fund)) return fixFromBooks(demo, fund, paydayOf(term, seedAt))
  const { startOn, endOn } = daysOf(fund, term, number, seedAt)
  const totalDividend = yen(termDividend(fund, term, daysInTerm(startOn, endOn)))
  if (isLast) await recordDemoSale(demo, fund, endOn)
  // What of the fund's money was never spent is still its own.
  const principal = isLast ? await pricePaidBack(services, fund.id) : 0
  await moveOperatorMoney(demo, {
    amount: totalDividend + principal,
    text: isLast ? '不動産売却代金・賃料' : '賃料',
    reason: isLast ? `第${fund.id}号の分配と償還の資金` : `第${fund.id}号の分配の資金`,
  })
  await fixDistribution(services, {
    fundId: fund.id,
    period: number,
    totalDividend,
    redeems: isLast,
    payday: paydayOf(term, seedAt),
  })
}

/** Half a year has between 181 and 184 days; the terms of other funds are as they were made up. */
function daysOf(
  fund: DemoFund,
  term: DemoTerm,
  number: number,
  seedAt: Date,
): { startOn: JapanDate; endOn: JapanDate } {
  if (fund.autoRenewal && fund.operatingSinceDay !== null)
    return renewalTerm(dayOf(fund.operatingSinceDay, seedAt), number - 1)
  return { startOn: dayOf(term.startDay, seedAt), endOn: dayOf(term.endDay, seedAt) }
}

async function payDemoDistribution(
  demo: DemoEnvironment,
  fund: DemoFund,
  { term, number, isLast }: { term: DemoTerm; number: number; isLast: boolean },
): Promise<void> {
  const { services, seedAt } = demo
  await payOut(demo, fund, 'distribution')
  const { total_dividend: dividend } = await services.database
    .selectFrom('distribution')
    .select('total_dividend')
    .where('fund_id', '=', fund.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (isLast) {
    await recordOutcome(services, fund.id, { seedAt, fund, term })
    // The fund that ended last has its return still before it: the operators of the demo find something to do.
    if (term.paidDay < -90) await returnContribution(demo, fund)
  }
  await publishDemoReport(demo, fund.id, { ...daysOf(fund, term, number, seedAt), dividend: yen(dividend) })
}
