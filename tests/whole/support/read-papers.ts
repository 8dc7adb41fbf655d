import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { openInTab } from '../../e2e/steps/apply.ts'
import { openOffice } from '../../e2e/steps/operator.ts'
import { seeToast } from '../../e2e/support/person.ts'
import type { Visitor } from '../../e2e/support/stage.ts'
import type { GraphqlClient } from '../../support/graphql-client.ts'
import { readZip } from '../../support/read-zip.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'

const run = promisify(execFile)

async function textOf(client: GraphqlClient, address: string): Promise<string> {
  const answer = await client.fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return readPdfText(new Uint8Array(await answer.arrayBuffer())).join('')
}

/** The last property management report that reached this investor, as it can be copied from: without blanks. */
export async function readReport(member: GraphqlClient, investId: string): Promise<string> {
  const { report } = await member.query<{ report: string }>(
    'query ($input: InvestRefInput!) { report(input: $input) }',
    { input: { invest_id: investId } },
  )
  return textOf(member, `/report/${report}`)
}

/** A member's statement of a year, likewise. */
export async function readAnnualReport(member: GraphqlClient, year: number): Promise<string> {
  const { annualReportDocument } = await member.query<{ annualReportDocument: string }>(
    'query ($year: String!) { annualReportDocument(year: $year) }',
    { year: String(year) },
  )
  return textOf(member, `/annual/${annualReportDocument}`)
}

/** The report that is due next is written from the book, looked at and delivered. @returns what the editor showed of the book. */
export async function deliverReport({ page, press }: Visitor, fund: RegExp): Promise<string> {
  await openOffice({ page }, '/itoadmintool/documents', '書面・報告書')
  await press(page.getByRole('table', { name: 'これから交付する報告書' }).getByRole('button', { name: fund }))
  const editor = page.getByRole('region', { name: '新しい報告書' })
  const shown = await editor.getByRole('region', { name: '帳簿から入る内容' }).innerText()
  await editor.getByLabel('運用の状況の説明').fill('2室とも、期間を通じて入居していました。')
  await press(editor.getByRole('button', { name: '下書きを保存' }))
  await seeToast(page, '下書きを保存しました。')
  await openInTab(page, press(page.getByRole('button', { name: 'PDFでプレビュー' })))
  await press(page.getByRole('button', { name: /^\d+人に交付する$/ }))
  await press(page.getByRole('dialog').getByRole('button', { name: '交付する', exact: true }))
  await seeToast(page, '財産管理報告書を交付しました。')
  return shown
}

export type Register = Record<string, unknown>[]

/** The registers of the pack for the authority, by their numbers. */
export async function readPack({ page, press }: Visitor): Promise<ReadonlyMap<string, Register>> {
  await openOffice({ page }, '/itoadmintool/inspection', '検査対応資料')
  await page.getByLabel('目的と請求元').fill('東京都の立入検査')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: '検査対応資料を作ってダウンロード' })),
  ])
  const pieces: Buffer[] = []
  for await (const piece of await saved.createReadStream()) pieces.push(piece as Buffer)
  return new Map(
    [...readZip(Buffer.concat(pieces))]
      .filter(([name]) => /^\d\d_.*\.json$/.test(name) && !name.startsWith('00_'))
      .map(([name, bytes]) => [name.slice(0, 2), JSON.parse(bytes.toString()) as Register]),
  )
}

/** What a fund publishes, and what the script says of it that anybody may run. */
export async function readOpenData(client: GraphqlClient, fundId: string) {
  const answer = await client.fetch(`/open/funds/${fundId}.json`)
  const text = await answer.text()
  const file = path.join(scratchFolder(), `open-fund-${fundId}-${process.pid}.json`)
  writeFileSync(file, text)
  const { stdout } = await run(process.execPath, ['scripts/check-fund.mjs', file])
  return { data: JSON.parse(text) as OpenFund, script: stdout }
}

/** As far as the story recomputes it. */
export interface OpenFund {
  composition: { senior: number; subordinated: number; fill_in: number; taken_over: number }[]
  periods: OpenPeriod[]
  yields: { rate_bp: number | null }
  exit: unknown
  lineage: unknown
}

export interface OpenPeriod {
  start_on: string
  end_on: string
  income: object | null
  costs: { kind: string; yen: number }[] | null
  profit: number | null
  distribution: object | null
}
