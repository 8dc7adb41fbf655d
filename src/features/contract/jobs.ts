import { enqueueEach } from '../../platform/jobs/queue.ts'
import type { FeatureJobs } from '../services.ts'
import { issueFundDocuments } from './issue-fund-documents.ts'
import { renderContract } from './render-contract.ts'

export const contractJobs: FeatureJobs = {
  'render-contract': (services, payload) => renderContract(services, Number(payload['id'])),
  // After two operators have changed a fund's facts: its papers say the same again. What is up to date stays as it is.
  'issue-fund-documents': async (services, payload) => {
    const { fundId, reason, actor } = payload
    const outcome = await issueFundDocuments(services, { fundId: Number(fundId), reason: String(reason), onlyGenerated: true, actor: String(actor) })
    if (!outcome.ok) throw new Error(`the papers of fund ${Number(fundId)} could not be issued: ${outcome.message}`)
  },
  // One line in the queue for all contracts of a transaction; each is then repeated by itself where it fails. An opening's would keep its mails,
  // and the next opening's papers, waiting for half a minute: whoever opens one that is not printed yet has it printed at once.
  'render-contracts': (services, payload) => enqueueEach(services.database, 'render-contract', idsOf(payload), { canWait: true }),
}

const idsOf = (payload: Record<string, unknown>): { id: number }[] => (payload['ids'] as number[]).map((id) => ({ id }))
