import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<string>()

/**
 * Does what one request, job or scheduled task sets off. Its id stands in every audit line and every line of the log that comes of it, so
 * that they can be found together.
 */
export function underRequest<T>(id: string, act: () => T): T {
  return underWay.run(id, act)
}

/** Of what is under way here; null where nobody asked for it. */
export const currentRequestId = (): string | null => underWay.getStore() ?? null
