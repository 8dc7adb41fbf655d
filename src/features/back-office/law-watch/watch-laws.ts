import { LawServiceUnavailable, type LawService } from '../../../adapters/law/law.ts'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { LAWS, type LawKey } from '../../../domain/core/cited-law.ts'
import type { Services } from '../../core/services.ts'
import { keepReading } from './keep-reading.ts'
import { markUnread, type UnreadReason } from './mark-unread.ts'
import { readLaw } from './read-law.ts'

/** After so many laws in succession without an answer the service is down: the others are not asked. */
const isDownAfter = 2
const monday = 1

/** Compares every cited article with the law interface; what differs becomes a task. Nothing is concluded from a missing answer but that it is missing. */
export async function watchLaws(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  let failures = 0
  for (const law of Object.keys(LAWS) as LawKey[]) {
    const reason: UnreadReason | null =
      services.laws === null
        ? 'unset'
        : failures >= isDownAfter
          ? 'unreachable'
          : await watchLaw(services, services.laws, law, today)
    failures = reason === 'unreachable' ? failures + 1 : 0
    if (reason !== null) await markUnread(services.database, law, reason, today)
  }
}

/** Null where it was read. */
async function watchLaw(
  services: Services,
  laws: LawService,
  law: LawKey,
  today: JapanDate,
): Promise<UnreadReason | null> {
  try {
    // Which revisions there are says every night whether a text can have changed; once a week each is read all the same.
    const isWhole = new Date(`${today}T00:00:00Z`).getUTCDay() === monday
    const reading = await readLaw(services.database, laws, law, isWhole)
    if (reading === null) return 'missing'
    await keepReading(services, laws, reading, today)
    return null
  } catch (err) {
    if (!(err instanceof LawServiceUnavailable)) throw err
    services.log.warn({ err, law }, 'the law interface did not answer')
    return 'unreachable'
  }
}
