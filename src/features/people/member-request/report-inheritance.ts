import { formatDateWithoutWeekday, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { HEIR_RELATIONS } from '../../../domain/communication/guided-case.ts'
import { inheritanceSchema } from '../../../domain/validation/case-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import { raiseCase } from '../../communication/enquiry/raise-case.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

const hour = 3_600

/**
 * An heir tells of a member's death. Anybody may; nothing is looked up, so that nobody learns here who is a member. 5 an hour for a mail
 * address, 20 for a network address. @returns the number of the case.
 */
export async function reportInheritance(
  services: Services,
  { input: given, viewer, request }: { input: unknown; viewer: Viewer | null; request: RequestFacts },
): Promise<Outcome<{ number: string }>> {
  const now = services.clock.now()
  const input = validate(inheritanceSchema({ today: japanDateOf(now) }), given)
  if (!input.ok) return badInput(input.fields)
  const heir = input.value
  const counted = await countReport(services, heir.email, request.ipAddress)
  if (!counted.ok) return counted
  const lines = [
    `亡くなった方：${heir.deceased_name}（${heir.deceased_kana}）`,
    `亡くなった日：${formatDateWithoutWeekday(japanDate(heir.died_on))}`,
    `届け出た方：${heir.name}（${HEIR_RELATIONS[heir.relation]}）`,
    `電話番号：${heir.tel}`,
    `連絡事項：${heir.note === '' ? '（記入なし）' : heir.note}`,
  ]
  const requestKey =
    request.idempotencyKey === undefined ? {} : { requestKey: `${emailKey(heir.email)}:${request.idempotencyKey}` }
  const newCase = {
    kind: 'inheritance',
    memberId: viewer?.memberId ?? null,
    name: heir.name,
    email: heir.email,
    body: lines.join('\n'),
    receipt: true,
    ...requestKey,
  } as const
  return success({
    number: await inTransaction(services.database, (transaction) => raiseCase(transaction, services, newCase, now)),
  })
}

async function countReport(services: Services, email: string, ipAddress: string): Promise<Outcome<null>> {
  const now = services.machineClock.now()
  const network = throttledNetwork(services.config, ipAddress)
  if (network !== null) {
    const counted = await countRequest(
      services.database,
      { key: `enquiry:network:${network}`, most: 20, windowSeconds: hour },
      now,
    )
    if (!counted.ok) return counted
  }
  return countRequest(
    services.database,
    { key: `enquiry:address:${sha256Hex(emailKey(email))}`, most: 5, windowSeconds: hour },
    now,
  )
}
