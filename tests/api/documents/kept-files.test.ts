import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from '../../../src/adapters/files/local-file-store.ts'
import { renderContract } from '../../../src/features/documents/contract/render-contract.ts'
import { checkKeptFiles, fileColumns } from '../../../src/features/documents/document/kept-files.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'

let world: DepositWorld
const folder = mkdtempSync(path.join(scratchFolder(), 'ito-kept-files-'))
const files = createLocalFileStore(folder)

beforeAll(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 30)
  world.at(openingDay)
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

it('each file that the database names is read again: there, lost, or with other bytes', async () => {
  const investmentId = await world.apply(await world.addFund(), await world.addMember(), 300_000)
  const document = () =>
    world.database
      .selectFrom('contract_document')
      .select(['id', 'file_sha256'])
      .where('investment_id', '=', investmentId)
      .executeTakeFirstOrThrow()
  await renderContract({ ...world.services, files }, (await document()).id)
  const { file_sha256: sha256 } = await document()
  if (sha256 === null) throw new Error('the contract was not printed')
  const place = path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

  expect(await stateOf(sha256)).toBe('kept')
  writeFileSync(place, 'other bytes')
  expect(await stateOf(sha256)).toBe('damaged')
  rmSync(place)
  expect(await stateOf(sha256)).toBe('missing')
})

async function stateOf(sha256: string): Promise<string | undefined> {
  const states = new Map<string, string>()
  for await (const file of checkKeptFiles(world.database, files)) states.set(file.sha256, file.state)
  return states.get(sha256)
}

/** Hashes of what lies elsewhere, and second mentions of the same file. */
const noFile = {
  'contract_form.sha256': 'of a template in the code',
  'cost_accrual.paper_sha256': 'a property_paper',
  'deposit_keeping.paper_sha256': 'a property_paper',
  'document_delivery.file_sha256': 'the document that was handed out',
  'document_reading.sha256': 'the document that was read',
  'document_reading_line.file_sha256': 'the document that was read',
  'journal_hand_over.sha256': 'a file that is written anew from its entries',
  'loan.contract_sha256': 'a property_paper',
  'payout_batch.file_sha256': 'a file that is written anew from its payouts',
  'period_closing.lines_sha256': 'of lines in the database',
  'property_appraisal.paper_sha256': 'a property_paper',
  'property_deal.basis_sha256': 'a property_paper',
  'property_tax_assessment.paper_sha256': 'a property_paper',
  'record_month.previous_sha256': 'of the month before',
  'record_month.sha256': 'of bytes in the database',
}

it('no column that could name a file is forgotten', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%sha256'`.execute(world.database)
  const known = [...fileColumns.map(({ table, column }) => `${table}.${column}`), ...Object.keys(noFile)]
  expect(rows.map(({ place }) => place).toSorted()).toEqual(known.toSorted())
})
