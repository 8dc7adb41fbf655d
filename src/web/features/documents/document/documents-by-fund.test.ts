import { expect, it } from 'vitest'
import type { DocumentedInvestment } from './document-queries.ts'
import { documentsByFund } from './documents-by-fund.ts'

const investment = (id: string, fundId: string, contractId: string | null): DocumentedInvestment => ({
  id,
  amount: 100_000,
  invest_at: '2026-04-01T19:00:00+09:00',
  contract_id: contractId,
  contract_sha256: null,
  report: null,
  pre_contract_documents: [],
  project: {
    id: fundId,
    name: `第${fundId}号`,
    contracts: [{ id: `${fundId}-now`, name: '書面', url: '/now', size: 1 }],
  },
})

it('puts two contracts in one fund together, and leaves out what never came to a contract', () => {
  const funds = documentsByFund([
    investment('9', '12', '9'),
    investment('8', '11', null),
    investment('7', '10', '7'),
    investment('6', '12', '6'),
  ])
  expect(funds.map(({ fundName, investments }) => [fundName, investments.map(({ id }) => id)])).toEqual([
    ['第12号', ['9', '6']],
    ['第10号', ['7']],
  ])
})

it('is empty for a member without any contract', () => {
  expect(documentsByFund([])).toEqual([])
})

it('shows the versions on which the applications stood, each once, and today’s where none were kept', () => {
  const version = (id: string) => ({ id, name: '契約成立前書面', url: `/documents/${id}`, size: 1 })
  const funds = documentsByFund([
    { ...investment('9', '12', '9'), pre_contract_documents: [version('2'), version('3')] },
    { ...investment('7', '12', '7'), pre_contract_documents: [version('1'), version('3')] },
    investment('5', '10', '5'),
  ])
  expect(funds.map(({ shared }) => shared.map(({ id }) => id))).toEqual([['2', '3', '1'], ['10-now']])
})
