import { okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { chooseRenewal } from './choose-renewal.ts'
import type { Renewal as RenewalFacts } from './load-renewals.ts'

const RenewalChoice = builder.enumType('RenewalChoice', {
  description:
    'continue: the investment works on in the next term. leave: the principal goes back after the running term.',
  values: ['continue', 'leave'] as const,
})

export const Renewal = builder.objectRef<RenewalFacts>('Renewal').implement({
  description:
    'The latest term of an auto-continuing fund in which an investment works, and what was chosen for its end.',
  fields: (t) => ({
    term: t.exposeInt('term', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date' }),
    choice_until: t.expose('choiceUntil', {
      type: 'Date',
      description: 'The last day on which the choice may be changed.',
    }),
    is_open: t.exposeBoolean('isOpen', { description: 'Whether the choice may be changed now.' }),
    choice: t.expose('choice', { type: RenewalChoice, description: 'continue while nothing was chosen.' }),
    chosen_at: t.expose('chosenAt', { type: 'DateTime', nullable: true }),
    is_ended: t.exposeBoolean('isEnded'),
    dividend_due_at: t.expose('distributionDueOn', {
      type: 'Date',
      description: "The term's distribution is paid by this day.",
    }),
    next_start_at: t.expose('nextStartOn', { type: 'Date' }),
    next_end_at: t.expose('nextEndOn', { type: 'Date' }),
  }),
})

const RenewalInput = builder.inputType('RenewalInput', {
  fields: (t) => ({ invest_id: t.id({ required: true }), choice: t.field({ type: RenewalChoice, required: true }) }),
})

builder.mutationField('chooseRenewal', (t) =>
  okField(t, {
    description: 'Stays in or leaves an auto-continuing fund at the end of its running term. [owner]',
    access: 'member',
    args: { input: t.arg({ type: RenewalInput, required: true }) },
    act: (services, viewer, { input }) => {
      const wish = { investmentId: idOf<'investment'>(input.invest_id), choice: input.choice }
      return chooseRenewal(services, viewer, wish)
    },
  }),
)
