import type { CardPerson, SignatureReport } from '../../../adapters/identity-app/identity-app.ts'
import { identityDifferences } from '../../../domain/people/identity-comparison.ts'
import type { Id } from '../../../domain/id.ts'
import type { identityRejectWords } from '../../../domain/people/people-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { readIdentityStanding } from './identity-standing.ts'
import { recordIdentityReport } from './record-identity-report.ts'
import { textToSign } from './start-app-check.ts'

type Reason = keyof typeof identityRejectWords

/** What a card brought, and what speaks against it already. */
interface CardFacts {
  reference: string
  subject: string | null
  person: CardPerson | null
  against: readonly Reason[]
}

/**
 * Asks the verifier what was signed, and records what follows from it. Rejects as IdentityApp does; nothing is lost then, the check waits for
 * the next time.
 */
export async function settleSignature(
  services: Services,
  check: { id: Id<'identity_check'>; reference: string },
): Promise<void> {
  const request = await services.database
    .selectFrom('identity_app_request')
    .innerJoin('identity_check', 'identity_check.id', 'identity_app_request.check_id')
    .select(['transaction_id', 'subject'])
    .where('check_id', '=', check.id)
    .executeTakeFirstOrThrow()
  if (services.identityApp === null || request.transaction_id === null) return
  const { reference } = check
  const { transaction_id: transactionId, subject } = request
  const report = await services.identityApp.findSignature({ transactionId, text: textToSign(reference) })
  if (report === 'waiting') return
  await inTransaction(services.database, async (transaction) => {
    if (report !== null) {
      await transaction
        .updateTable('identity_check')
        .set({ certificate_serial: report.certificateSerial, certificate_checked_at: report.checkedAt })
        .where('id', '=', check.id)
        .where('status', '=', 'submitted')
        .execute()
    }
    const against = report === null ? (['signature_invalid'] as const) : objectionsTo(report)
    await decideByCard(transaction, services, { reference, subject, person: report?.person ?? null, against })
  })
}

function objectionsTo({ isSignatureValid, certificate }: SignatureReport): Reason[] {
  return [
    ...(isSignatureValid ? [] : (['signature_invalid'] as const)),
    ...(certificate === 'revoked' ? (['certificate_revoked'] as const) : []),
    ...(certificate === 'expired' ? (['certificate_expired'] as const) : []),
  ]
}

/** Approves who the card says it is, as registered; refuses with every reason otherwise. A check that is decided already stays as it is. */
export async function decideByCard(
  transaction: Transaction,
  services: Services,
  { reference, subject, person, against }: CardFacts,
): Promise<void> {
  const check = await transaction
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .select([
      'identity_check.member_id',
      'identity_check.method',
      'family_name',
      'given_name',
      'birthday',
      'address',
      'pending_address',
    ])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  // An address on hold is the one that is checked now.
  const registered = {
    name: `${check.family_name}${check.given_name}`,
    birthday: check.birthday,
    address: check.pending_address ?? check.address,
  }
  const known = await readIdentityStanding(transaction, check.member_id)
  const owner = await transaction
    .selectFrom('identity_check')
    .select('id')
    .where('subject', '=', subject)
    .where('status', '=', 'approved')
    .where('member_id', '<>', check.member_id)
    .executeTakeFirst()
  const reasons: Reason[] = [
    ...against,
    ...(check.method === 'auth' && known.subject !== subject ? (['another_person'] as const) : []),
    ...(owner === undefined ? [] : (['card_of_another_member'] as const)),
    // Of a signature that does not hold it is not known who wrote what.
    ...(person !== null && against.length === 0 ? identityDifferences(registered, person) : []),
  ]
  const isProven = reasons.length === 0 && person !== null && subject !== null
  await recordIdentityReport(transaction, services, {
    reference,
    applicantId: '',
    status: isProven ? 'approved' : 'rejected',
    method: null,
    rejectReasons: reasons,
    occurredAt: services.clock.now(),
  })
}
