import { asRead } from '../../core/graphql/as-read.ts'
import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { proposalTable } from '../../../domain/tables/proposals.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { idOf } from '../../../domain/id.ts'
import { approveProposal } from './approve-proposal.ts'
import { declineProposal } from './decline-proposal.ts'
import { judgeProposal, type JudgedProposal } from './judge-proposal.ts'
import { pageProposals, type ProposalView } from './list-proposals.ts'
import { proposeAgain } from './propose-again.ts'
import { questionsOf, type Effect, type Exhibit, type Question } from './proposal-kind.ts'

const ProposalStatus = builder.enumType('ProposalStatus', {
  values: ['open', 'approved', 'rejected', 'withdrawn'] as const,
})

const ProposalChange = builder.objectRef<Effect['changes'][number]>('ProposalChange').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['label', 'after'], 'String?': ['before'] }),
    is_shown: t.boolean({
      description: 'Members will read it, letter for letter.',
      resolve: ({ isShown }) => isShown === true,
    }),
  }),
})

const QuestionType = builder.enumType('ProposalQuestionType', { values: ['yen', 'date'] as const })

const ProposalQuestion = builder.objectRef<Question>('ProposalQuestion').implement({
  description: 'A figure that whoever approves has to type: the answer goes with approveProposal.',
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    type: t.expose('type', { type: QuestionType, description: 'yen: digits of whole yen. date: YYYY-MM-DD.' }),
  }),
})

const ExhibitKind = builder.enumType('ExhibitKind', { values: ['document', 'picture'] as const })

const ProposalExhibit = builder.objectRef<Exhibit>('ProposalExhibit').implement({
  description: 'A paper or a picture that an act would show.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ExhibitKind }),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
  }),
})

const Proposal = builder.objectRef<ProposalView>('Proposal').implement({
  description: 'An act that takes two operators: what it would do, who proposed it and who decided.',
  fields: (t) => ({
    ...columnFields(t, proposalTable),
    ...asRead(t, {
      ID: ['id'],
      String: ['kind', 'reason', 'proposed_by', 'decision_reason'],
      DateTime: ['proposed_at'],
      'String?': ['decided_by'],
      'DateTime?': ['decided_at'],
    }),
    subject: t.exposeString('subject', { description: "What it is about: 'fund:3'." }),
    title: t.string({ resolve: ({ effect }) => effect.title }),
    people: t.int({ description: 'How many members it touches.', resolve: ({ effect }) => effect.people }),
    yen: t.field({ type: 'Yen', resolve: ({ effect }) => effect.yen }),
    changes: t.field({ type: [ProposalChange], resolve: ({ effect }) => effect.changes }),
    exhibits: t.field({ type: [ProposalExhibit], resolve: ({ effect }) => effect.exhibits ?? [] }),
    effect_hash: t.exposeString('effect_hash', {
      description: 'Shown again on approval: what was seen is what happens.',
    }),
    questions: t.field({ type: [ProposalQuestion], resolve: (proposal) => questionsOf(proposal) }),
    status: t.expose('status', { type: ProposalStatus }),
    is_own: t.boolean({
      description: 'Whether the caller proposed it: then another operator has to approve.',
      resolve: ({ proposed_by_id: id }, _arguments, context) => id === requireViewer(context).memberId,
    }),
  }),
})

tableQuery('adminProposals', {
  description:
    'Acts that wait for a second operator, or were decided; newest first. Sorted by proposed, people or yen. [admin]',
  table: proposalTable,
  page: pageType('ProposalPage', Proposal),
  filter: 'ProposalFilterInput',
  types: { ProposalStatus },
  list: ({ database }, filters, input) => pageProposals(database, filters, input),
})

const ProposalNow = builder.objectRef<JudgedProposal>('ProposalNow').implement({
  description: 'An open proposal in the light of this moment.',
  fields: (t) => ({
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why it cannot be approved as it was written.' }),
    effect_hash: t.exposeString('hash', {
      nullable: true,
      description: 'To be shown on approval; null where it cannot be approved.',
    }),
    people: t.int({ nullable: true, resolve: ({ effect }) => effect?.people ?? null }),
    yen: t.field({ type: 'Yen', nullable: true, resolve: ({ effect }) => effect?.yen ?? null }),
    changes: t.field({
      type: [ProposalChange],
      nullable: true,
      description:
        'What it would do now; where it is refused, what it would do if it was proposed again. Null where not even that.',
      resolve: ({ effect }) => effect?.changes ?? null,
    }),
    exhibits: t.field({
      type: [ProposalExhibit],
      nullable: true,
      resolve: ({ effect }) => (effect === null ? null : (effect.exhibits ?? [])),
    }),
  }),
})

builder.queryField('adminProposalNow', (t) =>
  t.field({
    description: 'What approving an open proposal would do at this moment. [admin]',
    access: 'admin',
    type: ProposalNow,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services }) => unwrap(await judgeProposal(services, idOf(id))),
  }),
)

const ProposalAnswerInput = builder.inputType('ProposalAnswerInput', {
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
})

const ApproveProposalInput = builder.inputType('ApproveProposalInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    effect_hash: t.string({ required: true }),
    answers: t.field({
      type: [ProposalAnswerInput],
      description: "To the proposal's questions, each once; none where it has none.",
    }),
  }),
})

const DeclineProposalInput = builder.inputType('DeclineProposalInput', {
  fields: (t) => ({ id: t.id({ required: true }), reason: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  approveProposal: okField(t, {
    description:
      "The second operator's yes; the act happens at once. BAD_USER_INPUT with the question's name where an answer is missing or differs. [admin]",
    access: 'admin',
    args: { input: t.arg({ type: ApproveProposalInput, required: true }) },
    act: (services, viewer, { input }) =>
      approveProposal(services, viewer, {
        proposalId: idOf<'proposal'>(input.id),
        seenHash: input.effect_hash,
        answers: input.answers ?? [],
      }),
  }),
  declineProposal: okField(t, {
    description: "Rejects a proposal, or takes back one's own. [admin]",
    access: 'admin',
    args: { input: t.arg({ type: DeclineProposalInput, required: true }) },
    act: (services, viewer, { input }) =>
      declineProposal(services, viewer, { proposalId: idOf<'proposal'>(input.id), reason: input.reason }),
  }),
  proposeAgain: proposalField(t, {
    description:
      'Puts an overtaken proposal aside and proposes the same upon what stands now; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => proposeAgain(services, viewer, idOf(id)),
  }),
}))
