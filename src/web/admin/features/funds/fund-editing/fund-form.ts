import { disclosureFields, type FundDisclosure } from '../../../../../domain/funds/fund-disclosure.ts'
import type { CompleteFundDraft } from '../../../../../domain/funds/fund-draft.ts'
import {
  composeOverview,
  propertyFacts,
  propertyRemarks,
  type PropertyFact,
} from '../../../../../domain/funds/fund-overview.ts'
import { fundPictureFields } from '../../../../../domain/records/fund-picture.ts'
import {
  complete,
  fromJson,
  fromTyped,
  labelsOf,
  toJson,
  toTyped,
  type TypedValues,
} from '../../../../../domain/records/field.ts'
import { fundFields } from '../../../../../domain/records/fund.ts'
import type { EditedFund, FundContentInput } from './fund-queries.ts'
import { idOf, type Id } from '../../../../../domain/id.ts'

/** A picture as its fields are typed. */
export type TypedPicture = { readonly id: Id<'fund_picture'> } & TypedValues<typeof fundPictureFields>

/** What stands in the fields: figures as text, so that nobody's half-typed amount is lost. The overview is edited in two parts. */
export interface FundForm extends TypedValues<typeof fundFields> {
  facts: readonly PropertyFact[]
  remarks: string
  disclosure: FundDisclosure
  pictures: readonly TypedPicture[]
}

/** What each part of the form is called where it is spoken of. */
export const formLabels: Readonly<Record<keyof FundForm, string>> = {
  ...labelsOf(fundFields),
  facts: '物件の項目',
  remarks: '物件の説明',
  disclosure: '開示事項',
  pictures: '写真',
}

/** Offered even where an overview lacks them, in this order. */
const usualFacts = ['所在地', '種類', '交通', '専有面積', '築年月', '賃貸の状況']

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
  return {
    ...toTyped(fundFields, fromJson(fundFields, content)),
    facts: factsIn(content.detail),
    remarks: propertyRemarks(content.detail).join('\n'),
    disclosure: fromJson(disclosureFields, content.disclosure),
    pictures: content.pictures.map(({ id, ...said }) => ({
      ...toTyped(fundPictureFields, fromJson(fundPictureFields, said)),
      id: idOf(id),
    })),
  }
}

export function draftOf(form: FundForm): CompleteFundDraft {
  return {
    ...fromTyped(fundFields, form),
    detail: composeOverview(form.facts, form.remarks),
    disclosure: form.disclosure,
    pictures: form.pictures.map(({ id, ...typed }) => ({ ...fromTyped(fundPictureFields, typed), id })),
  }
}

/** Of a draft without problems: what is no number or no time cannot be sent. */
export function toInput(draft: CompleteFundDraft): FundContentInput {
  return {
    ...toJson(fundFields, draft),
    detail: draft.detail,
    disclosure: toJson(disclosureFields, complete(disclosureFields, draft.disclosure)),
    pictures: draft.pictures.map(({ id, ...said }) => ({ id: String(id), ...toJson(fundPictureFields, said) })),
  }
}
