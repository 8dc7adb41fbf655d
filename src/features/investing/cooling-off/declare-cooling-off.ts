import { coolingOffDay, coolingOffObstacle } from '../../../domain/investing/cooling-off.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { lockContract } from './load-contract.ts'
import { refuseForObstacle } from './refuse-for-obstacle.ts'
import { rescindContract } from './rescind-contract.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The member ends a contract on the member's own page: at any time before its document was delivered, and until 23:59:59 in Japan of
 * the eighth day from the delivery. Declaring again is true again and changes nothing.
 */
export async function declareCoolingOff(
  services: Services,
  { memberId, investmentId }: { memberId: Id<'member'>; investmentId: Id<'investment'> | null },
): Promise<Outcome<true>> {
  if (investmentId === null) return notFound
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const own = await transaction
      .selectFrom('investment')
      .select('id')
      .where('id', '=', investmentId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    const contract = own ? await lockContract(transaction, own.id) : null
    if (!contract) return notFound
    if (contract.cancelReason === 'cooling_off') return success(true)
    const declaredOn = coolingOffDay({ declaredAt: now })
    const obstacle = coolingOffObstacle(contract, declaredOn)
    if (obstacle) return refuseForObstacle(obstacle, contract)
    const declaration = { way: 'member_page', declaredOn, actor: `member:${memberId}` } as const
    await rescindContract(transaction, services, { contract, declaration, now })
    return success(true)
  })
}

const notFound = refusal('NOT_FOUND', '申し込みが見つかりません。')
