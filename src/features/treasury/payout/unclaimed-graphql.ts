import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { UNCLAIMED_CAUSES } from '../../../domain/treasury/unclaimed.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { loadUnclaimed, type Unclaimed } from './load-unclaimed.ts'
import { listOwedLetters, recordUnclaimedLetter, type OwedLetter } from './record-unclaimed-letter.ts'

const UnclaimedCauseType = builder.enumType('UnclaimedCause', { values: codesOf(UNCLAIMED_CAUSES) })

/** How long something owed has waited for its member, and what he was told of it. */
export const UnclaimedType = builder.objectRef<Unclaimed>('Unclaimed').implement({
  description:
    'Something owed that waits for its member: for an account, or another one than the bank sent it back from.',
  fields: (t) => ({
    cause: t.expose('cause', { type: UnclaimedCauseType }),
    project_name: t.exposeString('project_name'),
    amount: t.field({ type: 'Yen', resolve: ({ amount }) => yen(amount) }),
    since: t.expose('since', { type: 'Date' }),
    days: t.exposeInt('days'),
    told_on: t.expose('told_on', { type: 'Date', nullable: true, description: 'Of the last mail about it.' }),
    next_told_on: t.expose('next_told_on', { type: 'Date' }),
    letter_on: t.expose('letter_on', {
      type: 'Date',
      nullable: true,
      description: 'When the letter about it was posted.',
    }),
    needs_letter: t.exposeBoolean('needs_letter'),
  }),
})

const OwedLetterType = builder.objectRef<OwedLetter>('OwedLetter').implement({
  description: 'A member to whom a letter is owed, as his money has waited for him for 180 days.',
  fields: (t) => ({
    ...asRead(t, { ID: ['member_id'], String: ['member_number', 'member_name'], Date: ['since'] }),
    amount: t.field({ type: 'Yen', resolve: ({ amount }) => yen(amount) }),
    due_on: t.expose('due_on', { type: 'Date', description: 'Until when it is posted.' }),
  }),
})

builder.queryFields((t) => ({
  myUnclaimed: t.field({
    description: "What is owed to the member and waits for an account of the member's, the oldest first. [member]",
    access: 'member',
    type: [UnclaimedType],
    resolve: (_root, _args, context) =>
      loadUnclaimed(
        context.services.database,
        japanDateOf(context.services.clock.now()),
        requireViewer(context).memberId,
      ),
  }),
  adminOwedLetters: t.field({
    description: 'Members to whom a letter about their money is to be posted. [admin]',
    access: 'admin',
    type: [OwedLetterType],
    resolve: (_root, _args, { services }) => listOwedLetters(services.database, japanDateOf(services.clock.now())),
  }),
}))

builder.mutationField('recordUnclaimedLetter', (t) =>
  okField(t, {
    description: 'Records when the letter about his money was posted to a member. [admin]',
    access: 'admin',
    args: { member_id: t.arg.id({ required: true }), posted_on: t.arg.string({ required: true }) },
    act: (services, viewer, { member_id: memberId, posted_on: postedOn }) => {
      const letter = { memberId: idOf<'member'>(memberId), postedOn }
      return recordUnclaimedLetter(services, viewer, letter)
    },
  }),
)
