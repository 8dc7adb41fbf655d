import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { PrintedForm } from '../document/document-form.ts'
import type { Id } from '../../../domain/id.ts'

/** Keeps a form under its hash, once; again, it is found. @returns its number. */
export async function keepForm(transaction: Transaction, form: PrintedForm, now: Date): Promise<Id<'contract_form'>> {
  const content = JSON.stringify(form)
  const sha256 = sha256Hex(content)
  const known = await findForm(transaction, sha256)
  if (known !== undefined) return known
  await transaction
    .insertInto('contract_form')
    .values({ sha256, content, first_used_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
  // Read anew: whoever kept it at the same moment has committed by now.
  const kept = await findForm(transaction, sha256)
  if (kept === undefined) throw new Error(`form ${sha256} was not kept`)
  return kept
}

async function findForm(transaction: Transaction, sha256: string): Promise<Id<'contract_form'> | undefined> {
  const { rows } = await sql<{
    id: Id<'contract_form'>
  }>`select id from contract_form where sha256 = ${sha256}`.execute(transaction)
  return rows[0]?.id
}
