import type { GraphQLResolveInfo } from 'graphql'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { MemberStatus } from '../../../domain/lifecycles/member.ts'
import type { Services } from '../services.ts'
import type { Id } from '../../../domain/id.ts'

/** The logged-in member behind a request. */
export interface Viewer {
  memberId: Id<'member'>
  role: 'member' | 'admin'
  status: MemberStatus
  isVerified: boolean
  /** Of the session's token: binds one-time values to this session. */
  sessionHash: Buffer
  /** When the password or passkey was last shown, in machine time. */
  authenticatedAt: Date
  /** Whether that was a passkey. */
  byPasskey?: boolean
  /** An operator to whom the installation gives his rights by a passkey alone, in a session that a password opened. */
  lacksPasskey?: boolean
  /** When the one-time code that was mailed to the member was last typed into this session, in machine time. */
  codeConfirmedAt?: Date | null
  /** When the session ends if nothing more is asked, in machine time; none behind a job or the command line. */
  endsAt?: Date
}

/** A tax adviser behind a request: no member, and nothing but the books and days of his access is open to him. */
export interface Adviser {
  accessId: Id<'adviser_access'>
  name: string
  office: string
  /** By the names of the ledger; none: every book. */
  books: readonly string[]
  from: JapanDate
  until: JapanDate
  /** The last day of the access. */
  endsOn: JapanDate
  /** Of the session's token. */
  sessionHash: Buffer
}

export interface RequestFacts {
  ipAddress: string
  /** How the browser describes itself. */
  device: string
  /** The secret by which a browser is known again; undefined for one that has none. */
  deviceToken?: string | undefined
  idempotencyKey: string | undefined
}

/** What a resolver gets with each request. */
export interface RequestContext {
  services: Services
  viewer: Viewer | null
  /** Beside the viewer: a browser may have a session of each kind. */
  adviser?: Adviser | null
  request: RequestFacts
  /** The error with which resolving ends before its next field, because nobody waits for the answer or its time is over; null while it goes on. */
  whyStop?: () => Error | null
  /** Counts a list that was read. Of a large operation its elements come one after the other, so that others have their turn in between. */
  takeList?: (list: readonly unknown[], info: GraphQLResolveInfo) => unknown
  /** Starts or ends the browser's session: the cookies are set with the answer. */
  session: {
    start(started: { token: string; expiresAt: Date; deviceToken: string }): void
    end(): void
    /** Gives the browser the secret by which it is known again. */
    rememberDevice(deviceToken: string): void
  }
  /** The same of an adviser's session. */
  adviserSession?: { start(started: { token: string; expiresAt: Date }): void; end(): void }
}

/** A viewer that the operation's access rule has already let through. */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer)
    throw new Error('an operation for members was reached without a member: its access is declared wrong')
  return context.viewer
}

/** An adviser that the operation's access rule has already let through. */
export function requireAdviser(context: RequestContext): Adviser {
  if (!context.adviser)
    throw new Error('an operation for advisers was reached without one: its access is declared wrong')
  return context.adviser
}
