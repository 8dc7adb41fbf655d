import { okField } from '../../core/graphql/act-fields.ts'
import { SURVEY_QUESTIONS, type SurveyChoice, type SurveyQuestion as Question } from '../../../domain/people/survey.ts'
import { builder } from '../../core/graphql/builder.ts'
import { answerSurvey } from './answer-survey.ts'

const SurveyValue = builder.objectRef<SurveyChoice>('SurveyValue').implement({
  fields: (t) => ({ code: t.exposeString('code'), value: t.exposeString('value') }),
})

const SurveyQuestion = builder.objectRef<Question>('SurveyQuestion').implement({
  description: 'id: 0 to 4, the index into property, purpose, experience, job, income.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    values: t.field({ type: [SurveyValue], resolve: ({ values }) => [...values] }),
  }),
})

/** Also a part of the registration. */
export const SurveyInput = builder.inputType('SurveyInput', {
  fields: (t) => ({
    property: t.string({ required: true }),
    purpose: t.string({ required: true }),
    experience: t.string({ required: true }),
    job: t.string({ required: true }),
    income: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  surveyMaster: t.field({
    description: 'The five survey questions, in the order property, purpose, experience, job, income.',
    type: [SurveyQuestion],
    access: 'public',
    resolve: () => [...SURVEY_QUESTIONS],
  }),
}))

builder.mutationFields((t) => ({
  updateSurvey: okField(t, {
    access: 'member',
    args: { input: t.arg({ type: SurveyInput, required: true }) },
    act: (services, viewer, { input }) => answerSurvey(services, viewer, input),
  }),
}))
