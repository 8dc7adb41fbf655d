import { sql } from 'kysely'
import { JOURNAL_LAYOUTS, type JournalProgram } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { accountKinds } from '../bookkeeping/account-text.ts'
import { accountParts, accountWords, costText } from '../bookkeeping/posting-account.ts'
import { SUGGESTED_NAMES } from './suggested-names.ts'

/** What an account of a book is called in a program. */
export interface AccountName {
  name: string
  subName: string
  taxClass: string
}

export interface NamedAccount {
  /** An account of the ledger, with the bank's account or the kind of cost behind a colon. */
  account: string
  /** As the back office calls it. */
  text: string
  /** Null until operators have said it. */
  kept: AccountName | null
  /** Said for this book alone, not for every book. */
  isOfBook: boolean
  /** Its sums have their class from their lines: its own name counts only where they leave it open. */
  isTaxed: boolean
  /** What the form begins with; the tax class is empty where the office has to say it. */
  suggested: AccountName
}

/** Every account on which something was ever posted in a book, in the order of a balance sheet, with its latest name. */
export async function loadAccountNames(
  database: Queryable,
  { program, book }: { program: JournalProgram; book: Book },
): Promise<NamedAccount[]> {
  const { rows } = await sql<{
    account: string
    name: string | null
    subName: string | null
    taxClass: string | null
    isOfBook: boolean
  }>`
    select used.account, named.name, named.sub_name as "subName", named.tax_class as "taxClass", coalesce(named.book is not null, false) as "isOfBook"
    from (select distinct posting_account(posting.account_kind, posting.account_ref) as account from posting where posting.book = ${book}) used
    left join lateral (
      select name, sub_name, tax_class, book from accounting_name
      where accounting_name.program = ${program} and accounting_name.account = used.account
        and (accounting_name.book is null or accounting_name.book = ${book})
      order by accounting_name.book is null, accounting_name.id desc
      limit 1
    ) named on true`.execute(database)
  return rows
    .map(({ account, name, subName, taxClass, isOfBook }) => ({
      account,
      text: accountWords(account),
      kept: name === null || taxClass === null ? null : { name, subName: subName ?? '', taxClass },
      isOfBook,
      isTaxed: !SUGGESTED_NAMES[accountParts(account).kind].isOutside,
      suggested: suggestionFor(account, program),
    }))
    .toSorted((one, other) => placeOf(one.account) - placeOf(other.account) || (one.account < other.account ? -1 : 1))
}

const placeOf = (account: string): number => accountKinds.indexOf(accountParts(account).kind)

function suggestionFor(account: string, program: JournalProgram): AccountName {
  const { kind, reference } = accountParts(account)
  const { name, isOutside } = SUGGESTED_NAMES[kind]
  const { outside, hasSubAccounts } = JOURNAL_LAYOUTS[program]
  return {
    name: kind === 'cost' ? costText(reference) : name,
    subName: kind === 'bank' && hasSubAccounts ? writtenId(reference) : '',
    taxClass: isOutside ? outside : '',
  }
}
