import { describe, expect, it } from 'vitest'
import { japanDate } from '../../../../domain/calendar.ts'
import { SURVEY_QUESTIONS } from '../../../../domain/people/survey.ts'
import { fieldErrors } from '../../../../domain/validation/field-errors.ts'
import { whenEmpty } from '../../../../domain/validation/messages.ts'
import { summarise } from './form-errors.ts'
import { emptyRegistration, given, registrationFormRules, registrationOf } from './registration-values.ts'
import { touchesIdentity } from './update-page.tsx'
import { receiptPath } from './use-register.ts'

const rules = registrationFormRules(japanDate('2026-04-02'))
const survey = Object.fromEntries(SURVEY_QUESTIONS.map(({ key, values }) => [key, values[0]?.code ?? '']))
const person = {
  sei: '糸川',
  mei: '結子',
  sei_kana: 'イトカワ',
  mei_kana: 'ユウコ',
  birthday: '1985-4-12',
  zipcode: '154-0024',
  address: '東京都世田谷区三軒茶屋1',
  tel: '０９０ー１２３４ー５６７８',
}
const complete = {
  ...person,
  password: 'itoito-no-kaze77',
  password_confirm: 'itoito-no-kaze77',
  survey,
  consent: true,
}

describe('the registration form', () => {
  it('takes a complete registration', () => {
    expect(fieldErrors(rules, complete)).toBeNull()
  })

  it('hands on its texts as the rules want them', () => {
    const { survey: answers, consent: _consent, ...texts } = complete
    const typed = {
      ...emptyRegistration,
      ...texts,
      consent: given,
      ...Object.fromEntries(Object.entries(answers).map(([key, code]) => [`survey.${key}`, code])),
    }
    expect(fieldErrors(rules, registrationOf(typed))).toBeNull()
  })

  it('wants the consent as much as the data', () => {
    expect(Object.keys(fieldErrors(rules, { ...complete, consent: false }) ?? {})).toEqual(['consent'])
  })

  it('says something at every field of an empty form but the repeated password', () => {
    const { password_confirm: _same, ...fields } = fieldErrors(rules, registrationOf(emptyRegistration)) ?? {}
    expect(Object.keys(fields)).toHaveLength(15)
  })

  it('gives emptiness as the reason where nothing was typed, beside the words of the specification', () => {
    const found = fieldErrors(rules, registrationOf(emptyRegistration)) ?? {}
    const told = Object.fromEntries(Object.entries(found).map(([path, message]) => [path, whenEmpty(message)]))
    expect(told).toMatchObject({
      sei: '必須です',
      mei: '必須です',
      birthday: '日付の書式になっていません（未入力です）',
      zipcode: '数字で7桁です（未入力です）',
      tel: '数字で10〜11桁です（未入力です）',
      'survey.job': '選択してください',
    })
    expect(whenEmpty('カタカナのみ使用できます')).toBe('カタカナのみ使用できます')
  })

  it('sums up in the order of the fields, in their words', () => {
    const errors: Partial<typeof emptyRegistration> = {
      'survey.job': '選択してください',
      mei_kana: 'カタカナのみ使用できます',
    }
    expect(summarise((path) => errors[path])).toEqual([
      { fieldId: 'field-mei_kana', message: 'メイ：カタカナのみ使用できます' },
      { fieldId: 'field-survey-job', message: 'ご職業：選択してください' },
    ])
  })
})

describe('after the registration', () => {
  it.each([
    [null, '12345', '/regist/receipt'],
    ['', '12345', '/regist/receipt'],
    ['ABCD2345', '12345', '/regist/receipt?inv=ABCD2345&uid=00012345'],
    ['ABCD2345', '87654321', '/regist/receipt?inv=ABCD2345&uid=87654321'],
  ])('with the code %s and uid %s the receipt is %s', (code, uid, path) => {
    expect(receiptPath(code, uid)).toBe(path)
  })
})

describe('an update of member data', () => {
  it.each([
    [{ tel: '0312345678' }, false],
    [{ sei_kana: 'イトガワ' }, false],
    [{ address: '大阪府大阪市北区1' }, true],
    [{ birthday: '1985-04-13' }, true],
    [{ mei: '裕子' }, true],
  ])('%j starts the identity check again: %s', (change, again) => {
    expect(touchesIdentity(person, { ...person, ...change })).toBe(again)
  })
})
