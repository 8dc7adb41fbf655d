import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField, proposalField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { idOf } from '../../../domain/id.ts'
import { maskEmail, maskTelephone } from '../../../domain/core/mask.ts'
import { builder } from '../../core/graphql/builder.ts'
import { identityTable } from '../../../domain/tables/identity-checks.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { memberTable } from '../../../domain/tables/members.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { askIdentityService } from '../../people/identity/ask-identity-service.ts'
import { rejectReasonText } from '../../people/identity/reject-reason.ts'
import { propose } from '../../people/approval/propose.ts'
import { askIdentityAgain } from './ask-identity-again.ts'
import { findMember, findMemberById } from '../../people/member/find-member.ts'
import { listIdentityChecks, type IdentityCheckSummary } from './list-identity-checks.ts'
import { listMembers, type MemberSummary } from './list-members.ts'
import { CaredMemberType } from './member-page-type.ts'
import { releaseHeldMember } from './release-held-member.ts'
import { maskedFields, showMemberField } from './show-member-field.ts'
import { memberSuspension } from './suspend-member.ts'
import { writeNote } from './write-note.ts'

const MemberSummaryType = builder.objectRef<MemberSummary>('MemberSummary').implement({
  fields: (t) => ({
    ...columnFields(t, memberTable),
    ...asRead(t, {
      String: ['number', 'name', 'kana', 'role', 'status'],
      'DateTime?': ['identity_approved_at', 'identity_submitted_at'],
      DateTime: ['registered_at'],
      Yen: ['invested'],
    }),
    email: t.string({ description: 'Masked.', resolve: ({ email }) => maskEmail(email) }),
    tel: t.string({ description: 'Masked.', resolve: ({ tel }) => maskTelephone(tel) }),
  }),
})

const IdentityCheckSummaryType = builder.objectRef<IdentityCheckSummary>('IdentityCheckSummary').implement({
  fields: (t) => ({
    ...columnFields(t, identityTable),
    ...asRead(t, {
      ID: ['id'],
      String: ['member_number', 'name', 'status', 'method'],
      DateTime: ['started_at', 'status_at'],
      Boolean: ['is_verified'],
    }),
    reasons: t.string({
      nullable: true,
      description: 'Why it was rejected, in words.',
      resolve: ({ status, reject_reasons: reasons }) => (status === 'rejected' ? rejectReasonText(reasons) : null),
    }),
    reference: t.exposeString('reference', { description: "The identity service's own identifier." }),
    review_due_on: t.expose('review_due_on', {
      type: 'Date',
      nullable: true,
      description: 'By when the review of the service has usually ended; null where it is not under review.',
    }),
  }),
})

tableQuery('adminMembers', {
  description: 'Members by the filter; newest first. Sorted by registered, number or kana. [admin]',
  table: memberTable,
  page: pageType('MemberPage', MemberSummaryType),
  filter: 'MemberFilterInput',
  list: ({ database }, filters, input) => listMembers(database, filters, input),
})

tableQuery('adminIdentityChecks', {
  description:
    'Identity checks by the filter, the latest first; those that wait, the oldest. Sorted by started or changed. [admin]',
  table: identityTable,
  page: pageType('IdentityCheckPage', IdentityCheckSummaryType),
  filter: 'IdentityFilterInput',
  list: ({ database }, filters, input) => listIdentityChecks(database, filters, input),
})

builder.queryFields((t) => ({
  adminMember: t.field({
    description:
      'One member by the public number, or by the id that records name him by, with everything and its history. [admin]',
    access: 'admin',
    type: CaredMemberType,
    nullable: true,
    args: { number: t.arg.string(), id: t.arg.id() },
    resolve: (_root, { number, id }, { services }) =>
      id === null || id === undefined
        ? findMember(services.database, number ?? '')
        : findMemberById(services.database, idOf(id)),
  }),
}))

const MaskedField = builder.enumType('MaskedField', { values: maskedFields })
const ShowMemberFieldInput = builder.inputType('ShowMemberFieldInput', {
  fields: (t) => ({ number: t.string({ required: true }), field: t.field({ type: MaskedField, required: true }) }),
})

const MemberNoteInput = builder.inputType('MemberNoteInput', {
  fields: (t) => ({ number: t.string({ required: true }), text: t.string({ required: true }) }),
})

const MemberReasonInput = builder.inputType('MemberReasonInput', {
  fields: (t) => ({ number: t.string({ required: true }), reason: t.string({ required: true }) }),
})

const MemberSuspensionInput = builder.inputType('MemberSuspensionInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    suspend: t.boolean({ required: true, description: 'False ends a suspension.' }),
    reason: t.string({ required: true }),
  }),
})

const ShownValue = builder
  .objectRef<{ value: string }>('ShownValue')
  .implement({ fields: (t) => ({ value: t.exposeString('value') }) })

builder.mutationFields((t) => ({
  adminShowMemberField: actField(t, {
    description: 'A masked value in full; the audit log keeps who looked. [admin]',
    access: 'admin',
    type: ShownValue,
    args: { input: t.arg({ type: ShowMemberFieldInput, required: true }) },
    act: (services, viewer, { input }) =>
      showMemberField(services, viewer, {
        memberNumber: input.number,
        field: input.field,
      }),
  }),
  adminWriteMemberNote: okField(t, {
    description: 'A note for the other operators. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: MemberNoteInput, required: true }) },
    act: (services, viewer, { input }) => writeNote(services, viewer, { memberNumber: input.number, text: input.text }),
  }),
  adminReleaseMember: okField(t, {
    description: 'A held member is not the person he seemed to be: he may use the service. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: MemberReasonInput, required: true }) },
    act: (services, viewer, { input }) =>
      releaseHeldMember(services, viewer, {
        memberNumber: input.number,
        reason: input.reason,
      }),
  }),
  proposeMemberSuspension: proposalField(t, {
    description:
      'Proposes to suspend a member, or to end that, for another operator to approve. The id of the proposal. [admin]',
    args: { input: t.arg({ type: MemberSuspensionInput, required: true }) },
    act: (services, viewer, { input }) => {
      const content = { memberNumber: input.number, suspend: input.suspend }
      const proposal = { subject: `member:${input.number}`, content, reason: input.reason }
      return propose(services, viewer, memberSuspension, proposal)
    },
  }),
  adminAskIdentityService: t.field({
    description:
      'Asks the identity service what has become of an application under review; answers its status now. [admin]',
    access: 'admin',
    type: 'String',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      unwrap(await askIdentityService(context.services, requireViewer(context), { checkId: idOf(id) })).status,
  }),
  adminAskIdentityAgain: okField(t, {
    description: 'Mails a member who is not verified the way to the identity check. [admin]',
    access: 'admin',
    args: { number: t.arg.string({ required: true }) },
    act: (services, viewer, { number }) => askIdentityAgain(services, viewer, { memberNumber: number }),
  }),
}))
