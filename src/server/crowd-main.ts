import { playCrowd } from './rehearsal/crowd.ts'
import type { CrowdNews, CrowdOrder } from './rehearsal/messages.ts'

/** The crowd of a rehearsal: a program of its own, as it needs next to nothing and is started twice. It ends with the sandbox. */
process.on('disconnect', () => process.exit(1))

const send = (news: CrowdNews): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(news, () => resolve())
  })

process.once('message', (order: CrowdOrder) => {
  const opened = new Promise<void>((resolve) => process.once('message', () => resolve()))
  void playCrowd(order, { opened, send }).then(() => process.exit(0))
})
