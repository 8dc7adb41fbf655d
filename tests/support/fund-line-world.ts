import { expect } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { askAs } from './operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from './payout-world.ts'
import { keepStatementBeside, type LineBeside } from './statement-beside.ts'
import { askedAnswers } from './asked-answers.ts'

/** The world of payouts, in which lines come onto the company's account as a test says, and two operators classify what they were. */
export interface FundLineWorld extends PayoutWorld {
  /** What the bank lists beside the demo desk's own lines. */
  beside: LineBeside[]
  /** As an operator asks the API. */
  ask(source: string, variables?: Record<string, unknown>, viewer?: Viewer): ReturnType<typeof askAs>
  /** A line comes onto the account and is read. @returns its id. */
  appears(amount: number, remarks: string): Promise<string>
  part(kind: string, amount: number, more?: Record<string, unknown>): Record<string, unknown>
  /** What an operator says of a line. */
  classify(input: Record<string, unknown>, viewer?: Viewer): ReturnType<typeof askAs>
  /** The second operator's word, or anybody's. */
  agree(id: string, viewer?: Viewer): ReturnType<typeof askAs>
  /** A line that comes and is classified by as many people as it takes. @returns its id. */
  classified(kind: string, amount: number, more?: Record<string, unknown>): Promise<string>
  /** Of which fund parts are from now on. */
  ofFund(fundId: Id<'fund'>): void
}

export async function openFundLineWorld(): Promise<FundLineWorld> {
  const world = await openPayoutWorld()
  let ofFund = world.fundId
  const beside = keepStatementBeside(world)
  // The first reading is where the comparison with the bank begins.
  await readAccount(world.services)
  const own: FundLineWorld = {
    ...world,
    beside,
    ask: (source, variables = {}, viewer = world.maker) => askAs(world.services, viewer, source, variables),
    async appears(amount, remarks) {
      beside.push({
        itemKey: `beside-${beside.length}`,
        transactionDate: world.services.clock.now().toISOString().slice(0, 10),
        direction: amount > 0 ? 'in' : 'out',
        amount: Math.abs(amount),
        remarks,
      })
      await readAccount(world.services)
      const { id } = await world.database
        .selectFrom('bank_statement_line')
        .select('id')
        .where('remarks', '=', remarks)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return String(id)
    },
    part: (kind, amount, more = {}) => ({ project_id: String(ofFund), kind, amount, ...more }),
    classify: (input, viewer) =>
      own.ask(
        'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
        { input: { counterparty: 'third_party', paid_by: 'fund', reason: '賃貸借契約書で確認しました', ...input } },
        viewer,
      ),
    async agree(id, viewer = world.checker) {
      const { rows } = await own.ask(
        'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
        { id },
      )
      return own.ask(
        'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
        { input: { id, effect_hash: rows[0].effect_hash, answers: await askedAnswers(world.database, id) } },
        viewer,
      )
    },
    async classified(kind, amount, more = {}) {
      const { counterparty = 'third_party', paid_by = 'fund', ...facts } = more
      const id = await own.appears(amount, `${kind} ${beside.length}`)
      const { proposal_id: proposal } = await own.classify({
        id,
        counterparty,
        paid_by,
        parts: [own.part(kind, amount, facts)],
      })
      if (proposal !== null) expect(await own.agree(proposal)).toEqual({ ok: true })
      return id
    },
    ofFund(fundId) {
      ofFund = fundId
    },
  }
  return own
}
