import { formatTimeOfDay, japanDateOf, parseJapanDate, timeOfDay } from '../../../../../domain/calendar.ts'
import type { FundDisclosure } from '../../../../../domain/fund-disclosure.ts'
import type { CompleteFundDraft, FundPictureChoice } from '../../../../../domain/fund-draft.ts'
import {
  composeOverview,
  propertyFacts,
  propertyRemarks,
  type PropertyFact,
} from '../../../../../domain/fund-overview.ts'
import { toRfc3339 } from '../../../../../domain/calendar.ts'
import type { EditedFund, FundContentInput } from './fund-queries.ts'
import { idOf } from '../../../../../domain/id.ts'

/** A day and a time of day as they are typed. */
export interface TypedTime {
  day: string
  time: string
  /** Not typed: 59 where the time is the last minute of a day, as every deadline of the business. */
  seconds: number
}

/** What stands in the fields: figures as text, so that nobody's half-typed amount is lost. */
export interface FundForm {
  name: string
  offeringMethod: CompleteFundDraft['offeringMethod']
  goal: CompleteFundDraft['goal']
  fundTotal: string
  subordinatedAmount: string
  minimumAmount: string
  maximumAmount: string
  rate: string
  rateParts: readonly { label: string; rate: string }[]
  termMonths: string
  autoRenewal: boolean
  hasWaitlist: boolean
  start: TypedTime
  end: TypedTime
  operationStartOn: string
  operationEndOn: string
  earlyAccessCode: string
  facts: readonly PropertyFact[]
  remarks: string
  disclosure: FundDisclosure
  pictures: readonly FundPictureChoice[]
}

/** Offered even where an overview lacks them, in this order. */
const usualFacts = ['所在地', '種類', '交通', '専有面積', '築年月', '賃貸の状況']

const amountText = (amount: number): string => amount.toLocaleString('ja-JP')
const rateText = (basisPoints: number): string => String(basisPoints / 100)

function typedTime(instant: string): TypedTime {
  const at = new Date(instant)
  return { day: japanDateOf(at), time: formatTimeOfDay(at), seconds: at.getUTCSeconds() }
}

export const retime = (typed: TypedTime, time: string): TypedTime => ({
  ...typed,
  time,
  seconds: time === '23:59' ? 59 : 0,
})

/** An invalid Date where no day or time stands. */
export function instantOf({ day, time, seconds }: TypedTime): Date {
  const date = parseJapanDate(day)
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return date === null || hour === undefined || minute === undefined
    ? new Date(Number.NaN)
    : timeOfDay(date, Number(hour), Number(minute), seconds)
}

function factsIn(detail: string): PropertyFact[] {
  const written = propertyFacts(detail)
  const area = written.some(({ label }) => label.endsWith('面積'))
  const missing = usualFacts.filter(
    (label) =>
      !written.some((fact) => fact.label === label) &&
      !(label === '専有面積' && area) &&
      !(label === '賃貸の状況' && written.some((fact) => fact.label === '計画')),
  )
  const order = (label: string) => (usualFacts.indexOf(label) + usualFacts.length + 1) % (usualFacts.length + 1)
  const all = [...written, ...missing.map((label) => ({ label, value: '' }))]
  return written.length === 0
    ? all
    : all.toSorted(
        (one, other) =>
          Number(one.value === '') - Number(other.value === '') ||
          (one.value === '' ? order(one.label) - order(other.label) : 0),
      )
}

