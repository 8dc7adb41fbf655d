import type { Services } from '../features/core/services.ts'
import { closeDay } from '../features/treasury/bookkeeping/close-day.ts'
import { remindUnreadContracts } from '../features/investing/contract-confirmation/remind-unread-contracts.ts'
import { reportShortBooks } from '../features/treasury/bookkeeping/report-short-books.ts'
import { runMidnight } from '../features/investing/deposit/midnight.ts'
import { readDeposits } from '../features/investing/deposit/read-deposits.ts'
import { remindDeposits } from '../features/investing/deposit/remind-deposits.ts'
import { closeDueLotteries } from '../features/investing/lottery/close-lottery.ts'
import { drawDueLotteries } from '../features/investing/lottery/draw-lottery.ts'
import { keepPaperDeadlines } from '../features/documents/paper-delivery/keep-paper-deadlines.ts'
import { assumeReceipts } from '../features/documents/paper-delivery/post-papers.ts'
import { eraseDueFiles } from '../features/back-office/erasure/erase-due-files.ts'
import { startDueOperations } from '../features/investing/distribution/start-operation.ts'
import { failDueFunds } from '../features/investing/fund-closing/fail-fund.ts'
import { recordOfferings } from '../features/funds/fund/record-offerings.ts'
import { writeRecordMonths } from '../features/funds/track-record/write-record-months.ts'
import { warnFailingFunds } from '../features/funds/fund/warn-failing-funds.ts'
import { sendDelayNotices } from '../features/funds/fund-course/send-delay-notices.ts'
import { notifyLatePayments } from '../features/funds/fund-course/notify-late-payments.ts'
import { countDueCosts } from '../features/treasury/accrual/count-due-costs.ts'
import { earnRents } from '../features/treasury/fund-lines/earn-rents.ts'
import { reportUnexplained } from '../features/treasury/operator-account/report-unexplained.ts'
import { watchAccount } from '../features/treasury/watch-account.ts'
import { notifyOfOperation } from '../features/funds/fund/notify-of-operation.ts'
import { followPayouts } from '../features/treasury/payout/follow-payouts.ts'
import { remindUnconfirmed } from '../features/treasury/payout/remind-unconfirmed.ts'
import { remindUnclaimed } from '../features/treasury/payout/remind-unclaimed.ts'
import { sendRenewalNotices } from '../features/investing/renewal/send-renewal-notices.ts'
import { remindApprovals } from '../features/back-office/dashboard/remind-approvals.ts'
import { findSuspiciousDealings } from '../features/back-office/dealing-watch/find-suspicious-dealings.ts'
import { assessMemberRisks } from '../features/back-office/member-risk/assess-member-risks.ts'
import { watchLaws } from '../features/back-office/law-watch/watch-laws.ts'
import { reportDueDays } from '../features/back-office/dashboard/report-due-days.ts'
import { refreshWaitlists } from '../features/investing/waitlist/refresh-waitlists.ts'
import { turnDueTerms } from '../features/investing/renewal/turn-terms.ts'

/** A task that runs once a day at a Japanese time of day. It is told when it was due, and may run late or twice. */
export interface DailyTask {
  name: string
  hour: number
  minute: number
  run(services: Services, dueAt: Date): Promise<void>
}

