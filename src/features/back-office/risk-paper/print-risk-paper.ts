import { sql } from 'kysely'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { yearToReport } from '../../../domain/back-office/risk-paper.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { DeliveredDocument } from '../../documents/document/deliver-by-ticket.ts'
import { printDocument } from '../../documents/document/print-document.ts'
import { writeRiskPaper } from './propose-risk-paper.ts'

/** An approved paper, one that waits for its approval, or a draft of the last year's with the figures of now. */
export type WishedPaper = { id: Id<'risk_paper'> } | { mark: string } | 'draft'

/** Prints the paper; it holds figures alone and no member's data. NOT_FOUND for one that nobody has written. */
export async function printRiskPaper(
  services: Services,
  viewer: Viewer,
  wish: WishedPaper,
): Promise<Outcome<DeliveredDocument>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const limited = await limitDataOut(services.database, services, viewer, 'export')
  if (!limited.ok) return limited
  const paper = await find(services, wish)
  if (paper === null) return refusal('NOT_FOUND', '書面が見つかりません。')
  const bytes = Buffer.from(await printDocument(services, paper))
  return success({ bytes, fileName: `リスク評価書_${paper.documentNumber}.pdf` })
}

async function find(services: Services, wish: WishedPaper): Promise<PrintedDocument | null> {
  const { database, clock } = services
  if (wish === 'draft') return writeRiskPaper(services, yearToReport(japanDateOf(clock.now())), null)
  if ('id' in wish) {
    const row = await database.selectFrom('risk_paper').select('document').where('id', '=', wish.id).executeTakeFirst()
    return row === undefined ? null : (row.document as unknown as PrintedDocument)
  }
  const { rows } = await sql<{ document: string }>`
    select content ->> 'document' as document from proposal where kind = 'risk_paper' and content ->> 'mark' = ${wish.mark} limit 1`.execute(
    database,
  )
  return rows[0] === undefined ? null : (JSON.parse(rows[0].document) as PrintedDocument)
}
