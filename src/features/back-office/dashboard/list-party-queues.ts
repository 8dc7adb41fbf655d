import type { Queryable } from '../../../platform/database/connect.ts'
import { listPartiesWithoutKana } from '../../funds/property/list-parties-without-kana.ts'
import { namesOf, type WorkQueue } from './work-queue.ts'

/** What waits about whom the operator deals with. */
export async function listPartyQueues(database: Queryable): Promise<WorkQueue[]> {
  const unnamed = await listPartiesWithoutKana(database)
  return [
    {
      name: 'party_without_kana',
      count: unnamed.length,
      oldestAt: unnamed[0]?.recordedAt ?? null,
      dueAt: null,
      yen: null,
      detail: namesOf(unnamed.map(({ name }) => name)),
    },
  ]
}
