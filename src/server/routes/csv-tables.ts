import { fundLifecycle } from '../../domain/lifecycles/fund.ts'
import { type Id } from '../../domain/id.ts'
import { applicationNumber } from '../../domain/investing/application-number.ts'
import { factsOf } from '../../domain/core/audit-facts.ts'
import { actorName, objectName } from '../../domain/core/audit-words.ts'
import { toRfc3339 } from '../../domain/calendar.ts'
import { applicationTable } from '../../domain/tables/applications.ts'
import { auditTable } from '../../domain/tables/audit.ts'
import { deliveryTable } from '../../domain/tables/deliveries.ts'
import { depositTable } from '../../domain/tables/deposits.ts'
import { enquiryTable } from '../../domain/tables/enquiries.ts'
import { fundTable } from '../../domain/tables/funds.ts'
import { memberTable } from '../../domain/tables/members.ts'
import { propertyTable } from '../../domain/tables/properties.ts'
import { payableTable } from '../../domain/tables/payables.ts'
import { eachAuditLine } from '../../features/core/audit/list-audit.ts'
import { eachEnquiry } from '../../features/communication/enquiry/list-enquiries.ts'
import { eachDeposit } from '../../features/investing/deposit/list-deposits.ts'
import { eachInRegister } from '../../features/documents/document-register/list-register.ts'
import { eachMember } from '../../features/back-office/member-care/list-members.ts'
import { eachFund } from '../../features/funds/fund-editing/list-funds.ts'
import { eachProperty } from '../../features/funds/property/list-properties.ts'
import { eachApplication } from '../../features/investing/investment/list-applications.ts'
import { listPayable } from '../../features/treasury/payout/list-payable.ts'
import { filterPayables } from '../../features/treasury/payout/page-payables.ts'
import { refundReasonText } from '../../features/treasury/payout/payout-mails.ts'
import { internalTables } from './csv-internal-tables.ts'
import { csvTable, type CsvTable } from './csv-table.ts'

/** In a file nothing is shortened. */
const inFull = { day: (text: string) => text, time: (text: string) => toRfc3339(new Date(text)), figure: String }

/** Every table that can be taken out, by the name in its address. The filters are those of the table's page. */
export const csvTables: Readonly<Record<string, CsvTable>> = {
  ...internalTables,
  ...csvTable(memberTable, ({ database }, filters) => eachMember(database, filters)),
  ...csvTable(enquiryTable, ({ database }, filters) => eachEnquiry(database, filters)),
  ...csvTable(auditTable, async function* ({ database }, filters) {
    for await (const line of eachAuditLine(database, filters))
      yield {
        ...line,
        actor_text: actorName(line.actor, line.actor_name),
        object_text: objectName(line.object_type, line.object_id),
        facts: factsOf(line.detail as Record<string, unknown>, inFull)
          .map(({ label, value }) => `${label}：${value}`)
          .join('、'),
        action_recorded: line.action,
        detail: JSON.stringify(line.detail),
      }
  }),
  ...csvTable(fundTable, async function* ({ database, clock }, filters) {
    for await (const { record, ...row } of eachFund(database, filters, clock.now()))
      yield { ...record.fund, ...row, state: row.progress?.slice(3) ?? fundLifecycle.states[row.state] }
  }),
  ...csvTable(propertyTable, ({ database }, filters) => eachProperty(database, filters)),
  ...csvTable(applicationTable, async function* ({ database }, filters) {
    for await (const row of eachApplication(database, filters))
      yield { ...row, number: applicationNumber(row.fund_id, row.id) }
  }),
  ...csvTable(deliveryTable, async function* ({ database }, { kind = 'contract', ...filters }) {
    for await (const row of eachInRegister(database, { ...filters, kind })) yield { ...row, application: numberOf(row) }
  }),
  ...csvTable(payableTable, async function* (services, filters) {
    for (const row of filterPayables(await listPayable(services), filters))
      yield {
        ...row,
        kind: row.reason === 'distribution' ? '分配・償還' : `返金（${refundReasonText(row.reason)}）`,
        id: row.obligation.id,
      }
  }),
  ...csvTable(depositTable, async function* ({ database }, filters) {
    for await (const row of eachDeposit(database, filters)) yield { ...row, application_number: numberOf(row) }
  }),
}

/** The application that a row belongs to; null where it belongs to none. */
function numberOf(row: { fund_id: Id<'fund'> | null; investment_id: Id<'investment'> | null }): string | null {
  return row.fund_id === null || row.investment_id === null ? null : applicationNumber(row.fund_id, row.investment_id)
}
