import { addDays, endOfDay, japanDate, japanDateOf, startOfDay } from '../../domain/calendar.ts'
import type { QueueName } from '../../domain/queue-words.ts'
import { listReportsDue } from '../management-report/list-reports-due.ts'
import { listUnexplained } from '../operator-money/list-account-entries.ts'
import { listSuspense } from '../operator-money/list-suspense.ts'
import { listTermsDue, type TermDue } from '../performance/list-terms-due.ts'
import type { Services } from '../services.ts'
import { listWithheldTax } from '../tax/list-withheld-tax.ts'
import { countQueues } from './count-queues.ts'
import { byUrgency, type WorkQueue } from './work-queue.ts'

/** A term that ends is looked after when it ends within so many days. */
const termEndInSight = 30

/** Every queue: the nearest deadline first, then what has waited longest; what is empty comes last. */
export async function listQueues(services: Services): Promise<WorkQueue[]> {
  const { database, clock } = services
  const now = clock.now()
  const all = await Promise.all([countQueues(database, now), suspense(services), unexplained(services), tax(services, now), terms(services, now), reports(services)])
  return all.flat().toSorted(byUrgency)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const firstOf = (days: readonly string[]): string | undefined => days.toSorted()[0]
/** When the first of the days began, in Japan; null where there is none. */
function startOf(days: readonly string[]): Date | null {
  const first = firstOf(days)
  return first === undefined ? null : startOfDay(japanDate(first))
}

async function suspense({ database }: Services): Promise<WorkQueue> {
  const items = await listSuspense(database)
  return { name: 'deposit_unknown', count: items.length, oldestAt: startOf(items.map(({ transactedOn }) => transactedOn)), dueAt: null, yen: sum(items.map(({ amount }) => amount)) }
}

async function unexplained({ database }: Services): Promise<WorkQueue> {
  const entries = await listUnexplained(database)
  return { name: 'account_unexplained', count: entries.length, oldestAt: startOf(entries.map(({ transactedOn }) => transactedOn)), dueAt: null, yen: sum(entries.map(({ amount }) => Math.abs(amount))) }
}

async function tax({ database }: Services, now: Date): Promise<WorkQueue> {
  const open = (await listWithheldTax(database, now)).filter((month) => month.open > 0)
  const due = firstOf(open.map(({ dueOn }) => dueOn))
  return { name: 'tax', count: open.length, oldestAt: startOf(open.map(({ since }) => since)), dueAt: due === undefined ? null : endOfDay(japanDate(due)), yen: sum(open.map((month) => month.open)) }
}

/** Dividends that nobody has entered yet, and terms that end soon. An entered dividend waits among the proposals. */
async function terms(services: Services, now: Date): Promise<WorkQueue[]> {
  const soon = addDays(japanDateOf(now), termEndInSight)
  const due = await listTermsDue(services)
  return [
    queueOfTerms('dividend_due', due.filter(({ kind, isPending }) => kind === 'dividend' && !isPending), ({ lastOn }) => addDays(lastOn, 1)),
    queueOfTerms('term_end', due.filter(({ kind, dueOn }) => kind === 'term_end' && dueOn <= soon), ({ lastOn }) => addDays(lastOn, -termEndInSight)),
  ]
}

/** Periods that are over and have not been reported on. */
async function reports(services: Services): Promise<WorkQueue> {
  const due = (await listReportsDue(services)).filter(({ isOver }) => isOver)
  const first = firstOf(due.map(({ dueOn }) => dueOn))
  return { name: 'report_due', count: due.length, oldestAt: startOf(due.map(({ periodEndOn }) => addDays(periodEndOn, 1))), dueAt: first === undefined ? null : endOfDay(japanDate(first)), yen: null }
}

/** @param sinceOf the day on which it came into the queue. */
function queueOfTerms(name: QueueName, due: readonly TermDue[], sinceOf: (term: TermDue) => string): WorkQueue {
  const first = firstOf(due.map(({ dueOn }) => dueOn))
  return { name, count: due.length, oldestAt: startOf(due.map(sinceOf)), dueAt: first === undefined ? null : endOfDay(japanDate(first)), yen: null }
}
