import { addDays, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Composition } from '../../../domain/investing/composition.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Mail, MailSender } from '../../communication/outbox/mails/mail-content.ts'
import { operationEndedMail, operationStartedMail } from '../../communication/outbox/mails/operation-mails.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadComposition } from './fund-composition.ts'
import { recordFundEvent } from './record-fund-event.ts'
import type { Id } from '../../../domain/id.ts'

/** What lies further back is no news any more, for instance after a long silence of the machine. */
const newsForDays = 7

/**
 * In the morning: records the end of operations whose day was set ahead and has come, however long the machine was silent, and tells the
 * participants that their fund's operation has begun or ended, once each, whoever set the day. What was not begun is not announced as begun.
 */
export async function notifyOfOperation(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  await recordEnds(services, today)
  for (const turn of ['operation_start_on', 'operation_end_on'] as const) {
    const funds = await services.database
      .selectFrom('fund_result')
      .select('fund_id')
      .where(turn, '<=', today)
      .where(turn, '>', addDays(today, -newsForDays))
      .where('operation_booked_at', 'is not', null)
      .orderBy('fund_id')
      .execute()
    for (const { fund_id } of funds) {
      await inTransaction(services.database, (transaction) => notifyParticipants(transaction, services, fund_id, turn))
    }
  }
}

async function recordEnds({ database, clock }: Services, today: JapanDate): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const ended = await transaction
      .selectFrom('fund_result as result')
      .select('result.fund_id')
      .where('result.operation_end_on', '<=', today)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('fund_event')
              .select('id')
              .whereRef('fund_event.fund_id', '=', 'result.fund_id')
              .where('event', '=', 'operation_ended'),
          ),
        ),
      )
      .orderBy('result.fund_id')
      .execute()
    for (const { fund_id: fundId } of ended) {
      await recordFundEvent(transaction, {
        fundId,
        event: 'operation_ended',
        actor: 'schedule',
        reason: 'the day has come',
        at: clock.now(),
      })
    }
  })
}

async function notifyParticipants(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  turn: 'operation_start_on' | 'operation_end_on',
): Promise<void> {
  const now = services.clock.now()
  const fund = await lockOperation(transaction, fundId)
  const isStart = turn === 'operation_start_on'
  const template = isStart ? 'operation-started' : 'operation-ended'
  const participants = await loadParticipants(transaction, fundId, isStart ? null : fund.operation_end_on)
  const sender = mailSenderOf(services.config)
  // As it is at the start, which has come: whoever left since gets another mail.
  const composition = await loadComposition(transaction, fundId)
  const mails = participants.map((participant): OutboxMail => ({
    key: `${template}:${participant.id}`,
    memberId: participant.member_id,
    to: participant.email,
    template,
    content: isStart ? startedMail(fund, participant, composition, sender) : endedMail(fund, participant, sender),
  }))
  await enqueueMails(transaction, services, mails, now)
}

type Operation = Awaited<ReturnType<typeof lockOperation>>
type Participant = Awaited<ReturnType<typeof loadParticipants>>[number]

async function lockOperation(transaction: Transaction, fundId: Id<'fund'>) {
  return transaction
    .selectFrom('fund')
    .innerJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .select([
      'fund.id',
      'fund.name',
      'fund.planned_rate_bp',
      'fund.operation_end_on as planned_end_on',
      'fund.auto_renewal',
      'result.operation_start_on',
      'result.operation_end_on',
      'result.payday',
      'result.rate_bp',
    ])
    .where('fund.id', '=', fundId)
    .forNoKeyUpdate('fund')
    .executeTakeFirstOrThrow()
}

/** Who takes part; at the end not those whose principal had gone back before. */
async function loadParticipants(transaction: Transaction, fundId: Id<'fund'>, endOn: string | null) {
  return transaction
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'investment.id',
      'investment.amount',
      'member.id as member_id',
      'member.email',
      'member.family_name',
      'member.given_name',
    ])
    .where('investment.fund_id', '=', fundId)
    .where('investment.status', '=', 'participating')
    .where((where) =>
      where.or([
        where('redeemed_at', 'is', null),
        ...(endOn === null ? [] : [where('redeemed_at', '>=', startOfDay(endOn as JapanDate))]),
      ]),
    )
    .orderBy('investment.id')
    .execute()
}

function factsOf(fund: Operation, participant: Participant) {
  return {
    memberName: `${participant.family_name} ${participant.given_name}`,
    fundName: fund.name,
    applicationNumber: applicationNumber(fund.id, participant.id),
    amount: participant.amount,
    startOn: fund.operation_start_on ?? '',
    plannedRateBp: fund.planned_rate_bp,
    autoRenewal: fund.auto_renewal,
  }
}

function startedMail(fund: Operation, participant: Participant, composition: Composition, sender: MailSender): Mail {
  return operationStartedMail({ ...factsOf(fund, participant), endOn: fund.planned_end_on, composition }, sender)
}

function endedMail(fund: Operation, participant: Participant, sender: MailSender): Mail {
  const result = { endOn: fund.operation_end_on ?? '', payday: fund.payday, actualRateBp: fund.rate_bp }
  return operationEndedMail({ ...factsOf(fund, participant), ...result }, sender)
}
