import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Adviser, Viewer } from './context.ts'

/**
 * Who may call an operation; declared where the operation is defined.
 * public: anyone. enrolment: a logged-in member, also an operator who has yet to show a passkey. member: a logged-in member.
 * verified: one whose identity is verified. admin: an operator. adviser: a tax adviser, who is none of these.
 */
export type Access = 'public' | 'enrolment' | 'member' | 'verified' | 'admin' | 'adviser'

/**
 * What an operator is, everywhere: an active member with the role, in a session that a passkey opened where the installation demands it
 * (STRONG_LOGIN).
 */
export const isOperator = (viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && viewer.role === 'admin' && viewer.status === 'active' && viewer.lacksPasskey !== true

export const showPasskey = (): Refusal =>
  refusal('REAUTH_REQUIRED', '運営者の操作には、パスキーによる確認が必要です。', { needs: 'passkey' })

/** The refusal for this viewer, or null where the viewer may. */
export function refuseAccess(access: Access, viewer: Viewer | null, adviser: Adviser | null): Refusal | null {
  if (access === 'public') return null
  if (access === 'adviser') return adviser ? null : refusal('UNAUTHENTICATED', 'ログインしてください。')
  if (!viewer) return refusal('UNAUTHENTICATED', 'ログインしてください。')
  if (viewer.status === 'left') return refusal('UNAUTHENTICATED', 'ログインしてください。')
  if (access === 'admin') return refuseUnlessActingOperator(viewer)
  if (access === 'enrolment') return null
  if (viewer.lacksPasskey) return showPasskey()
  if (access === 'verified') {
    if (viewer.status !== 'active') return refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。')
    if (!viewer.isVerified) return refusal('FORBIDDEN', 'オンラインでの本人確認が必要です。')
  }
  return null
}

function refuseUnlessActingOperator(viewer: Viewer): Refusal | null {
  if (viewer.lacksPasskey === true && viewer.status === 'active') return showPasskey()
  return isOperator(viewer) ? null : refusal('FORBIDDEN', 'この操作はできません。')
}
