import { expect, it } from 'vitest'
import { applicationBox, type ApplicationBoxFacts } from './application-box.ts'
import { yen } from '../money.ts'
import { exampleFund } from '../support/examples.ts'

const facts: ApplicationBoxFacts = {
  ...exampleFund(),
  investTotal: yen(10_000_000),
  held: yen(0),
  investingAmount: yen(0),
  isGoaled: false,
  hasEarlyAccess: false,
  now: new Date('2026-04-05T12:00:00+09:00'),
}
const before = new Date('2026-03-31T23:59:59+09:00')
const after = new Date('2026-04-10T18:00:01+09:00')

it.each([
  ['while the offering runs', {}, { shows: 'open', allowance: 1_000_000 }],
  ['before it', { now: before }, { shows: 'not_started' }],
  ['before it, with a priority code', { now: before, hasEarlyAccess: true }, { shows: 'open', allowance: 1_000_000 }],
  ['after it, with a priority code', { now: after, hasEarlyAccess: true }, { shows: 'closed' }],
  ['once all is paid', { isGoaled: true, investTotal: yen(50_000_000) }, { shows: 'closed' }],
  ['once all is applied for', { investTotal: yen(50_000_000) }, { shows: 'paused' }],
  [
    'with the last free room held for the waitlist',
    { investTotal: yen(49_500_000), held: yen(500_000) },
    { shows: 'paused' },
  ],
  [
    'a lottery applied for over and over',
    { offeringMethod: 'lottery', investTotal: yen(90_000_000) },
    { shows: 'open', allowance: 1_000_000 },
  ],
  ['with 200,000 yen left', { investTotal: yen(49_800_000) }, { shows: 'open', allowance: 200_000 }],
  ['with less left than the minimum', { investTotal: yen(49_950_000) }, { shows: 'full', allowance: 50_000 }],
  [
    'with less left than a whole unit',
    { minimumAmount: yen(50_000), investTotal: yen(49_950_000) },
    { shows: 'full', allowance: 50_000 },
  ],
  ['with the member’s cap reached', { investingAmount: yen(1_000_000) }, { shows: 'full', allowance: 0 }],
  [
    'with a minimum above what the member has left',
    { investingAmount: yen(800_000), minimumAmount: yen(300_000) },
    { shows: 'full', allowance: 200_000 },
  ],
] as [string, Partial<ApplicationBoxFacts>, unknown][])('%s', (_, change, box) => {
  expect(applicationBox({ ...facts, ...change })).toEqual(box)
})
