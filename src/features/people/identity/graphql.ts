import { actField } from '../../core/graphql/act-fields.ts'
import { isEndingMethod } from '../../../domain/people/identity-method.ts'
import { identityCheckLifecycle } from '../../../domain/lifecycles/identity-check.ts'
import { statesOf } from '../../../domain/lifecycles/lifecycle.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { finishAppCheck, type AppResult } from './finish-app-check.ts'
import { purposeOf, readIdentityStanding } from './identity-standing.ts'
import { rejectReasonText } from './reject-reason.ts'
import { appMethod, startAppCheck } from './start-app-check.ts'
import { serviceMethod, startIdentityCheck } from './start-identity-check.ts'

const StartLiquidResult = builder.objectRef<{ url: string }>('StartLiquidResult').implement({
  fields: (t) => ({ url: t.exposeString('url') }),
})

interface IdentityOptions {
  service: string | null
  app: string | null
  renews: boolean
}

const IdentityOptionsType = builder.objectRef<IdentityOptions>('IdentityOptions').implement({
  description: 'How the member can be identified now.',
  fields: (t) => ({
    service: t.exposeString('service', {
      nullable: true,
      description:
        'By which method the identity service checks: image, ic_chip or jpki. Null where it would change nothing.',
    }),
    app: t.exposeString('app', {
      nullable: true,
      description:
        'What the authentication app asks of the card: jpki (a signature) or auth (its four-digit number). Null where no app is offered.',
    }),
    renews: t.exposeBoolean('renews', {
      description: 'The member is identified, by a method that ends: it can be renewed.',
    }),
  }),
})

const IdentityAppStatus = builder.enumType('IdentityAppStatus', {
  description: 'As the states of a check; created while the return is still being read.',
  values: statesOf(identityCheckLifecycle),
})

const IdentityAppResult = builder.objectRef<AppResult>('IdentityAppResult').implement({
  fields: (t) => ({
    status: t.expose('status', { type: IdentityAppStatus }),
    reason: t.string({
      nullable: true,
      description: 'Why the check was rejected, in words.',
      resolve: ({ status, rejectReasons }) => (status === 'rejected' ? rejectReasonText(rejectReasons) : null),
    }),
  }),
})

const IdentityAppInput = builder.inputType('IdentityAppInput', {
  description: 'What the authentication app added to the address to which it sent the member back.',
  fields: (t) => ({
    state: t.string({ required: true }),
    code: t.string(),
    error: t.string(),
  }),
})

const renewDescription = 'Whether a verified member wants to be checked anew, by a method that goes on.'

async function readOptions(services: Services, viewer: Viewer): Promise<IdentityOptions> {
  const standing = await readIdentityStanding(services.database, viewer.memberId)
  const purpose = purposeOf(standing)
  if (purpose === null) return { service: null, app: null, renews: false }
  const method = serviceMethod(services, purpose)
  const service = method !== null && purpose === 'renewal' && isEndingMethod(method) ? null : method
  const app = services.identityApp === null ? null : appMethod(standing, purpose, services.clock.now())
  return { service, app, renews: purpose === 'renewal' && (service !== null || app !== null) }
}

builder.queryFields((t) => ({
  identityOptions: t.field({
    type: IdentityOptionsType,
    access: 'member',
    resolve: (_root, _args, context) => readOptions(context.services, requireViewer(context)),
  }),
}))

builder.mutationFields((t) => ({
  startLiquid: actField(t, {
    description: 'Starts online identity verification; url is where the member goes.',
    type: StartLiquidResult,
    access: 'member',
    args: { renew: t.arg.boolean({ description: renewDescription }) },
    act: (services, viewer, { renew }) => startIdentityCheck(services, viewer, { renew: renew ?? false }),
  }),
  startIdentityApp: actField(t, {
    description: 'Starts identification by the authentication app of the Digital Agency; url is where the member goes.',
    type: StartLiquidResult,
    access: 'member',
    args: { renew: t.arg.boolean({ description: renewDescription }) },
    act: (services, viewer, { renew }) => startAppCheck(services, viewer, { renew: renew ?? false }),
  }),
  finishIdentityApp: actField(t, {
    description: 'Takes the return from the authentication app. The same return again changes nothing.',
    type: IdentityAppResult,
    access: 'member',
    args: { input: t.arg({ type: IdentityAppInput, required: true }) },
    act: (services, viewer, { input }) =>
      finishAppCheck(services, viewer, {
        state: input.state,
        code: input.code ?? null,
        error: input.error ?? null,
      }),
  }),
}))
