import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import {
  emailRegistSchema,
  forgotPasswordSchema,
  loginSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordSchema,
} from './account-schemas.ts'
import { fieldErrors, validate } from './field-errors.ts'
import { addressSchema, bankAccountSchema, kanaSchema, surveySchema, userInfoSchema } from './member-schemas.ts'

const today = japanDate('2026-04-05')
const survey = { property: '01', purpose: '02', experience: '03', job: '04', income: '05' }
const person = {
  sei: '山田',
  mei: '花子',
  sei_kana: 'ﾔﾏﾀﾞ',
  mei_kana: 'ハナコ',
  birthday: '1985-04-01',
  zipcode: '１５０－０００２',
  address: '東京都渋谷区渋谷1-2-3',
  tel: '090-1234-5678',
}
const registration = { confirmation_token: 'token', password: 'umi-to-yama-88', ...person, survey }

describe('registration', () => {
  it('takes what was typed in its normal form', () => {
    expect(validate(registerSchema({ today }), registration)).toEqual({
      ok: true,
      value: { ...registration, sei_kana: 'ヤマダ', zipcode: '1500002', tel: '09012345678', law_answers: null },
    })
  })
  it('names every wrong field once, by its path', () => {
    const wrong = {
      ...registration,
      sei: '',
      zipcode: '1',
      survey: { ...survey, job: '' },
      tel: undefined,
      password: '',
    }
    expect(fieldErrors(registerSchema({ today }), wrong)).toEqual({
      sei: '必須です',
      zipcode: '数字で7桁です',
      'survey.job': '選択してください',
      tel: '必須です',
      password: '必須です',
    })
  })
  it('asks for everything when nothing comes', () => {
    const keys = Object.keys(registration)
    expect(fieldErrors(registerSchema({ today }), {})).toEqual(Object.fromEntries(keys.map((key) => [key, '必須です'])))
    expect(fieldErrors(registerSchema({ today }), 'x')).toEqual({ '': '入力データのデータ形式に誤りがあります' })
  })
  it.each([['short12'], ['password1'], ['19850401ab'], ['x09012345678'], ['hanako.y99']])(
    'refuses the password %s',
    (password) => {
      expect(
        fieldErrors(registerSchema({ today, email: 'hanako.y@example.jp' }), { ...registration, password }),
      ).toEqual({
        password: '推測されやすいパスワードです。別のパスワードを入力してください。',
      })
    },
  )
  it('in the form wants the password twice', () => {
    const form = { ...registration, confirmation_token: undefined, password_confirm: 'umi-to-yama-89' }
    expect(fieldErrors(registerFormSchema({ today }), form)).toEqual({
      password_confirm: '異なるパスワードが入力されています',
    })
    expect(fieldErrors(registerFormSchema({ today }), { ...form, password_confirm: form.password })).toBeNull()
  })
  it('tells of the difference even while another field is wrong', () => {
    const form = { ...registration, sei: '', password_confirm: '' }
    expect(fieldErrors(registerFormSchema({ today }), form)).toEqual({
      sei: '必須です',
      password_confirm: '異なるパスワードが入力されています',
    })
  })
  it('drops what nobody asked for', () => {
    const result = validate(registerSchema({ today }), { ...registration, role: 'admin' })
    expect(result.ok && 'role' in result.value).toBe(false)
  })
})

describe('the mail address for registration', () => {
  it.each([
    [{ email: 'hana@example.jp' }, { email: 'hana@example.jp', invitation_code: null }],
    [
      { email: 'hana@example.jp', invitation_code: null },
      { email: 'hana@example.jp', invitation_code: null },
    ],
    [
      { email: 'hana@example.jp', invitation_code: 'abcd2345' },
      { email: 'hana@example.jp', invitation_code: 'ABCD2345' },
    ],
    [
      { email: 'hana@example.jp', invitation_code: '壊れた' },
      { email: 'hana@example.jp', invitation_code: null },
    ],
  ])('%j', (input, value) => expect(validate(emailRegistSchema, input)).toEqual({ ok: true, value }))
  it('is longer there than where a password was forgotten', () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(90)}.jp`
    expect(fieldErrors(emailRegistSchema, { email })).toBeNull()
    expect(fieldErrors(forgotPasswordSchema, { email })).toEqual({ email: '150文字以内で入力してください' })
  })
})

describe('login and reset', () => {
  it('lets a long address in', () => {
    expect(fieldErrors(loginSchema, { identifier: 'hanako.yamada.1985@example.co.jp', password: 'x' })).toBeNull()
  })
  it('asks for both fields', () => {
    expect(fieldErrors(loginSchema, { identifier: ' ', password: '' })).toEqual({
      identifier: '必須です',
      password: '必須です',
    })
    expect(fieldErrors(loginSchema, { identifier: 'a@b.jp', password: 'x'.repeat(21) })).toEqual({
      password: '20文字以内で入力してください',
    })
  })
  it.each([
    ['umi-to-yama-88', 'umi-to-yama-88', null],
    ['umi-to-yama-88', 'umi-to-yama-89', { passwordConfirm: '異なるパスワードが入力されています' }],
    ['12345678', '12345678', { password: '推測されやすいパスワードです。別のパスワードを入力してください。' }],
    ['', '', { password: '必須です' }],
  ])('resets to %s and %s: %j', (password, passwordConfirm, errors) => {
    expect(fieldErrors(resetPasswordSchema, { password, passwordConfirm, code: 'code' })).toEqual(errors)
  })
})

describe('a member’s own data', () => {
  it('are judged as at registration', () => {
    expect(fieldErrors(userInfoSchema({ today }), person)).toBeNull()
    expect(fieldErrors(userInfoSchema({ today }), { ...person, birthday: '2020-01-01' })).toEqual({
      birthday: 'ご登録いただけるのは、18歳以上80歳未満の方です',
    })
  })
  it('kana and address alone', () => {
    expect(fieldErrors(kanaSchema, { sei_kana: 'やまだ', mei_kana: 'ハナコ' })).toEqual({
      sei_kana: 'カタカナのみ使用できます',
    })
    expect(fieldErrors(addressSchema, { address: '　' })).toEqual({ address: '必須です' })
  })
  it('survey answers must each be chosen', () => {
    expect(fieldErrors(surveySchema, { ...survey, income: '' })).toEqual({ income: '選択してください' })
    expect(fieldErrors(surveySchema, survey)).toBeNull()
  })
  it('a bank account names bank, branch and number', () => {
    const account = {
      bank_code: '0310',
      bank_name: 'ＧＭＯあおぞらネット',
      branch_code: '502',
      branch_name: 'あじさい',
      account_number: '１２３４５６７',
    }
    expect(validate(bankAccountSchema, account)).toEqual({ ok: true, value: { ...account, account_number: '1234567' } })
    expect(
      fieldErrors(bankAccountSchema, { ...account, bank_code: '', branch_code: '5020', account_number: '' }),
    ).toEqual({
      bank_code: '銀行を選択してください',
      branch_code: '支店を選択してください',
      account_number: '口座番号を入力してください',
    })
  })
})
