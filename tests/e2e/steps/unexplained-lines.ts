import { expect } from 'vitest'
import { enqueue } from '../../../src/features/core/enqueue.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import type { Stage } from '../support/stage.ts'

/** Two lines of the company's account, read from the bank and known to no rule. */
export async function unexplainedLines(
  stage: Stage,
  amount: number,
  [incoming, outgoing] = ['ジコシキン', 'テスウリヨウ'],
): Promise<void> {
  const { deskUrl } = stage.product()
  await makeBankLine(deskUrl, { direction: 'in', amount, text: incoming })
  await makeBankLine(deskUrl, { direction: 'out', amount, text: outgoing })
  await enqueue(stage.database(), 'read-account', {}, { key: 'read-account' })
  const read = stage
    .database()
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', 'in', [incoming, outgoing])
  await expect.poll(async () => (await read.execute()).length, { timeout: 20_000 }).toBe(2)
}
