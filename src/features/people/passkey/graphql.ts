import { asRead } from '../../core/graphql/as-read.ts'
import { actField } from '../../core/graphql/act-fields.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskeyLogin } from './begin-login.ts'
import { beginPasskeyRegistration } from './begin-registration.ts'
import { listPasskeys, type OwnPasskey } from './list-passkeys.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'

const Passkey = builder.objectRef<OwnPasskey>('Passkey').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['name'], DateTime: ['registered_at'], 'DateTime?': ['last_used_at'] }),
    is_synced: t.exposeBoolean('is_synced', { description: 'Kept by a password manager for several devices.' }),
  }),
})

const PasskeyOptions = builder.objectRef<string>('PasskeyOptions').implement({
  description:
    'What navigator.credentials is asked with (WebAuthn Level 3), as JSON; valid for five minutes, for one answer.',
  fields: (t) => ({ json: t.string({ resolve: (json) => json }) }),
})

const PasskeyInput = builder.inputType('PasskeyInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: '40 characters at most.' }),
    response: t.string({ required: true, description: "The browser's RegistrationResponseJSON." }),
    code: t.string({ description: 'The one-time code of an operator who has no usable passkey yet.' }),
  }),
})

builder.queryFields((t) => ({
  passkeys: t.field({
    type: [Passkey],
    access: 'enrolment',
    resolve: (_root, _args, context) => listPasskeys(context.services.database, requireViewer(context).memberId),
  }),
}))

builder.mutationFields((t) => ({
  beginPasskeyRegistration: actField(t, {
    description:
      'Needs a passkey shown within ten minutes, where the member has one, or a login as old and the mailed code; an operator without a usable one, the one-time code.',
    type: PasskeyOptions,
    access: 'enrolment',
    args: { code: t.arg.string() },
    act: (services, viewer, { code }) => beginPasskeyRegistration(services, viewer, code ?? null),
  }),
  addPasskey: t.field({
    description: 'Needs what beginPasskeyRegistration needs; mailed to the member.',
    type: OkResult,
    access: 'enrolment',
    args: { input: t.arg({ type: PasskeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      unwrap(
        await addPasskey(context.services, requireViewer(context), {
          ...input,
          device: context.request.device,
          enrolmentCode: input.code ?? null,
        }),
      )
      return { ok: true }
    },
  }),
  removePasskey: t.field({
    description:
      'Needs a passkey shown within ten minutes, or a login as old and the mailed code; mailed to the member. CONFLICT for the last one of who has no other way in.',
    type: OkResult,
    access: 'member',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const removal = { passkeyId: parseId<'passkey'>(id), device: context.request.device }
      unwrap(await removePasskey(context.services, requireViewer(context), removal))
      return { ok: true }
    },
  }),
  beginPasskeyLogin: t.field({
    description: "A visitor's browser is asked for any passkey of the site, a member's for one of his own.",
    type: PasskeyOptions,
    access: 'public',
    resolve: async (_root, _args, { services, viewer, request }) =>
      unwrap(await beginPasskeyLogin(services, viewer, request)),
  }),
  loginWithPasskey: t.field({
    description: 'Sets the session cookie, as login does; whatever does not fit is told alike.',
    type: OkResult,
    access: 'public',
    args: { response: t.arg.string({ required: true, description: "The browser's AuthenticationResponseJSON." }) },
    resolve: async (_root, { response }, { services, request, session, viewer }) => {
      const started = unwrap(
        await logInWithPasskey(services, { response, request, replaces: viewer?.sessionHash ?? null }),
      )
      session.start(started)
      return { ok: true }
    },
  }),
}))
