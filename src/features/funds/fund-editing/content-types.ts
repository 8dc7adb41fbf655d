import { type FundDisclosure, disclosureFields } from '../../../domain/funds/fund-disclosure.ts'
import type { CompleteFundDraft } from '../../../domain/funds/fund-draft.ts'
import { fundPictureFields, type FundPicture } from '../../../domain/records/fund-picture.ts'
import { idOf } from '../../../domain/id.ts'
import { complete, fromApi, tidied } from '../../../domain/records/field.ts'
import { fundFields } from '../../../domain/records/fund.ts'
import type { SentRatePart } from '../../../domain/records/rate-parts.ts'
import { GoalType, RecruitType } from '../fund/graphql.ts'
import { FundFact, FundFactInput, FundWeakPoint, FundWeakPointInput } from '../fund/fund-points-types.ts'
import { FundPictureKindType } from '../fund/image-type.ts'
import { builder } from '../../core/graphql/builder.ts'
import { inputFields, outputFields } from '../../core/graphql/record-fields.ts'

const FundRatePart = builder.objectRef<SentRatePart>('FundRatePart').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    rate_bp: t.exposeInt('rate_bp', { description: 'Basis points: 350 is 3.5 %.' }),
  }),
})

const FundRatePartInput = builder.inputType('FundRatePartInput', {
  fields: (t) => ({ label: t.string({ required: true }), rate_bp: t.int({ required: true }) }),
})

const FundDisclosureType = builder.objectRef<FundDisclosure>('FundDisclosure').implement({
  description: 'Texts of the pre-contract document; empty where nothing is written yet.',
  fields: (t) => outputFields(t, disclosureFields),
})

const FundDisclosureInput = builder.inputType('FundDisclosureInput', {
  fields: (t) => inputFields(t, disclosureFields),
})

const pictureTypes = { FundPictureKind: FundPictureKindType }

const FundPictureRef = builder.objectRef<FundPicture>('FundPictureRef').implement({
  description: 'An uploaded picture and what the fund says of it.',
  fields: (t) => ({ id: t.exposeID('id'), ...outputFields(t, fundPictureFields, { types: pictureTypes }) }),
})

const FundPictureRefInput = builder.inputType('FundPictureRefInput', {
  fields: (t) => ({ id: t.id({ required: true }), ...inputFields(t, fundPictureFields, pictureTypes) }),
})

export const FundContent = builder.objectRef<CompleteFundDraft>('FundContent').implement({
  description: 'What a fund says, as operators edit it.',
  fields: (t) => ({
    ...outputFields(t, fundFields, { types: { RecruitType, GoalType, FundRatePart, FundFact, FundWeakPoint } }),
    detail: t.exposeString('detail'),
    disclosure: t.field({
      type: FundDisclosureType,
      resolve: ({ disclosure }) => complete(disclosureFields, disclosure),
    }),
    pictures: t.expose('pictures', {
      type: [FundPictureRef],
      description: 'In their order, the main one first.',
    }),
  }),
})

export const FundContentInput = builder.inputType('FundContentInput', {
  fields: (t) => ({
    ...inputFields(t, fundFields, {
      RecruitType,
      GoalType,
      FundRatePart: FundRatePartInput,
      FundFact: FundFactInput,
      FundWeakPoint: FundWeakPointInput,
    }),
    detail: t.string({ required: true }),
    disclosure: t.field({ type: FundDisclosureInput, required: true }),
    pictures: t.field({ type: [FundPictureRefInput], required: true }),
  }),
})

/** The API's words as the draft they stand for. */
export function toDraft(input: typeof FundContentInput.$inferInput): CompleteFundDraft {
  return {
    ...tidied(fundFields, fromApi(fundFields, input)),
    detail: input.detail,
    disclosure: fromApi(disclosureFields, input.disclosure),
    pictures: input.pictures.map(({ id, ...said }) => ({
      ...tidied(fundPictureFields, fromApi(fundPictureFields, said)),
      id: idOf(id),
    })),
  }
}
