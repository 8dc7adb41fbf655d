import { openStage } from '../stage/stage.ts'
import { playHistory, type Plan, type Result } from './history.ts'

/** One of the processes that share the work: takes plans by message, answers results, ends when told. */
const cluster = process.env['MODEL_CLUSTER'] ?? ''
const stage = await openStage(cluster, Number(process.env['MODEL_PLACE']))

process.on('message', (plan: Plan | 'end') => {
  if (plan === 'end') {
    void stage.close().then(() => process.disconnect())
    return
  }
  void playHistory(stage, plan).then(
    (result: Result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
// Whoever gave the orders is gone.
process.once('disconnect', () => process.exit())
process.send?.('ready')
