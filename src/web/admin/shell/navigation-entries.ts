import type { WorkQueueName } from './queues.ts'

/** What the navigation shows, in its groups. */
export interface NavigationEntry {
  to: string
  name: string
  /** Whose items are counted beside the name; 'all' is everything that waits for an operator. */
  counts?: readonly WorkQueueName[] | 'all'
}

export const navigationGroups: readonly { name: string | null; entries: readonly NavigationEntry[] }[] = [
  {
    name: null,
    entries: [
      { to: '/itoadmintool', name: '本日の業務', counts: 'all' },
      { to: '/itoadmintool/approvals', name: '受信箱', counts: ['payout_to_approve', 'proposal'] },
    ],
  },
  {
    name: '募集と運用',
    entries: [
      { to: '/itoadmintool/funds', name: 'ファンド', counts: ['documents_outdated'] },
      {
        to: '/itoadmintool/properties',
        name: '物件',
        counts: ['property_unrecorded', 'party_without_kana', 'party_ours_later'],
      },
      { to: '/itoadmintool/applications', name: '申込' },
      { to: '/itoadmintool/lotteries', name: '抽選', counts: ['lottery'] },
      {
        to: '/itoadmintool/project/performance',
        name: 'ファンド実績',
        counts: ['operation_start', 'dividend_due', 'loss_statement', 'term_end'],
      },
      { to: '/itoadmintool/delays', name: '予定と遅延', counts: ['fund_delay', 'fund_word'] },
      { to: '/itoadmintool/events', name: '運用中の出来事', counts: ['operation_event'] },
      { to: '/itoadmintool/project/messages', name: 'お知らせ' },
      { to: '/itoadmintool/drills', name: 'リハーサル' },
    ],
  },
  {
    name: 'お金',
    entries: [
      { to: '/itoadmintool/deposits', name: '入金照合', counts: ['deposit_unknown'] },
      {
        to: '/itoadmintool/payouts',
        name: '分配・償還・返金',
        counts: [
          'refund',
          'payout_to_prepare',
          'payout_to_approve',
          'payout_file',
          'payout_unconfirmed',
          'payout_unclear',
          'unclaimed_letter',
        ],
      },
      {
        to: '/itoadmintool/ledger',
        name: '帳簿',
        counts: [
          'account_unexplained',
          'statement_difference',
          'plan_overdue',
          'tax_instalment',
          'loan_instalment',
          'rent_arrears',
        ],
      },
      { to: '/itoadmintool/tax', name: '税務', counts: ['tax', 'tax_papers'] },
      { to: '/itoadmintool/accounts', name: '会社の口座' },
      { to: '/itoadmintool/bank', name: '銀行連携' },
    ],
  },
  {
    name: '会員',
    entries: [
      { to: '/itoadmintool/members', name: '会員', counts: ['member_held', 'suspicious_dealing'] },
      { to: '/itoadmintool/identity', name: '本人確認', counts: ['identity_stuck', 'identity_method'] },
      { to: '/itoadmintool/enquiries', name: 'お問い合わせ', counts: ['enquiry'] },
      { to: '/itoadmintool/mails', name: 'メール配信' },
    ],
  },
  {
    name: '書面と記録',
    entries: [
      {
        to: '/itoadmintool/documents',
        name: '書面・報告書',
        counts: ['report_due', 'contract_unread', 'contract_unprinted'],
      },
      { to: '/itoadmintool/contract', name: '契約成立時書面' },
      { to: '/itoadmintool/papers', name: '書面の郵送', counts: ['paper_to_post'] },
      { to: '/itoadmintool/cooling-off', name: 'クーリング・オフ' },
      { to: '/itoadmintool/undelivered', name: '不達・失敗', counts: ['mail_undeliverable', 'job_failed'] },
      { to: '/itoadmintool/audit', name: '監査ログ' },
      { to: '/itoadmintool/incidents', name: 'インシデント', counts: ['incident'] },
      { to: '/itoadmintool/laws', name: '法令の改正', counts: ['law_change'] },
      { to: '/itoadmintool/risk', name: 'リスク評価書', counts: ['risk_paper'] },
      { to: '/itoadmintool/company', name: '会社の情報' },
      { to: '/itoadmintool/vendors', name: '委託先', counts: ['vendor_check'] },
      { to: '/itoadmintool/service', name: '稼働状況' },
      { to: '/itoadmintool/inspection', name: '検査対応資料' },
    ],
  },
]
