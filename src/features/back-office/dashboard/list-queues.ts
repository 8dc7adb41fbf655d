import { addDays, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { VENDOR_CHECK_AHEAD } from '../../../domain/back-office/vendor.ts'
import type { QueueName } from '../../../domain/core/queue-words.ts'
import { ARREARS_AFTER_DAYS } from '../../../domain/funds/rent-arrears.ts'
import { listRentArrears } from '../../funds/book-month/list-rent-arrears.ts'
import { listFundsWithoutProperty } from '../../funds/property/list-funds-without-property.ts'
import { listReportsDue } from '../../funds/management-report/list-reports-due.ts'
import { listLossesToExplain } from '../../investing/loss-statement/list-losses-to-explain.ts'
import { listTermsDue, type TermDue } from '../../investing/dividend/list-terms-due.ts'
import type { Services } from '../../core/services.ts'
import { listWithheldTax } from '../../treasury/withholding/list-withheld-tax.ts'
import { listFeeTax } from '../../treasury/withholding/list-fee-tax.ts'
import { countQueues } from './count-queues.ts'
import { dutiesOf } from '../incident/incident-duties.ts'
import { listIncidents } from '../incident/incident.ts'
import { listEventDuties } from '../../funds/operation-event/list-event-duties.ts'
import { loadCourses } from '../../funds/fund/load-courses.ts'
import { isWord, WORDS_AHEAD } from '../../../domain/funds/fund-course.ts'
import { citationText, lawOfId } from '../../../domain/core/cited-law.ts'
import { listOpenLawChanges, listUnreadLaws } from '../law-watch/list-law-changes.ts'
import { riskPaperDueOn } from '../../../domain/back-office/risk-paper.ts'
import { owedRiskYear } from '../risk-paper/list-risk-papers.ts'
import { listVendors } from '../vendor/list-vendors.ts'
import { listOperationDays, type OperationDay } from './list-operation-days.ts'
import { listDocumentQueue } from './list-document-queue.ts'
import { listIdentityMethodQueue } from './list-identity-method-queue.ts'
import { listLineQueues } from './list-line-queues.ts'
import { listPartyQueues } from './list-party-queues.ts'
import { byUrgency, endOfFirst, namesOf, startOf, sum, type WorkQueue } from './work-queue.ts'

/** A term or an operation that ends is looked after when it ends within so many days: a sale takes months. */
const endInSight = 90

/** Every queue: the nearest deadline first, then what has waited longest; what is empty comes last. */
export async function listQueues(services: Services): Promise<WorkQueue[]> {
  const { database, clock } = services
  const now = clock.now()
  const all = await Promise.all([
    countQueues(database, now),
    listLineQueues(database),
    tax(services, now),
    arrears(services, now),
    operations(services, now),
    delays(services, now),
    events(services),
    losses(services),
    reports(services),
    unrecorded(services),
    listDocumentQueue(services),
    listPartyQueues(database),
    incidents(services),
    vendorChecks(services, now),
    lawChanges(services),
    listIdentityMethodQueue(services),
    riskPaper(services, now),
  ])
  return all.flat().toSorted(byUrgency)
}

async function tax({ database }: Services, now: Date): Promise<WorkQueue> {
  const withheld = [...(await listWithheldTax(database, now)), ...(await listFeeTax(database, now))]
  const open = withheld.filter((month) => month.open > 0)
  return {
    name: 'tax',
    count: open.length,
    oldestAt: startOf(open.flatMap(({ since }) => since ?? [])),
    dueAt: endOfFirst(open.map(({ due_on: dueOn }) => dueOn)),
    yen: sum(open.map((month) => month.open)),
    detail: null,
  }
}

/** Leases of what funds hold whose rent is behind, by the yen that are missing. */
async function arrears({ database }: Services, now: Date): Promise<WorkQueue> {
  const late = (await listRentArrears(database, japanDateOf(now))).filter(
    ({ days, isSold }) => days > ARREARS_AFTER_DAYS && !isSold,
  )
  return {
    name: 'rent_arrears',
    count: new Set(late.map(({ leaseId }) => leaseId)).size,
    oldestAt: startOf(late.map(({ dueOn }) => addDays(dueOn, 1))),
    dueAt: null,
    yen: sum(late.map(({ missing }) => missing)),
    detail: namesOf([...new Set(late.map(({ fundName }) => fundName))]),
  }
}

/** Funds to be begun, those whose term or operation ends soon, and dividends that nobody has entered yet. An entered dividend waits among the proposals. */
async function operations(services: Services, now: Date): Promise<WorkQueue[]> {
  const today = japanDateOf(now)
  const soon = addDays(today, endInSight)
  const [due, days] = await Promise.all([listTermsDue(services), listOperationDays(services.database, today)])
  const ending = due
    .filter(({ kind, due_on: dueOn }) => kind === 'term_end' && dueOn <= soon)
    .map(({ fund_id: fundId, project_name: fundName, due_on: dueOn }): OperationDay => ({
      kind: 'end',
      fundId,
      fundName,
      plannedOn: dueOn,
    }))
  const planned = days.filter(({ kind, plannedOn }) => kind === 'end' && plannedOn <= soon)
  return [
    queueOfTerms(
      'dividend_due',
      due.filter(({ kind, is_pending: isPending }) => kind === 'dividend' && !isPending),
      ({ last_on: lastOn }) => addDays(lastOn, 1),
    ),
    queueOfDays(
      'operation_start',
      days.filter(({ kind }) => kind === 'start'),
      0,
    ),
    queueOfDays(
      'term_end',
      [...ending, ...planned.filter(({ fundId }) => !ending.some((each) => each.fundId === fundId))],
      endInSight,
    ),
  ]
}

/** Planned days of funds that have passed without their record, and words that were promised to their investors. */
async function delays({ database }: Services, now: Date): Promise<WorkQueue[]> {
  const today = japanDateOf(now)
  const courses = await loadCourses(database, today)
  const open = courses.flatMap(({ fundName, open: points }) => points.map((point) => ({ ...point, fundName })))
  const steps = courses.flatMap(({ fundName, decided, hasEnded }) =>
    hasEnded ? [] : (decided?.plan ?? []).map(({ dueOn, doneOn }) => ({ plannedOn: dueOn, doneOn, fundName })),
  )
  const words = open.filter(({ kind, plannedOn }) => kind === 'word' && plannedOn <= addDays(today, WORDS_AHEAD))
  return [
    // An overdue report has its own queue.
    queueOfPoints(
      'fund_delay',
      [...open.filter((point) => !isWord(point)), ...steps.filter(({ doneOn }) => doneOn === null)].filter(
        ({ plannedOn }) => plannedOn < today,
      ),
      1,
    ),
    queueOfPoints('fund_word', words, -WORDS_AHEAD),
  ]
}

/** @param days after its day it came into the queue; negative before it. */
function queueOfPoints(
  name: QueueName,
  points: readonly { plannedOn: JapanDate; fundName: string }[],
  days: number,
): WorkQueue {
  return {
    name,
    count: points.length,
    oldestAt: startOf(points.map(({ plannedOn }) => addDays(plannedOn, days))),
    dueAt: endOfFirst(points.map(({ plannedOn }) => plannedOn)),
    yen: null,
    detail: namesOf([...new Set(points.map(({ fundName }) => fundName))]),
  }
}

/** What happened to funds at work and investors wait to hear of. */
async function events(services: Services): Promise<WorkQueue> {
  const due = await listEventDuties(services)
  return {
    name: 'operation_event',
    count: due.length,
    oldestAt: startOf(due.map(({ event }) => event.entries.at(-1)?.nextWordOn ?? event.learnedOn)),
    dueAt: endOfFirst(due.map(({ duty }) => duty.dueOn)),
    yen: null,
    detail: namesOf([...new Set(due.map(({ event }) => event.fundName))]),
  }
}

/** Losses of which investors have not been told why; what is missing stands beside each fund. */
async function losses({ database }: Services): Promise<WorkQueue> {
  const waiting = await listLossesToExplain(database)
  return {
    name: 'loss_statement',
    count: waiting.length,
    oldestAt: waiting.map((loss) => loss.fixed_at).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    dueAt: endOfFirst(waiting.map((loss) => loss.due_on)),
    yen: sum(waiting.map(({ amount }) => amount)),
    detail: namesOf(
      waiting.map(
        ({ project_name: fundName, is_pending: isPending }) =>
          `${fundName}（${isPending ? 'ご説明の承認' : 'ご説明の作成'}が必要）`,
      ),
    ),
  }
}

/** Periods that are over and have not been reported on. */
async function reports(services: Services): Promise<WorkQueue> {
  const due = (await listReportsDue(services)).filter(({ is_over: isOver }) => isOver)
  return {
    name: 'report_due',
    count: due.length,
    oldestAt: startOf(due.map(({ period_end_on: periodEndOn }) => addDays(periodEndOn, 1))),
    dueAt: endOfFirst(due.map(({ due_on: dueOn }) => dueOn)),
    yen: null,
    detail: null,
  }
}

/** Funds of which nobody has recorded what they are about. */
async function unrecorded({ database }: Services): Promise<WorkQueue> {
  const funds = await listFundsWithoutProperty(database)
  return {
    name: 'property_unrecorded',
    count: funds.length,
    oldestAt: funds[0]?.published_at ?? null,
    dueAt: null,
    yen: null,
    detail: namesOf(funds.map(({ name }) => name)),
  }
}

/** Open incidents; the nearest day of the law among them. One that only waits to be closed has none. */
async function incidents({ database }: Services): Promise<WorkQueue> {
  const open = (await listIncidents(database)).filter(({ is_closed: isClosed }) => !isClosed)
  return {
    name: 'incident',
    count: open.length,
    oldestAt:
      open.map(({ noticed_at: noticedAt }) => noticedAt).toSorted((one, other) => one.getTime() - other.getTime())[0] ??
      null,
    dueAt: endOfFirst(open.flatMap((incident) => dutiesOf(incident).map(({ aim_on: aimOn }) => aimOn))),
    yen: null,
    detail: namesOf(open.map(({ title }) => title)),
  }
}

/** The yearly paper on the risk of money laundering, from the end of its year until two have approved it. */
async function riskPaper({ database }: Services, now: Date): Promise<WorkQueue> {
  const year = await owedRiskYear(database, japanDateOf(now))
  return {
    name: 'risk_paper',
    count: year === null ? 0 : 1,
    oldestAt: startOf(year === null ? [] : [`${year + 1}-01-01`]),
    dueAt: endOfFirst(year === null ? [] : [riskPaperDueOn(year)]),
    yen: null,
    detail: year === null ? null : `${year}年分`,
  }
}

/** Vendors whose yearly check comes near. */
async function vendorChecks({ database }: Services, now: Date): Promise<WorkQueue> {
  const soon = addDays(japanDateOf(now), VENDOR_CHECK_AHEAD)
  const due = (await listVendors(database)).flatMap(({ name, next_check_on: nextCheckOn }) =>
    nextCheckOn !== null && nextCheckOn <= soon ? [{ name, nextCheckOn }] : [],
  )
  return {
    name: 'vendor_check',
    count: due.length,
    oldestAt: startOf(due.map(({ nextCheckOn }) => addDays(nextCheckOn, -VENDOR_CHECK_AHEAD))),
    dueAt: endOfFirst(due.map(({ nextCheckOn }) => nextCheckOn)),
    yen: null,
    detail: namesOf(due.map(({ name }) => name)),
  }
}

/** Cited articles whose text changed; and once for all of it, laws that nobody could read for three nights. */
async function lawChanges({ database }: Services): Promise<WorkQueue> {
  const [open, unread] = await Promise.all([listOpenLawChanges(database), listUnreadLaws(database)])
  const names = open.flatMap(({ changed: { law_id: lawId, article } }) => {
    const law = lawOfId(lawId)
    return law === undefined ? [] : [citationText(law, article)]
  })
  const ahead = open.flatMap(({ changed: { phase, enforced_on: enforcedOn } }) =>
    phase === 'ahead' && enforcedOn !== null ? [addDays(enforcedOn, -1)] : [],
  )
  return {
    name: 'law_change',
    count: open.length + (unread.length > 0 ? 1 : 0),
    oldestAt: startOf([
      ...open.map(({ changed }) => changed.found_on),
      ...unread.flatMap(({ failed_since: failedSince }) => failedSince ?? []),
    ]),
    // What is to come is seen to before it is in force; what is in force already has no day of its own.
    dueAt: endOfFirst(ahead),
    yen: null,
    detail: namesOf([...(unread.length > 0 ? ['法令の条文を取得できていません'] : []), ...new Set(names)]),
  }
}

/** @param sinceOf the day on which it came into the queue. */
function queueOfTerms(name: QueueName, due: readonly TermDue[], sinceOf: (term: TermDue) => string): WorkQueue {
  return {
    name,
    count: due.length,
    oldestAt: startOf(due.map(sinceOf)),
    dueAt: endOfFirst(due.map(({ due_on: dueOn }) => dueOn)),
    yen: null,
    detail: namesOf(due.map(({ project_name: fundName }) => fundName)),
  }
}

/** @param daysAhead how long before its day it comes into the queue. */
function queueOfDays(name: QueueName, due: readonly OperationDay[], daysAhead: number): WorkQueue {
  return {
    name,
    count: due.length,
    oldestAt: startOf(due.map(({ plannedOn }) => addDays(plannedOn, -daysAhead))),
    dueAt: endOfFirst(due.map(({ plannedOn }) => plannedOn)),
    yen: null,
    detail: namesOf(due.map(({ fundName }) => fundName)),
  }
}
