import { formatDate, japanDateOf } from '../calendar.ts'
import type { CancelReason } from '../lifecycles/investment.ts'

/** Why an application or investment is no more, in a sentence to its member. `deadline`: the deposit deadline, where there was one. */
export function cancelText(reason: CancelReason | null, deadline: Date | null): string {
  switch (reason) {
    case 'deadline': {
      const by = deadline === null ? '入金期限' : `${formatDate(japanDateOf(deadline))}の入金期限`
      return `${by}までに全額の入金を確認できなかったため、お申し込みを取り消しました。`
    }
    case 'cooling_off':
      return 'クーリング・オフのお申し出により、契約は解除されました。'
    case 'member_before_deposit':
      return 'お申し出により、お申し込みを取り消しました。'
    case 'operator':
      return '運営会社により、お申し込みを取り消しました。'
    case null:
      return 'お申し込みを取り消しました。'
  }
}
