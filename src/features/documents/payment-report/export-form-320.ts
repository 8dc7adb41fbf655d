import { form320Problems, form320Records, type Form320Report } from '../../../domain/documents/form-320.ts'
import type { Id } from '../../../domain/id.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { encodeShiftJis } from '../../../domain/shift-jis.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { closeReportedYear } from './close-reported-year.ts'
import { companyProblems, loadForm320, loadForm320Corrections } from './load-form-320.ts'

/** The name that the tax office's programs ask for. */
const FORM_320_FILE = '320dat01.txt'

export interface Form320File {
  name: string
  /** Shift_JIS, CRLF. */
  bytes: Buffer
}

/**
 * A year's reports as the tax office's file, on record; the first after the year's end closes the year. BAD_USER_INPUT for a year that has no figures yet, CONFLICT
 * where a record cannot be written, with what has to be put right.
 */
export async function exportForm320(
  services: Services,
  viewer: Viewer,
  yearText: string,
): Promise<Outcome<Form320File>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const year = parseReportYear(yearText, now)
  if (year === null) return badInput({ year: '2023年から今年までの年を指定してください' })
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  const actor = `operator:${viewer.memberId}`
  return inTransaction(services.database, async (transaction) => {
    const file = writeFile(services, await loadForm320(transaction, year))
    if (!file.ok) return file
    await closeReportedYear(transaction, { year, actor, now })
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'figures.exported',
      objectType: 'payment-report',
      objectId: year,
    })
    return file
  })
}

/** The reports that one decision of two people corrected. NOT_FOUND where it corrected none; CONFLICT as above. */
export async function exportForm320Correction(
  services: Services,
  viewer: Viewer,
  proposalId: Id<'proposal'>,
): Promise<Outcome<Form320File>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  return inTransaction(services.database, async (transaction) => {
    const reports = await loadForm320Corrections(transaction, proposalId)
    if (reports.length === 0) return refusal('NOT_FOUND', '該当する訂正がありません。')
    const file = writeFile(services, reports)
    if (file.ok)
      await recordAudit(transaction, {
        at: services.clock.now(),
        actor: `operator:${viewer.memberId}`,
        action: 'figures.exported',
        objectType: 'proposal',
        objectId: proposalId,
      })
    return file
  })
}

function writeFile(services: Services, reports: readonly Form320Report[]): Outcome<Form320File> {
  const problems = [...companyProblems(services), ...reports.flatMap(form320Problems)]
  if (problems.length > 0) {
    const told = problems.map(({ memberNumber, text }) =>
      memberNumber === '' ? text : `会員番号${memberNumber}：${text}`,
    )
    return refusal('CONFLICT', told.join('\n'))
  }
  const payer = operatorProfile(services.config)
  const lines = reports.flatMap((report) => form320Records(report, payer)).map((record) => `${record}\r\n`)
  return success({ name: FORM_320_FILE, bytes: Buffer.from(encodeShiftJis(lines.join(''))) })
}
