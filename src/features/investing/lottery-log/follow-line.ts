import type { Turn } from '../../../domain/investing/waitlist.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import type { Mail, MailSender } from '../../communication/outbox/mails/mail-content.ts'
import {
  substituteEndedMail,
  substituteOfferedMail,
  type SubstituteMailData,
} from '../../communication/outbox/mails/substitute-mails.ts'
import { moveInvestments } from '../../core/move.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadMailFactsOf } from '../investment/load-mail-facts.ts'
import { loadPassed, recordSteps } from './record-steps.ts'

/** The places in a lottery's line are those of its substitutes: what happens to a place happens to the application that waits in it, and is logged. */

/** A place in the line, by the application that waits in it; null on a waitlist. */
interface LinePlace {
  applicationId: Id<'investment'> | null
}

export interface LineNews {
  overdue: readonly LinePlace[]
  /** In the order of the line. */
  turns: readonly { entry: LinePlace; outcome: Turn['outcome'] }[]
  /** The last instant at which those whose turn it is now may take the place. */
  until: Date
  now: Date
}

/** Who did not take the place in time has lost it for good, and the next is offered it; both are mailed. The places themselves are moved by the caller. */
export async function followLine(
  transaction: Transaction,
  services: Services,
  fund: FundRecord,
  { overdue, turns, until, now }: LineNews,
): Promise<void> {
  const passedBefore = await loadPassed(transaction, fund.id)
  const expired = await moveInvestments(transaction, applicationsOf(overdue), {
    event: 'lottery_lost',
    at: now,
    actor: 'schedule',
  })
  await recordSteps(
    transaction,
    fund.id,
    expired.map((investmentId) => ({ kind: 'expired', investmentId })),
    now,
  )
  const steps = turns.flatMap(({ entry, outcome }) => {
    const [investmentId] = applicationsOf([entry])
    const isSaid = expired.length === 0 && investmentId !== undefined && passedBefore.has(investmentId)
    if (investmentId === undefined || (outcome === 'passed' && isSaid)) return []
    return [{ kind: outcome === 'invited' ? ('offered' as const) : ('passed' as const), investmentId }]
  })
  await recordSteps(transaction, fund.id, steps, now)
  const offered = steps.filter(({ kind }) => kind === 'offered').map(({ investmentId }) => investmentId)
  const mails = [
    ...(await lettersTo(transaction, services, fund.id, {
      template: 'lottery-offered',
      to: offered,
      words: (data, sender) => substituteOfferedMail({ ...data, until }, sender),
    })),
    ...(await lettersTo(transaction, services, fund.id, {
      template: 'lottery-lost',
      to: expired,
      words: (data, sender) => substituteEndedMail({ ...data, why: 'expired' }, sender),
    })),
  ]
  await enqueueMails(transaction, services, mails, now)
}

/** The line has ended: whoever still waits has not been selected. Whose application ended with the fund hears it from there. */
export async function endSubstitutes(
  transaction: Transaction,
  services: Services,
  { id: fundId }: FundRecord,
  { line, now }: { line: readonly LinePlace[]; now: Date },
): Promise<void> {
  const ended = await moveInvestments(transaction, applicationsOf(line), {
    event: 'lottery_lost',
    at: now,
    actor: 'schedule',
  })
  const mails = await lettersTo(transaction, services, fundId, {
    template: 'lottery-lost',
    to: ended,
    words: (data, sender) => substituteEndedMail({ ...data, why: 'closed' }, sender),
  })
  await enqueueMails(transaction, services, mails, now)
}

/** Members have left the line: their applications end, and the log says so. Nothing in the places of a waitlist. */
export async function withdrawSubstitutes(
  transaction: Transaction,
  {
    fundId,
    entryIds,
    actor,
    now,
  }: { fundId: Id<'fund'>; entryIds: readonly Id<'waitlist_entry'>[]; actor: string; now: Date },
): Promise<void> {
  const rows = await transaction
    .selectFrom('waitlist_entry')
    .select('application_id')
    .where('id', 'in', [...entryIds])
    .execute()
  const applications = rows.flatMap(({ application_id: id }) => (id === null ? [] : [id]))
  const withdrawn = await moveInvestments(transaction, applications, { event: 'member_withdrew', at: now, actor })
  await recordSteps(
    transaction,
    fundId,
    withdrawn.map((investmentId) => ({ kind: 'declined', investmentId })),
    now,
  )
}

interface Letter {
  template: 'lottery-offered' | 'lottery-lost'
  to: readonly Id<'investment'>[]
  words: (data: SubstituteMailData, sender: MailSender) => Mail
}

async function lettersTo(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  { template, to, words }: Letter,
): Promise<OutboxMail[]> {
  const sender = mailSenderOf(services.config)
  return [...(await loadMailFactsOf(transaction, to))].map(([investmentId, { memberId, email, application }]) => ({
    key: `${template}:${investmentId}`,
    memberId,
    to: email,
    template,
    content: words({ ...application, fundId }, sender),
  }))
}

const applicationsOf = (entries: readonly LinePlace[]): Id<'investment'>[] =>
  entries.flatMap(({ applicationId }) => (applicationId === null ? [] : [applicationId]))
