import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { endSession } from './session.ts'

/** Ends the session behind the request; for a visitor there is nothing to end. */
export async function logOut(services: Services, viewer: Viewer | null): Promise<void> {
  if (viewer) await endSession(services.database, viewer.sessionHash)
}
