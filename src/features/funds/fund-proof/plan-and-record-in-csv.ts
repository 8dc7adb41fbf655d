import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { COMPARED_ITEMS, COMPARED_STATES } from '../../../domain/funds/plan-and-record.ts'
import { writeCsv } from '../../documents/payment-report/write-csv.ts'
import type { Services } from '../../core/services.ts'
import { loadFund } from '../fund/load-funds.ts'
import { loadProvedPeriods } from '../fund/load-fund-proof.ts'
import { sharedHoldings } from '../property/shared-records.ts'
import { planAndRecord } from './plan-and-record.ts'

const HEADINGS = ['期', '開始日', '終了日', '状態', '項目', '予定（円）', '実績（円）', '差（円）']

/** Plan and record of each period for a spreadsheet: the rows of the page's table, whole yen. Null for a fund that is not published. */
export async function planAndRecordAsCsv(services: Services, fundId: Id<'fund'>): Promise<string | null> {
  const database = services.readingDatabase ?? services.database
  const record = await loadFund(database, fundId)
  if (!record?.isPublished) return null
  const today = japanDateOf(services.clock.now())
  const periods = planAndRecord({
    ...record,
    periods: await loadProvedPeriods(database, { fundId, today }),
    held: (await sharedHoldings(services)).get(fundId) ?? [],
    today,
  })
  return writeCsv(
    HEADINGS,
    periods.flatMap(({ number, startOn, endOn, state, rows }) =>
      rows.map(({ item, planned, recorded, difference }) => [
        number,
        startOn,
        endOn,
        COMPARED_STATES[state],
        COMPARED_ITEMS[item],
        planned ?? '',
        recorded ?? '',
        difference ?? '',
      ]),
    ),
  )
}
