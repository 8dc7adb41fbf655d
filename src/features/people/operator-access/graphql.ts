import { actField, proposalField } from '../../core/graphql/act-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { proposeRemoval } from './end-operator.ts'
import { issueEnrolmentCode, proposeEnrolment } from './enrol-operator.ts'

const OperatorRemovalInput = builder.inputType('OperatorRemovalInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    suspend: t.boolean({ required: true, description: 'True: suspended as a member too. False: an ordinary member.' }),
    reason: t.string({ required: true }),
  }),
})

const OperatorEnrolmentInput = builder.inputType('OperatorEnrolmentInput', {
  fields: (t) => ({ number: t.string({ required: true }), reason: t.string({ required: true }) }),
})

const EnrolmentCode = builder.objectRef<{ code: string; expiresAt: Date }>('EnrolmentCode').implement({
  description: 'Shown once; to be handed over in person or by telephone.',
  fields: (t) => ({ code: t.exposeString('code'), expires_at: t.expose('expiresAt', { type: 'DateTime' }) }),
})

builder.mutationFields((t) => ({
  proposeOperatorRemoval: proposalField(t, {
    description:
      "Proposes to take another operator's rights away, for a third to approve. The id of the proposal. [admin]",
    args: { input: t.arg({ type: OperatorRemovalInput, required: true }) },
    act: (services, viewer, { input: { number, ...removal } }) =>
      proposeRemoval(services, viewer, { memberNumber: number, ...removal }),
  }),
  proposeOperatorEnrolment: proposalField(t, {
    description:
      'Proposes that another operator may register a passkey by a one-time code, for a third to approve. The id of the proposal. [admin]',
    args: { input: t.arg({ type: OperatorEnrolmentInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeEnrolment(services, viewer, {
        memberNumber: input.number,
        reason: input.reason,
      }),
  }),
  adminIssueEnrolmentCode: actField(t, {
    description:
      'The one-time code of an approved enrolment, for one of the two who agreed on it; a new one takes the place of the last. [admin]',
    access: 'admin',
    type: EnrolmentCode,
    args: { number: t.arg.string({ required: true }) },
    act: (services, viewer, { number }) => issueEnrolmentCode(services, viewer, number),
  }),
}))
