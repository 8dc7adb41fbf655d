import type { Services } from '../services.ts'

/** The logged-in member behind a request. */
export interface Viewer {
  memberId: number
  role: 'member' | 'admin'
  status: 'active' | 'held' | 'suspended' | 'left'
  isVerified: boolean
  /** Of the session's token: binds one-time values to this session. */
  sessionHash: Buffer
  /** When the password or passkey was last shown, in machine time. */
  authenticatedAt: Date
  /** When the session ends if nothing more is asked, in machine time; none behind a job or the command line. */
  endsAt?: Date
}

export interface RequestFacts {
  ipAddress: string
  device: string
  idempotencyKey: string | undefined
}

/** What a resolver gets with each request. */
export interface RequestContext {
  services: Services
  viewer: Viewer | null
  request: RequestFacts
  /** Starts or ends the browser's session: the cookie is set with the answer. */
  session: {
    start(token: string, expiresAt: Date): void
    end(): void
  }
}

/** A viewer that the operation's access rule has already let through. */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer) throw new Error('an operation for members was reached without a member: its access is declared wrong')
  return context.viewer
}
