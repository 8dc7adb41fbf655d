import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request came from. Found out only where somebody asks: most requests write no line that names it. */
export interface RequestOrigin {
  /** Of the caller's session: the same for all that is done in it, and of no use to whoever reads it. Null without a session. */
  sessionMark(): string | null
  /** The caller's network address, as the proxies in front tell it. */
  address(): string
}

interface UnderWay {
  id: string
  origin: RequestOrigin | null
}

const underWay = new AsyncLocalStorage<UnderWay>()

/**
 * Does what one request, job or scheduled task sets off. Its id stands in every audit line and every line of the log that comes of it, so
 * that they can be found together.
 * @param origin of a request; jobs and tasks have none.
 */
export function underRequest<T>(id: string, act: () => T, origin: RequestOrigin | null = null): T {
  return underWay.run({ id, origin }, act)
}

/** Of what is under way here; null where nobody asked for it. */
export const currentRequestId = (): string | null => underWay.getStore()?.id ?? null

/** Where what is under way here was asked for; null of jobs and scheduled tasks. */
export const currentOrigin = (): RequestOrigin | null => underWay.getStore()?.origin ?? null
