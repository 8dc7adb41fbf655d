import { asRead } from '../../core/graphql/as-read.ts'
import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { endAdviserAccess } from './end-access.ts'
import { proposeAdviserAccess } from './grant-access.ts'
import { inviteAgain } from './invite.ts'
import { listAdviserAccesses, listAdviserLooks, type AdviserAccess, type AdviserLook } from './list-accesses.ts'
import { logInAsAdviser, logOutAsAdviser } from './session.ts'
import { setAdviserPassword } from './set-password.ts'

const AdviserAccessType = builder.objectRef<AdviserAccess>('AdviserAccess').implement({
  description: 'What two operators let a tax adviser look at, and until when.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      String: ['name', 'office', 'email'],
      Date: ['from', 'until', 'ends_on'],
      DateTime: ['granted_at'],
      'DateTime?': ['ended_at'],
      'String?': ['ended_by'],
      Boolean: ['is_open'],
      Int: ['looks'],
    }),
    books: t.exposeStringList('books', { description: 'In Japanese; none: every book.' }),
    has_password: t.exposeBoolean('has_password', { description: 'The invitation was followed.' }),
  }),
})

const AdviserLookType = builder.objectRef<AdviserLook>('AdviserLook').implement({
  description: 'That an adviser looked at a book: a line of the audit log.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], DateTime: ['at'], String: ['name', 'sight', 'book'], Date: ['from', 'until'] }),
  }),
})

builder.queryFields((t) => ({
  adminAdviserAccesses: t.field({
    description: 'Every access of a tax adviser, the latest first. [admin]',
    access: 'admin',
    type: [AdviserAccessType],
    resolve: (_root, _args, { services }) => listAdviserAccesses(services.database, services.clock.now()),
  }),
  adminAdviserLooks: t.field({
    description: 'What advisers looked at last: at most a hundred; the audit log has all. [admin]',
    access: 'admin',
    type: [AdviserLookType],
    resolve: (_root, _args, { services }) => listAdviserLooks(services.database, 100),
  }),
}))

const AdviserAccessInput = builder.inputType('AdviserAccessInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    office: t.string({ required: true }),
    email: t.string({ required: true }),
    books: t.stringList({ required: true, description: 'As adminLedgerBooks names them; none: every book.' }),
    from: t.string({ required: true, description: 'YYYY-MM-DD: the first day of the books.' }),
    until: t.string({ required: true, description: 'YYYY-MM-DD, included.' }),
    ends_on: t.string({ required: true, description: 'YYYY-MM-DD: the last day of the access, within a year.' }),
    reason: t.string({ required: true }),
  }),
})

const AdviserPasswordInput = builder.inputType('AdviserPasswordInput', {
  fields: (t) => ({
    code: t.string({ required: true, description: 'Of the invitation.' }),
    password: t.string({ required: true }),
    passwordConfirm: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeAdviserAccess: proposalField(t, {
    description:
      'Proposes that a tax adviser may look at books; another operator approves, and the invitation goes out. Needs a fresh login. [admin]',
    args: { input: t.arg({ type: AdviserAccessInput, required: true }) },
    act: (services, viewer, { input: { ends_on: endsOn, ...input } }) =>
      proposeAdviserAccess(services, viewer, { ...input, endsOn }),
  }),
  inviteAdviserAgain: okField(t, {
    description: 'Mails an adviser a new link to set a password; the older one no longer holds. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => inviteAgain(services, viewer, idOf(id)),
  }),
  endAdviserAccess: okField(t, {
    description: 'Ends the access of an adviser at once, who is logged out with it. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => endAdviserAccess(services, viewer, idOf(id)),
  }),
  setAdviserPassword: t.field({
    description: "By the link of an adviser's invitation, once. [public]",
    access: 'public',
    type: OkResult,
    args: { input: t.arg({ type: AdviserPasswordInput, required: true }) },
    resolve: async (_root, { input }, { services }) => {
      unwrap(await setAdviserPassword(services, input))
      return { ok: true }
    },
  }),
  logInAsAdviser: t.field({
    description: 'Starts the session of a tax adviser. [public]',
    access: 'public',
    type: OkResult,
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_root, { email, password }, { services, request, adviserSession }) => {
      adviserSession?.start(unwrap(await logInAsAdviser(services, { email, password, ipAddress: request.ipAddress })))
      return { ok: true }
    },
  }),
  logOutAsAdviser: t.field({
    description: 'Ends it. [public]',
    access: 'public',
    type: OkResult,
    resolve: async (_root, _args, { services, adviser = null, adviserSession }) => {
      await logOutAsAdviser(services, adviser)
      adviserSession?.end()
      return { ok: true }
    },
  }),
}))
