import { sql } from 'kysely'
import type { BankTokens, BankTokenStore } from '../../adapters/bank/bank-token-store.ts'
import type { Database } from '../../platform/database/connect.ts'
import { decrypt, encrypt } from '../../platform/secret.ts'

const purpose = 'bank tokens'
/** One refresh at a time over all processes: a second one would make the first one's tokens worthless. */
const lockName = 'bank-token-refresh'

/** The bank's tokens in the database, encrypted under the installation's secret, shared by all processes. */
export function createBankTokenStore(database: Database, secretKey: Uint8Array): BankTokenStore {
  const open = (text: string): string => decrypt(secretKey, purpose, text)
  const close = (text: string): string => encrypt(secretKey, purpose, text)

  return {
    async load() {
      const row = await database.selectFrom('bank_link').selectAll().executeTakeFirst()
      if (!row) return null
      return {
        accessToken: open(row.access_token),
        previousAccessToken: row.previous_access_token === null ? null : open(row.previous_access_token),
        refreshToken: open(row.refresh_token),
        scope: row.scope,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
      }
    },
    async save(tokens: BankTokens) {
      const values = {
        access_token: close(tokens.accessToken),
        previous_access_token: tokens.previousAccessToken === null ? null : close(tokens.previousAccessToken),
        refresh_token: close(tokens.refreshToken),
        scope: tokens.scope,
        issued_at: tokens.issuedAt,
        expires_at: tokens.expiresAt,
      }
      await database
        .insertInto('bank_link')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
    },
    withLock: (work) =>
      // The lock lives in a transaction of its own, and with it on one connection; the tokens are saved on another.
      database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(transaction)
        return work()
      }),
  }
}
