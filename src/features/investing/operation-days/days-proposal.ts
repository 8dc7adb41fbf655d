import { sql } from 'kysely'
import { formatDate, formatDateTime, japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { DAY_CONCERN_NAMES, type DayConcern } from '../../../domain/investing/operation-day.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import type { Services } from '../../core/services.ts'
import { decideDividend } from '../dividend/decide-dividend.ts'
import type { DividendEntry } from '../dividend/dividend-entry.ts'
import {
  dividendEffect,
  dividendQuestions,
  fixDividendWithin,
  type DividendContent,
} from '../dividend/dividend-proposal.ts'
import { confirmAppraisals, type ConfirmedAppraisals } from '../../funds/property/confirm-appraisals.ts'
import { loadPurchases } from '../../funds/property/load-property-book.ts'
import type { FundResultEntry } from './fund-result-entry.ts'
import type { EarlyEnd } from './early-end.ts'
import { earlyEndOf, judgeDays, recordDaysWithin } from './record-days.ts'

/** A whole entry as it was sent, the way it is kept: instants in RFC 3339, null for what is missing. */
export type DaysContent = {
  fundId: Id<'fund'>
  offeringStartAt: string | null
  offeringEndAt: string | null
  operationStartOn: string | null
  /** Missing in proposals of before. */
  deals?: Id<'property_deal'>[]
  operationEndOn: string | null
  /** With a last day before its plan. */
  endWords?: FreeText
  payday: string | null
  dividend: number | null
  loss: number
  saleProfit: number
  /** With a dividend below what the books give. */
  words?: FreeText
}

/** The days of an operation that one operator may not record alone, with whatever was entered together with them. */
export const daysKind = defineProposalKind<DaysContent>({
  kind: 'fund.operation_days',
  questions: (content) => {
    const dividend = dividendOf(content)
    return dividend === null ? [] : dividendQuestions(dividend)
  },
  async foresee(transaction, services, content) {
    const now = services.clock.now()
    const judged = await judge(transaction, services, content, now)
    if (!judged.ok) return judged
    // What a dividend would come to is known with its days only: they are recorded, looked at, and taken back.
    await sql`savepoint foreseen_days`.execute(transaction)
    const dividend = await foreseeDividend(transaction, services, content, now)
    await sql`rollback to savepoint foreseen_days`.execute(transaction)
    if (!dividend.ok) return dividend
    const named = (await loadPurchases(transaction, content.fundId)).filter(({ id }) => content.deals?.includes(id))
    return success(
      effectOf(judged.value, content, {
        dividend: dividend.value,
        appraised: await confirmAppraisals(transaction, named),
      }),
    )
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content, now)
    if (!judged.ok) return judged
    const recorded = await recordDaysWithin(transaction, services, {
      fundId: content.fundId,
      entry: entryOf(content),
      actor: `operator:${operatorId}`,
      now,
    })
    if (!recorded.ok) return recorded
    const dividend = await dividendContent(transaction, services, content, now)
    if (!dividend.ok) return dividend
    return dividend.value === null
      ? success(null)
      : fixDividendWithin(transaction, services, dividend.value, { proposalId, now })
  },
})

export function daysContent(fundId: Id<'fund'>, entry: FundResultEntry): DaysContent {
  return {
    fundId,
    offeringStartAt: entry.offeringStartAt?.toISOString() ?? null,
    offeringEndAt: entry.offeringEndAt?.toISOString() ?? null,
    operationStartOn: entry.operationStartOn ?? null,
    deals: [...(entry.deals ?? [])].toSorted((one, other) => one - other),
    operationEndOn: entry.operationEndOn ?? null,
    payday: entry.payday ?? null,
    dividend: entry.dividend ?? null,
    loss: entry.loss ?? 0,
    saleProfit: entry.saleProfit ?? 0,
    ...(entry.words !== undefined && { words: entry.words }),
    ...(entry.endWords !== undefined && { endWords: entry.endWords }),
  }
}

const names = [
  'offeringStartAt',
  'offeringEndAt',
  'operationStartOn',
  'operationEndOn',
  'payday',
  'dividend',
  'loss',
  'saleProfit',
] as const

export const isSameContent = (one: DaysContent, other: DaysContent): boolean =>
  names.every((name) => one[name] === other[name]) && String(one.deals ?? []) === String(other.deals ?? [])

