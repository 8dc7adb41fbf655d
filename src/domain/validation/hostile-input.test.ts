import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { amountProblem } from '../investing/allowance.ts'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import {
  emailRegistSchema,
  forgotPasswordSchema,
  loginSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordSchema,
} from './account-schemas.ts'
import { fieldErrors } from './field-errors.ts'
import { addressSchema, bankAccountSchema, kanaSchema, surveySchema, userInfoSchema } from './member-schemas.ts'

const today = japanDate('2026-04-05')
const schemas: Record<string, v.GenericSchema> = {
  emailRegist: emailRegistSchema,
  login: loginSchema,
  forgotPassword: forgotPasswordSchema,
  resetPassword: resetPasswordSchema,
  register: registerSchema({ today, email: 'hana@example.jp' }),
  registerForm: registerFormSchema({ today }),
  userInfo: userInfoSchema({ today }),
  kana: kanaSchema,
  address: addressSchema,
  bankAccount: bankAccountSchema,
  survey: surveySchema,
}
const JAPANESE = /^[ぁ-ヿ一-鿿0-9〜、。]+$/
const keys = [
  'email',
  'invitation_code',
  'identifier',
  'password',
  'passwordConfirm',
  'password_confirm',
  'code',
  'confirmation_token',
  'sei',
  'mei',
  'sei_kana',
  'mei_kana',
  'birthday',
  'zipcode',
  'address',
  'tel',
  'survey',
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  'account_number',
  'property',
  'purpose',
  'experience',
  'job',
  'income',
]
const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.constant('umi-to-yama-88'))
const input = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), anything, { noNullPrototype: true }))

it.each(Object.keys(schemas))('%s answers whatever comes in Japanese and never throws', (name) => {
  const schema = schemas[name]
  if (schema === undefined) throw new Error(name)
  fc.assert(
    fc.property(input, (value) => {
      for (const message of Object.values(fieldErrors(schema, value) ?? {})) expect(message).toMatch(JAPANESE)
    }),
    { numRuns: 300 },
  )
})

it('does not stumble over lists where names belong', () => {
  const list = ['long', 'enough', 'to', 'match']
  expect(
    fieldErrors(registerSchema({ today }), { password: 'umi-to-yama-88', sei: list, tel: list, birthday: list }),
  ).toMatchObject({
    sei: '文字列を入力してください',
    tel: '文字列を入力してください',
    birthday: '文字列を入力してください',
  })
})

it('lets no amount through but whole units within the limits', () => {
  fc.assert(
    fc.property(fc.anything(), (amount) => {
      if (amountProblem(amount, yen(100_000), yen(1_000_000)) === null)
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(Number(amount) / 100_000)
    }),
  )
})
