import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiExamples, type ExampleCaller } from '../../../scripts/docs/api-examples.ts'
import type { GraphqlClient } from '../../support/graphql-client.ts'
import { openWorld, type World } from '../../support/world.ts'

let world: World
const callers = new Map<ExampleCaller, GraphqlClient>()
beforeAll(async () => {
  world = await openWorld()
  await world.fund()
  callers.set('visitor', world.visitor())
  callers.set('operator', world.operator)
  callers.set('member', await world.member())
})
afterAll(() => world.close())

describe('the examples of docs/api.md', () => {
  test.each(apiExamples)('$title', async ({ as, document, variables, answer }) => {
    const { data, errors = [] } = (await callers.get(as)?.request(document, variables)) ?? {}
    const withoutPath = errors.map(({ message, extensions }) => ({ message, extensions }))
    expect(errors.length === 0 ? { data } : { data, errors: withoutPath }).toEqual(answer)
  })
})
