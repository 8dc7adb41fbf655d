import type { JobHandlers } from '../../core/services.ts'
import { issueFundDocuments } from './issue-fund-documents.ts'

export const fundEditingJobs = {
  // After two operators have changed a fund's facts: its documents say the same again. What is up to date stays as it is.
  'issue-fund-documents': async (services, { fundId, reason, actor }) => {
    const outcome = await issueFundDocuments(services, { fundId, reason, onlyGenerated: true, actor })
    if (!outcome.ok) throw new Error(`the papers of fund ${fundId} could not be issued: ${outcome.message}`)
  },
} satisfies Partial<JobHandlers>
