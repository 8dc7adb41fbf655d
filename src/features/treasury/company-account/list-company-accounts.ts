import { sql } from 'kysely'
import type { BankAccount } from '../../../adapters/bank/bank.ts'
import { writtenAccount, writtenId, type AccountPurpose } from '../../../domain/treasury/company-account.ts'
import type { Id } from '../../../domain/id.ts'
import type { Config } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import { askBank } from './link-account.ts'

export type CompanyAccount = Awaited<ReturnType<typeof listCompanyAccounts>>[number]

interface Row {
  account_id: string
  branch_code: string
  account_number: string
  holder_name: string
  /** Null for the collecting account, which the settings name. */
  purpose: AccountPurpose | null
  fund_id: Id<'fund'> | null
  fund_name: string | null
  opened_at: Date | null
  closed_at: Date | null
  /** As the bank said it last, whole yen; null before the first reading. */
  balance: number | null
  read_at: Date | null
  /** Whether what it held at its first reading is booked. */
  is_opened: boolean
  /** Whose cash stands there. */
  books: { book: string; name: string; amount: number }[]
  /** An act about it that waits for a second operator. */
  proposal_id: Id<'proposal'> | null
}

/** The collecting account, then those that are linked, then those that were. */
export async function listCompanyAccounts(database: Queryable, config: Config) {
  const { rows } = await sql<Row>`
    with account as (
      select ${config.BANK_ACCOUNT_ID}::text as real_account_id, null::text as purpose, null::bigint as fund_id, '' as branch_code, '' as account_number,
        '' as holder_name, null::timestamptz as opened_at, null::timestamptz as closed_at
      union all
      select real_account_id, purpose, fund_id, branch_code, account_number, holder_name, opened_at, closed_at from company_account
    )
    select account.real_account_id as account_id, account.purpose, account.fund_id, fund.name as fund_name,
      account.branch_code, account.account_number, account.holder_name,
      account.opened_at, account.closed_at, last.balance, last.read_at,
      exists (select from bank_opening where bank_opening.real_account_id = account.real_account_id) as is_opened,
      coalesce(held.books, '[]') as books, proposal.id as proposal_id
    from account
    left join fund on fund.id = account.fund_id
    left join lateral (select balance, read_at from bank_balance where bank_balance.real_account_id = account.real_account_id order by id desc limit 1) last on true
    left join lateral (
      select json_agg(json_build_object('book', balance.book, 'amount', balance.amount, 'name',
        ${bookInWords(sql`balance.book`)}) order by balance.book desc) as books
      from account_balance balance
      where balance.account_kind = 'bank' and balance.account_ref = account.real_account_id and balance.amount <> 0 and balance.book <> 'legacy'
    ) held on true
    left join proposal on proposal.status = 'open' and proposal.kind in ('company_account.closing', 'bank_opening')
      and proposal.subject = 'company_account:' || account.real_account_id
    order by account.closed_at is not null, account.purpose is not null, account.opened_at, account.real_account_id`.execute(
    database,
  )
  return rows.map(({ branch_code: branchCode, account_number: accountNumber, ...row }) => ({
    ...row,
    /** Branch and number, as people write it. */
    written: branchCode === '' ? writtenId(row.account_id) : writtenAccount({ branchCode, accountNumber }),
  }))
}

/** What the bank lists beside the accounts that are or were linked; null while it does not answer. */
export async function listLinkable(services: Services): Promise<BankAccount[] | null> {
  const accounts = await askBank(services)
  if (accounts === null) return null
  const known = new Set(
    (await listCompanyAccounts(services.database, services.config)).map(({ account_id: accountId }) => accountId),
  )
  return accounts.filter(({ id }) => !known.has(id))
}

export interface OwnTransferView {
  id: Id<'own_transfer'>
  book_name: string
  from: string
  to: string
  amount: number
  approved_at: Date
  due_on: string
  state: 'waiting' | 'left' | 'arrived' | 'cancelled'
}

/** The newest hundred, newest first. */
export async function listOwnTransfers(database: Queryable): Promise<OwnTransferView[]> {
  const { rows } = await sql<OwnTransferView>`
    select transfer.id, ${bookInWords(sql`transfer.book`)} as book_name, from_account_id as "from", to_account_id as "to", amount,
      approved_at, due_on::text as due_on,
      case when cancelled_at is not null then 'cancelled' else case (select count(*) from own_transfer_line line where line.own_transfer_id = transfer.id)
        when 0 then 'waiting' when 1 then 'left' else 'arrived' end end as state
    from own_transfer transfer
    order by transfer.id desc limit 100`.execute(database)
  return rows.map((row) => ({ ...row, from: writtenId(row.from), to: writtenId(row.to) }))
}
