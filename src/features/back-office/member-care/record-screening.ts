import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { ScreeningList } from '../../../domain/back-office/member-risk/risk-words.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from '../../people/member/find-member.ts'
import { noteLength } from './write-note.ts'

export type ScreeningResult = 'clear' | 'unclear' | 'hit'

export interface ScreeningInput {
  memberNumber: string
  /** 'YYYY-MM-DD', today or before. */
  screenedOn: string
  /** Which list or service was asked. */
  source: string
  result: ScreeningResult
  note: string
  /** In what it was made. */
  lists: readonly ScreeningList[]
}

/** Keeps that a member was looked up for ties to antisocial forces: when, where, with what result, by whom. REAUTH_REQUIRED unless the login is fresh. */
export async function recordScreening(
  services: Services,
  viewer: Viewer,
  input: ScreeningInput,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const now = services.clock.now()
  const [source, note] = [input.source.trim(), input.note.trim()]
  const screenedOn = parseJapanDate(input.screenedOn)
  if (screenedOn === null || screenedOn > japanDateOf(now))
    return badInput({ screened_on: '今日までの日付を入力してください' })
  if (source === '' || source.length > 100)
    return badInput({ source: source === '' ? '必須です' : '100文字以内で入力してください' })
  if (note.length > noteLength) return badInput({ note: `${noteLength}文字以内で入力してください` })
  if (input.result !== 'clear' && note === '')
    return badInput({ note: '該当または要確認のときは、内容を入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, input.memberNumber)
    if (!member.ok) return member
    const { id } = member.value
    await transaction
      .insertInto('screening_record')
      .values({
        member_id: id,
        screened_on: screenedOn,
        source,
        result: input.result,
        note,
        lists: [...new Set(input.lists)],
        recorded_by: viewer.memberId,
        recorded_at: now,
      })
      .execute()
    // The night judges anew when the next one is due.
    await transaction.deleteFrom('screening_due').where('member_id', '=', id).execute()
    const detail = { source, result: input.result, screened_on: screenedOn }
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'member.screened',
      objectType: 'member',
      objectId: id,
      detail,
    })
    return success(null)
  })
}
