import { japanDate, type JapanDate } from '../calendar.ts'
import { japaneseEraYear } from '../japanese-era.ts'
import { outsideShiftJis } from '../shift-jis.ts'

// 匿名組合契約等の利益の分配の支払調書 as the tax office's programs read it (record layout 320 of the circular on optical discs; income tax act, article 225(1) item
// 3, its rules, article 85): 57 columns, no heading, no quotes, Shift_JIS. Five payments to a record; a payee with more has several.

/** Up to this sum for one person and year no report is due (rules of the income tax act, article 85). Whole yen. */
export const REPORT_FREE_UP_TO = 50_000

/** One dividend of the year, whole yen. */
export interface ReportedPayment {
  fixedOn: JapanDate
  /** The payee's, and of all who share in the dividend. */
  contribution: number
  contributions: number
  dividend: number
  tax: number
}

export interface Payer {
  address: string
  companyName: string
  telephone: string
  /** Thirteen digits. */
  corporateNumber: string
}

export interface Form320Report {
  year: number
  /** 1 takes back what was reported wrongly. */
  mark: '0' | '1'
  memberNumber: string
  /** 'family given', and in kana in the same order, which stands where a character cannot be written. */
  name: string
  kana: string
  address: string
  payments: readonly ReportedPayment[]
}

/** Why a record cannot be written, in a sentence for an operator. */
export interface Form320Problem {
  memberNumber: string
  text: string
}

const columns = { full: 60, name: 30, remark: 100 } as const
const paymentsInRecord = 5
const columnsOfPayment = 8

/** Kanji that are written so in names, and stand in no level of JIS: by the form that the tax office asks for. */
const standardForms: Readonly<Record<string, string>> = {
  髙: '高',
  﨑: '崎',
  𠮷: '吉',
  德: '徳',
  濵: '浜',
  栁: '柳',
  瀨: '瀬',
  桒: '桑',
  曻: '昇',
  寬: '寛',
}

/** Full-width, one blank at most between two words, no character twice in two forms. */
export function fullWidthField(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[髙﨑𠮷德濵栁瀨桒曻寬]/gu, (each) => standardForms[each] ?? each)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\x21-\x7E]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))
    .replace(/ /g, '　')
    .replace(/¥/g, '￥')
    .replace(/〜/g, '～')
}

/** Each word of the name that cannot be written stands in kana. */
function nameField({ name, kana }: Pick<Form320Report, 'name' | 'kana'>): string {
  const readings = fullWidthField(kana).split('　')
  return fullWidthField(name)
    .split('　')
    .map((word, place) => (outsideShiftJis(word).length > 0 ? (readings[place] ?? word) : word))
    .join('　')
}

/** What has to be put right before the records can be written; empty where nothing has. */
export function form320Problems(report: Form320Report): Form320Problem[] {
  const { memberNumber } = report
  const fields: [label: string, value: string, most: number][] = [
    ['住所', fullWidthField(report.address), columns.full],
    ['氏名', nameField(report), columns.name],
  ]
  return fields.flatMap(([label, value, most]) => [
    ...outsideShiftJis(value).map((each) => ({
      memberNumber,
      text: `${label}の「${each}」は、提出ファイルで使えない文字です。`,
    })),
    ...([...value].length > most ? [{ memberNumber, text: `${label}が${most}文字を超えています。` }] : []),
  ])
}

/** The report as one record for each five payments, without the line's end. */
export function form320Records(report: Form320Report, payer: Payer): string[] {
  const { payments } = report
  const groups = Array.from({ length: Math.ceil(payments.length / paymentsInRecord) }, (_, group) =>
    payments.slice(group * paymentsInRecord, (group + 1) * paymentsInRecord),
  )
  return groups.map((group) =>
    [
      '320',
      '',
      '',
      fullWidthField(payer.address),
      fullWidthField(payer.companyName),
      payer.telephone,
      '',
      '',
      '',
      report.mark,
      eraYear(japanDate(`${report.year}-12-31`)),
      fullWidthField(report.address),
      '0',
      nameField(report),
      ...group.flatMap(paymentColumns),
      ...Array.from({ length: (paymentsInRecord - group.length) * columnsOfPayment }, () => ''),
      fullWidthField(`会員番号${report.memberNumber}`),
      payer.corporateNumber,
      // The individual number is kept outside: scripts/add-individual-numbers.mjs puts it here.
      '',
    ].join(','),
  )
}

function paymentColumns({ fixedOn, contribution, contributions, dividend, tax }: ReportedPayment): string[] {
  const thousandths = shareInThousandths(contribution, contributions)
  return [
    eraYear(fixedOn),
    fixedOn.slice(5, 7),
    fixedOn.slice(8, 10),
    String(contribution),
    String(Math.floor(thousandths / 1000)),
    String(thousandths % 1000).padStart(3, '0'),
    String(dividend),
    String(tax),
  ]
}

/** 利益分配率: the payee's part of all contributions, in thousandths of a percent, rounded down. */
export const shareInThousandths = (contribution: number, contributions: number): number =>
  Number((BigInt(contribution) * 100_000n) / BigInt(contributions))

/** "08" for 2026: two digits of the Japanese era. */
export function eraYear(day: JapanDate): string {
  const digits = japaneseEraYear(day)?.replace('元', '1').replace(/\D/g, '') ?? ''
  return digits.padStart(2, '0')
}

/** When electronic filing of a kind of report is a duty: so many in the calendar year two years before the deadline's (income tax act, article 228-4). */
const eFilingLimits = [
  { from: 2027, least: 30 },
  { from: 2022, least: 100 },
] as const

export interface EFilingDuty {
  /** The year whose payments are reported, and the year of the count: reports that were due in it are on payments of the year before. */
  year: number
  countedYear: number
  least: number
  isDuty: boolean
}

/** @param due how many reports were due on the payments of `countedYear`. */
export function eFilingDuty(year: number, due: number): EFilingDuty {
  const least = eFilingLimits.find(({ from }) => year + 1 >= from)?.least ?? eFilingLimits[1].least
  return { year, countedYear: countedYearOf(year), least, isDuty: due >= least }
}

/** Reports on payments of 2026 are due in January 2027; of two years before, in January 2025, those on payments of 2024 were. */
export const countedYearOf = (year: number): number => year - 2
