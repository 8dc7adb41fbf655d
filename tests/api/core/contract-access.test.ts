import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import type { Id } from '../../../src/domain/id.ts'
import { buildSchema as buildApi } from '../../../src/server/schema.ts'

// The schema builder loads the package in this form; a second copy of it would not know the builder's types.
const { buildSchema, graphql } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

const schema = buildApi()
const published = buildSchema(readFileSync(new URL('contract.graphql', import.meta.url), 'utf8'))

let world: DepositWorld
let people: Record<'visitor' | 'stranger' | 'owner' | 'operator', Viewer | null>
let investmentId: Id<'investment'>

beforeAll(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 10)
  world.at(openingDay)
  const owner = await world.addMember()
  people = {
    visitor: null,
    owner,
    stranger: await world.addMember({ familyName: '鈴木' }),
    operator: await world.addMember({ familyName: '鈴木', role: 'admin' }),
  }
  investmentId = await world.apply(await world.addFund(), owner, 300_000)
  await world.download(investmentId, owner)
})
afterAll(() => world.close())

function answer(who: keyof typeof people, source: string) {
  return graphql({
    schema,
    source: source.replace('ID', String(investmentId)),
    contextValue: {
      services: world.services,
      viewer: people[who],
      request: { ipAddress: '192.0.2.1', device: 'Safari', idempotencyKey: undefined },
      session: { start: () => undefined, end: () => undefined },
    },
  })
}

/** The error's code, or 'answers'. */
async function ask(who: keyof typeof people, source: string): Promise<unknown> {
  const { errors } = await answer(who, source)
  return errors ? errors[0]?.extensions['code'] : 'answers'
}

const operations = [
  ['{ contract(input: { invest_id: "ID" }) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'answers', 'FORBIDDEN'],
  ['{ testableContracts { invest_id name } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'answers'],
  [
    '{ adminTransferAccounts { id va_id branch_cd branch_name account_number status } }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'answers',
  ],
  ['{ subscriptionStatus { subscribeStatus eventType } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'answers'],
  ['mutation { confirmContract(input: { invest_id: "ID" }) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'answers', 'FORBIDDEN'],
  ['mutation { adminContract(input: { invest_id: "ID" }) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'answers'],
  ['mutation { startBankLink { url } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'answers'],
  ['mutation { createTransfer { ok } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'answers'],
  ['mutation { updateAuthCode(input: { code: "x" }) { ok } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
] as const

describe('who may do what', () => {
  it.each(operations)('%s', async (source, visitor, stranger, owner, operator) => {
    expect([
      await ask('visitor', source),
      await ask('stranger', source),
      await ask('owner', source),
      await ask('operator', source),
    ]).toEqual([visitor, stranger, owner, operator])
  })

  // Who guesses ids learns from no answer which ones exist.
  it.each(['{ contract(input: { invest_id: "ID" }) }', 'mutation { confirmContract(input: { invest_id: "ID" }) }'])(
    'answers alike for the contract of somebody else, one that does not exist and what is no id: %s',
    async (source) => {
      const answers = await Promise.all(
        ['ID', '424242', '1 or 1=1'].map((id) => answer('stranger', source.replace('ID', id))),
      )
      expect(answers[0]?.errors?.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
        { message: 'ご本人の申し込みが見つかりません。', extensions: { code: 'FORBIDDEN' } },
      ])
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    },
  )
})

describe('the published contract', () => {
  const names = {
    Query: ['contract', 'testableContracts', 'adminTransferAccounts', 'subscriptionStatus'],
    Mutation: ['confirmContract', 'adminContract', 'createTransfer', 'updateAuthCode'],
  }

  it.each(Object.entries(names))('has the operations of %s with these types', (root, fields) => {
    const typesOf = (name: string, of: typeof schema) => {
      const type = root === 'Query' ? of.getQueryType() : of.getMutationType()
      const field = type?.getFields()[name]
      return [String(field?.type), field?.args.map((argument) => `${argument.name}: ${argument.type}`)]
    }
    for (const name of fields) expect(typesOf(name, schema)).toEqual(typesOf(name, published))
  })
})
