import type { FreeText } from '../free-text.ts'
import { DISCLOSURE_ITEMS, disclosureFields } from './fund-disclosure.ts'
import type { CompleteFundDraft } from './fund-draft.ts'
import { propertyFacts, propertyRemarks } from './fund-overview.ts'
import { pictureText } from '../records/fund-picture.ts'
import { complete, shown } from '../records/field.ts'
import { contractualFields, fundFields, isForOperatorsOnly } from '../records/fund.ts'

/** One fact of a fund as two versions have it, in words for a person. */
export interface FundChange {
  /** Of the draft: 'fundTotal', 'detail', 'disclosure.priceBasis'. */
  field: string
  label: string
  /** Null where nothing stood. */
  before: string | null
  after: string
}

interface FactText {
  field: string
  label: string
  text: string | null
}

const written = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Every fact of a draft in words, in the order of the form. */
function factsOf(draft: CompleteFundDraft): FactText[] {
  const fact = (field: string, label: string, text: string | null): FactText => ({ field, label, text })
  // A lottery has no line, whatever the switch says; without closing days nothing of them is said, and what renews itself is not extended.
  const meaningless: readonly string[] = [
    ...(draft.offeringMethod === 'lottery' ? ['hasWaitlist'] : []),
    ...(draft.closingDays === 0 ? ['closingDays', 'fillInPercent'] : []),
    ...(draft.autoRenewal ? ['extensionMonths', 'extensionNoticeDays'] : []),
  ]
  return [
    ...shown(fundFields, draft).map(({ name, label, text }) =>
      fact(name, label, meaningless.includes(name) ? null : text),
    ),
    ...propertyFacts(draft.detail).map(({ label, value }) => fact('detail', label, value)),
    fact('detail', '物件の説明', written(propertyRemarks(draft.detail).join('\n'))),
    ...shown(disclosureFields, complete(disclosureFields, draft.disclosure)).map(({ name, label, text }) =>
      fact(`disclosure.${name}`, label, text),
    ),
    fact(
      'pictures',
      '写真',
      written(draft.pictures.map((picture, place) => `${place + 1}枚目：${pictureText(picture)}`).join('\n')),
    ),
  ]
}

/** Everything that a draft says, as it will be published for the first time; what was left open is left out. */
export function fundFacts(draft: CompleteFundDraft): FundChange[] {
  return factsOf(draft).flatMap(({ field, label, text }) =>
    text === null ? [] : [{ field, label, before: null, after: text }],
  )
}

/** Operators alone see this of a fund; everything else stands on its page or in its documents. */
export const isShownToMembers = ({ field }: FundChange): boolean => !isForOperatorsOnly(field)

/** What differs between two versions of a fund, in the order of the form; empty where nothing does. */
export function fundChanges(before: CompleteFundDraft, after: CompleteFundDraft): FundChange[] {
  const old = new Map(factsOf(before).map((fact) => [keyOf(fact), fact]))
  const fresh = new Map(factsOf(after).map((fact) => [keyOf(fact), fact]))
  const gone = [...old.values()].filter((fact) => !fresh.has(keyOf(fact)))
  return [...fresh.values(), ...gone.map((fact) => ({ ...fact, text: null }))].flatMap((fact) => {
    const previous = old.get(keyOf(fact))?.text ?? null
    return previous === fact.text
      ? []
      : [{ field: fact.field, label: fact.label, before: previous, after: fact.text ?? '（なし）' }]
  })
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A change that was written upon one version, done to another: what it left alone is taken as it stands there. */
export function changeUpon(
  base: CompleteFundDraft,
  changed: CompleteFundDraft,
  other: CompleteFundDraft,
): CompleteFundDraft {
  const touched = Object.entries(changed).filter(
    ([field, value]) => field !== 'disclosure' && !same(value, base[field as keyof CompleteFundDraft]),
  )
  const changedItems = DISCLOSURE_ITEMS.filter(({ key }) => !same(changed.disclosure[key], base.disclosure[key]))
  const disclosure = {
    ...other.disclosure,
    ...Object.fromEntries(changedItems.map(({ key }) => [key, changed.disclosure[key]])),
  }
  return { ...other, ...Object.fromEntries(touched), disclosure }
}

const keyOf = ({ field, label }: FactText): string => `${field}/${label}`

export interface FundStanding {
  isPublished: boolean
  offeringMethod: CompleteFundDraft['offeringMethod']
  offeringStartAt: Date
  offeringEndAt: Date
  /** Somebody has applied, whatever became of it. */
  hasApplications: boolean
  /** In operation, ended or dissolved. */
  isDecided: boolean
}

/**
 * What nobody can change any more, not even two operators: the reason by field. A lottery's end decides which public random number
 * draws it, so it stands from the day on which that number was promised; the terms of a contract stand once the money is at work.
 */
export function lockedFacts(standing: FundStanding, now: Date): Record<string, string> {
  const { isPublished, offeringMethod, offeringStartAt, offeringEndAt, hasApplications, isDecided } = standing
  if (!isPublished) return {}
  const locks: [field: string, holds: boolean, reason: FreeText][] = [
    ['offeringMethod', true, '公開した後は変更できません。'],
    [
      'offeringEndAt',
      offeringMethod === 'lottery',
      '抽選に使う公開の乱数が、この日時で決まっているため変更できません。',
    ],
    ['offeringStartAt', offeringStartAt <= now, '募集が始まっているため変更できません。'],
    ['hasWaitlist', offeringStartAt <= now, '募集が始まっているため変更できません。'],
    ['closingDays', offeringStartAt <= now || hasApplications, '募集が始まっているため変更できません。'],
    ['fillInPercent', offeringStartAt <= now || hasApplications, '募集が始まっているため変更できません。'],
    ['offeringEndAt', offeringEndAt < now, '募集が終わっているため変更できません。'],
    ['autoRenewal', hasApplications, '申し込みがあるため変更できません。'],
    ...contractualFields.map((field): [string, boolean, string] => [
      field,
      isDecided,
      '運用が始まった後、または不成立の後は変更できません。',
    ]),
  ]
  return Object.fromEntries(locks.filter(([, holds]) => holds).map(([field, , reason]) => [field, reason]))
}
