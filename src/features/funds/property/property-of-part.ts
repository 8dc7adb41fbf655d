import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'

export const NO_PART = refusal('NOT_FOUND', '物件の対象が見つかりません。')

export async function propertyOfPart(
  transaction: Transaction,
  partId: Id<'property_part'>,
): Promise<Outcome<Id<'property'>>> {
  const part = await transaction
    .selectFrom('property_part')
    .select('property_id')
    .where('id', '=', partId)
    .executeTakeFirst()
  return part ? success(part.property_id) : NO_PART
}

/** Of the day of something that has happened. */
export function dayProblem(text: string, at: Date): string | null {
  const day = parseJapanDate(text)
  return day === null ? NEEDED : day > japanDateOf(at) ? '今日までの日を入力してください' : null
}
