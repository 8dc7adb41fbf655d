import type { BankTokens, BankTokenStore, TokenShelf } from '../../../adapters/bank/bank-token-store.ts'
import type { Database, Queryable } from '../../../platform/database/connect.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import { decrypt, encrypt } from '../../../platform/secret.ts'

const purpose = 'bank tokens'
/** One refresh at a time over all processes: a second one would make the first one's tokens worthless. */
const lockName = 'bank-token-refresh'

/** The bank's tokens in the database, encrypted under the installation's secret, shared by all processes. */
export function createBankTokenStore(database: Database, secretKey: Uint8Array): BankTokenStore {
  return {
    ...shelfOf(database, secretKey),
    // Lock and shelf share one connection: callers that wait with one each could otherwise leave none for the one they wait for.
    withLock: (work) => exclusively(database, lockName, (transaction) => work(shelfOf(transaction, secretKey))),
    async noteRefusal({ issuedAt }, at) {
      await database
        .updateTable('bank_link')
        .set({ refused_at: at })
        .where('issued_at', '=', issuedAt)
        .where('refused_at', 'is', null)
        .execute()
    },
  }
}

function shelfOf(database: Queryable, secretKey: Uint8Array): TokenShelf {
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
        refusedAt: row.refused_at,
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
        refused_at: tokens.refusedAt,
      }
      await database
        .insertInto('bank_link')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
    },
  }
}
