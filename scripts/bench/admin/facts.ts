import pg from 'pg'
import type { Id } from '../../../src/domain/id.ts'

/** Somebody and something of the large book that filters can ask for. */
export interface Facts {
  memberNumber: string
  memberName: string
  memberKana: string
  memberEmail: string
  memberTelephone: string
  /** The fund with the most applications, and what belongs to one of them. */
  fundId: Id<'fund'>
  fundName: string
  investmentId: Id<'investment'>
  applicationNumber: string
  contractNumber: string
  depositId: Id<'deposit'>
  remitterName: string
  amount: number
  entryId: Id<'journal_entry'>
  lotteryFundId: Id<'fund'>
  operatingFundId: Id<'fund'>
  batchId: Id<'payout_batch'>
  enquiryNumber: string
  campaignId: Id<'mail_campaign'>
  operatorId: Id<'member'>
  /** 'YYYY', in which most was paid. */
  year: string
  /** 'YYYY-MM-DD': a day in the middle of the book, and the last one. */
  middleDay: string
  lastDay: string
}

const statement = `
  select m.member_number as "memberNumber", m.family_name || m.given_name as "memberName", m.family_name_kana || m.given_name_kana as "memberKana", m.email as "memberEmail", m.tel as "memberTelephone",
    f.id as "fundId", f.name as "fundName", i.id as "investmentId", document.document_number as "contractNumber", d.id as "depositId", line.remitter_name_kana as "remitterName", i.amount,
    (select max(id) / 2 from journal_entry) as "entryId", (select max(fund_id) from lottery where drawn_at is not null) as "lotteryFundId",
    (select max(fund_id) from fund_result where operation_end_on is null and failed_at is null) as "operatingFundId",
    (select id from payout_batch order by payee_count desc limit 1) as "batchId", (select number from enquiry order by id desc limit 1) as "enquiryNumber",
    (select max(id) from mail_campaign where status = 'sent') as "campaignId", (select min(id) from member where role = 'admin') as "operatorId",
    (select extract(year from withheld_on)::text from distribution_share where withheld_on is not null group by 1 order by count(*) desc limit 1) as year,
    (select to_char(percentile_disc(0.5) within group (order by applied_at), 'YYYY-MM-DD') from investment) as "middleDay", (select to_char(max(applied_at), 'YYYY-MM-DD') from investment) as "lastDay"
  from (select fund_id from investment where status = 'participating' and redeemed_at is not null group by 1 order by count(*) desc, 1 limit 1) largest
  join fund f on f.id = largest.fund_id
  join lateral (select * from investment where fund_id = f.id and redeemed_at is not null order by id limit 1) i on true
  join member m on m.id = i.member_id join contract_document document on document.investment_id = i.id
  join lateral (select * from deposit where investment_id = i.id order by id limit 1) d on true join bank_line line on line.id = d.bank_line_id`

export async function findFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`set timezone = 'Asia/Tokyo'`)
    const { rows } = await client.query<Facts>(statement)
    if (!rows[0]) throw new Error('the large book has no application that was paid back')
    // Counts and ids come as text: bigint.
    const numbers = Object.fromEntries(
      Object.entries(rows[0]).map(([name, value]) => [name, /Id$|^amount$/.test(name) ? Number(value) : value]),
    ) as unknown as Facts
    return { ...numbers, applicationNumber: `${numbers.fundId}-${numbers.investmentId}` }
  } finally {
    await client.end()
  }
}
