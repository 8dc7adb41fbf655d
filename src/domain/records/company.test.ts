import { describe, expect, it } from 'vitest'
import { demoCompanyFacts } from '../../server/demo/demo-company.ts'
import { japanDate } from '../calendar.ts'
import {
  companyChanges,
  companyFields,
  companyFromTheFuture,
  companyProblems,
  publicCompany,
  tidiedCompany,
  type CompanyFacts,
  type CompanyTerm,
} from './company.ts'
import { fromJson, fromKept, fromTyped, toJson, toTyped } from './field.ts'

const companyFacts = demoCompanyFacts(japanDate('2026-10-27'))
const [term, before] = companyFacts.accounts as readonly [CompanyTerm, ...CompanyTerm[]]
const [officer] = companyFacts.officers
const [manager] = companyFacts.managers
const accounts = (changed: Partial<CompanyTerm>): Partial<CompanyFacts> => ({ accounts: [{ ...term, ...changed }] })

describe('the facts stay the same', () => {
  it.each<[string, (facts: CompanyFacts) => CompanyFacts]>([
    ['through a form', (facts) => fromTyped(companyFields, toTyped(companyFields, facts))],
    ['through the API', (facts) => fromJson(companyFields, JSON.parse(JSON.stringify(toJson(companyFields, facts))))],
    ['in a kept version', (facts) => fromKept(companyFields, JSON.parse(JSON.stringify(facts)))],
  ])('%s', (_, way) => expect(way(companyFacts)).toEqual(companyFacts))
})

describe('what is wrong is said where it stands', () => {
  it.each<[string, Partial<CompanyFacts>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['nobody holds 5 percent, nothing is closed, nobody manages', { holders: [], accounts: [], managers: [] }, {}],
    ['no officer', { officers: [] }, { officers: '役員を1名以上入力してください。' }],
    [
      'nothing said of other posts',
      { officers: [{ ...officer!, otherPosts: ' ' }] },
      { 'officers.0.otherPosts': '必須です' },
    ],
    [
      'kana in other letters',
      { officers: [{ ...officer!, kana: 'いちじょう いとこ' }] },
      { 'officers.0.kana': '全角カタカナで入力してください。' },
    ],
    [
      'a manager without what the list asks',
      { managers: [{ ...manager!, address: ' ', birthDate: null, brokerNumber: '', brokerSince: null, ground: '' }] },
      {
        'managers.0.address': '必須です',
        'managers.0.birthDate': '日付を入力してください。',
        'managers.0.brokerNumber': '必須です',
        'managers.0.brokerSince': '日付を入力してください。',
        'managers.0.ground': '必須です',
      },
    ],
    ['nothing said of a guarantee', { parentGuarantee: '' }, { parentGuarantee: '必須です' }],
    [
      'a small holder',
      { holders: [{ name: '甲', share: 499 }] },
      { 'holders.0.share': '5〜100％で指定してください。' },
    ],
    ['a holder of 5 percent', { holders: [{ name: '甲', share: 500 }] }, {}],
    [
      'more than everything is held',
      {
        holders: [
          { name: '甲', share: 6000 },
          { name: '乙', share: 4001 },
        ],
      },
      { holders: '割合の合計が100％を超えています。' },
    ],
    [
      'sides of the balance sheet differ',
      accounts({ liabilities: term.liabilities + 1 }),
      {
        'accounts.0.netAssets':
          '資産の合計（182,400,000円）と、負債と純資産の合計（182,400,001円）が一致していません。',
      },
    ],
    ['more is owed than there is', accounts({ liabilities: 182_500_000, netAssets: -100_000 }), {}],
    ['a loss', accounts({ operatingProfit: -1, profit: -2 }), {}],
    ['half a yen', accounts({ profit: 0.5 }), { 'accounts.0.profit': '1円単位で指定してください。' }],
    ['revenue below zero', accounts({ revenue: -1 }), { 'accounts.0.revenue': '1円単位で指定してください。' }],
    ['a year twice', { accounts: [term, term] }, { 'accounts.1.endedOn': '同じ期末日の決算が二つあります。' }],
    [
      'a fourth year',
      { accounts: [...companyFacts.accounts, { ...term, endedOn: '2023-03-31' }] },
      { accounts: '3期までです。' },
    ],
  ])('%s', (_, changed, problems) => expect(companyProblems({ ...companyFacts, ...changed })).toEqual(problems))
})

it('nothing is closed and nobody is in office before its day', () => {
  expect(companyFromTheFuture(companyFacts, japanDate('2026-03-31'))).toEqual({})
  expect(companyFromTheFuture(companyFacts, japanDate('2022-11-30'))).toMatchObject({
    'accounts.0.endedOn': '今日までの日付を入力してください。',
    'managers.0.since': '今日までの日付を入力してください。',
  })
})

it('a loss is typed as accountants write it', () => {
  const { accounts: typed, ...rest } = toTyped(companyFields, companyFacts)
  for (const loss of ['-520,000', '−520000', '▲520,000', '△５２０，０００', '－520000'])
    expect(fromTyped(companyFields, { ...rest, accounts: [{ ...typed[0]!, profit: loss }] }).accounts[0]?.profit).toBe(
      -520_000,
    )
})

it('the newest year is kept first, whatever the order of typing', () => {
  expect(tidiedCompany({ ...companyFacts, accounts: [before!, term] }).accounts).toEqual([term, before])
})

it('two versions differ in what was changed alone, and the first says all', () => {
  expect(companyChanges(companyFacts, { ...companyFacts, otherBusinesses: '賃貸住宅の管理' })).toEqual([
    {
      field: 'otherBusinesses',
      label: '他に行っている事業',
      before: companyFacts.otherBusinesses,
      after: '賃貸住宅の管理',
    },
  ])
  expect(companyChanges(companyFacts, companyFacts)).toEqual([])
  const [first, second] = companyFacts.officers
  expect(companyChanges(companyFacts, { ...companyFacts, officers: [first!] })).toEqual([
    {
      field: 'officers',
      label: '役員',
      before: '役職 取締役、氏名 織田 結、氏名（カナ） オダ ユイ、他の会社の常務・自営の事業 該当なし',
      after: null,
    },
  ])
  expect(companyChanges(companyFacts, { ...companyFacts, officers: [second!, first!] })).toHaveLength(1)
  expect(companyChanges(null, companyFacts).map(({ field }) => field)).toEqual(Object.keys(companyFields))
})

it('a manager of a version from before kana were asked has none', () => {
  const since = '2022-12-01'
  const kept = { managers: [{ name: '織田 結', qualification: '宅地建物取引士', since }] }
  const unsaid = { kana: '', address: '', birthDate: null, brokerNumber: '', brokerSince: null, ground: '' }
  expect(fromKept(companyFields, kept).managers).toEqual([{ ...kept.managers[0], ...unsaid }])
})

it('visitors see of a manager the name, the qualification and since when alone', () => {
  const { name, kana, qualification, since } = manager!
  const listed = { address: '', birthDate: null, brokerNumber: '', brokerSince: null, ground: '' }
  expect(publicCompany(companyFacts)).toEqual({
    ...companyFacts,
    managers: [{ name, kana, qualification, since, ...listed }],
  })
})
