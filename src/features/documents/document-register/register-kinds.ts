import { sql, type RawBuilder } from 'kysely'
import type { registerKinds } from '../../../domain/tables/deliveries.ts'

/** What was delivered to persons, kind by kind. pre_contract: what stood before an applicant. */
export type RegisterKind = (typeof registerKinds)[number]

/** Where a kind stands and what its columns are called there. */
export interface RegisterSource {
  /** With the tables document, member and, where there is one, investment and fund. */
  from: RawBuilder<unknown>
  /** The same lines without the tables beside them, which is quicker to count. */
  alone: RawBuilder<unknown>
  /** What names one line of the register, as text. */
  key: RawBuilder<unknown>
  number: RawBuilder<unknown>
  /** Null where the kind belongs to no fund. */
  fundId: RawBuilder<unknown> | null
  /** Too many to be counted one by one. */
  isCountless: boolean
  issuedAt: RawBuilder<unknown>
  printedAt: RawBuilder<unknown>
  deliveredAt: RawBuilder<unknown>
  /** Whether its person has opened it. */
  isRead: RawBuilder<unknown>
  /** Grows with time; the order of the register. */
  order: RawBuilder<unknown>
  tie: RawBuilder<unknown>
  /** Where several tables are read along the order: what it is called in each, as the database does not conclude from one to the other where to begin. */
  alongOrder: readonly RawBuilder<unknown>[]
  /** Which openings are of this document by this person, in the table delivery. */
  opening: RawBuilder<unknown>
  version: RawBuilder<unknown>
}

const ownDelivery = (column: RawBuilder<unknown>) =>
  sql`delivery.${column} = document.id and delivery.member_id = member.id`

export const registerSources: Readonly<Record<RegisterKind, RegisterSource>> = {
  contract: {
    from: sql`contract_document document
      join investment on investment.id = document.investment_id join member on member.id = investment.member_id join fund on fund.id = investment.fund_id`,
    alone: sql`contract_document document`,
    key: sql`document.id::text`,
    number: sql`document.document_number`,
    fundId: sql`investment.fund_id`,
    isCountless: false,
    issuedAt: sql`document.frozen_at`,
    printedAt: sql`document.rendered_at`,
    deliveredAt: sql`document.delivered_at`,
    isRead: sql`document.delivered_at is not null`,
    order: sql`document.id`,
    tie: sql`document.id`,
    alongOrder: [],
    opening: ownDelivery(sql.ref('contract_document_id')),
    version: sql`document.form_version`,
  },
  pre_contract: {
    from: sql`application_document standing join fund_document document on document.id = standing.fund_document_id
      join investment on investment.id = standing.investment_id join member on member.id = investment.member_id join fund on fund.id = investment.fund_id`,
    alone: sql`application_document standing`,
    key: sql`investment.id || '-' || document.id`,
    number: sql`document.name`,
    fundId: sql`document.fund_id`,
    isCountless: true,
    issuedAt: sql`investment.applied_at`,
    printedAt: sql`document.added_at`,
    deliveredAt: sql`(select min(delivery.at) from document_delivery delivery where delivery.fund_document_id = document.id and delivery.member_id = member.id)`,
    isRead: sql`exists (select from document_delivery delivery where delivery.fund_document_id = document.id and delivery.member_id = member.id)`,
    order: sql`standing.investment_id`,
    tie: sql`document.id`,
    alongOrder: [sql`standing.investment_id`, sql`investment.id`],
    opening: ownDelivery(sql.ref('fund_document_id')),
    version: sql`'第' || document.version || '版'`,
  },
  management_report: {
    from: sql`management_report_copy document join management_report report on report.id = document.report_id
      join investment on investment.id = document.investment_id join member on member.id = investment.member_id join fund on fund.id = investment.fund_id`,
    alone: sql`management_report_copy document`,
    key: sql`document.id::text`,
    number: sql`document.document_number`,
    fundId: sql`report.fund_id`,
    isCountless: false,
    issuedAt: sql`report.published_at`,
    printedAt: sql`document.rendered_at`,
    deliveredAt: sql`document.delivered_at`,
    isRead: sql`exists (select from document_delivery delivery where delivery.management_report_copy_id = document.id)`,
    order: sql`document.id`,
    tie: sql`document.id`,
    alongOrder: [],
    opening: ownDelivery(sql.ref('management_report_copy_id')),
    version: sql`'第' || report.version || '版'`,
  },
  annual_report: {
    from: sql`annual_report document join member on member.id = document.member_id`,
    alone: sql`annual_report document`,
    key: sql`document.id::text`,
    number: sql`document.document_number`,
    fundId: null,
    isCountless: false,
    issuedAt: sql`document.issued_at`,
    printedAt: sql`document.rendered_at`,
    deliveredAt: sql`document.delivered_at`,
    isRead: sql`document.delivered_at is not null`,
    order: sql`document.id`,
    tie: sql`document.id`,
    alongOrder: [],
    opening: ownDelivery(sql.ref('annual_report_id')),
    version: sql`'第' || document.version || '版'`,
  },
}
