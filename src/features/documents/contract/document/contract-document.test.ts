import { japanDate } from '../../../../domain/calendar.ts'
import { describe, expect, test } from 'vitest'
import { renderDocument, type PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { readPdfText } from '../../../../adapters/pdf/fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../../../adapters/pdf/typst-pdf-renderer.ts'
import { fillForm } from '../../document/document-form.ts'
import { contractDocument, contractForm, contractPart, type ContractDocumentInput } from './contract-document.ts'
import { demoDisclosure } from '../../../funds/fund/demo/demo-disclosure.ts'
import { exampleFund, exampleMember, exampleOperator } from './document-examples.ts'
import type { FundFacts } from './document-facts.ts'
import { fundDocuments } from './fund-documents.ts'
import { propertyManagementReport } from './property-management-report.ts'
import { exampleReport } from './report-examples.ts'

const pdf = createTypstPdfRenderer()

const input: ContractDocumentInput = {
  documentNumber: 'C-12-0107-1',
  createdAt: new Date('2026-04-01T19:03:00+09:00'),
  member: exampleMember,
  operator: exampleOperator,
  fund: exampleFund,
  amount: 200_000,
  concludedAt: new Date('2026-04-01T19:03:00+09:00'),
  depositDeadline: new Date('2026-04-04T23:59:59+09:00'),
}
const withFund = (changes: Partial<FundFacts>) => ({ ...input, fund: { ...exampleFund, ...changes } })
const autoRenewing = {
  autoRenewal: true,
  rateBreakdown: [
    { label: '賃料', rateBp: 350 },
    { label: '売却益', rateBp: 350 },
  ],
}
const plain = (text: string) => text.replace(/\s/g, '')

/** Every text that a reader must find, in the data's own words. */
function textsOf(paper: PrintedDocument): string[] {
  const sections = paper.sections.flatMap((section) => {
    switch (section.kind) {
      case 'figures':
        return section.figures.flatMap(({ label, value, unit }) => [label, `${value}${unit}`])
      case 'facts':
        return section.rows.flatMap(({ label, value, figure = '' }) => [label, value, figure])
      case 'legal_frame':
        return section.items
      case 'text':
        return [...section.paragraphs, ...section.items]
      case 'articles':
        return section.articles.flatMap(({ heading, paragraphs }) => [
          heading,
          ...paragraphs.flatMap(({ text, items }) => [text, ...items]),
        ])
      case 'table':
        return [...section.rows.flat(), ...(section.total ?? [])]
    }
  })
  return [
    paper.title,
    paper.documentNumber,
    paper.createdAtText,
    paper.lead,
    paper.issuer.name,
    ...paper.footer,
    ...sections,
  ].map(plain)
}

/** Pages cut paragraphs in two, so texts are looked for in the flow without heads and feet. */
function flowOf(pages: readonly string[], paper: PrintedDocument): string {
  const foot = plain(paper.footer.join(''))
  const head = plain(`${paper.title}書面番号 ${paper.documentNumber}様式 ${paper.formVersion}`)
  return pages
    .map((page) =>
      page
        .replace(head, '')
        .replace(foot, '')
        .replace(/\d+／\d+$/, ''),
    )
    .join('')
}

describe('the contract document (契約成立時書面)', () => {
  test.each([
    ['first-come, all or nothing', input],
    ['lottery, all in', withFund({ offeringMethod: 'lottery', goal: 'all_in' })],
    ['auto-renewing with a split rate', withFund(autoRenewing)],
    ['without a subordinated part', withFund({ subordinatedAmount: 0 })],
    ['with its days not fixed yet', withFund({ operationStartOn: null, operationEndOn: null })],
  ])('prints everything that its data says: %s', async (_, facts) => {
    const data = contractDocument(facts)
    const pages = readPdfText(await renderDocument(data, pdf))
    const flow = flowOf(pages, data)
    const all = pages.join('')
    for (const text of textsOf(data)) expect(flow.includes(text) || all.includes(text), text).toBe(true)
    expect(flow.includes('佐藤美咲様')).toBe(true)
    expect(flow.includes('\ufffd')).toBe(false)
  })

  test('puts the facts and the cooling-off frame on the first page, the terms behind', async () => {
    const data = contractDocument(input)
    const [first = '', second = '', ...others] = readPdfText(await renderDocument(data, pdf))
    const pageCount = others.length + 2
    expect(first).toContain('200,000円（優先出資）')
    expect(first).toContain('2026年4月4日（土）23:59までに')
    expect(first).toContain('クーリング・オフについて')
    expect(first).toContain(`1／${pageCount}`)
    expect(second).toContain('第1条（目的）')
    expect(second).toContain('書面番号C-12-0107-1様式第3版')
    expect(pageCount).toBe(4)
  })

  test.each([
    ['short', '専有部分：402号室 28.40㎡。'],
    ['as long as it may be', '専有部分：402号室 28.40㎡。'.repeat(50)],
  ])('keeps the frame on the first page where the description of the property is %s', async (_, registration) => {
    const paper = contractDocument(withFund({ disclosure: { registration } }))
    const pages = readPdfText(await renderDocument(paper, pdf))
    expect(pages[0]).toContain('クーリング・オフについて')
    expect(pages[0]).toContain('途中の解約')
    expect(pages.slice(0, 2).join('')).toContain('対象の不動産の表示')
  })

  test('is the same to the byte when it is made again from what was stored', async () => {
    const data = contractDocument(input)
    const [form, part] = [contractForm(input.fund, input.operator, input), contractPart(input)].map((half) =>
      JSON.parse(JSON.stringify(half)),
    )
    const stored = fillForm(form, part)
    expect(stored).toEqual(data)
    const [first, again] = [await renderDocument(data, pdf), await renderDocument(stored, pdf)]
    expect(Buffer.from(again).equals(first)).toBe(true)
  })

  test('takes names as names', async () => {
    const member = { name: '#髙﨑 *𠮷郎* $x$ @y \\', zipCode: '100-0001', address: '東京都千代田区 #1 <a>' }
    const [first = ''] = readPdfText(await renderDocument(contractDocument({ ...input, member }), pdf))
    expect(first).toContain(plain(`${member.name}様`))
    expect(first).toContain(plain(member.address))
  })

  test('shares its form with every contract of its fund and day', () => {
    const other = contractPart({
      ...input,
      member: { ...exampleMember, name: '鈴木 一' },
      amount: 1_000_000,
      documentNumber: 'C-12-0108',
    })
    const [form, paper] = [contractForm(input.fund, input.operator, input), JSON.stringify(contractDocument(input))]
    for (const own of ['佐藤 美咲', '三軒茶屋 2-00-00', '200,000円', 'C-12-0107-1', '19:03']) {
      expect(paper).toContain(own)
      expect(JSON.stringify(form)).not.toContain(own)
    }
    expect(JSON.stringify(fillForm(form, other))).toContain('1,000,000円')
  })

  test('is not printed with a row left open, or with one that the form does not know', () => {
    const [form, part] = [contractForm(input.fund, input.operator, input), contractPart(input)]
    expect(() => fillForm(form, { ...part, rows: part.rows.slice(1) })).toThrow('does not fill its form')
    expect(() => fillForm(form, { ...part, rows: [...part.rows, { label: '出資の総額', value: '1円' }] })).toThrow(
      'does not fill its form',
    )
  })

  test('never speaks of the deposit account', () => {
    expect(JSON.stringify(contractDocument(input))).not.toMatch(/支店|口座番号/)
  })

  test('points to articles that are there, whatever articles a fund has', () => {
    for (const facts of [input, withFund(autoRenewing), withFund({ subordinatedAmount: 0, goal: 'all_in' })]) {
      const data = contractDocument(facts)
      const articles = data.sections.flatMap((section) => (section.kind === 'articles' ? section.articles : []))
      const unavoidable = articles.find(({ heading }) => heading.includes('やむを得ない事由'))?.heading.split('（')[0]
      expect(textsOf(data).find((text) => text.startsWith('次のクーリング・オフと'))).toContain(`約款${unavoidable}の`)
      expect(JSON.stringify(articles)).not.toMatch(/\{[a-z-]+\}/)
    }
  })
})

describe('the documents of a fund', () => {
  const disclosure = demoDisclosure(exampleFund, japanDate('2026-03-01'))
  const documents = fundDocuments(
    { ...exampleFund, disclosure },
    exampleOperator,
    new Date('2026-03-20T10:00:00+09:00'),
  )

  test('are the three to be read before applying, and an outline', () => {
    expect(documents.map(({ name, beforeApplying }) => [name, beforeApplying])).toEqual([
      ['契約成立前書面', true],
      ['匿名組合契約約款', true],
      ['電子交付の承諾事項', true],
      ['物件概要書', false],
    ])
  })

  test.each(documents.map((document) => [document.name, document] as const))(
    '%s prints everything that its data says',
    async (_, document) => {
      const pages = readPdfText(await renderDocument(document.paper, pdf))
      const flow = flowOf(pages, document.paper)
      for (const text of textsOf(document.paper))
        expect(flow.includes(text) || pages.join('').includes(text), text).toBe(true)
    },
  )

  test('the document before the contract names what rule article 43 wants to be named', () => {
    const [preContract] = documents
    const texts = preContract ? textsOf(preContract.paper).join('') : ''
    for (const item of [
      '登録',
      '業務管理者',
      '資本金',
      '対象不動産',
      '予定分配率',
      '損失の負担',
      '分別管理',
      'クーリング・オフ',
      '苦情',
      '雑所得',
      '借入れ',
    ]) {
      expect(texts).toContain(item)
    }
  })
})

test('the property-management report prints its figures, the totals and what the member got', async () => {
  const report = propertyManagementReport(exampleReport)
  const pages = readPdfText(await renderDocument(report, pdf))
  expect(pages).toHaveLength(3)
  for (const text of textsOf(report))
    expect(`${pages.join('')}${flowOf(pages, report)}`.includes(text), text).toBe(true)
  expect(pages[0]).toContain('合計（差引1,440,000円）1,800,000円360,000円')
})