export function formOf({ content }: Pick<EditedFund, 'content'>): FundForm {
  const { disclosure } = content
  return {
    name: content.name,
    offeringMethod: content.recruit_type === 'lottery' ? 'lottery' : 'first_come',
    goal: content.goal_type === 'Allin' ? 'all_in' : 'all_or_nothing',
    fundTotal: amountText(content.price_estate),
    subordinatedAmount: amountText(content.subordination_amount),
    minimumAmount: amountText(content.lower_invest),
    maximumAmount: content.higher_invest === null ? '' : amountText(content.higher_invest),
    rate: rateText(content.rate_bp),
    rateParts: content.rate_parts.map(({ label, rate_bp }) => ({ label, rate: rateText(rate_bp) })),
    termMonths: String(content.unyo_term_month),
    autoRenewal: content.is_auto_continue,
    hasWaitlist: content.has_waitlist,
    start: typedTime(content.start_at),
    end: typedTime(content.end_at),
    operationStartOn: content.unyo_start_at ?? '',
    operationEndOn: content.unyo_end_at ?? '',
    earlyAccessCode: content.special ?? '',
    facts: factsIn(content.detail),
    remarks: propertyRemarks(content.detail).join('\n'),
    disclosure: {
      useOfFunds: disclosure.use_of_funds,
      priceBasis: disclosure.price_basis,
      relatedParties: disclosure.related_parties,
      management: disclosure.management,
      exitPlan: disclosure.exit_plan,
      managerReview: disclosure.manager_review,
    },
    pictures: content.pictures.map(({ id, view, caption }) =>
      id === null ? { kind: 'drawn', view: view ?? 0 } : { kind: 'uploaded', id: idOf(id), caption },
    ),
  }
}

/** Digits in either width, with or without commas; not a number where something else stands. */
export function amountOf(text: string): number {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return /^\d{1,13}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Basis points of a percentage with at most two decimals, exactly: '6.45' is 645. */
function basisPointsOf(text: string): number {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

export function draftOf(form: FundForm): CompleteFundDraft {
  return {
    name: form.name,
    detail: composeOverview(form.facts, form.remarks),
    offeringStartAt: instantOf(form.start),
    offeringEndAt: instantOf(form.end),
    offeringMethod: form.offeringMethod,
    goal: form.goal,
    fundTotal: amountOf(form.fundTotal),
    subordinatedAmount: amountOf(form.subordinatedAmount),
    minimumAmount: amountOf(form.minimumAmount),
    maximumAmount: form.maximumAmount.trim() === '' ? null : amountOf(form.maximumAmount),
    plannedRateBp: basisPointsOf(form.rate),
    rateBreakdown: form.rateParts.map(({ label, rate }) => ({ label, rateBp: basisPointsOf(rate) })),
    operationTermMonths: amountOf(form.termMonths),
    operationStartOn: form.operationStartOn === '' ? null : form.operationStartOn,
    operationEndOn: form.operationEndOn === '' ? null : form.operationEndOn,
    autoRenewal: form.autoRenewal,
    hasWaitlist: form.hasWaitlist,
    earlyAccessCode: form.earlyAccessCode === '' ? null : form.earlyAccessCode,
    disclosure: form.disclosure,
    pictures: form.pictures,
  }
}

/** Of a draft without problems: what is no number or no time cannot be sent. */
export function toInput(draft: CompleteFundDraft): FundContentInput {
  const { disclosure } = draft
  return {
    name: draft.name,
    detail: draft.detail,
    start_at: toRfc3339(draft.offeringStartAt),
    end_at: toRfc3339(draft.offeringEndAt),
    recruit_type: draft.offeringMethod === 'lottery' ? 'lottery' : 'firstCome',
    goal_type: draft.goal === 'all_in' ? 'Allin' : 'AllOrNothing',
    price_estate: draft.fundTotal,
    subordination_amount: draft.subordinatedAmount,
    lower_invest: draft.minimumAmount,
    higher_invest: draft.maximumAmount,
    rate_bp: draft.plannedRateBp,
    rate_parts: draft.rateBreakdown.map(({ label, rateBp }) => ({ label, rate_bp: rateBp })),
    unyo_term_month: draft.operationTermMonths,
    unyo_start_at: draft.operationStartOn,
    unyo_end_at: draft.operationEndOn,
    is_auto_continue: draft.autoRenewal,
    has_waitlist: draft.hasWaitlist,
    special: draft.earlyAccessCode,
    disclosure: {
      use_of_funds: disclosure.useOfFunds ?? '',
      price_basis: disclosure.priceBasis ?? '',
      related_parties: disclosure.relatedParties ?? '',
      management: disclosure.management ?? '',
      exit_plan: disclosure.exitPlan ?? '',
      manager_review: disclosure.managerReview ?? '',
    },
    pictures: draft.pictures.map((picture) =>
      picture.kind === 'drawn'
        ? { id: null, view: picture.view, caption: '' }
        : { id: String(picture.id), view: null, caption: picture.caption },
    ),
  }
}
