import { composed, officeYear, type FundName, type OfficeEvent } from './office-table.ts'

/**
 * The sheet of an accountant who has never seen the product: sums over the columns of the table, as a spreadsheet's SUMIFS would make them. Nothing here is
 * the product's own.
 */

type Column = keyof OfficeEvent
type Where = { [Key in Column]?: string | readonly string[] } & { until?: string; after?: string }

/** SUMIFS over one column. */
export const sumIfs = (where: Where, value: (event: OfficeEvent) => number = ({ yen }) => yen): number =>
  officeYear
    .filter((event) =>
      Object.entries(where).every(([column, wanted]) => {
        if (wanted === undefined) return true
        if (column === 'until') return event.day <= String(wanted)
        if (column === 'after') return event.day > String(wanted)
        const cell = String(event[column as Column])
        return typeof wanted === 'string' ? cell === wanted : wanted.includes(cell)
      }),
    )
    .reduce((sum, event) => sum + value(event), 0)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const withoutZeros = (cells: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(cells).filter(([, amount]) => amount !== 0))

/** Every account of a fund's book at a day's end, on its own side. */
export function accountsAt(fund: FundName, until: string): Record<string, number> {
  const s = (where: Where) => sumIfs({ fund, until, ...where })
  const { investors, own } = composed[fund]
  const kinds = [...new Set(officeYear.filter((event) => event.fund === fund).map(({ kind }) => kind))]
  const advance = sumIfs({ fund, until, what: 'rent' }, ({ yen, month }) => (month > '2027-12' ? yen : 0))
  return withoutZeros({
    bank: s({ what: 'rent' }) - s({ what: 'cost' }),
    property: sum(investors) + own,
    deployed: sum(investors),
    subordinated: own,
    rent_income: s({ what: 'rent' }) - advance,
    advance_rent: advance,
    ...Object.fromEntries(kinds.map((kind) => [`cost:${kind}`, s({ what: 'cost', kind })])),
  })
}
