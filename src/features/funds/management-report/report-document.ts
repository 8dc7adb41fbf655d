import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { applicationNumber } from '../../../domain/application-number.ts'
import { propertyManagementReport } from '../../documents/contract/document/property-management-report.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { Recipient, Report, ReportFacts } from './load-report-facts.ts'

/** The report as one investor gets it. */
export function reportDocument(
  report: Report,
  facts: ReportFacts,
  recipient: Recipient,
  operator: OperatorProfile,
  createdAt: Date,
): PrintedDocument {
  return propertyManagementReport({
    documentNumber: documentNumberOf(report, recipient),
    createdAt,
    operator,
    fund: facts.fund,
    member: recipient.member,
    periodStartOn: report.periodStartOn,
    periodEndOn: report.periodEndOn,
    income: report.facts.income,
    costs: report.facts.costs,
    capitalAtWork: facts.capitalAtWork,
    composition: facts.composition,
    dividends: facts.dividends,
    ownPayouts: recipient.ownPayouts,
    correction: report.version > 1 ? { replacedVersion: report.version - 1, reason: report.reason } : null,
    remarks: report.facts.remarks,
  })
}

export const documentNumberOf = (report: Report, recipient: Recipient): string =>
  `R-${applicationNumber(report.fundId, recipient.investmentId)}-${report.id}`
