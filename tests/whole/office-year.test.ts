import { afterAll, beforeAll, expect, test } from 'vitest'
import { happen, liveOn, openOffice, type Office } from './support/office-acts.ts'
import { FUNDS, officeYear, type FundName } from './support/office-table.ts'
import { accountsAt } from './support/office-sheet.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 120_000)
afterAll(() => office?.close())

const trial = (book: string, from: string, until: string) =>
  office.ask(
    'query ($book: String!, $from: String!, $until: String!) { adminTrialBalance(book: $book, from: $from, until: $until) { rows { account section opening debit credit closing } assets debts equity income costs result } }',
    { book, from, until },
  )

/** By account, without those on which nothing stands. */
async function closings(name: FundName, until: string): Promise<Record<string, number>> {
  const { rows } = await trial(`fund:${office.funds[name]}`, '2027-01-01', until)
  return Object.fromEntries(
    rows
      .filter(({ closing }: { closing: number }) => closing !== 0)
      .map(({ account, closing }: { account: string; closing: number }) => [account.replace(/^bank:.*/, 'bank'), closing]),
  )
}

test('the year of an office with three funds', async () => {
  for (const event of officeYear) await happen(office, event)
  await liveOn(office, '2028-01-11')
  for (const name of FUNDS) expect(await closings(name, '2027-12-31'), name).toEqual(accountsAt(name, '2027-12-31'))
  await office.expectInvariants()
}, 600_000)
