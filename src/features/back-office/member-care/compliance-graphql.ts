import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { SCREENING_LISTS } from '../../../domain/back-office/member-risk/risk-words.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { proposeForeignOfficial } from './approve-foreign-official.ts'
import { recordScreening } from './record-screening.ts'

const ScreeningResult = builder.enumType('ScreeningResult', { values: ['clear', 'unclear', 'hit'] as const })

const ScreeningListType = builder.enumType('ScreeningList', { values: codesOf(SCREENING_LISTS) })

const ScreeningInput = builder.inputType('ScreeningInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    screened_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    source: t.string({ required: true, description: 'Which list or service was asked.' }),
    result: t.field({ type: ScreeningResult, required: true }),
    note: t.string({ required: true }),
    lists: t.field({ type: [ScreeningListType], description: 'In what it was made.' }),
  }),
})

const ForeignOfficialInput = builder.inputType('ForeignOfficialInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    reason: t.string({ required: true, description: 'What was found out, and why he may be a customer.' }),
  }),
})

builder.mutationFields((t) => ({
  adminRecordScreening: okField(t, {
    description: 'Keeps that a member was looked up for ties to antisocial forces. Needs a fresh login. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: ScreeningInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { number, screened_on: screenedOn, lists, ...facts } = input
      const screening = { memberNumber: number, screenedOn, lists: lists ?? [], ...facts }
      return recordScreening(services, viewer, screening)
    },
  }),
  proposeForeignOfficial: proposalField(t, {
    description:
      'Proposes that somebody with an important public office abroad may apply, for another operator to approve. The id of the proposal. [admin]',
    args: { input: t.arg({ type: ForeignOfficialInput, required: true }) },
    act: (services, viewer, { input: { number, reason } }) =>
      proposeForeignOfficial(services, viewer, { memberNumber: number, reason }),
  }),
}))
