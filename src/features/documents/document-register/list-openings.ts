import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { registerSources, type RegisterKind } from './register-kinds.ts'
import type { Id } from '../../../domain/id.ts'

/** One opening of a document by its person. */
export interface Opening {
  id: Id<'document_delivery'>
  at: Date
  ip_address: string
  device: string
  /** Of the bytes that were given out. */
  sha256: string
}

const most = 200

/** Who opened a line of the register when, whence and with what; the first opening first. */
export async function listOpenings(database: Queryable, kind: RegisterKind, key: string): Promise<Opening[]> {
  const source = registerSources[kind]
  const { rows } = await sql<Opening>`
    select delivery.id, delivery.at, delivery.ip_address, delivery.device, delivery.file_sha256 as sha256
    from ${source.from} join document_delivery delivery on ${source.opening}
    where ${keyCondition(kind, key)} order by delivery.at, delivery.id limit ${most}`.execute(database)
  return rows
}

/** By number, so that an index finds it; what is no key finds nothing. */
function keyCondition(kind: RegisterKind, key: string) {
  const [, first, second] = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/.exec(key) ?? []
  if (first === undefined || (kind === 'pre_contract') !== (second !== undefined)) return sql`false`
  return second === undefined
    ? sql`document.id = ${Number(first)}`
    : sql`investment.id = ${Number(first)} and document.id = ${Number(second)}`
}
