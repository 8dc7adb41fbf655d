import { refusal, type Refusal } from '../../platform/outcome.ts'
import type { Viewer } from '../graphql/context.ts'

/** FORBIDDEN for everybody but an active operator; null otherwise. The API's access rule says the same: money has two walls. */
export function refuseUnlessOperator(viewer: Viewer): Refusal | null {
  return viewer.role === 'admin' && viewer.status === 'active' ? null : refusal('FORBIDDEN', 'この操作は、運営者だけができます。')
}
