import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import {
  propertyManagementReport,
  type AmountLine,
  type PropertyManagementReportInput,
} from '../../documents/contract/document/property-management-report.ts'
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
    ...figuresOf(report, facts),
    capitalAtWork: facts.capitalAtWork,
    ownCapital: recipient.ownCapital,
    state: facts.state,
    composition: facts.composition,
    dividends: facts.dividends,
    earlierCorrections: facts.earlierCorrections,
    ownPayouts: recipient.ownPayouts,
    correction: report.version > 1 ? { replacedVersion: report.version - 1, reason: report.reason } : null,
    events: facts.events,
    remarks: report.facts.remarks,
  })
}

/** Income and costs stand in the fund's book; where the days have none there, the operator's declaration takes their place. */
export function figuresOf(
  { facts: { income, costs } }: Report,
  { statement }: ReportFacts,
): Pick<PropertyManagementReportInput, 'income' | 'costs' | 'isDeclared' | 'relatedIncome' | 'books'> {
  const { isBooked, balanceSheet, openedOn } = statement
  return {
    income: isBooked ? statement.income.map(toLine) : income,
    costs: isBooked ? statement.costs.map(toLine) : costs,
    isDeclared: !isBooked,
    relatedIncome: statement.related,
    books: {
      balanceSheet: balanceSheet && {
        ...balanceSheet,
        assets: balanceSheet.assets.map(toLine),
        debts: balanceSheet.debts.map(toLine),
        ownParts: balanceSheet.ownParts.map(toLine),
      },
      openedOn,
    },
  }
}

/** As paper and API tell it. */
export const toLine = ({ text, yen }: { text: string; yen: number }): AmountLine => ({ label: text, amount: yen })

export const documentNumberOf = (report: Report, recipient: Recipient): string =>
  `R-${applicationNumber(report.fundId, recipient.investmentId)}-${report.id}`
