import { addDays, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Id } from '../../../domain/id.ts'

export interface ExtraInfo {
  message: string
  /** Where the banner leads. */
  path: string
}

/** What a member should do next, the first that applies; null for visitors, operators and members with nothing left to do. */
export async function findExtraInfo(database: Queryable, viewer: Viewer | null, now: Date): Promise<ExtraInfo | null> {
  if (!viewer || viewer.role === 'admin' || viewer.status === 'left') return null
  const facts = await database
    .selectFrom('member')
    .leftJoin('survey_answer', 'survey_answer.member_id', 'member.id')
    .select(['survey_answer.member_id as answered', 'member.identity_approved_at', 'member.identity_submitted_at'])
    .where('member.id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  if (facts.answered === null) return { message: 'アンケートへのご回答をお願いします。', path: '/extra/survey' }
  if (facts.identity_approved_at === null) {
    const message = facts.identity_submitted_at
      ? '本人確認の審査中です。完了までしばらくお待ちください。'
      : 'オンラインでの本人確認をお願いします。'
    return { message, path: '/mypage/info' }
  }
  return (await findWaitingInvestment(database, viewer.memberId)) ?? findAnnouncement(database, now)
}

/** An application that waits for its member: the contract document to be confirmed, then the deposit. */
async function findWaitingInvestment(database: Queryable, memberId: Id<'member'>): Promise<ExtraInfo | null> {
  const waiting = await database
    .selectFrom('investment')
    .select('contract_confirmed_at')
    .where('member_id', '=', memberId)
    .where('status', '=', 'awaiting_deposit')
    .orderBy('deposit_deadline_at')
    .executeTakeFirst()
  if (!waiting) return null
  const message = waiting.contract_confirmed_at
    ? 'ご入金をお待ちしているファンドがあります。'
    : '契約成立時書面の確認をお待ちしているファンドがあります。'
  return { message, path: '/mypage/projects' }
}

const announcedForDays = 30

/** The operator's own announcement: the latest message of a public fund that has one, for a month. */
async function findAnnouncement(database: Queryable, now: Date): Promise<ExtraInfo | null> {
  const since = startOfDay(addDays(japanDateOf(now), -announcedForDays))
  const announced = await database
    .selectFrom('fund_message as message')
    .innerJoin('fund', 'fund.id', 'message.fund_id')
    .select(['message.extra_message', 'fund.id'])
    .where('message.extra_message', 'is not', null)
    .where('message.is_deleted', '=', false)
    .where('message.admin_only', '=', false)
    .where('message.show_at', '<=', now)
    .where('message.show_at', '>=', since)
    .where('fund.status', '=', 'published')
    .orderBy('message.show_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return announced?.extra_message ? { message: announced.extra_message, path: `/projects/${announced.id}` } : null
}
