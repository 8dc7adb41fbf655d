import { refusal, type Refusal } from '../../platform/outcome.ts'
import type { Viewer } from './context.ts'

/**
 * Who may call an operation; declared where the operation is defined.
 * public: anyone. member: a logged-in member. verified: one whose identity is verified. admin: an operator.
 */
export type Access = 'public' | 'member' | 'verified' | 'admin'

/** The refusal for this viewer, or null where the door is open. */
export function refuseAccess(access: Access, viewer: Viewer | null): Refusal | null {
  if (access === 'public') return null
  if (!viewer) return refusal('UNAUTHENTICATED', 'ログインしてください。')
  if (viewer.status === 'left') return refusal('UNAUTHENTICATED', 'ログインしてください。')
  if (access === 'admin') return viewer.role === 'admin' ? null : refusal('FORBIDDEN', 'この操作はできません。')
  if (access === 'verified') {
    if (viewer.status !== 'active') return refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。')
    if (!viewer.isVerified) return refusal('FORBIDDEN', 'オンラインでの本人確認が必要です。')
  }
  return null
}
