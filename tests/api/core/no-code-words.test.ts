import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PrintedDocument } from '../../../src/adapters/pdf/printed-document.ts'
import { actionName, actorName, objectName } from '../../../src/domain/core/audit-words.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../../src/domain/funds/fund-text.ts'
import { idOf } from '../../../src/domain/id.ts'
import { codesOf } from '../../../src/domain/tables/table.ts'
import { registersOf } from '../../../src/features/back-office/inspection/pack.ts'
import { readCells, readJson } from '../../../src/features/back-office/inspection/read-register.ts'
import { loadSummary, summaryDocument } from '../../../src/features/back-office/inspection/summary-document.ts'
import { downloadOwnData } from '../../../src/features/back-office/own-data/download-own-data.ts'
import { exampleMails, exampleSender } from '../../../src/features/communication/outbox/mails/mail-examples.ts'
import { operatorProfile } from '../../../src/features/core/operator/operator-profile.ts'
import { annualReportDocument } from '../../../src/features/documents/annual-report/annual-report-document.ts'
import { loadReportOfYear } from '../../../src/features/documents/annual-report/load-annual-report.ts'
import { loadHoldings } from '../../../src/features/documents/annual-report/load-holdings.ts'
import { exampleFund, exampleOperator } from '../../../src/features/documents/contract/document/document-examples.ts'
import { fundDocuments } from '../../../src/features/documents/contract/document/fund-documents.ts'
import { loadDocumentContent } from '../../../src/features/documents/document/load-document-content.ts'
import { exportYear } from '../../../src/features/documents/payment-report/export-year.ts'
import { exportCorrection } from '../../../src/features/documents/tax-correction/export-correction.ts'
import { findReport, loadReportFacts } from '../../../src/features/funds/management-report/load-report-facts.ts'
import { reportDocument } from '../../../src/features/funds/management-report/report-document.ts'
import { loadTaxYearLines } from '../../../src/features/treasury/tax-year/tax-year.ts'
import { openLongReading } from '../../../src/platform/database/read-in-steps.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { auditFacts } from '../../../src/web/admin/ui/audit-facts.ts'
import { codeWordsIn, codeWordsInText } from '../../support/code-words.ts'
import { openingDay } from '../../support/deposit-world.ts'
import { closedYear } from '../../support/every-state.ts'
import { openEveryStateWorld, type EveryStateWorld } from '../../support/every-state-world.ts'

// No word of the code reaches an operator, a member or the authority: every file, paper and mail is written of a database with every state, reason,
// kind and outcome. Pages: tests/screens/no-code-words.test.ts.

let world: EveryStateWorld
beforeAll(async () => {
  world = await openEveryStateWorld()
}, 60_000)
afterAll(() => world.close())

/** Besides all rows: what a file leaves out unless it is asked for. */
const queries: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  messages: [{ view: 'deleted' }, { view: 'coming' }],
  'account-entries': [{ is_explained: 'true' }],
  undelivered: [{ attended: 'true' }],
  funds: [{ state: 'discarded' }],
  'trial-balance': [{ book: 'operator', from: '2020-01-01', until: '2030-12-31' }],
  'book-statements': [{ book: 'operator', from: '2020-01-01', until: '2030-12-31' }],
  'consumption-tax': [{ book: 'fund:1', from: '2020-01-01', until: '2030-12-31' }],
  'consumption-tax-lines': [{ book: 'fund:1', from: '2020-01-01', until: '2030-12-31' }],
  journals: [{ book: 'operator', from: '2020-01-01', until: '2030-12-31' }],
  'general-ledger': [{ book: 'operator', from: '2020-01-01', until: '2030-12-31' }],
  deliveries: ['pre_contract', 'management_report', 'annual_report'].map((kind) => ({ kind })),
  payouts: ['1', '2', '3'].map((batch) => ({ batch })),
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('the world has every value that a list of the database allows', () => {
  expect(world.states.size).toBeGreaterThan(40)
  expect(world.states.get('audit_log.action')?.length).toBeGreaterThan(50)
  expect(world.states.get('proposal.kind')?.length).toBeGreaterThan(5)
})

describe('no code word in a file of the back office', () => {
  test.each(Object.entries(csvTables))('%s', async (name, { header, rows }) => {
    let lines = 0
    for (const query of [{}, ...(queries[name] ?? [])]) {
      const cells = await allOf(rows(world.services, query))
      lines += cells.length
      expect(codeWordsIn(header, cells, world.states), JSON.stringify(query)).toEqual([])
    }
    expect(lines).toBeGreaterThan(0)
  })
})

describe('no code word in a register for the authority', () => {
  test.each(registersOf({ from: null, until: null }).map((register) => [register.file, register] as const))(
    '%s',
    async (_file, register) => {
      const transaction = await openLongReading(world.database)
      onTestFinished(() => transaction.rollback().execute())
      const cells = (await allOf(readCells(transaction, register))).flat()
      const lines = (await allOf(readJson(transaction, register))).flat()
      expect(cells.length).toBeGreaterThan(0)
      expect(codeWordsIn(register.columns, cells, world.states)).toEqual([])
      const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(rows.flatMap((row) => codeWordsIn(Object.keys(row), [Object.values(row)], world.states))).toEqual([])
    },
  )
})

