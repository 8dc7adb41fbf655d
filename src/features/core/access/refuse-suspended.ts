import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../graphql/context.ts'

/** A suspended member whose session still runs may read, and changes nothing. Null for everybody else. */
export function refuseSuspended(viewer: Viewer): Refusal | null {
  return viewer.status === 'suspended' ? refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。') : null
}
