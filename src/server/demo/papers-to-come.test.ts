import { expect, it } from 'vitest'
import { demoFunds } from '../../features/funds/fund/demo-funds.ts'
import { operatorProfile } from '../../features/core/operator/operator-profile.ts'
import { eventsUntil } from './history.ts'
import { papersToCome } from './papers-to-come.ts'

const seedAt = new Date('2026-10-01T12:00:00+09:00')

it('foresees what the funds are published with and the contracts that somebody reads, in the order of their days', () => {
  const events = eventsUntil(seedAt)
  const papers = papersToCome(operatorProfile({ BASE_URL: 'https://ito.example' }), { events, seedAt })
  const contracts = papers.filter(({ documentNumber }) => documentNumber.startsWith('C-'))
  const received = events.filter(({ does, ...event }) =>
    does === 'receive_contract' && 'investment' in event ? event.investment.member === 'investor' : false,
  )
  const unread = demoFunds.flatMap(({ investments }) =>
    investments.filter(({ outcome }) => outcome === 'awaiting_document'),
  )
  expect(contracts).toHaveLength(received.length + unread.length)
  expect(new Set(papers.map(({ documentNumber }) => documentNumber)).size).toBe(papers.length)
  const days = papers.map(({ createdAt }) => Date.parse(createdAt))
  expect(days).toEqual(days.toSorted((one, other) => one - other))
})
