import { createClient, gql } from 'urql'
import { delay, filter, map, pipe } from 'wonka'
import { expect, it } from 'vitest'
import { fetchOneTimeValue } from './one-time-value.ts'

const document = gql<{ contract: string }, { input: { invest_id: string } }>(
  'query ContractValue($input: InvestRefInput!) { contract(input: $input) }',
)

it('two who ask for the same document at the same time have a value each', async () => {
  let asked = 0
  const client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations$) =>
        pipe(
          operations$,
          filter((operation) => operation.kind === 'query'),
          map((operation) => {
            asked += 1
            return { operation, data: { contract: `value ${asked}` }, error: undefined, stale: false, hasNext: false }
          }),
          delay(5),
        ),
    ],
  })
  const ask = () => fetchOneTimeValue(client, document, { input: { invest_id: '1' } })
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ data }) => data?.contract)).toEqual(['value 1', 'value 2'])
})
