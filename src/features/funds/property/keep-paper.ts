import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { isKeptPaper } from '../../core/paper/kept-paper.ts'
import type { Services } from '../../core/services.ts'
import { refusePdf } from '../fund/inspect-pdf.ts'

/** Keeps the PDF of an appraisal, to be named by its hash when that is recorded. BAD_USER_INPUT for anything but a PDF that runs nothing. */
export async function keepPropertyPaper(
  services: Services,
  { bytes, actor }: { bytes: Uint8Array; actor: string },
): Promise<Outcome<{ sha256: string }>> {
  const problem = refusePdf(bytes)
  if (problem !== null) return badInput({ file: problem })
  const sha256 = await services.files.put(bytes)
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const kept = await transaction
      .insertInto('property_paper')
      .values({ sha256, size_bytes: bytes.length, kept_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sha256')
      .executeTakeFirst()
    if (kept)
      await recordAudit(transaction, {
        at,
        actor,
        action: 'property.paper_kept',
        objectType: 'property_paper',
        objectId: sha256,
        detail: {},
      })
    return success({ sha256 })
  })
}

/** The bytes of a paper, for operators. Null for any other hash, whatever else the store has by it. */
export async function readPropertyPaper(services: Services, sha256: string): Promise<Uint8Array | null> {
  return (await isKeptPaper(services.database, sha256)) ? services.files.get(sha256) : null
}
