import { fileURLToPath } from 'node:url'
import type { SandboxNews, SandboxOrder } from './rehearsal/messages.ts'
import { playSandbox } from './rehearsal/sandbox.ts'

/** The sandbox of a rehearsal, as its first message orders it. It ends with whoever started it. */
process.on('disconnect', () => process.exit(1))

const crowd = fileURLToPath(new URL('./crowd.js', import.meta.url))
const send = (news: SandboxNews): Promise<void> => new Promise((resolve) => process.send?.(news, () => resolve()))

process.once('message', (order: SandboxOrder) => {
  const played = playSandbox(order, crowd, (news) => void send(news)).then(
    (report) => send({ report }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : String(error) }),
  )
  void played.then(() => process.exit(0))
})
