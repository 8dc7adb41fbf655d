import { okField } from '../../core/graphql/act-fields.ts'
import { DEALING_DECISIONS, DEALING_RULES } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import { idOf } from '../../../domain/id.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { decideFinding } from './decide-finding.ts'
import type { ShownFinding } from './list-findings.ts'

const DealingDecisionType = builder.enumType('DealingDecision', { values: codesOf(DEALING_DECISIONS) })

export const DealingFindingType = builder.objectRef<ShownFinding>('DealingFinding').implement({
  description: 'Something suspicious in the dealings of a member. The member may not learn of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    rule: t.string({ description: 'What was looked for, in words.', resolve: ({ rule }) => DEALING_RULES[rule] }),
    words: t.exposeString('words', { description: 'What was found, with the figures of that night.' }),
    dealt_at: t.expose('dealt_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last of it was done; null of what has no day.',
    }),
    found_at: t.expose('found_at', { type: 'DateTime' }),
    decision: t.expose('decision', { type: DealingDecisionType, nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    decided_at: t.expose('decided_at', { type: 'DateTime', nullable: true }),
    decided_by: t.exposeString('decided_by', { nullable: true }),
  }),
})

const DecideFindingInput = builder.inputType('DecideFindingInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    decision: t.field({ type: DealingDecisionType, required: true }),
    reason: t.string({ required: true, description: 'Why it is not suspicious, or the reason that the report gives.' }),
  }),
})

builder.mutationField('adminDecideFinding', (t) =>
  okField(t, {
    description: 'Decides once whether a finding is reported to the authority. Needs a fresh login. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: DecideFindingInput, required: true }) },
    act: (services, viewer, { input: { id, decision, reason } }) => {
      const decided = { id: idOf<'dealing_finding'>(id), decision, reason }
      return decideFinding(services, viewer, decided)
    },
  }),
)
