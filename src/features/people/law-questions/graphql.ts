import { okField } from '../../core/graphql/act-fields.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import {
  LAW_QUESTION_KEYS,
  lawAnswerText,
  lawQuestionsOn,
  type LawQuestion,
} from '../../../domain/people/law-questions.ts'
import { builder } from '../../core/graphql/builder.ts'
import { answerLawQuestions } from './answer-law-questions.ts'

const LawQuestionKeyType = builder.enumType('LawQuestionKey', { values: LAW_QUESTION_KEYS })

const LawChoice = builder.objectRef<{ code: string; value: string }>('LawChoice').implement({
  fields: (t) => ({ code: t.exposeString('code'), value: t.exposeString('value') }),
})

const LawQuestionType = builder.objectRef<LawQuestion>('LawQuestion').implement({
  description: 'A question that the law has every customer asked, as it is asked today.',
  fields: (t) => ({
    key: t.expose('key', { type: LawQuestionKeyType }),
    name: t.exposeString('name'),
    hint: t.exposeString('hint'),
    choices: t.field({
      type: [LawChoice],
      resolve: ({ key, choices }) => choices.map((code) => ({ code, value: lawAnswerText(key, code) })),
    }),
  }),
})

/** Also a part of the registration. */
export const LawAnswersInput = builder.inputType('LawAnswersInput', {
  fields: (t) => ({
    purpose: t.string({ required: true }),
    occupation: t.string({ required: true }),
    foreign_official: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  lawQuestions: t.field({
    description: 'What the law has every customer asked: purpose, occupation, important public offices abroad.',
    type: [LawQuestionType],
    access: 'public',
    resolve: (_root, _args, { services }) => [...lawQuestionsOn(japanDateOf(services.clock.now())).questions],
  }),
}))

builder.mutationFields((t) => ({
  answerLawQuestions: okField(t, {
    description: 'Adds an answer; earlier ones stay.',
    access: 'member',
    args: { input: t.arg({ type: LawAnswersInput, required: true }) },
    act: (services, viewer, { input }) => answerLawQuestions(services, viewer, input),
  }),
}))
