import type { FastifyInstance } from 'fastify'

/** The messages that the outside has brought to the product: a second copy comes when nobody waits for it any more. */
export interface Notices {
  readonly answered: number
  /** Waits until so many were answered. */
  reach(answered: number): Promise<void>
}

const longestWaitMs = 5_000
const pauseMs = 1

export function countNotices(app: FastifyInstance): Notices {
  let answered = 0
  app.addHook('onResponse', async (request) => {
    if (request.url.startsWith('/webhooks/')) answered += 1
  })
  return {
    get answered() {
      return answered
    },
    async reach(wanted) {
      for (let waited = 0; answered < wanted; waited += pauseMs) {
        if (waited > longestWaitMs) throw new Error('the second copy of a notice never came')
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
  }
}
