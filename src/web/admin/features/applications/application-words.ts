import type { ApplicationView } from './application-queries.ts'

export const viewWords: Readonly<Record<ApplicationView, string>> = {
  lottery_pending: '抽選待ち', document_waiting: '書面の確認待ち', deposit_waiting: '入金待ち', participating: '参加中', redeemed: '償還済み',
  not_selected: '落選', fund_failed: '不成立', canceled: '取消',
}

const reasons: Readonly<Record<string, string>> = { deadline: '入金期限切れ', cooling_off: 'クーリング・オフ', member_before_deposit: '本人の申し出', operator: '運営会社' }

export const cancelWord = (reason: string | null): string | null => (reason === null ? null : (reasons[reason] ?? reason))
