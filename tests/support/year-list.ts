import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import type { Services } from '../../src/features/core/services.ts'
import { yearLists, type Cells } from '../../src/features/treasury/adviser/year-lists.ts'

/** The rows of one list of the adviser's package of a fund, up to now, without the heading. */
export async function yearList(
  { database, clock }: Services,
  { name, fundId }: { name: string; fundId: number },
): Promise<Cells[]> {
  const lists = await yearLists(database, {
    from: japanDate('2026-01-01'),
    until: japanDateOf(clock.now()),
    open: [`fund:${fundId}`],
  })
  const [, ...rows] = lists.find((list) => list.name === name)?.rows ?? []
  return rows
}
