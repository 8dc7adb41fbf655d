import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'

/** In the order in which a balance sheet lists them: what we have, then what we owe. */
export const accountKinds = Object.keys(ACCOUNTS) as AccountKind[]

/** What people call an account of the books. */
export const accountText = (kind: AccountKind): string => ACCOUNTS[kind].text

export const ACCOUNT_TEXTS = Object.fromEntries(accountKinds.map((kind) => [kind, accountText(kind)])) as Readonly<
  Record<AccountKind, string>
>