/** Every scheduled task of the product, in the order in which tasks of the same minute run: what only follows another shares its minute, as a moved clock stops at each. */
export const dailyTasks: readonly DailyTask[] = [
  // The close of the day before stands before anything that follows from it.
  { name: 'record-offerings', hour: 0, minute: 0, run: recordOfferings },
  // Letters whose seven days are over were received; whoever still waits for one keeps the application.
  { name: 'assume-receipts', hour: 0, minute: 0, run: assumeReceipts },
  { name: 'keep-paper-deadlines', hour: 0, minute: 0, run: keepPaperDeadlines },
  // Deposits up to midnight first; only then is anything cancelled (decisions: Time).
  { name: 'midnight', hour: 0, minute: 0, run: (services, dueAt) => runMidnight(services, { dueAt }) },
  // What lapsed goes to those who wait, before anybody else sees it free.
  { name: 'tend-waitlists', hour: 0, minute: 0, run: refreshWaitlists },
  // After each cancellation of the night, and once more after the draws: a fund and everybody in it change in one transaction.
  { name: 'judge-funds-at-midnight', hour: 0, minute: 0, run: failDueFunds },
  { name: 'close-lotteries', hour: 0, minute: 0, run: closeDueLotteries },
  // The record of all funds as it stood when a month ended.
  { name: 'write-record-months', hour: 0, minute: 0, run: writeRecordMonths },
  { name: 'draw-lotteries', hour: 1, minute: 0, run: drawDueLotteries },
  { name: 'judge-funds', hour: 1, minute: 10, run: failDueFunds },
  // Failed funds first: they begin no operation. A first term begins with it, later ones with the end of the one before.
  { name: 'start-operations', hour: 1, minute: 10, run: startDueOperations },
  { name: 'turn-terms', hour: 1, minute: 10, run: turnDueTerms },
  // Rents that came in advance are income of the month that has begun.
  { name: 'earn-rents', hour: 1, minute: 10, run: earnRents },
  // What was paid ahead and each year's property tax become a cost with the days that are over.
  { name: 'count-due-costs', hour: 1, minute: 10, run: countDueCosts },
  // After the night's postings.
  { name: 'close-balances', hour: 3, minute: 0, run: closeDay },
  { name: 'erase-due-files', hour: 3, minute: 0, run: eraseDueFiles },
  // After the night's cancellations and what they give back.
  { name: 'watch-dealings', hour: 3, minute: 0, run: findSuspiciousDealings },
  // With what the watch has found.
  { name: 'assess-member-risks', hour: 3, minute: 0, run: assessMemberRisks },
  // Last of the night: it may wait for a service that does not answer.
  { name: 'watch-laws', hour: 3, minute: 0, run: watchLaws },
  { name: 'send-renewal-notices', hour: 9, minute: 0, run: sendRenewalNotices },
  { name: 'remind-unread-contracts', hour: 9, minute: 0, run: remindUnreadContracts },
  { name: 'tell-operation', hour: 9, minute: 0, run: notifyOfOperation },
  { name: 'warn-failing-funds', hour: 9, minute: 0, run: warnFailingFunds },
  // Before the banks open: what is due today can still be paid today.
  { name: 'tell-due-days', hour: 9, minute: 0, run: reportDueDays },
  { name: 'report-short-books', hour: 9, minute: 0, run: reportShortBooks },
  { name: 'remind-approvals', hour: 9, minute: 0, run: remindApprovals },
  { name: 'remind-unconfirmed-payouts', hour: 9, minute: 0, run: remindUnconfirmed },
  { name: 'remind-missing-bank-accounts', hour: 9, minute: 0, run: remindUnclaimed },
  // By day, and after the bank was read: nobody is asked for what has arrived.
  { name: 'read-deposits', hour: 10, minute: 0, run: async (services) => void (await readDeposits(services)) },
  { name: 'remind-deposits', hour: 10, minute: 0, run: remindDeposits },
  // A planned day that passed without its record is told the day after, and every thirty days.
  { name: 'send-delay-notices', hour: 10, minute: 0, run: sendDelayNotices },
  // The periodic task does it all day long; once a day it is part of the schedule, so that a clock that is moved sees payouts end.
  { name: 'follow-payouts', hour: 15, minute: 30, run: followPayouts },
  { name: 'read-statement', hour: 15, minute: 30, run: watchAccount },
  // Past the payouts and the next reading of the deposits, so that what is left over has no other explanation.
  { name: 'tell-unexplained', hour: 15, minute: 40, run: reportUnexplained },
  // The bank has told what it did today, and the day is not over.
  { name: 'notify-late-payments', hour: 17, minute: 30, run: notifyLatePayments },
]
