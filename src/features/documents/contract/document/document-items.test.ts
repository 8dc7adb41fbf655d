import { describe, expect, test } from 'vitest'
import { japanDate } from '../../../../domain/calendar.ts'
import { DISCLOSURE_ITEMS } from '../../../../domain/funds/fund-disclosure.ts'
import type { CompanyFacts } from '../../../../domain/records/company.ts'
import {
  contractStatute,
  preContractStatute,
  type ContractItem,
  type PreContractItem,
} from '../../../../domain/tables/statutory-items.ts'
import { demoDisclosure } from '../../../funds/fund/demo/demo-disclosure.ts'
import { contractDocument, contractForm } from './contract-document.ts'
import { contractParts } from './contract-items.ts'
import { exampleFund, exampleMember, exampleOperator } from './document-examples.ts'
import type { DisclosedOperator, FundFacts } from './document-facts.ts'
import { preContractDocument, preContractParts } from './pre-contract-document.ts'
import { itemText, missingItems, type ItemPart } from './document-items.ts'

const fund: FundFacts = { ...exampleFund, disclosure: demoDisclosure(exampleFund, japanDate('2026-03-01')) }
const items = Object.keys(preContractStatute) as PreContractItem[]

const missingOf = (facts: FundFacts, operator: DisclosedOperator = exampleOperator): PreContractItem[] =>
  missingItems(preContractParts(facts, operator), preContractStatute).map(({ item }) => item)

const without = <Item>(part: ItemPart<Item>, item: Item): ItemPart<Item> =>
  'section' in part
    ? part.items.includes(item)
      ? { ...part, section: null }
      : part
    : { ...part, rows: part.rows.map((row) => (row.items?.includes(item) ? { ...row, value: '' } : row)) }

describe('the pre-contract document and rule article 43', () => {
  test('a fund of which everything is written lacks no item', () => {
    expect(missingOf(fund)).toEqual([])
  })

  test.each(items)('item %s is missed once the line that answers it is empty', (item) => {
    const parts = preContractParts(fund, exampleOperator).map((part) => without(part, item))
    expect(missingItems(parts, preContractStatute).map((each) => each.item)).toContain(item)
  })

  test.each(items)('item %s is printed', (item) => {
    const printed = JSON.stringify(preContractDocument(fund, exampleOperator, new Date('2026-03-20T10:00:00+09:00')))
    for (const part of preContractParts(fund, exampleOperator)) {
      if ('section' in part) {
        if (part.items.includes(item)) expect(printed).toContain(JSON.stringify(part.section))
      } else
        for (const { items: answered, label, value } of part.rows)
          if (answered?.includes(item)) expect(printed).toContain(JSON.stringify({ label, value }))
    }
  })

  const answeredBy = new Map<string, readonly PreContractItem[]>([
    ['priceBasis', ['pre-b16', 'pre-min-2']],
    ['borrowing', ['pre-b14ハ']],
    ['operatorReward', ['pre-b26']],
    ['creditSupport', ['pre-b13ニ']],
    ['audit', ['pre-b19']],
    ['registration', ['pre-b14イ']],
    ['registeredRights', ['pre-b15イ']],
    ['legalRestrictions', ['pre-b15ロ']],
    ['privateRoad', ['pre-b15ハ']],
    ['utilities', ['pre-b15ニ']],
    ['unfinished', ['pre-b15ホ']],
    ['condominium', ['pre-b15ヘ']],
    ['defectMeasures', ['pre-b15ト']],
    ['buildingSafety', ['pre-b15チ']],
    ['survey', ['pre-b15リ']],
    ['occupancyHistory', ['pre-b17イ']],
    ['mainBuildings', ['pre-b17ロ']],
    ['mainTenants', ['pre-b17ハ']],
    ['arrears', ['pre-b17ニ']],
    ['incomeHistory', ['pre-b17ホ']],
    ['relatedParties', ['pre-b11', 'pre-min-1']],
    ['management', ['pre-b10']],
    ['exitPlan', ['pre-b31']],
    // What the rule does not ask for: the use of the money stands in figures, and the manager puts the name on the paper (act article 24(2)).
    ['useOfFunds', []],
    ['managerReview', []],
  ])

  test.each(DISCLOSURE_ITEMS.map(({ key }) => key))('a fund without its %s lacks the items that it answers', (key) => {
    const facts = { ...fund, disclosure: { ...fund.disclosure, [key]: ' ' } }
    expect(missingOf(facts)).toEqual(answeredBy.get(key))
    for (const { isOfForm } of missingItems(preContractParts(facts, exampleOperator), preContractStatute))
      expect(isOfForm).toBe(true)
  })

  const company = (changes: Partial<CompanyFacts>): DisclosedOperator => ({
    ...exampleOperator,
    company: exampleOperator.company && { ...exampleOperator.company, ...changes },
  })

  test.each<[string, DisclosedOperator, PreContractItem[]]>([
    [
      'nothing of the company',
      { ...exampleOperator, company: null },
      ['pre-03', 'pre-04', 'pre-05', 'pre-06', 'pre-07'],
    ],
    ['no officer', company({ officers: [] }), ['pre-07']],
    ['no closed business year', company({ accounts: [] }), ['pre-06']],
    ['no word of a parent', company({ parentGuarantee: '' }), ['pre-04']],
    ['no word of other businesses', company({ otherBusinesses: '' }), ['pre-05']],
    ['nobody who holds five percent, which is said', company({ holders: [] }), []],
    ['no name', { ...exampleOperator, companyName: '' }, ['pre-01']],
    ['no registration', { ...exampleOperator, licence: '' }, ['pre-02']],
  ])('recorded is %s', (_, operator, missing) => {
    expect(missingOf(fund, operator)).toEqual(missing)
    for (const { isOfForm } of missingItems(preContractParts(fund, operator), preContractStatute))
      expect(isOfForm).toBe(false)
  })

  test('a message names the item and its article', () => {
    expect(itemText(preContractStatute['pre-05'])).toBe('ほかに行う事業（施行規則43条1項5号）')
    expect(itemText(contractStatute['con-3'])).toBe('利益の分配（法25条1項3号）')
  })
})

