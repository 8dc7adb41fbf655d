import { createRequire } from 'node:module'
import type { GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildSchema } from '../../../src/server/schema.ts'
import type { Stage } from '../support/stage.ts'

const { isObjectType } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

/** What operators can do and no browser story does yet, and where it is told instead. */
const elsewhere: Readonly<Record<string, string>> = {
  adminCancelMail: 'tests/api/campaign.test.ts',
  adminRemoveFundDocument: 'tests/api/fund-office.test.ts',
  discardPayoutBatch: 'tests/stories/payout-office.test.ts',
  exportPayoutFile: 'the demo has no contract with its bank about files: tests/api/payout-file.test.ts',
  importPayoutResults: 'of such files: tests/api/payout-file.test.ts',
  proposeAgain: 'tests/api/fund-office.test.ts',
  resolvePayoutBatch: 'a day after the bank has fallen silent: tests/api/payout.test.ts',
  adminRequestDraw: 'only while the public randomness is late: tests/api/lottery.test.ts lets it be',
}

/** Every mutation that only operators may send. */
function operatorsActs(schema: GraphQLSchema): string[] {
  const mutation = schema.getMutationType()
  if (!isObjectType(mutation)) throw new Error('the schema has no mutations')
  return Object.values(mutation.getFields()).filter(({ extensions }) => extensions['access'] === 'admin').map(({ name }) => name)
}

/** The last of all: what the stories before it have done. */
export function everyAct(stage: Stage): void {
  describe('every act of the operators', () => {
    it('was done in a browser by one of the stories, or is named here with the reason', () => {
      const acts = operatorsActs(buildSchema())
      expect(acts.length).toBeGreaterThan(50)
      expect(acts.filter((name) => !stage.acts.has(name) && !(name in elsewhere))).toEqual([])
      expect(Object.keys(elsewhere).filter((name) => !acts.includes(name))).toEqual([])
    })
  })
}
