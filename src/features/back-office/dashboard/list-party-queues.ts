import type { Queryable } from '../../../platform/database/connect.ts'
import { listPartiesWithoutKana } from '../../funds/property/list-parties-without-kana.ts'
import { listPartiesOursLater } from '../../funds/property/list-parties-ours-later.ts'
import { namesOf, type WorkQueue } from './work-queue.ts'

/** What waits about whom the operator deals with. */
export async function listPartyQueues(database: Queryable): Promise<WorkQueue[]> {
  const [unnamed, ours] = await Promise.all([listPartiesWithoutKana(database), listPartiesOursLater(database)])
  return [
    {
      name: 'party_without_kana',
      count: unnamed.length,
      oldestAt: unnamed[0]?.recordedAt ?? null,
      dueAt: null,
      yen: null,
      detail: namesOf(unnamed.map(({ name }) => name)),
    },
    {
      name: 'party_ours_later',
      count: ours.length,
      oldestAt: ours[0]?.since ?? null,
      dueAt: null,
      yen: null,
      detail: namesOf(ours.map(({ name }) => name)),
    },
  ]
}