function entryOf(content: DaysContent): FundResultEntry {
  return {
    ...(content.offeringStartAt !== null && { offeringStartAt: new Date(content.offeringStartAt) }),
    ...(content.offeringEndAt !== null && { offeringEndAt: new Date(content.offeringEndAt) }),
    ...(content.operationStartOn !== null && { operationStartOn: content.operationStartOn }),
    ...(content.deals !== undefined && content.deals.length > 0 && { deals: content.deals }),
    ...(content.operationEndOn !== null && { operationEndOn: content.operationEndOn }),
    ...(content.endWords !== undefined && { endWords: content.endWords }),
    ...(content.payday !== null && { payday: content.payday }),
    ...(content.dividend !== null && {
      dividend: content.dividend,
      loss: content.loss,
      saleProfit: content.saleProfit,
      ...(content.words !== undefined && { words: content.words }),
    }),
  }
}

const dividendOf = ({ dividend, loss, saleProfit, payday, words }: DaysContent): DividendEntry | null =>
  dividend === null || payday === null
    ? null
    : { dividend, loss, saleProfit, payday, ...(words !== undefined && { words }) }

interface JudgedDays {
  fund: FundRecord
  concerns: DayConcern[]
  /** Null where no end before its plan is recorded. */
  early: EarlyEnd | null
}

async function judge(
  transaction: Transaction,
  services: Services,
  content: DaysContent,
  now: Date,
): Promise<Outcome<JudgedDays>> {
  const fund = await lockFund(transaction, content.fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (content.dividend !== null && content.payday === null) return badInput({ payday: '必須です' })
  const entry = entryOf(content)
  const concerns = await judgeDays(transaction, services, { fund, entry, now })
  if (!concerns.ok) return concerns
  const early = await earlyEndOf(transaction, services, { fund, entry })
  return early.ok ? success({ fund, concerns: concerns.value, early: early.value }) : early
}

async function foreseeDividend(
  transaction: Transaction,
  services: Services,
  content: DaysContent,
  now: Date,
): Promise<Outcome<Effect | null>> {
  const recorded = await recordDaysWithin(transaction, services, {
    fundId: content.fundId,
    entry: entryOf(content),
    actor: 'foreseen',
    now,
  })
  if (!recorded.ok) return recorded
  const dividend = await dividendContent(transaction, services, content, now)
  if (!dividend.ok || dividend.value === null) return dividend.ok ? success(null) : dividend
  return dividendEffect(transaction, services, dividend.value, now)
}

/** The dividend with its term, once the days are recorded; null where none was entered. */
async function dividendContent(
  transaction: Transaction,
  services: Services,
  content: DaysContent,
  now: Date,
): Promise<Outcome<DividendContent | null>> {
  const entry = dividendOf(content)
  if (entry === null) return success(null)
  const decided = await decideDividend(transaction, services.config, { fundId: content.fundId, entry, now })
  return decided.ok ? success({ fundId: content.fundId, period: decided.value.distribution.period, ...entry }) : decided
}

function effectOf(
  { fund, concerns, early }: JudgedDays,
  content: DaysContent,
  { dividend, appraised }: { dividend: Effect | null; appraised: ConfirmedAppraisals },
): Effect {
  const day = (label: string, value: string | null, before: string | null) =>
    value === null ? [] : [{ label, before, after: formatDate(japanDate(value)) }]
  const instant = (label: string, value: string | null) =>
    value === null ? [] : [{ label, before: null, after: formatDateTime(new Date(value)) }]
  const planned = (value: string | null) => (value === null ? '予定なし' : `予定 ${formatDate(japanDate(value))}`)
  return {
    title: `${fund.name}の運用の日付を登録${dividend === null ? '' : 'し、分配金を確定'}`,
    people: dividend?.people ?? 0,
    yen: dividend?.yen ?? fund.totals.participating,
    changes: [
      ...instant('募集開始', content.offeringStartAt),
      ...instant('募集終了', content.offeringEndAt),
      ...day('運用開始日', content.operationStartOn, planned(fund.fund.operationStartOn)),
      ...day('運用終了日', content.operationEndOn, planned(fund.fund.autoRenewal ? null : fund.fund.operationEndOn)),
      ...(early === null
        ? []
        : [{ label: '予定より早く終了する理由', before: null, after: early.words, isShown: true }]),
      ...(dividend === null ? day('支払日', content.payday, null) : []),
      ...concerns.map(({ code, expected, entered }) => ({
        label: `ご確認ください：${DAY_CONCERN_NAMES[code]}`,
        before: expected,
        after: entered,
      })),
      ...appraised.changes,
      ...(dividend?.changes ?? []),
    ],
    ...(appraised.questions.length > 0 && { questions: appraised.questions, exhibits: appraised.exhibits }),
  }
}
