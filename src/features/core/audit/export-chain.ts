import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'

/** A link of the chain as it leaves the house: the content is the very text whose hash is taken. */
export interface ChainLink {
  seq: number
  /** Hexadecimal; empty before the first link. */
  previous_hash: string
  /** [seq, id, seconds since 1970, actor, action, kind of object, object, facts, transaction, request where one is known,
   * session and address where an operator acted] as JSON. */
  content: string
  /** Hexadecimal: SHA-256 of the previous hash's bytes and the content's UTF-8. */
  hash: string
}

/** Every link, the oldest first, in steps. Whoever has the file can check it without us (`npm run check:audit -- FILE`). */
export const eachChainLink = (database: Queryable): AsyncGenerator<ChainLink> =>
  eachInSteps(async (last, limit) => {
    const { rows } = await sql<ChainLink>`
      select link.seq, encode(link.previous_hash, 'hex') as previous_hash, encode(link.hash, 'hex') as hash,
        audit_content(link.seq, log) as content
      from audit_link link join audit_log log on log.id = link.audit_id
      where link.seq > ${last?.seq ?? 0} order by link.seq limit ${limit}`.execute(database)
    return rows
  })

/** The same as lines of JSON. */
export async function* chainLines(database: Queryable): AsyncGenerator<string> {
  for await (const link of eachChainLink(database)) yield `${JSON.stringify(link)}\n`
}
