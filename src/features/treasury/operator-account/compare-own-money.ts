import { sql } from 'kysely'
import { KNOWN_PAYERS, otherEnd, payersText, type KnownPayerKind } from '../../../domain/treasury/known-payers.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EffectChange } from '../../people/approval/proposal-kind.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import type { EntryRow } from './book-entry.ts'

/** The line is of no fund yet: a tenant of any fund is one. */
const words = { ...KNOWN_PAYERS, tenant: 'ファンドの賃借人' }

/**
 * BAD_USER_INPUT where a line that would become the operator's own money surely is a member's, or a tenant's, seller's or buyer's of a fund. The database
 * asks the same at commit.
 */
export async function refuseSomebodyElses(transaction: Transaction, { id }: EntryRow): Promise<Refusal | null> {
  const { rows } = await sql<{ kind: KnownPayerKind; name: string }>`
    select kind, name from somebody_elses(${id}) order by kind, name limit 1`.execute(transaction)
  const [theirs] = rows
  if (theirs === undefined) return null
  return badInput({
    kind: `振込人が${words[theirs.kind]}「${theirs.name}」と一致するため、運営者の資金にはできません。ファンドの収入などとして登録するか、入金者不明の入金として返金してください。`,
  })
}

/** What the second operator reads of whom the remitter may be. */
export async function comparedOwnMoney(
  transaction: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  { remarks, amount }: EntryRow,
): Promise<EffectChange> {
  const payers = await findKnownPayers(transaction, services, { remarks, amount, parts: [] })
  return {
    label: `${otherEnd(amount)}の照合`,
    before: null,
    after: payersText(payers, amount, { doubt: '運営者の資金', words }),
  }
}
