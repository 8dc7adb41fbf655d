import { playCrowd } from './rehearsal/crowd.ts'
import type { CrowdOrder, StageOrder } from './rehearsal/messages.ts'
import { playStage } from './rehearsal/stage.ts'

/** A process of a drill: the stage or the crowd, as its first message says. It ends with whoever started it. */
process.on('disconnect', () => process.exit(1))

const tell = (news: unknown): Promise<void> => new Promise((resolve) => process.send?.(news, () => resolve()))

process.once('message', (order: StageOrder | CrowdOrder) => {
  const opened = new Promise<void>((resolve) => process.once('message', () => resolve()))
  const played =
    order.role === 'stage'
      ? playStage(order, (news) => void tell(news)).then((report) => tell({ report }), (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }))
      : playCrowd(order, { opened, tell: (news) => void tell(news) })
  void played.then(() => process.exit(0))
})
