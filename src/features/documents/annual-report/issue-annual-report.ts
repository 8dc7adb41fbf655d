import { japanDate, japanDateOf, yearOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { issueTicket } from '../document/issue-ticket.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { closeTaxYear } from '../../treasury/tax-year/closing.ts'
import { loadTaxYearLines } from '../../treasury/tax-year/tax-year.ts'
import { annualReportDocument } from './annual-report-document.ts'
import { loadReportOfYear, reportYear } from './load-annual-report.ts'
import { loadHoldings } from './load-holdings.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * A one-time value for the PDF of the member's own year. The same figures are the version that is kept already; other figures, or
 * another name or address, make the next version, and the earlier ones stay what they are. The first issue after the year's end closes the year.
 */
export async function issueAnnualReportTicket(
  services: Services,
  viewer: Viewer,
  yearText: string,
): Promise<Outcome<string>> {
  const year = reportYear(yearText, services.clock.now())
  if (typeof year !== 'number') return year
  const actor = `${viewer.role === 'admin' ? 'operator' : 'member'}:${viewer.memberId}`
  const { id, deliveredAt } = await inTransaction(services.database, (transaction) =>
    writeAnnualReport(transaction, services, { memberId: viewer.memberId, year, actor }),
  )
  return issueTicket(services, viewer, {
    document: { kind: 'annual_report', id, deliveredAt },
    title: '年間取引報告書',
    purpose: 'delivery',
  })
}

interface Version {
  id: Id<'annual_report'>
  deliveredAt: Date | null
}

/** The version that says how the year stands now, written where there is none yet. Locks the member. */
export async function writeAnnualReport(
  transaction: Transaction,
  services: Services,
  { memberId, year, actor }: { memberId: Id<'member'>; year: number; actor: string },
): Promise<Version> {
  const member = await lockMember(transaction, memberId)
  const now = services.clock.now()
  const today = japanDateOf(now)
  if (year < yearOf(today)) await closeTaxYear(transaction, { memberId, year, paper: 'annual_report', actor, now })
  const lines = await loadTaxYearLines(transaction, memberId, year)
  const report = await loadReportOfYear(transaction, { memberId, year, now }, lines)
  const day = year < yearOf(today) ? japanDate(`${year}-12-31`) : today
  const holdings = { day, rows: await loadHoldings(transaction, memberId, day) }
  const contentHash = sha256Hex(
    JSON.stringify({
      lines,
      isRunning: report.isRunning,
      corrections: report.closings.length,
      paidInYear: report.paidInYear,
      holdings: holdings.rows,
      name: member.name,
      zipCode: member.zipCode,
      address: member.address,
    }),
  )
  const latest = await transaction
    .selectFrom('annual_report')
    .select(['id', 'version', 'content_hash', 'delivered_at'])
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest?.content_hash === contentHash) return { id: latest.id, deliveredAt: latest.delivered_at }
  const version = (latest?.version ?? 0) + 1
  const documentNumber = `A-${year}-${member.memberNumber}${version > 1 ? `-${version}` : ''}`
  const paper = annualReportDocument({
    documentNumber,
    createdAt: now,
    version,
    report,
    lines,
    holdings,
    member,
    operator: operatorProfile(services.config),
  })
  const { id } = await transaction
    .insertInto('annual_report')
    .values({
      member_id: memberId,
      year,
      version,
      document_number: documentNumber,
      content_hash: contentHash,
      data: JSON.stringify(paper),
      issued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'annual_report.issued',
    objectType: 'annual_report',
    objectId: id,
    detail: { year, version },
  })
  return { id, deliveredAt: null }
}

/** Two downloads at once see one version. */
async function lockMember(transaction: Transaction, memberId: Id<'member'>) {
  const row = await transaction
    .selectFrom('member')
    .select(['member_number', 'family_name', 'given_name', 'zipcode', 'address'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return {
    name: `${row.family_name} ${row.given_name}`,
    memberNumber: row.member_number,
    zipCode: `${row.zipcode.slice(0, 3)}-${row.zipcode.slice(3)}`,
    address: row.address,
  }
}
