import { FUNDS, leases, officeYear, type FundName, type OfficeEvent } from './office-table.ts'
import { accruedOf, cut, sumIfs, usedOf, withheldOf } from './office-sheet.ts'

// Lists of the accountant's sheet beside the accounts: of each lease, of each month of withheld tax, of each class of consumption tax. Nothing here is the
// product's own.

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const months = [...Array(12).keys()].map((month) => `2027-${String(month + 1).padStart(2, '0')}`)

/** Rents that had to come before a day and have not, by lease and month. */
export function arrearsOn(today: string) {
  return leases.flatMap(({ name, rent, rentDue, beginsOn }) => {
    const left = officeYear.find(({ what, of, day }) => what === 'leaves' && of === name && day <= today)?.day ?? '9999'
    return [...months, '2028-01'].flatMap((month) => {
      const dueOn = rentDue === 'same_month' ? lastDayOf(month) : dayBefore(`${month}-01`)
      const missing = rent - sumIfs({ what: 'rent', of: name, month, until: today })
      const isDue = `${month}-01` >= beginsOn && `${month}-01` <= left && dueOn < today
      return isDue && missing > 0
        ? [
            {
              lease: name,
              month,
              due: rent,
              missing,
              due_on: dueOn,
              days: (Date.parse(today) - Date.parse(dueOn)) / 86_400_000,
            },
          ]
        : []
    })
  })
}

/** What each lease has brought, got back and left of its deposit. */
export const depositsOn = (until: string) =>
  leases
    .filter(({ deposit }) => deposit > 0)
    .map(({ name: of, deposit: agreed }) => {
      const received = sumIfs({ what: 'deposit', of, until })
      const keptOnLine = sumIfs({ what: 'deposit_back', of, until }, ({ part }) => part)
      const givenBack = sumIfs({ what: 'deposit_back', of, until }) - keptOnLine
      const kept = sumIfs({ what: 'deposit_kept', of, until }) + keptOnLine
      return { lease: of, agreed, received, given_back: givenBack, kept, held: received - givenBack - kept }
    })

/** Tax withheld of fees, by fund and month of payment. */
export const feeMonthsOn = (until: string) =>
  FUNDS.flatMap((fund) =>
    months.flatMap((month) => {
      const own = officeYear.filter(
        (event) => event.what === 'fee' && event.fund === fund && event.day.startsWith(month) && event.day <= until,
      )
      const withheld = own.reduce((total, event) => total + withheldOf(event), 0)
      const paid = sumIfs({ what: 'fee_tax', fund, month, until })
      const base = own.reduce((total, { part }) => total + part, 0)
      return own.length === 0 ? [] : [{ fund, month, fees: own.length, base, withheld, paid, open: withheld - paid }]
    }),
  )

export interface TaxRow {
  side: string
  class_text: string
  gross: number
  tax: number
  deductible: number
}

/** By the table's own words: the class as the product writes it, percent of tax, and percent of it that may be deducted. */
const CLASSES = {
  in: { sale: ['課税売上', 10, 0], exempt: ['非課税売上', 0, 0] },
  out: {
    invoice: ['課税仕入（適格請求書あり）', 10, 100],
    reduced: ['課税仕入（軽減税率・適格請求書あり）', 8, 100],
    none: ['課税仕入（適格請求書なし）', 10, 70],
    exempt: ['非課税仕入', 0, 0],
    outside: ['不課税（対象外）', 0, 0],
  },
} as const

/** Consumption tax of a year of a fund: each line by itself, cut to the yen, summed up by class. */
export function consumptionTaxOf(fund: FundName | 'company', until: string): TaxRow[] {
  const s = (what: string | readonly string[], tax: string, value?: (event: OfficeEvent) => number) =>
    sumIfs({ fund, until, what, tax }, value)
  /** Of each row a value with its tax, by class. */
  const incomes = (tax: string, value: (yen: number) => number): number =>
    s(['rent'], tax, ({ yen, month }) => (month > until.slice(0, 7) ? 0 : value(yen))) +
    s(['income', 'deposit_kept'], tax, ({ yen }) => value(yen)) +
    s('deposit_back', tax, ({ part }) => value(part)) +
    sumIfs({ fund, until, what: 'sale' }, ({ yen, part }) => value(tax === 'sale' ? part : yen - part))
  const costs = (tax: string, value: (yen: number) => number): number =>
    s(['cost', 'advanced_cost', 'reward', 'fee', 'invoice', 'bank_fee', 'transfer_fee'], tax, ({ yen }) => value(yen)) -
    s('invoice_back', tax, ({ yen }) => value(yen)) +
    s('notice', tax, (event) => value(accruedOf(event, until))) -
    (tax === 'outside'
      ? sumIfs({ fund, until, what: 'spread' }, (event) => value(event.yen) - value(usedOf(event, until)))
      : 0)
  const rows = (side: string, classes: Record<string, readonly [string, number, number]>, sums: typeof incomes) =>
    Object.entries(classes).map(([tax, [text, rate, share]]) => ({
      side,
      class_text: text,
      gross: sums(tax, (yen) => yen),
      tax: sums(tax, (yen) => cut(yen, rate, 100 + rate)),
      deductible: sums(tax, (yen) => cut(cut(yen, rate, 100 + rate), share, 100)),
    }))
  return [...rows('収入', CLASSES.in, incomes), ...rows('支出', CLASSES.out, costs)].filter(({ gross }) => gross !== 0)
}
