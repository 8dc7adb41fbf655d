import type { Id } from '../../../domain/id.ts'
import { sharedReading } from '../../core/shared-reading.ts'
import { loadEvents, type OperationEvent } from './load-events.ts'

/** By fund, what was told of its events; a fund without any is not among them. */
export const sharedEvents = sharedReading(async (database): Promise<ReadonlyMap<Id<'fund'>, OperationEvent[]>> => {
  const announced = new Map<Id<'fund'>, OperationEvent[]>()
  for (const event of await loadEvents(database))
    if (event.entries.length > 0) announced.set(event.fundId, [...(announced.get(event.fundId) ?? []), event])
  return announced
})
