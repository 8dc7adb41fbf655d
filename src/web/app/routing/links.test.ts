import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { createRoutes } from './routes.tsx'

const web = fileURLToPath(new URL('../..', import.meta.url))

/** Addresses that pages name in their source: <Link to="/…">, href="/…", and the footer's list. Member pages and tools have entry pages of their own. */
function namedAddresses(): string[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  )
  const addresses = files.flatMap((file) =>
    [...readFileSync(`${web}${file}`, 'utf8').matchAll(/\b(?:to|href)="(\/[^"$]*)"|\['(\/[a-z_/]+)', '/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  )
  return [...new Set(addresses.map((address) => address.replace(/#.*$/, '')))].filter(
    (address) => !/^\/(?:mypage|itoadmintool)\b/.test(address),
  )
}

/** Answered by the server itself. */
const files = new Set([
  '/status',
  '/coolingoff.pdf',
  '/admin/audit-chain.jsonl',
  '/admin/risk-papers/draft.pdf',
  '/own-data/movements.csv',
  '/own-data/data.json',
  '/open/record.csv',
  '/open/record.json',
  '/open/record.schema.json',
  '/open/record-month.schema.json',
  '/open/check-record.mjs',
  '/open/add-individual-numbers.mjs',
])

it('no link of a public page leads to the page that says Not Found', () => {
  const addresses = namedAddresses()
  expect(addresses.length).toBeGreaterThan(15)
  const lost = addresses.filter(
    (address) => !files.has(address) && matchRoutes(createRoutes(), address)?.at(-1)?.route.path === '*',
  )
  expect(lost).toEqual([])
})
