import { sql, type RawBuilder } from 'kysely'
import { readLong } from '../../../platform/database/read-in-steps.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { ExportedYear } from '../payment-report/export-year.ts'
import { reportIssue, toReportIssue } from '../payment-report/load-payment-report.ts'
import { reportCorrectionCsv, type CorrectedReport } from '../payment-report/payment-report-csv.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The statutory reports that one decision of two people corrected, as CSV for the tax office, on record. NOT_FOUND where the proposal corrected none.
 */
export async function exportCorrection(
  services: Services,
  viewer: Viewer,
  proposalId: Id<'proposal'>,
): Promise<Outcome<ExportedYear>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const first = await services.database
    .selectFrom('tax_year_closing')
    .select(['year'])
    .where('proposal_id', '=', proposalId)
    .where('paper', '=', 'payment_report')
    .executeTakeFirst()
  if (!first) return refusal('NOT_FOUND', '該当する訂正がありません。')
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'figures.exported',
      objectType: 'proposal',
      objectId: proposalId,
    }),
  )
  const csv = reportCorrectionCsv(eachCorrected(services, proposalId), {
    payer: operatorProfile(services.config),
    code: services.config.STATUTORY_REPORT_CODE ?? '',
  })
  return success({ name: `支払調書_${first.year}_訂正_${proposalId}.csv`, csv })
}

type QueriedIssue = Parameters<typeof toReportIssue>[0]
type Queried = Omit<CorrectedReport, 'before' | 'after'> & { before: QueriedIssue; after: QueriedIssue }

async function* eachCorrected({ database }: Services, proposalId: Id<'proposal'>): AsyncGenerator<CorrectedReport[]> {
  for await (const rows of readLong(database, corrected(proposalId))) {
    yield rows.map(({ before, after, ...row }) => ({
      ...row,
      before: toReportIssue(before),
      after: toReportIssue(after),
    }))
  }
}

const corrected = (proposalId: Id<'proposal'>): RawBuilder<Queried> => sql<Queried>`
  select member.member_number as "memberNumber", after.year, ${reportIssue('before')} as before, ${reportIssue('after')} as after
  from tax_year_closing after
  join tax_year_closing before on before.member_id = after.member_id and before.year = after.year and before.paper = after.paper and before.number = after.number - 1
  join member on member.id = after.member_id
  left join tax_year_statement statement on statement.member_id = after.member_id and statement.year = after.year
  where after.proposal_id = ${proposalId} and after.paper = 'payment_report'
  order by after.member_id, after.year`
