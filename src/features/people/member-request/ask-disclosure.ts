import {
  costsFee,
  DISCLOSURE_FEE,
  DISCLOSURE_FORMS,
  DISCLOSURE_KINDS,
  type DisclosureKind,
} from '../../../domain/communication/guided-case.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { disclosureSchema } from '../../../domain/validation/case-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { badInput, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { keepMemberRequest } from './keep-request.ts'

/** Whole yen of all kinds together. */
const disclosureFee = (kinds: readonly DisclosureKind[]): number => kinds.filter(costsFee).length * DISCLOSURE_FEE

/**
 * A member asks for what is kept of him, or for its correction or end (act on the protection of personal information, articles 32 to 35).
 * REAUTH_REQUIRED unless the login is fresh: that shows who asks. @returns the number of the case.
 */
export async function askDisclosure(
  services: Services,
  viewer: Viewer,
  request: { input: unknown; requestKey: string | undefined },
): Promise<Outcome<{ number: string }>> {
  const stale = refuseStaleLogin(services, viewer)
  if (stale) return stale
  const input = validate(disclosureSchema, request.input)
  if (!input.ok) return badInput(input.fields)
  const { kinds, form, note } = input.value
  const lines = [
    `請求の内容：${kinds.map((kind) => DISCLOSURE_KINDS[kind]).join('、')}`,
    `回答の方法：${DISCLOSURE_FORMS[form]}`,
    `手数料：${formatYen(yen(disclosureFee(kinds)))}`,
    `範囲と理由：${note === '' ? '（記入なし）' : note}`,
  ]
  return keepMemberRequest(services, viewer, { kind: 'disclosure', lines, requestKey: request.requestKey })
}
