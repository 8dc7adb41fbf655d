import { sql, type RawBuilder } from 'kysely'

/** Family name and given name of a member, by the name that a statement calls his row; null where an outer join finds nobody. */
export const fullName = (member: string): RawBuilder<string> =>
  sql<string>`${sql.ref(`${member}.family_name`)} || ' ' || ${sql.ref(`${member}.given_name`)}`
