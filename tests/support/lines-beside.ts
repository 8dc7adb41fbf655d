import { expect } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { askAs } from './operator-api.ts'
import type { PayoutWorld } from './payout-world.ts'
import { keepStatementBeside } from './statement-beside.ts'
import { askedAnswers } from './asked-answers.ts'

/** A part of a line, as an operator classifies it: `kind`, yen and what else the API asks for. */
type Part = { kind: string; amount: number; cost_kind?: string; about?: string }

/**
 * Lines of the company's account that come beside what the demo desk plays: rents and costs of a fund. The first reading is where the comparison with
 * the bank begins.
 * @returns what puts a line of a fund into the statement, of today or of a day that the bank reports late, and has one operator classify it, and a second consent where it takes two.
 */
export async function keepLinesBeside(
  world: PayoutWorld,
): Promise<
  (fundId: Id<'fund'>, parts: Part[], more?: { counterparty?: string; paid_by?: string; on?: string }) => Promise<void>
> {
  const beside = keepStatementBeside(world)
  await readAccount(world.services)
  return async (fundId, parts, { counterparty = 'third_party', paid_by: paidBy = 'fund', on } = {}) => {
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const remarks = `beside ${beside.length}`
    beside.push({
      itemKey: `beside-${beside.length}`,
      transactionDate: on ?? world.services.clock.now().toISOString().slice(0, 10),
      direction: amount > 0 ? 'in' : 'out',
      amount: Math.abs(amount),
      remarks,
    })
    await readAccount(world.services)
    const { id } = await world.database
      .selectFrom('bank_statement_line')
      .select('id')
      .where('remarks', '=', remarks)
      .executeTakeFirstOrThrow()
    const { proposal_id: proposal } = await askAs(
      world.services,
      world.maker,
      'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
      {
        input: {
          id: String(id),
          counterparty,
          paid_by: paidBy,
          reason: '賃貸借契約書で確認しました',
          parts: parts.map((part) => ({ project_id: String(fundId), ...part })),
        },
      },
    )
    if (proposal !== null) await consent(world, proposal)
  }
}

async function consent(world: PayoutWorld, id: string): Promise<void> {
  const { rows } = await askAs(
    world.services,
    world.checker,
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
    { id },
  )
  const approved = await askAs(
    world.services,
    world.checker,
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: rows[0].effect_hash, answers: await askedAnswers(world.database, id) } },
  )
  expect(approved).toEqual({ ok: true })
}
