import type { DirectoryEntry } from '../../../adapters/bank/bank-directory.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

/** Typing a name takes a handful of searches; more than this a minute is a program. */
const mostPerMinute = 120

/** Banks that the text leads to, by reading or name, as listed or in full (みずほぎんこう); none for less than two characters. */
export async function searchBanks(
  services: Services,
  viewer: Viewer,
  reading: string,
): Promise<Outcome<DirectoryEntry[]>> {
  const counted = await countSearch(services, viewer)
  return counted.ok ? success(await services.bankDirectory.searchBanks(reading)) : counted
}

/** Branches of a bank that the text leads to; none for less than two characters (one at bank 0044) or an unknown bank. */
export async function searchBranches(
  services: Services,
  viewer: Viewer,
  bankCode: string,
  reading: string,
): Promise<Outcome<DirectoryEntry[]>> {
  const counted = await countSearch(services, viewer)
  return counted.ok ? success(await services.bankDirectory.searchBranches(bankCode, reading)) : counted
}

const countSearch = (services: Services, viewer: Viewer): Promise<Outcome<null>> =>
  countRequest(
    services.database,
    { key: `bank-search:${viewer.memberId}`, most: mostPerMinute, windowSeconds: 60 },
    services.machineClock.now(),
  )
