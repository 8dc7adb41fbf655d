import { outsideShiftJis } from '../../shift-jis.ts'
import { rowsOf, voucherKey, type Voucher, type VoucherSide } from './voucher.ts'

// The import layouts of three accounting programs. What was read of each and what is only known: 弥生 25 columns (its import manual, in part; the quoting as in
// exported files), freee's general file (known; columns found by their names), マネーフォワード 27 columns (a public guide to the template). Each may change with a
// version of the program: a layout is the one of `since`, and operators compare the heading with the template of the day.

interface JournalLayout {
  /** What operators call the program. */
  text: string
  since: string
  /** What was not read in the program's own words, for operators; null where nothing is left open. */
  doubt: string | null
  /** Without end of line; null where the file has none. */
  heading: string | null
  /** The tax class of money that has nothing to do with consumption tax, as the program's list has it. */
  outside: string
  /** Full-width characters: longer names of accounts are refused by the program. */
  longestName: number
  /** Whether a name may have a second one below it (補助科目). */
  hasSubAccounts: boolean
  /** @param place in the file, from 0. */
  write: (voucher: Voucher, place: number) => string[]
}

const writtenDay = (day: string): string => day.replaceAll('-', '/')

/** A remark is cut to what the program takes: the ledger's number leads to the whole. @param width in half-width characters. */
function cut(text: string, width: number): string {
  let left = width
  return [...text]
    .filter((character) => {
      left -= /[\u0020-\u007e\uff61-\uff9f]/.test(character) ? 1 : 2
      return left >= 0
    })
    .join('')
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** A text that a comma or a quotation mark would break is quoted (RFC 4180). */
const field = (text: string): string => (/[",\n]/.test(text) ? quoted(text) : text)

const yayoiFlags = (place: number, rows: number): string => {
  if (rows === 1) return '2000'
  if (place === 0) return '2110'
  return place === rows - 1 ? '2101' : '2100'
}

function yayoiRows(voucher: Voucher, place: number): string[] {
  const rows = rowsOf(voucher)
  const side = (of: VoucherSide | null): string[] => [
    quoted(of?.account ?? ''),
    quoted(of?.subAccount ?? ''),
    quoted(''),
    quoted(of?.taxClass ?? ''),
    String(of?.amount ?? 0),
    '0',
  ]
  return rows.map(({ debit, credit }, row) =>
    [
      quoted(yayoiFlags(row, rows.length)),
      // The slip's number takes six digits: the ledger's number stands in the memo.
      String(place + 1),
      quoted(''),
      quoted(writtenDay(voucher.day)),
      ...side(debit),
      ...side(credit),
      quoted(cut(voucher.remark, 64)),
      quoted(''),
      quoted(''),
      '0',
      quoted(''),
      quoted(voucherKey(voucher)),
      quoted('0'),
      quoted('0'),
      quoted('no'),
    ].join(','),
  )
}

function freeeRows(voucher: Voucher): string[] {
  const side = (of: VoucherSide | null): string[] =>
    of === null ? ['', '', ''] : [field(of.account), String(of.amount), '0']
  return rowsOf(voucher).map(({ debit, credit }) =>
    [
      writtenDay(voucher.day),
      voucherKey(voucher),
      '',
      ...side(debit),
      ...side(credit),
      field(voucher.remark),
      field(debit?.taxClass ?? ''),
      field(credit?.taxClass ?? ''),
    ].join(','),
  )
}

function moneyForwardRows(voucher: Voucher): string[] {
  const side = (of: VoucherSide | null): string[] =>
    of === null
      ? ['', '', '', '', '', '', '', '']
      : [field(of.account), field(of.subAccount), '', '', field(of.taxClass), of.invoice ?? '', String(of.amount), '0']
  return rowsOf(voucher).map(({ debit, credit }) =>
    [
      String(voucher.id),
      writtenDay(voucher.day),
      ...side(debit),
      ...side(credit),
      field(voucher.remark),
      // Memo, tag, kind, adjustment, and who wrote the entry when: the program's own.
      ',,,,,,,',
    ].join(','),
  )
}

const moneyForwardSide = (side: string): string[] =>
  ['勘定科目', '補助科目', '部門', '取引先', '税区分', 'インボイス', '金額(円)', '税額'].map((column) => side + column)
const freeeSide = (side: string): string[] => ['勘定科目', '金額', '税額'].map((column) => side + column)

/** By the code that the database keeps. */
export const JOURNAL_LAYOUTS = {
  yayoi: {
    text: '弥生会計',
    since: '2026-11-22',
    doubt: null,
    heading: null,
    outside: '対象外',
    longestName: 12,
    hasSubAccounts: true,
    write: yayoiRows,
  },
  freee: {
    text: 'freee会計',
    since: '2026-11-22',
    doubt: '税区分の列は、freeeの現在のひな形を確かめていません。取り込む画面で、列の割り当てをご確認ください。',
    heading: [
      '日付',
      '伝票番号',
      '決算整理仕訳',
      ...freeeSide('借方'),
      ...freeeSide('貸方'),
      '摘要',
      '借方税区分',
      '貸方税区分',
    ].join(','),
    outside: '対象外',
    longestName: 30,
    hasSubAccounts: false,
    write: freeeRows,
  },
  money_forward: {
    text: 'マネーフォワード クラウド会計',
    since: '2026-11-22',
    doubt: '見出しは27列のひな形によります。取り込む前に、現在のひな形の見出しと同じことをご確認ください。',
    heading: [
      '取引No',
      '取引日',
      ...moneyForwardSide('借方'),
      ...moneyForwardSide('貸方'),
      '摘要',
      '仕訳メモ',
      'タグ',
      'MF仕訳タイプ',
      '決算整理仕訳',
      '作成日時',
      '作成者',
      '最終更新日時',
      '最終更新者',
    ].join(','),
    outside: '対象外',
    longestName: 30,
    hasSubAccounts: true,
    write: moneyForwardRows,
  },
} as const satisfies Record<string, JournalLayout>

export type JournalProgram = keyof typeof JOURNAL_LAYOUTS

export const JOURNAL_PROGRAMS = Object.keys(JOURNAL_LAYOUTS) as JournalProgram[]

/** What operators call each program. */
export const programWords = Object.fromEntries(
  JOURNAL_PROGRAMS.map((program) => [program, JOURNAL_LAYOUTS[program].text]),
) as Readonly<Record<JournalProgram, string>>

/** The file's text, CRLF at each line's end. */
export function journalFile(program: JournalProgram, vouchers: readonly Voucher[]): string {
  const { heading, write } = JOURNAL_LAYOUTS[program]
  return [...(heading === null ? [] : [heading]), ...vouchers.flatMap(write)].map((line) => `${line}\r\n`).join('')
}

/** What the file cannot say, in sentences for an operator: characters that CP932 as these programs read it lacks. */
export function journalProblems(program: JournalProgram, vouchers: readonly Voucher[]): string[] {
  const lacking = outsideShiftJis(journalFile(program, vouchers))
  return lacking.length === 0
    ? []
    : [`会計ソフトの文字コードにない文字があります（${lacking.join('、')}）。科目の名前から取り除いてください。`]
}
