import { expect, it } from 'vitest'
import { isTest, readSources } from './rules/sources.ts'

const product = readSources('src').filter((file) => !isTest(file))

/**
 * What is written beside `inTransaction`, where nobody tells the database which operator acts, so that M24 would miss a line of the audit
 * log: by members, visitors and the worker alone, or of no weight. What belongs to money, funds and other people's data has no place here.
 */
const writtenAlone: Record<string, readonly string[]> = {
  'sessions, throttles and what expires': [
    'adviser_session',
    'login_throttle',
    'passkey',
    'passkey_challenge',
    'request_count',
    'session',
  ],
  "a member's own switches": [
    'calendar_feed',
    'identity_check',
    'member',
    'push_refusal',
    'push_subscription',
    'standing_notice',
    'survey_answer',
  ],
  'the link to the bank: its account alone decides who may make it': ['bank_authorization', 'bank_link'],
  'what the worker hears from the bank and orders there': [
    'bank_line',
    'bank_reading',
    'statement_reading',
    'bank_trouble',
    'payout_batch',
    'virtual_account',
  ],
  'keys, the schedule, and what the database is for': ['installation', 'push_key', 'scheduled_run'],
  'what a member has opened': ['mail_outbox'],
  'how a rehearsal went': ['drill'],
  'which nights the law could be read: no operator writes it, says a trigger': ['law_watch'],
}

const builder = /\b(?:services\.)?(?:database|queryable)\s*\.(?:insertInto|updateTable|deleteFrom)\('([a-z_]+)'\)/g
const statement = /\bsql(?:<[^`]*>)?`([^`]*)`\s*\.execute\(\s*(?:services\.)?database,?\s*\)/g
const write = /\b(?:insert into|delete from) ([a-z_]+)|\bupdate ([a-z_]+) (?:as [a-z]+ )?set\b/g
const moved = /\bmove(?:One)?\(\s*(?:services\.)?database,\s*([A-Za-z]+Lifecycle)\b/g
/** The tables of the lifecycles, by the names that `move` is given. */
const subjects = new Map(
  product
    .filter(({ path }) => path.startsWith('src/domain/lifecycles/'))
    .flatMap(({ text }) => [...text.matchAll(/export const ([A-Za-z]+) = lifecycle\(\{\s*subject: '([a-z_]+)'/g)])
    .map(([, name = '', subject = '']) => [name, subject]),
)
/** By the builder, by an event of a lifecycle, or in plain SQL, where one statement may write several. */
function writtenBeside(text: string): string[] {
  const plain = [...text.matchAll(statement)].flatMap(([, content]) => [...(content ?? '').matchAll(write)])
  const byEvent = [...text.matchAll(moved)].map(([, name = '']) => subjects.get(name) ?? name)
  return [...[...text.matchAll(builder), ...plain].map(([, one, other]) => one ?? other ?? ''), ...byEvent]
}

const isOfTheDemo = (path: string): boolean => path.startsWith('src/server/demo/')

it('what an operator may write is written in a transaction that knows the operator', () => {
  const allowed = Object.values(writtenAlone).flat()
  const found = product
    .filter(({ path }) => !isOfTheDemo(path))
    .flatMap(({ path, text }) => writtenBeside(text).map((table) => ({ path, table })))
  expect(found.filter(({ table }) => !allowed.includes(table))).toEqual([])
  // And nothing is allowed that nobody does.
  expect(allowed.filter((table) => found.every((one) => one.table !== table))).toEqual([])
})

it('transactions are begun by the runner of transactions', () => {
  const begun = product.filter(({ text }) => /\.transaction\(\)\s*\./.test(text)).map(({ path }) => path)
  expect(begun.toSorted()).toEqual([
    'src/ledger/check-money.ts',
    'src/platform/database/exclusively.ts',
    'src/platform/database/transaction.ts',
  ])
})
