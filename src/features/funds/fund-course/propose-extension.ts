import { formatDate, japanDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import {
  COURSE_STATES,
  courseText,
  DELAY_CAUSES,
  type CourseDecision,
  type DelayCause,
} from '../../../domain/funds/fund-course.ts'
import { judgePlan, type PlanStep } from '../../../domain/funds/extension-plan.ts'
import { consentNeeded, longestEnd, monthsOf } from '../../../domain/funds/fund-extension.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { findEditedFund } from '../fund-editing/find-edited-fund.ts'
import { applyVersion } from '../fund/keep-version.ts'
import { loadCourses } from '../fund/load-courses.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { loadConsents, type Consents } from './load-consents.ts'
import { sendDecision } from './send-decision.ts'

/** extended: the fund goes on until the new end. in_talks: every investor is asked to agree to that. */
type ExtensionContent = {
  fundId: Id<'fund'>
  state: CourseDecision['state']
  newEndOn: JapanDate
  cause: DelayCause
  reason: FreeText
  measures: FreeText
  effect: FreeText
  /** Proposals from before it was asked for have none. */
  plan?: PlanStep[]
  nextNoticeOn: JapanDate
}

/** Two operators decide that a fund ends later than planned, within the contract or with everybody's consent; or that the consent is asked. */
export const extensionKind = defineProposalKind<ExtensionContent>({
  kind: 'fund.extension',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { name, decision, consents, needs } = judged.value
    return success({
      title:
        content.state === 'extended'
          ? `${name}の運用期間を${formatDate(content.newEndOn)}まで延長`
          : `${name}の延長について、参加者全員の同意を求める（協議中）`,
      people: consents.people,
      yen: consents.principal,
      changes: [
        {
          label: '運用の終了（予定）',
          before: formatDate(decision.previousEndOn),
          after: formatDate(content.newEndOn),
        },
        { label: '原因', before: null, after: DELAY_CAUSES[content.cause] },
        { label: '契約の範囲', before: null, after: needs ?? '契約で認められた延長です。' },
        ...(needs === null
          ? []
          : [{ label: '参加者の同意', before: null, after: `${consents.people}人中${consents.consenting}人` }]),
        { label: '参加者へのお知らせ', before: null, after: textOf(decision), isShown: true },
        ...(content.plan ?? []).map(({ text, dueOn }) => ({
          label: `新しい計画（${formatDate(dueOn)}まで）`,
          before: null,
          after: text,
          isShown: true,
        })),
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { decision, seq } = judged.value
    const { fundId } = content
    const actor = `operator:${operatorId}`
    const { id: statusId } = await transaction
      .insertInto('fund_status')
      .values({
        fund_id: fundId,
        seq,
        state: decision.state,
        previous_end_on: decision.previousEndOn,
        planned_end_on: decision.plannedEndOn,
        cause: decision.cause,
        reason: decision.reason,
        measures: decision.measures,
        effect: decision.effect,
        next_notice_on: decision.nextNoticeOn,
        proposal_id: proposalId,
        actor,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const plan = content.plan ?? []
    if (plan.length > 0)
      await transaction
        .insertInto('extension_step')
        .values(
          plan.map(({ text, dueOn }, place) => ({
            status_id: statusId,
            position: place + 1,
            text,
            due_on: dueOn,
          })),
        )
        .execute()
    if (decision.state === 'extended') await moveEnd(transaction, { fundId, decision, actor, now, proposalId })
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'fund.changed',
      objectType: 'fund',
      objectId: fundId,
      detail: { fields: COURSE_STATES[decision.state], reason: decision.reason },
    })
    await sendDecision(transaction, services, { fundId, statusId, decision })
    return success(null)
  },
})

/** The new end is part of a new version: everything that tells the plan reads it there. */
async function moveEnd(
  transaction: Transaction,
  {
    fundId,
    decision,
    actor,
    now,
    proposalId,
  }: { fundId: Id<'fund'>; decision: CourseDecision; actor: string; now: Date; proposalId: Id<'proposal'> },
): Promise<void> {
  const fund = await findEditedFund(transaction, fundId)
  const result = await transaction
    .selectFrom('fund_result')
    .select('operation_start_on')
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  if (fund === null || !result?.operation_start_on) throw new Error(`fund ${fundId} is not at work`)
  await applyVersion(transaction, {
    fundId,
    number: fund.version + 1,
    draft: {
      ...fund.draft,
      operationEndOn: decision.plannedEndOn,
      operationTermMonths: monthsOf(japanDate(result.operation_start_on), decision.plannedEndOn),
    },
    actor,
    at: now,
    reason: decision.reason,
    proposalId,
  })
}

export interface ExtensionFacts {
  state: CourseDecision['state']
  newEndOn: string
  cause: DelayCause
  reason: FreeText
  measures: string
  effect: string
  plan: readonly { text: string; dueOn: string }[]
  nextNoticeOn: string
}

const longest = 2000

/** The first operator's word. BAD_USER_INPUT by field; CONFLICT where the fund is not at work, or a consent is missing. */
export async function proposeExtension(
  services: Services,
  viewer: Viewer,
  { fundId, ...facts }: ExtensionFacts & { fundId: Id<'fund'> },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const newEndOn = parseJapanDate(facts.newEndOn)
  const nextNoticeOn = parseJapanDate(facts.nextNoticeOn)
  const today = japanDateOf(services.clock.now())
  const judged = judgePlan(facts.plan, { today, newEndOn })
  const problems = {
    ...(newEndOn === null || newEndOn <= today ? { new_end_on: '明日以降の日付を入力してください' } : {}),
    ...(nextNoticeOn === null || nextNoticeOn <= today ? { next_notice_on: '明日以降の日付を入力してください' } : {}),
    ...textProblems({ reason: facts.reason, measures: facts.measures, effect: facts.effect }),
    ...('problems' in judged && judged.problems),
  }
  if (newEndOn === null || nextNoticeOn === null || 'problems' in judged || Object.keys(problems).length > 0)
    return badInput(problems)
  const content = {
    fundId,
    state: facts.state,
    newEndOn,
    cause: facts.cause,
    reason: facts.reason.trim(),
    measures: facts.measures.trim(),
    effect: facts.effect.trim(),
    plan: judged.steps,
    nextNoticeOn,
  }
  return propose(services, viewer, extensionKind, { subject: `fund:${fundId}`, content, reason: '' })
}

const textProblems = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text.trim() === ''
        ? [[name, '必須です']]
        : text.length > longest
          ? [[name, `${longest}文字以内で入力してください`]]
          : [],
    ),
  )

interface Judged {
  name: string
  decision: CourseDecision
  seq: number
  consents: Consents
  /** Why a consent is needed; null where it is not. */
  needs: string | null
}

async function judge(
  transaction: Transaction,
  services: Services,
  content: ExtensionContent,
): Promise<Outcome<Judged>> {
  const today = japanDateOf(services.clock.now())
  const record = await lockFund(transaction, content.fundId)
  if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  // A fund that has failed, or is not published, has no course.
  const [course] = await loadCourses(transaction, today, content.fundId)
  const end = course?.open.find(({ kind }) => kind === 'end')
  if (course === undefined || end === undefined || record.result?.operationEndOn !== null)
    return refusal('CONFLICT', '延長できるのは、運用中で、終了日が記録されていないファンドだけです。')
  if (content.newEndOn <= end.plannedOn)
    return badInput({ new_end_on: `いまの終了予定日（${formatDate(end.plannedOn)}）より後の日付を入力してください` })
  if (content.newEndOn <= today) return badInput({ new_end_on: '明日以降の日付を入力してください' })
  const earlier = await transaction
    .selectFrom('fund_status')
    .select(['seq', 'state', 'previous_end_on', 'planned_end_on'])
    .where('fund_id', '=', content.fundId)
    .orderBy('seq')
    .execute()
  const first = earlier.find(({ state }) => state === 'extended')
  const firstEndOn = first ? japanDate(first.previous_end_on) : end.plannedOn
  const needs = consentNeeded({ firstEndOn, endOn: end.plannedOn, newEndOn: content.newEndOn }, course.terms, today)
  const consents = await loadConsents(transaction, content.fundId)
  const last = earlier.at(-1)
  const isAgreed =
    last?.state === 'in_talks' && content.newEndOn <= last.planned_end_on && consents.consenting === consents.people
  if (content.state === 'extended' && needs !== null && !isAgreed)
    return refusal('CONFLICT', `${needs}参加者全員の同意を記録してから、延長してください。`)
  if (content.state === 'in_talks' && needs === null)
    return refusal('CONFLICT', '契約で認められた延長です。同意を求めずに延長できます。')
  const { state, cause, reason, measures, effect, plan = [], nextNoticeOn } = content
  const decision: CourseDecision = {
    state,
    previousEndOn: end.plannedOn,
    plannedEndOn: content.newEndOn,
    cause,
    reason,
    measures,
    effect,
    // None is kept before the decision is.
    plan: plan.map((step) => ({ ...step, id: NO_ROW, doneOn: null, note: null })),
    nextNoticeOn,
    longestEndOn: longestEnd(firstEndOn, course.terms),
  }
  return success({ name: record.name, decision, seq: earlier.length + 1, consents, needs })
}

const textOf = (decision: CourseDecision): string =>
  courseText({ state: decision.state, late: null, unreported: [], decided: decision }) ?? ''
