import { okField } from '../../core/graphql/act-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { LawAnswersInput } from '../law-questions/graphql.ts'
import { SurveyInput } from '../survey/graphql.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { findRegistration, type PendingRegistration } from './find-registration.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { confirmCode, sendCode } from './mailed-code.ts'
import { registerMember } from './register-member.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requestRegistration } from './request-registration.ts'
import { resetPassword } from './reset-password.ts'
import { turnPasswordOff } from './turn-password-off.ts'

const EmailRegistResult = builder.objectRef<{ confirmLimitAt: Date }>('EmailRegistResult').implement({
  fields: (t) => ({ confirm_limit_at: t.expose('confirmLimitAt', { type: 'DateTime' }) }),
})

const EmailConfirm = builder.objectRef<PendingRegistration>('EmailConfirm').implement({
  fields: (t) => ({
    confirm_limit_at: t.expose('confirm_limit_at', { type: 'DateTime' }),
    invitation_code: t.exposeString('invitation_code', { nullable: true }),
  }),
})

const RegisterResult = builder.objectRef<{ memberNumber: string }>('RegisterResult').implement({
  description: "uid: the member's public number, eight digits.",
  fields: (t) => ({ uid: t.exposeString('memberNumber') }),
})

const EmailRegistInput = builder.inputType('EmailRegistInput', {
  fields: (t) => ({ email: t.string({ required: true }), invitation_code: t.string() }),
})

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    confirmation_token: t.string({ required: true }),
    password: t.string({ required: true }),
    sei: t.string({ required: true }),
    mei: t.string({ required: true }),
    sei_kana: t.string({ required: true }),
    mei_kana: t.string({ required: true }),
    birthday: t.field({ type: 'Date', required: true }),
    zipcode: t.string({ required: true }),
    address: t.string({ required: true }),
    tel: t.string({ required: true }),
    survey: t.field({ type: SurveyInput, required: true }),
    law_answers: t.field({
      type: LawAnswersInput,
      description: 'Left out, the member is asked later.',
    }),
  }),
})

builder.queryFields((t) => ({
  emailConfirm: t.field({
    description: 'A pending registration by its token; NOT_FOUND when unknown, used or past its limit.',
    type: EmailConfirm,
    access: 'public',
    args: { confirmation_token: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services }) => unwrap(await findRegistration(services, args.confirmation_token)),
  }),
}))

builder.mutationFields((t) => ({
  login: t.field({
    description: 'Sets the session cookie. Wrong identifier and wrong password are told alike.',
    type: OkResult,
    access: 'public',
    args: { identifier: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, request, session, viewer }) => {
      const started = unwrap(await logIn(services, { ...args, request, replaces: viewer?.sessionHash ?? null }))
      session.start(started)
      return { ok: true }
    },
  }),
  logout: t.field({
    type: OkResult,
    access: 'public',
    resolve: async (_root, _args, { services, session, viewer }) => {
      await logOut(services, viewer)
      session.end()
      return { ok: true }
    },
  }),
  emailRegist: t.field({
    description: 'Mails a confirmation link. Answers alike whether or not the address is already registered.',
    type: EmailRegistResult,
    access: 'public',
    args: { input: t.arg({ type: EmailRegistInput, required: true }) },
    resolve: async (_root, { input }, { services, request }) =>
      unwrap(await requestRegistration(services, input, request.ipAddress)),
  }),
  register: t.field({
    type: RegisterResult,
    access: 'public',
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: async (_root, { input }, { services, request, session }) => {
      const registered = unwrap(await registerMember(services, input, request.deviceToken))
      session.rememberDevice(registered.deviceToken)
      return registered
    },
  }),
  forgotPassword: t.field({
    description: 'Answers ok alike whether or not the address is registered.',
    type: OkResult,
    access: 'public',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, { services, request }) => {
      unwrap(await requestPasswordReset(services, email, request.ipAddress))
      return { ok: true }
    },
  }),
  resetPassword: t.field({
    description: 'code is single-use and expires; every session of the member ends.',
    type: OkResult,
    access: 'public',
    args: {
      password: t.arg.string({ required: true }),
      passwordConfirm: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, { services, request, session, viewer }) => {
      unwrap(await resetPassword(services, { ...args, device: request.device }))
      if (viewer) session.end()
      return { ok: true }
    },
  }),
  changePassword: t.field({
    description: 'Needs a login not older than ten minutes; every other device is logged out.',
    type: OkResult,
    access: 'member',
    args: { password: t.arg.string({ required: true }), passwordConfirm: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      unwrap(
        await changePassword(context.services, requireViewer(context), { ...args, device: context.request.device }),
      )
      return { ok: true }
    },
  }),
  turnPasswordOff: t.field({
    description:
      'From now on passkeys alone open the account; needs one shown within ten minutes. changePassword ends it.',
    type: OkResult,
    access: 'member',
    resolve: async (_root, _args, context) => {
      unwrap(await turnPasswordOff(context.services, requireViewer(context), context.request.device))
      return { ok: true }
    },
  }),
  sendConfirmationCode: okField(t, {
    description: 'Mails a one-time code of six digits for this session, valid for ten minutes.',
    access: 'member',
    act: (services, viewer) => sendCode(services, viewer),
  }),
  confirmCode: okField(t, {
    description:
      "Where REAUTH_REQUIRED says extensions.needs 'mailed_code': the code that was mailed. What was refused is then repeated within ten minutes.",
    access: 'member',
    args: { code: t.arg.string({ required: true }) },
    act: (services, viewer, { code }) => confirmCode(services, viewer, code),
  }),
  requestEmailChange: t.field({
    description:
      'Mails a link to the new address, which counts once it is used. Needs what addPasskey needs; answers alike whoever has the address.',
    type: EmailRegistResult,
    access: 'member',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, context) =>
      unwrap(await requestEmailChange(context.services, requireViewer(context), { email, request: context.request })),
  }),
  confirmEmailChange: t.field({
    description: 'Single-use; NOT_FOUND when unknown, used or past its day. [public, by token]',
    type: OkResult,
    access: 'public',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => {
      unwrap(await confirmEmailChange(services, token))
      return { ok: true }
    },
  }),
}))
