import { expect, test } from 'vitest'
import { NO_ROW } from '../id.ts'
import { aDay, anAmount, anId, anyText, ifSo, oneOf, readFilters } from './filter.ts'

const filters = {
  search: anyText(),
  from: aDay(),
  amount: anAmount(),
  fund: anId<'fund'>(),
  early: ifSo(),
  state: oneOf(['open', 'done']),
}

test.each([
  ['nothing said', {}, {}],
  ['null, as the API says nothing', { search: null, from: null, early: null }, {}],
  ['a day', { from: '2026-04-01' }, { from: '2026-04-01' }],
  ['what is no day', { from: '2026-02-30' }, {}],
  ['an amount as it is typed', { amount: '１,000,000円' }, { amount: 1_000_000 }],
  ['an amount of the API', { amount: 300_000 }, { amount: 300_000 }],
  ['what is no amount', { amount: 'much' }, {}],
  ['an id', { fund: '12' }, { fund: 12 }],
  ['what cannot be an id: of no row', { fund: 'x' }, { fund: NO_ROW }],
  ['no id chosen', { fund: '' }, {}],
  ['so, of the API and of an address', { early: true }, { early: true }],
  ['so, in the words of an address', { early: 'yes' }, { early: true }],
  ['not so', { early: false }, {}],
  ['a word of the list', { state: 'done' }, { state: 'done' }],
  ['a word of no list', { state: 'gone' }, {}],
  ['what no filter is called', { else: 'x' }, {}],
])('%s', (_name, given, read) => {
  expect(
    Object.fromEntries(Object.entries(readFilters(filters, given)).filter(([, value]) => value !== undefined)),
  ).toEqual(read)
})
