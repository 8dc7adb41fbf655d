import { useCallback } from 'react'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../gql/graphql.ts'

const queuesDocument = graphql(`
  query WorkQueues {
    adminQueues { name count oldest_at due_at yen duty { operator_id name is_mine } }
  }
`)

export type WorkQueue = ResultOf<typeof queuesDocument>['adminQueues'][number]
export const takeQueueDocument = graphql(`
  mutation TakeQueue($input: TakeQueueInput!) {
    adminTakeQueue(input: $input) { ok }
  }
`)

export type WorkQueueName = WorkQueue['name']

/** What each queue is called, where it is worked off, and by whom where no operator has to do anything. */
export const queuePlaces: Record<WorkQueueName, { title: string; to: string | null; note?: string }> = {
  identity_submitted: { title: '本人確認の審査', to: '/itoadmintool/identity?view=submitted' },
  member_held: { title: '重複の疑いがある会員', to: '/itoadmintool/members?status=held' },
  deposit_unknown: { title: '入金不一致', to: '/itoadmintool/deposits?view=unresolved' },
  account_unexplained: { title: '説明のない口座の動き', to: '/itoadmintool/ledger?view=lines' },
  deposit_due_today: { title: '入金期限が本日', to: '/itoadmintool/applications?view=deposit_waiting', note: '自動' },
  refund: { title: '返金の準備', to: '/itoadmintool/payouts?kind=refund' },
  payout_to_prepare: { title: '分配・償還の支払いの準備', to: '/itoadmintool/payouts?kind=distribution' },
  payout_to_approve: { title: '支払いの承認', to: '/itoadmintool/payouts?view=batches' },
  payout_unclear: { title: '結果が不明な振込', to: '/itoadmintool/payouts?view=batches' },
  proposal: { title: '承認待ち', to: '/itoadmintool/approvals' },
  lottery: { title: '抽選', to: '/itoadmintool/lotteries', note: '自動' },
  dividend_due: { title: '分配金の入力', to: '/itoadmintool/project/performance' },
  term_end: { title: '運用が終わるファンド', to: '/itoadmintool/project/performance' },
  report_due: { title: '財産管理報告書の交付', to: '/itoadmintool/documents' },
  contract_unread: { title: '契約成立時書面の未受領', to: '/itoadmintool/documents?view=deliveries&kind=contract&state=unread', note: '自動（督促）' },
  contract_unprinted: { title: '契約成立時書面の作成', to: '/itoadmintool/documents?view=deliveries&kind=contract&state=unprinted', note: '自動' },
  tax: { title: '源泉所得税の納付', to: '/itoadmintool/tax' },
  enquiry: { title: 'お問い合わせ', to: '/itoadmintool/enquiries' },
  mail_undeliverable: { title: '不達メール', to: '/itoadmintool/undelivered' },
  job_failed: { title: '失敗したジョブ', to: '/itoadmintool/undelivered' },
}

/** Every queue in the order of the day; undefined while loading. The navigation and the first page share one answer. */
export function useQueues(): { queues: readonly WorkQueue[] | undefined; refetch: () => void } {
  const [{ data }, execute] = useQuery({ query: queuesDocument })
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return { queues: data?.adminQueues, refetch }
}
