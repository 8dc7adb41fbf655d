import type { Answer } from '../stage/api-client.ts'
import { asOperator } from './operators.ts'
import { Deviation, type World } from './world.ts'

/** The other operator's yes to a proposal as it stands, or, at the first place, that of the one who made it. */
export async function approve(world: World, id: string, place = 1): Promise<Answer<unknown>> {
  const client = await asOperator(world, { place, isFresh: true })
  const { data } = await client.ask<{ adminProposals: { rows: { effect_hash: string }[] } }>(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
    { id },
  )
  const [proposal] = data?.adminProposals.rows ?? []
  if (!proposal) throw new Deviation(`proposal ${id} is not to be seen`)
  return client.ask('mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }', {
    input: { id, effect_hash: proposal.effect_hash },
  })
}

/** One operator proposes by a mutation that answers with the proposal's id, the other approves. @returns the code of what was refused, null where it is done. */
export async function actByTwo(
  world: World,
  mutation: string,
  variables: Record<string, unknown>,
): Promise<{ code: string | null; message: string }> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const proposed = await client.ask<{ proposed: { id: string } }>(mutation, variables)
  if (proposed.data === null) return proposed
  const { code, message } = await approve(world, proposed.data.proposed.id)
  if (code !== null) throw new Deviation(`what was proposed was not approved: ${code} ${message}`)
  return { code, message }
}
