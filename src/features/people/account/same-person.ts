import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { samePersonKey } from '../../../domain/people/same-person.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

export interface PersonKey {
  familyNameKana: string
  givenNameKana: string
  birthday: string
  tel: string
}

/**
 * Ids of other members who seem to be the same person: same kana name (blanks and marks aside), birthday and telephone number.
 * Two of them cannot pass each other: who asks for the same birthday and number waits for the other's transaction.
 */
export async function findSamePerson(
  transaction: Transaction,
  person: PersonKey,
  exceptMemberId: Id<'member'> | null,
): Promise<Id<'member'>[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`person:${person.birthday}:${person.tel}`}, 0))`.execute(
    transaction,
  )
  const rows = await transaction
    .selectFrom('member')
    .select(['id', 'family_name_kana', 'given_name_kana'])
    .where('birthday', '=', person.birthday)
    .where('tel', '=', person.tel)
    .execute()
  const keyOf = (familyNameKana: string, givenNameKana: string) =>
    samePersonKey({
      seiKana: familyNameKana,
      meiKana: givenNameKana,
      birthday: japanDate(person.birthday),
      tel: person.tel,
    })
  const key = keyOf(person.familyNameKana, person.givenNameKana)
  return rows
    .filter((row) => row.id !== exceptMemberId && keyOf(row.family_name_kana, row.given_name_kana) === key)
    .map((row) => row.id)
}
