import { SessionClock } from './session-clock.ts'

const channel =
  typeof window !== 'undefined' && 'BroadcastChannel' in window ? new BroadcastChannel('session') : undefined

/** This page's own; on the server it is never told anything. */
export const sessionClock = new SessionClock(() => performance.now(), channel)

/** Every answer to who is logged in says how long that lasts. */
export function readSessionEnd(response: Response): void {
  const seconds = response.headers.get('X-Session-Seconds')
  if (seconds !== null) sessionClock.endsIn(Number(seconds))
}
