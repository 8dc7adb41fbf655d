import { sql } from 'kysely'
import { MissingGlyphError } from '../../../adapters/pdf/pdf-renderer.ts'
import { TimestampUnavailable } from '../../../adapters/signature/document-signer.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { documentFile } from './document-file.ts'
import { personalColumns, personalTables, type PersonalDocument } from './personal-document.ts'
import { refuseExpired } from './refuse-expired.ts'
import { storeTicket, type TicketPurpose } from './store-ticket.ts'

export interface TicketRequest {
  document: PersonalDocument & { deliveredAt: Date | null }
  /** As a refusal names it: 契約成立時書面. */
  title: string
  purpose: TicketPurpose
}

/**
 * A one-time value that opens a document in this session. Whatever keeps the document from being shown is answered here, not after
 * the browser has left the page: CONFLICT after the five years, UNAVAILABLE where it cannot be printed or signed.
 */
export async function issueTicket(
  services: Services,
  viewer: Viewer,
  { document, title, purpose }: TicketRequest,
): Promise<Outcome<string>> {
  const refused =
    (purpose === 'delivery'
      ? (refuseExpired(document.deliveredAt, services.clock.now()) ?? (await refusePaper(services, viewer, document)))
      : null) ?? (await refuseUnprintable(services, document, title))
  if (refused) return refused
  const value = randomToken()
  await inTransaction(services.database, async (transaction) => {
    await storeTicket(transaction, services, { value, viewer, document, purpose })
    if (purpose === 'delivery') return
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: `${document.kind}.inspected`,
      objectType: personalTables[document.kind],
      objectId: document.id,
    })
  })
  return success(value)
}

/** To whoever takes paper nothing is delivered electronically; what he opened before may be opened again. */
async function refusePaper(services: Services, { memberId }: Viewer, { kind, id }: PersonalDocument) {
  const { rows } = await sql<{ is_refused: boolean }>`
    select takes_paper(${memberId}) and not exists (
      select from document_delivery where member_id = ${memberId} and ${sql.ref(personalColumns[kind])} = ${id}) as is_refused`.execute(
    services.database,
  )
  return rows[0]?.is_refused === true
    ? refusal(
        'CONFLICT',
        'この書面は、ご登録の住所へ郵送でお届けします。マイページで電子交付を承諾すると、ダウンロードできます。',
      )
    : null
}

async function refuseUnprintable(services: Services, document: PersonalDocument, title: string) {
  try {
    await documentFile(services, document)
    return null
  } catch (error) {
    if (error instanceof MissingGlyphError) return refuseMissingGlyph(title, error)
    if (!(error instanceof TimestampUnavailable)) throw error
    services.log.error(
      { err: error, document },
      'a document cannot be signed: the time-stamp authority does not answer',
    )
    return refusal('UNAVAILABLE', `${title}をただいま用意できません。時間をおいて、もう一度お試しください。`)
  }
}

/** Names the characters, those that nobody can see by their number: whoever asks us can say which ones they are. */
export function refuseMissingGlyph(title: string, { characters }: MissingGlyphError) {
  const names = [...characters]
    .map((one) => (/\p{C}/u.test(one) ? `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : one))
    .join('')
  return refusal(
    'UNAVAILABLE',
    `${title}に印刷できない文字（${names}）があるため、作成できませんでした。お手数ですが、お問い合わせください。`,
  )
}
