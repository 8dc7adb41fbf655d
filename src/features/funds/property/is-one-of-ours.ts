import { sql } from 'kysely'
import { isSameCompany } from '../../../domain/treasury/company-names.ts'
import { payerKey } from '../../../domain/treasury/known-payers.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { namesOfOurs } from '../../core/operator/names-of-ours.ts'
import type { Services } from '../../core/services.ts'

/**
 * Whether somebody who is written down as a stranger is the company, one of its officers or of its group, by his name, a branch's or the corporate number.
 * @param within what may be a name within his: of nobody's branch
 */
export async function isOneOfOurs(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  {
    names,
    within = [],
    corporateNumber = null,
  }: { names: readonly string[]; within?: readonly string[]; corporateNumber?: string | null },
): Promise<boolean> {
  const { company, officers } = await namesOfOurs(database, services)
  const ours = new Set([...company, ...officers].map(payerKey).filter((key) => key !== ''))
  if ([...names, ...within].some((name) => ours.has(payerKey(name)))) return true
  if (names.some((name) => company.some((own) => isSameCompany(name, own)))) return true
  const { rows } = await sql<{ ours: boolean }>`
    select coalesce(bool_or(is_one_of_ours(name, ${corporateNumber}, null, name = any(${[...names]}::text[]))), false) as ours
    from unnest(${[...names, ...within]}::text[]) name`.execute(database)
  return rows[0]?.ours === true
}
