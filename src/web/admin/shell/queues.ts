import { useCallback } from 'react'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../gql/graphql.ts'

const queuesDocument = graphql(`
  query WorkQueues {
    adminQueues { name count oldest_at due_at yen detail entries { fund_id title detail since } duty { operator_id name is_mine } }
  }
`)

export type WorkQueue = ResultOf<typeof queuesDocument>['adminQueues'][number]
export const takeQueueDocument = graphql(`
  mutation TakeQueue($input: TakeQueueInput!) {
    adminTakeQueue(input: $input) { operator_id name is_mine }
  }
`)

export type WorkQueueName = WorkQueue['name']

/** Where each queue is worked off; a note says who works it off where no operator has to do anything. */
export const queuePlaces: Record<WorkQueueName, { to: string | null; note?: string }> = {
  identity_submitted: { to: '/itoadmintool/identity?view=submitted', note: '本人確認サービスが審査中' },
  identity_stuck: { to: '/itoadmintool/identity?view=submitted' },
  identity_method: { to: '/itoadmintool/identity?view=methods' },
  member_held: { to: '/itoadmintool/members?status=held' },
  suspicious_dealing: { to: '/itoadmintool/members?findings=open' },
  screening_due: { to: '/itoadmintool/members?screening=due' },
  foreign_official: { to: '/itoadmintool/members?law=official' },
  law_unanswered: { to: '/itoadmintool/members?law=none', note: '会員の回答待ち' },
  deposit_unknown: { to: '/itoadmintool/deposits?view=unresolved' },
  account_unexplained: { to: '/itoadmintool/ledger?view=lines' },
  statement_difference: { to: '/itoadmintool/ledger?view=balances' },
  deposit_due_today: { to: '/itoadmintool/applications?due=today', note: '自動' },
  refund: { to: '/itoadmintool/payouts?kind=refund' },
  payout_to_prepare: { to: '/itoadmintool/payouts?kind=distribution' },
  payout_to_approve: { to: '/itoadmintool/payouts?view=batches&state=draft' },
  payout_file: { to: '/itoadmintool/payouts?view=batches&state=under_way&method=file' },
  payout_unconfirmed: { to: '/itoadmintool/payouts?view=batches&method=file' },
  unclaimed_letter: { to: '/itoadmintool/payouts?state=unclaimed' },
  payout_unclear: { to: '/itoadmintool/payouts?view=batches&state=unclear' },
  plan_overdue: { to: '/itoadmintool/ledger?view=plans' },
  tax_instalment: { to: '/itoadmintool/ledger?view=plans' },
  loan_instalment: { to: '/itoadmintool/ledger?view=loans' },
  rent_arrears: { to: '/itoadmintool/ledger?view=arrears' },
  proposal: { to: '/itoadmintool/approvals' },
  property_unrecorded: { to: '/itoadmintool/properties?view=missing' },
  party_without_kana: { to: '/itoadmintool/properties?view=parties' },
  party_ours_later: { to: '/itoadmintool/properties?view=parties' },
  lottery: { to: '/itoadmintool/lotteries', note: '自動' },
  fund_delay: { to: '/itoadmintool/delays' },
  fund_word: { to: '/itoadmintool/delays' },
  operation_event: { to: '/itoadmintool/events' },
  operation_start: { to: '/itoadmintool/project/performance' },
  dividend_due: { to: '/itoadmintool/project/performance' },
  loss_statement: { to: '/itoadmintool/project/performance' },
  term_end: { to: '/itoadmintool/project/performance' },
  report_due: { to: '/itoadmintool/documents' },
  documents_outdated: { to: '/itoadmintool/funds' },
  contract_unread: { to: '/itoadmintool/documents?view=deliveries&kind=contract&state=unread', note: '自動（督促）' },
  contract_unprinted: { to: '/itoadmintool/documents?view=deliveries&kind=contract&state=unprinted', note: '自動' },
  tax: { to: '/itoadmintool/tax' },
  tax_papers: { to: '/itoadmintool/tax/corrections' },
  incident: { to: '/itoadmintool/incidents' },
  paper_to_post: { to: '/itoadmintool/papers' },
  vendor_check: { to: '/itoadmintool/vendors' },
  risk_paper: { to: '/itoadmintool/risk' },
  law_change: { to: '/itoadmintool/laws' },
  enquiry: { to: '/itoadmintool/enquiries' },
  mail_undeliverable: { to: '/itoadmintool/undelivered' },
  job_failed: { to: '/itoadmintool/undelivered?view=jobs' },
}

/** Every queue in the order of the day; undefined while loading. The navigation and the first page share one answer. */
export function useQueues(): { queues: readonly WorkQueue[] | undefined; refetch: () => void } {
  const [{ data }, execute] = useQuery({ query: queuesDocument })
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return { queues: data?.adminQueues, refetch }
}

export const approvalQueues: readonly WorkQueueName[] = ['payout_to_approve', 'proposal']
