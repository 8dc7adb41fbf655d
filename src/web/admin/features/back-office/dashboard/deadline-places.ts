import type { LegalDeadline } from './dashboard-queries.ts'

/** Where a deadline is seen to; null where that is not done in the back office. */
export const deadlinePlaces: Record<LegalDeadline['kind'], { to: string; word: string } | null> = {
  tax: { to: '/itoadmintool/tax', word: '納付の記録' },
  payment_report: { to: '/itoadmintool/tax', word: '支払調書' },
  dividend: { to: '/itoadmintool/project/performance', word: '入力' },
  dividend_payment: { to: '/itoadmintool/payouts', word: '支払い' },
  term_end: { to: '/itoadmintool/project/performance', word: '運用期の一覧' },
  renewal_choice: { to: '/itoadmintool/project/performance', word: '運用期の一覧' },
  identity_method: { to: '/itoadmintool/identity?view=approved', word: '一覧' },
  licence: null,
  company_facts: { to: '/itoadmintool/company', word: '会社の情報' },
  company_accounts: { to: '/itoadmintool/company', word: '会社の情報' },
  vendor_check: { to: '/itoadmintool/vendors', word: '委託先' },
  incident: { to: '/itoadmintool/incidents', word: 'インシデント' },
}
