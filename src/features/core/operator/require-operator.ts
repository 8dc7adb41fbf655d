import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { isOperator } from '../graphql/access.ts'
import type { Viewer } from '../graphql/context.ts'

/** FORBIDDEN unless the viewer is an operator who may act now; the schema asks before, and every act on money or people asks again. */
export function refuseUnlessOperator(viewer: Viewer): Refusal | null {
  return isOperator(viewer) ? null : refusal('FORBIDDEN', 'この操作は、運営者だけができます。')
}
