import type { Queryable } from '../../../platform/database/connect.ts'
import type { Config } from '../../../platform/config.ts'

/** Whose statements are read: the collecting account, which the settings name, and every account that is linked and not closed. */
export async function readAccountIds(database: Queryable, config: Config): Promise<string[]> {
  const linked = await database
    .selectFrom('company_account')
    .select('real_account_id')
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('real_account_id')
    .execute()
  return [config.BANK_ACCOUNT_ID, ...linked.map((account) => account.real_account_id)]
}

/** Whether the account is the company's as far as the books go: money of theirs may stand there. */
export async function isOpenAccount(database: Queryable, config: Config, accountId: string): Promise<boolean> {
  return (await readAccountIds(database, config)).includes(accountId)
}
