import { formatDateWithoutWeekday, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { NAME_CHANGE_REASONS } from '../../../domain/communication/guided-case.ts'
import { nameChangeSchema } from '../../../domain/validation/case-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { badInput, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import { keepMemberRequest } from './keep-request.ts'
import { refuseUnprintable } from '../account/refuse-unprintable.ts'

/** A member tells of a new name. What is registered changes by the member's own update and identity check, which the case follows. REAUTH_REQUIRED unless the login is fresh. */
export async function askNameChange(
  services: Services,
  viewer: Viewer,
  request: { input: unknown; requestKey: string | undefined },
): Promise<Outcome<{ number: string }>> {
  const refused = refuseSuspended(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const input = validate(nameChangeSchema({ today: japanDateOf(services.clock.now()) }), request.input)
  if (!input.ok) return badInput(input.fields)
  const unprintable = refuseUnprintable({ sei: input.value.sei, mei: input.value.mei })
  if (unprintable) return unprintable
  const { sei, mei, sei_kana: seiKana, mei_kana: meiKana, reason, changed_on: changedOn, note } = input.value
  const lines = [
    `新しい氏名：${sei} ${mei}（${seiKana} ${meiKana}）`,
    `理由：${NAME_CHANGE_REASONS[reason]}`,
    `変わった日：${formatDateWithoutWeekday(japanDate(changedOn))}`,
    `連絡事項：${note === '' ? '（記入なし）' : note}`,
  ]
  return keepMemberRequest(services, viewer, { kind: 'name_change', lines, requestKey: request.requestKey })
}
