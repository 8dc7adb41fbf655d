import { readFileSync } from 'node:fs'

/** A line of the year's table: what happened on a day, as an accountant keeps it in a spreadsheet. */
export interface OfficeEvent {
  day: string
  fund: FundName | 'company'
  what: string
  /** Whole yen, above zero. */
  yen: number
  /** Which kind of cost, or whose fee. */
  kind: string
  /** Of which lease, or of which paper. */
  of: string
  /** 'YYYY-MM': of a rent, or of a tax that is paid. */
  month: string
  /** How consumption tax looks at it. */
  tax: '' | 'sale' | 'exempt' | 'outside' | 'invoice' | 'reduced' | 'none'
  /** A part of the sum that counts otherwise: the fee without tax, the building in a price. */
  part: number
}

export const FUNDS = ['flats', 'offices', 'house'] as const
export type FundName = (typeof FUNDS)[number]

const [heading = '', ...lines] = readFileSync(new URL('office-year.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const columns = heading.split(',')

/** Everything that happens in the office's year, in the order of the days. */
export const officeYear: readonly OfficeEvent[] = lines
  .map((line) => {
    const cells = line.split(',')
    const row = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
    return { ...row, yen: Number(row['yen']), part: Number(row['part']) } as OfficeEvent
  })
  .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))

/** Of what the funds are made. */
export const composed: Readonly<Record<FundName, { investors: readonly number[]; own: number; endsOn: string }>> = {
  flats: { investors: [1_000_000, 1_000_000, 600_000], own: 17_400_000, endsOn: '2028-12-31' },
  offices: { investors: [1_000_000, 900_000], own: 28_100_000, endsOn: '2028-12-31' },
  house: { investors: [1_000_000, 1_000_000, 700_000], own: 7_300_000, endsOn: '2027-10-31' },
}

type Tenancy = readonly [
  name: string,
  fund: FundName,
  tenant: string,
  kana: string,
  rent: number,
  deposit: number,
  letFor: 'dwelling' | 'business',
  due: 'same_month' | 'month_before',
  from: string,
  /** What the room cost the fund. */
  price: number,
]

/** Who rents what. All rooms of a fund together cost what the fund is made of. */
const tenancies: readonly Tenancy[] = [
  ['F1', 'flats', '青木 花子', 'アオキ ハナコ', 95_000, 190_000, 'dwelling', 'same_month', '2027-01-01', 6_000_000],
  ['F2', 'flats', '井上 健', 'イノウエ ケン', 88_000, 0, 'dwelling', 'same_month', '2027-01-01', 5_000_000],
  ['F3', 'flats', '上田 望', 'ウエダ ノゾミ', 82_000, 164_000, 'dwelling', 'same_month', '2027-01-01', 5_000_000],
  ['F4', 'flats', '遠藤 舞', 'エンドウ マイ', 84_000, 168_000, 'dwelling', 'same_month', '2027-10-01', 4_000_000],
  [
    'O1',
    'offices',
    '株式会社 角の店',
    'カブシキガイシャ カドノミセ',
    330_000,
    0,
    'business',
    'month_before',
    '2027-01-01',
    18_000_000,
  ],
  [
    'O2',
    'offices',
    '株式会社 二階',
    'カブシキガイシャ ニカイ',
    220_000,
    440_000,
    'business',
    'same_month',
    '2027-01-01',
    12_000_000,
  ],
  ['H1', 'house', '木田 詩織', 'キダ シオリ', 120_000, 240_000, 'dwelling', 'same_month', '2027-01-01', 10_000_000],
]

export const leases = tenancies.map(
  ([name, fund, tenant, tenantKana, rent, deposit, letFor, rentDue, beginsOn, price]) => ({
    name,
    fund,
    tenant,
    tenantKana,
    rent,
    deposit,
    letFor,
    rentDue,
    beginsOn,
    price,
  }),
)
