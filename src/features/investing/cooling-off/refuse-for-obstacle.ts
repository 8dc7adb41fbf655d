import { coolingOffLastDay, formatDate } from '../../../domain/calendar.ts'
import type { CoolingOffFacts, CoolingOffObstacle } from '../../../domain/investing/cooling-off.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** Why a declaration cannot end the contract, in words. */
export function refuseForObstacle(
  obstacle: CoolingOffObstacle,
  { deliveredAt }: Pick<CoolingOffFacts, 'deliveredAt'>,
): Refusal {
  switch (obstacle) {
    case 'no_contract':
      return refusal('CONFLICT', '抽選の結果が出るまで契約は成立していないため、クーリング・オフの手続きはありません。')
    case 'ended':
      return refusal('CONFLICT', 'この申し込みは、すでに終了しています。')
    case 'too_late': {
      const lastDay = deliveredAt === null ? '' : `（${formatDate(coolingOffLastDay(deliveredAt))}まで）`
      return refusal('CONFLICT', `クーリング・オフの期間${lastDay}を過ぎているため、手続きできません。`)
    }
    case 'distributed':
      return refusal('CONFLICT', '分配の金額が確定しているため、この画面では手続きできません。お問い合わせください。')
  }
}
