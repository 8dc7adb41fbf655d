import type { CompleteFundDraft } from '../../domain/funds/fund-draft.ts'
import { simulateMembers } from '../../features/investing/rehearsal/simulate-members.ts'
import { addFundDocument } from '../../features/funds/fund/add-fund-document.ts'
import { createFund } from '../../features/funds/fund/create-fund.ts'
import { publishFund } from '../../features/funds/fund/publish-fund.ts'
import type { Services } from '../../features/core/services.ts'
import type { Outcome } from '../../platform/outcome.ts'
import type { Id } from '../../domain/id.ts'

export interface SandboxFund {
  fundId: Id<'fund'>
  /** What everybody ticks. */
  documents: Id<'fund_document'>[]
}

export interface SandboxContent {
  fund: CompleteFundDraft
  /** The names of the pre-contract documents; their text plays no part. */
  documents: readonly string[]
  people: number
  word: string
}

/** Simulated members, the copy of the fund, and a second one to get warm on: made by the product's own use cases, as everything real is. */
export async function fillSandbox(
  services: Services,
  { fund, documents, people, word }: SandboxContent,
): Promise<{ copy: SandboxFund; warmUp: SandboxFund }> {
  await simulateMembers(services.database, {
    count: people,
    word,
    now: services.clock.now(),
    machineNow: services.machineClock.now(),
  })
  const actor = `operator:${people + 1}`
  // Nobody comes early, and pictures are not shown to anybody here.
  const draft = { ...fund, earlyAccessCode: null, pictures: [] }
  const make = async (): Promise<SandboxFund> => {
    const { fundId } = valueOf(await createFund(services, { draft, actor }))
    const made: Id<'fund_document'>[] = []
    for (const name of documents) {
      const bytes = Buffer.from(`%PDF-1.7 ${name} ${fundId}`)
      made.push(
        valueOf(await addFundDocument(services, { fundId, kind: 'pre_contract', name, bytes, actor })).documentId,
      )
    }
    valueOf(await publishFund(services, { fundId, actor }))
    return { fundId, documents: made }
  }
  return { copy: await make(), warmUp: await make() }
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.value
}
