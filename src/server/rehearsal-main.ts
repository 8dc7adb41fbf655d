import { fileURLToPath } from 'node:url'
import type { StageNews, StageOrder } from './rehearsal/messages.ts'
import { playStage } from './rehearsal/stage.ts'

/** The stage of a rehearsal, as its first message orders it. It ends with whoever started it. */
process.on('disconnect', () => process.exit(1))

const crowd = fileURLToPath(new URL('./crowd.js', import.meta.url))
const tell = (news: StageNews): Promise<void> => new Promise((resolve) => process.send?.(news, () => resolve()))

process.once('message', (order: StageOrder) => {
  const played = playStage(order, crowd, (news) => void tell(news)).then(
    (report) => tell({ report }),
    (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }),
  )
  void played.then(() => process.exit(0))
})
