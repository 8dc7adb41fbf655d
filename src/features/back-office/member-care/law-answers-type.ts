import { lawAnswerText } from '../../../domain/people/law-questions.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { GivenLawAnswers } from '../../people/law-questions/list-law-answers.ts'

export const LawAnswersType = builder.objectRef<GivenLawAnswers>('GivenLawAnswers').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    purpose: t.string({ resolve: ({ purpose }) => lawAnswerText('purpose', purpose) }),
    occupation: t.string({ resolve: ({ occupation }) => lawAnswerText('occupation', occupation) }),
    foreign_official: t.string({
      resolve: ({ foreign_official: office }) => lawAnswerText('foreign_official', office),
    }),
    is_official: t.boolean({ resolve: ({ foreign_official: office }) => office !== 'none' }),
    answered_at: t.expose('answeredAt', { type: 'DateTime' }),
    approved_at: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When two operators approved an answer that asks for it.',
    }),
  }),
})
