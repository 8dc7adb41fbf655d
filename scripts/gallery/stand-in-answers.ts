import { Client, makeOperation, type Exchange, type Operation, type OperationResult } from 'urql'
import { filter, fromValue, mergeMap, never, pipe } from 'wonka'
import { hoursFromStart } from './stand-in-clock.ts'

/** What parts that ask the API for themselves are answered, by the name of their operation. Operations without an answer stay loading. */
const answers: Readonly<Record<string, (variables: Record<string, unknown>) => unknown>> = {
  RecordHistory: ({ record }) => ({
    adminHistory:
      record === 'deposit:empty'
        ? { total: 0, rows: [] }
        : {
            total: 2,
            rows: [
              {
                key: '2',
                at: hoursFromStart(-2),
                actor: 'operator:1',
                actor_name: '織田 結',
                action: 'deposit.released',
                detail: JSON.stringify({ amount: 500_000 }),
                request_id: '8f14e45f-ceea-467f-9575-1c1e2f4a0b11',
              },
              {
                key: '1',
                at: hoursFromStart(-26),
                actor: 'schedule',
                actor_name: null,
                action: 'deposit.held',
                detail: JSON.stringify({ amount: 500_000 }),
                request_id: null,
              },
            ],
          },
  }),
  GalleryAct: () => ({ ok: true }),
  SavedViews: () => ({
    adminSavedViews: [
      { id: '1', name: '今月の入金', query: 'from=2026-04-01' },
      { id: '2', name: '返金が必要', query: 'outcome=refund' },
    ],
  }),
}

const nameOf = ({ query }: Operation): string => {
  const [first] = query.definitions
  return first !== undefined && 'name' in first && first.name !== undefined ? first.name.value : ''
}

const answered = (operation: Operation): OperationResult => ({
  operation: makeOperation(operation.kind, operation),
  data: answers[nameOf(operation)]?.({ ...operation.variables }),
  error: undefined,
  extensions: undefined,
  stale: false,
  hasNext: false,
})

const standInExchange: Exchange = () => (operations) =>
  pipe(
    operations,
    filter(({ kind }) => kind !== 'teardown'),
    mergeMap((operation) => (nameOf(operation) in answers ? fromValue(answered(operation)) : never)),
  )

export const standInClient = new Client({ url: '/gallery', exchanges: [standInExchange], preferGetMethod: false })