/** The cells of a file: its head, then its lines. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )

function expectWordsIn(csv: string): void {
  const [header = [], ...lines] = cellsOf(csv)
  expect(lines.length).toBeGreaterThan(0)
  expect(codeWordsIn(header, lines, world.states)).toEqual([])
}

describe('no code word in a file for the tax office', () => {
  test.each(['annual-figures', 'payment-report'] as const)('%s', async (kind) => {
    const exported = await exportYear(world.services, world.operator, { kind, yearText: String(closedYear) })
    expectWordsIn(exported.ok ? (await allOf(exported.value.csv)).join('') : exported.message)
  })

  test('payment-report-correction', async () => {
    const exported = await exportCorrection(world.services, world.operator, idOf(1))
    expectWordsIn(exported.ok ? (await allOf(exported.value.csv)).join('') : exported.message)
  })
})

describe("no code word in a file of a member's own data", () => {
  test.each(['movements.csv', `tax-${closedYear}.csv`])('%s', async (name) => {
    const file = await downloadOwnData(world.services, world.member, name)
    expectWordsIn(file.ok ? file.value.text : file.message)
  })
})

describe('no code word in a paper', () => {
  /** What a paper says: its texts, wherever they stand; how it is set is in words of the code. */
  function textsOf(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, part]) =>
      ['kind', 'align', 'createdAt'].includes(name) ? [] : textsOf(part),
    )
  }
  const expectWordsOn = (paper: PrintedDocument) => {
    const texts = textsOf(paper)
    expect(texts.length).toBeGreaterThan(20)
    expect([...codeWordsIn([], [texts], world.states), ...texts.flatMap(codeWordsInText)]).toEqual([])
  }

  test('of a contract', async () => {
    expectWordsOn((await loadDocumentContent(world.database, { kind: 'contract', id: idOf(1) })).paper)
  })

  test('of a member’s year', async () => {
    const { memberId } = world.member
    const lines = await loadTaxYearLines(world.database, memberId, closedYear)
    const report = await loadReportOfYear(world.database, { memberId, year: closedYear, now: openingDay }, lines)
    const day = japanDate(`${closedYear}-12-31`)
    const holdings = { day, rows: await loadHoldings(world.database, memberId, day) }
    const person = { name: '佐藤 美咲', memberNumber: '10000002', zipCode: '1540024', address: '東京都世田谷区' }
    const operator = operatorProfile(world.services.config)
    const written = { documentNumber: 'A-2025-10000002', createdAt: openingDay, version: 1 }
    expectWordsOn(annualReportDocument({ ...written, report, lines, holdings, member: person, operator }))
  })

  test('of the management of a property', async () => {
    const report = await findReport(world.database, idOf(1))
    const facts = report && (await loadReportFacts(world.database, report))
    const recipient = facts?.recipients[0]
    if (!report || !recipient) throw new Error('nobody gets a report')
    expectWordsOn(reportDocument(report, facts, recipient, operatorProfile(world.services.config), openingDay))
  })

  test('for an inspection', async () => {
    const transaction = await openLongReading(world.database)
    onTestFinished(() => transaction.rollback().execute())
    const facts = { period: { from: null, until: null }, files: [], now: openingDay }
    const paper = summaryDocument(await loadSummary(world.services, transaction, facts))
    // How anybody checks the log names the fields of its file.
    expect(paper.sections.map(textsOf).flat().flatMap(codeWordsInText)).toEqual(['previous_hash', 'previous_hash'])
    expectWordsOn(JSON.parse(JSON.stringify(paper).replaceAll('previous_hash', '')) as PrintedDocument)
  })

  const kinds = codesOf(OFFERING_METHOD_LABELS).flatMap((offeringMethod) =>
    codesOf(GOAL_LABELS).map((goal) => ({ offeringMethod, goal })),
  )
  test.each(kinds)('of a fund: $offeringMethod, $goal', (kind) => {
    for (const { paper } of fundDocuments({ ...exampleFund, ...kind }, exampleOperator, openingDay))
      expectWordsOn(paper)
  })
})

describe('no code word in a mail', () => {
  test.each(Object.entries(exampleMails('髙橋 﨑子', exampleSender)))('%s', (_name, { subject, text }) => {
    expect(codeWordsInText(`${subject}\n${text}`)).toEqual([])
  })
})

test('no code word in what the audit page says of an act', async () => {
  const lines = await world.database.selectFrom('audit_log').selectAll().execute()
  const said = lines.map((line) => [
    actorName(line.actor, null),
    actionName(line.action),
    objectName(line.object_type, line.object_id),
    ...auditFacts(JSON.stringify(line.detail), openingDay.getTime()).map(({ value }) => value),
  ])
  expect(codeWordsIn([], said, world.states)).toEqual([])
})
