import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const dashboardDocument = graphql(`
  query Dashboard {
    adminMachineState {
      checks_total
      checks_broken
      checked_at
      payments_stopped
      bank_linked
      bank_refused_at
      bank_trouble_since
      bank_read_at
      night_due_at
      night_finished_at
      mails_waiting
      ceiling
      ceiling_used
    }
    adminLegalDeadlines { kind due_on title detail source }
    adminBankReconciliation { account_id account_text read_at is_opened book ahead waiting waiting_count balance difference }
    adminInvariants {
      invariants { id statement is_only_late violations }
    }
  }
`)

type Dashboard = ResultOf<typeof dashboardDocument>
export type MachineState = Dashboard['adminMachineState']
export type LegalDeadline = Dashboard['adminLegalDeadlines'][number]
export type Reconciliation = Dashboard['adminBankReconciliation'][number]
export type Invariant = Dashboard['adminInvariants']['invariants'][number]