const contractItems = Object.keys(contractStatute) as ContractItem[]
const missingOfContract = (parts: readonly ItemPart<ContractItem>[]): ContractItem[] =>
  missingItems(parts, contractStatute).map(({ item }) => item)
const renewing: FundFacts = { ...fund, autoRenewal: true, operationEndOn: null }

describe('the contract document and act article 25', () => {
  test.each([
    ['a fund with an end', fund],
    ['one that renews itself', renewing],
    ['one without a subordinated part', { ...fund, subordinatedAmount: 0 }],
  ])('%s of which everything is written lacks no item', (_, facts) => {
    expect(missingOfContract(contractParts(facts, exampleOperator))).toEqual([])
  })

  test.each(contractItems)('item %s is missed once what answers it is empty', (item) => {
    const parts = contractParts(fund, exampleOperator).map((part) => without(part, item))
    expect(missingOfContract(parts)).toContain(item)
  })

  const document = contractDocument({
    documentNumber: 'C-12-0107-1',
    createdAt: new Date('2026-04-01T19:03:00+09:00'),
    member: exampleMember,
    operator: exampleOperator,
    fund,
    amount: 200_000,
    concludedAt: new Date('2026-04-01T19:03:00+09:00'),
    depositDeadline: new Date('2026-04-04T23:59:59+09:00'),
  })

  test('what answers an item is printed, the company in the head and the member beside it', () => {
    const printed = JSON.stringify(document)
    for (const part of contractParts(fund, exampleOperator)) {
      if ('section' in part) expect(printed).toContain(JSON.stringify(part.section))
      // The day is each contract's own.
      else
        for (const { items, label, value } of part.rows)
          if (items && label !== '契約の成立日') expect(printed).toContain(value)
    }
    expect(printed).toContain(exampleMember.name)
    expect(printed).toContain(exampleMember.address)
  })

  test('what the terms do not say of the surplus, the trust or another use is not said to be there', () => {
    const terms = JSON.stringify(document.sections.find(({ kind }) => kind === 'articles'))
    for (const words of ['余裕金', '信託法第34条', '本事業のほかに使用しません', '追加して取得することはありません'])
      expect(terms).toContain(words)
  })

  test('a fund whose property is not described lacks that item, which its form asks for', () => {
    const facts = { ...fund, disclosure: { ...fund.disclosure, registration: ' ' } }
    expect(missingItems(contractParts(facts, exampleOperator), contractStatute)).toEqual([
      { item: 'con-min-1', isOfForm: true },
    ])
    expect(
      JSON.stringify(contractForm(facts, exampleOperator, { concludedAt: new Date(0), depositDeadline: new Date(0) })),
    ).not.toContain('対象の不動産の表示')
  })
})
