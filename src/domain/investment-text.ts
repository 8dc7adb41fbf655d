import { formatDate, japanDateOf } from './calendar.ts'
import type { CancelReason } from './investment.ts'

/** Why an application or investment is no more, in a sentence to its member. `deadline`: the deposit deadline, where there was one. */
export function cancelText(reason: CancelReason | null, deadline: Date | null): string {
  switch (reason) {
    case 'deadline': {
      const by = deadline === null ? '入金期限' : `${formatDate(japanDateOf(deadline))}の入金期限`
      return `${by}までに全額の入金を確認できなかったため、申し込みは取り消されました。`
    }
    case 'cooling_off':
      return 'クーリング・オフのお申し出により、契約は解除されました。'
    case 'member_before_deposit':
      return 'お申し出により、申し込みは取り消されました。'
    case 'operator':
      return '運営会社により、申し込みは取り消されました。'
    case null:
      return '申し込みは取り消されました。'
  }
}
