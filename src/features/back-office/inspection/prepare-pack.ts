import type { FreeText } from '../../../domain/free-text.ts'
import { addDays, parseJapanDate } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { equalInConstantTime, sign } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { InspectionPeriod } from './register.ts'
import type { Id } from '../../../domain/id.ts'

const ticketLifeMilliseconds = 5 * 60 * 1000
const purposeLength = 200

export interface PackWish {
  /** 'YYYY-MM-DD', both days included; null is open. */
  from: string | null
  until: string | null
  /** Who asked for it and why; kept in the audit log. */
  purpose: FreeText
}

/** What the ticket says: for whose session, until when, and which days. */
interface Ticket extends InspectionPeriod {
  memberId: Id<'member'>
  expiresAt: number
}

/**
 * A value for GET /admin/inspection.zip?value={value}, good in this session for five minutes. The pack holds names and addresses of everybody: it
 * takes a fresh login, and who took it for what is a line of the audit log.
 */
export async function preparePack(services: Services, viewer: Viewer, wish: PackWish): Promise<Outcome<string>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const purpose = wish.purpose.trim()
  const [from, until] = [
    wish.from === null ? null : parseJapanDate(wish.from),
    wish.until === null ? null : parseJapanDate(wish.until),
  ]
  const wrong = {
    ...(purpose === ''
      ? { purpose: '必須です' }
      : purpose.length > purposeLength && { purpose: `${purposeLength}文字以内で入力してください` }),
    ...(from !== null && until !== null && addDays(until, 1) <= from && { until: '初日以降の日を入力してください' }),
  }
  if (Object.keys(wrong).length > 0) return badInput(wrong)
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'inspection.prepared',
      objectType: 'inspection',
      objectId: 'pack',
      detail: { first_day: from, last_day: until, purpose },
    }),
  )
  const ticket: Ticket = {
    from,
    until,
    memberId: viewer.memberId,
    expiresAt: addMilliseconds(services.machineClock.now(), ticketLifeMilliseconds).getTime(),
  }
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return success(`${content}.${signatureOf(services, viewer, content)}`)
}

/** The period that such a value stands for; null where it is not ours, not of this session, or too old. */
export function readPackTicket(services: Services, viewer: Viewer | null, value: string): InspectionPeriod | null {
  const [content = '', signature = ''] = value.split('.')
  if (
    !viewer ||
    refuseUnlessOperator(viewer) ||
    !equalInConstantTime(signature, signatureOf(services, viewer, content))
  )
    return null
  const ticket = JSON.parse(Buffer.from(content, 'base64url').toString()) as Ticket
  if (ticket.memberId !== viewer.memberId || ticket.expiresAt < services.machineClock.now().getTime()) return null
  return { from: ticket.from, until: ticket.until }
}

const signatureOf = ({ config }: Services, viewer: Viewer, content: string): string =>
  sign(config.SECRET_KEY, 'inspection-pack', `${content}.${viewer.sessionHash.toString('hex')}`)
