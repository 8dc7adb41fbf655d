import { sql } from 'kysely'
import { isSameCompany } from '../../../domain/company-names.ts'
import { payerKey } from '../../../domain/known-payers.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { namesOfOurs } from '../../core/operator/names-of-ours.ts'
import type { Services } from '../../core/services.ts'

/** Whether somebody who is written down as a stranger is the company, one of its officers or of its group, by his name, a branch's or the corporate number. */
export async function isOneOfOurs(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  { names, corporateNumber = null }: { names: readonly string[]; corporateNumber?: string | null },
): Promise<boolean> {
  const { company, officers } = await namesOfOurs(database, services)
  const ours = new Set([...company, ...officers].map(payerKey).filter((key) => key !== ''))
  if (names.some((name) => ours.has(payerKey(name)) || company.some((own) => isSameCompany(name, own)))) return true
  const { rows } = await sql<{ ours: boolean }>`
    select coalesce(bool_or(is_one_of_ours(name, ${corporateNumber}, null)), false) as ours from unnest(${[...names]}::text[]) name`.execute(
    database,
  )
  return rows[0]?.ours === true
}
