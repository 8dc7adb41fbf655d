import { randomBytes } from 'node:crypto'
import type { Viewer } from '../../features/core/graphql/context.ts'
import type { Services } from '../../features/core/services.ts'
import type { Id } from '../../domain/id.ts'

/** An operator who has just logged in, as the use cases know him. */
export const operatorViewer = (services: Services, memberId: Id<'member'>): Viewer => ({
  memberId,
  role: 'admin',
  status: 'active',
  isVerified: true,
  sessionHash: randomBytes(32),
  authenticatedAt: services.machineClock.now(),
})
