import type { PrintedDocument, PrintedSection, TableSection } from '../../../adapters/pdf/printed-document.ts'
import { formatDateTime, formatDateWithoutWeekday } from '../../../domain/calendar.ts'
import { formatAmount, yen } from '../../../domain/money.ts'
import { SECTIONS, type Section, type TrialBalance } from '../../../ledger/trial-balance.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'

/** What stands at the head of a paper of a book. */
export interface BookPaperHead {
  days: BookDays
  /** As operators call the book. */
  bookName: string
  operator: OperatorProfile
  now: Date
}

export interface TrialBalanceInput extends BookPaperHead {
  balance: TrialBalance
}

/** The same for every paper of a book. @param sign before its number. */
export const paperHead = (
  { days, bookName, operator, now }: BookPaperHead,
  { title, sign }: { title: string; sign: string },
): Omit<PrintedDocument, 'lead' | 'sections'> => ({
  brand: operator.brand,
  title,
  subtitle: `${bookName}　${formatDateWithoutWeekday(days.from)}から${formatDateWithoutWeekday(days.until)}まで`,
  documentNumber: `${sign}-${days.book.replace(':', '-')}-${days.until.replaceAll('-', '')}`,
  formVersion: '第1版',
  createdAt: now.toISOString(),
  createdAtText: formatDateTime(now),
  addressee: null,
  issuer: { name: operator.companyName, lines: [operator.licence, operator.address] },
  footer: ['金額は円単位です。', 'この書面の金額は、作成した日時までに記録した仕訳によります。'],
})

export const written = (amount: number): string => formatAmount(yen(amount))

/** Statement of income of the days, balance sheet of the last one, and the accounts that both come from. */
export function trialBalanceDocument({ balance, ...head }: TrialBalanceInput): PrintedDocument {
  return {
    ...paperHead(head, { title: '試算表', sign: 'TB' }),
    lead: `「${head.bookName}」の帳簿の、仕訳から作成した計算書です。計算期間を締める仕訳は、含めていません。`,
    sections: [incomeSection(balance), sheetSection(balance), accountSection(balance), notes],
  }
}

const linesOf = (balance: TrialBalance, section: Section): [string, number][] =>
  balance.rows.filter((row) => row.section === section && row.closing !== 0).map(({ text, closing }) => [text, closing])

function incomeSection(balance: TrialBalance): TableSection {
  return {
    kind: 'table',
    heading: '損益計算書（円）',
    columns: [
      { label: '科目', align: 'left' },
      { label: '収益', align: 'right' },
      { label: '費用', align: 'right' },
    ],
    rows: [
      ...linesOf(balance, 'income').map(([text, amount]) => [text, written(amount), '']),
      ...linesOf(balance, 'costs').map(([text, amount]) => [text, '', written(amount)]),
    ],
    total: [`合計（差引 ${written(balance.result)}）`, written(balance.income), written(balance.costs)],
  }
}

function sheetSection(balance: TrialBalance): TableSection {
  return {
    kind: 'table',
    heading: '貸借対照表（末日、円）',
    columns: [
      { label: '科目', align: 'left' },
      { label: '資産', align: 'right' },
      { label: '負債・出資・損益', align: 'right' },
    ],
    rows: [
      ...linesOf(balance, 'assets').map(([text, amount]) => [text, written(amount), '']),
      ...[...linesOf(balance, 'debts'), ...linesOf(balance, 'equity')].map(([text, amount]) => [
        text,
        '',
        written(amount),
      ]),
      ['期間の損益', '', written(balance.result)],
    ],
    total: ['合計', written(balance.assets), written(balance.debts + balance.equity + balance.result)],
  }
}

function accountSection({ rows }: TrialBalance): TableSection {
  return {
    kind: 'table',
    heading: '科目ごとの残高と動き（円）',
    columns: [
      { label: '科目', align: 'left' },
      { label: '区分', align: 'left' },
      { label: '前日の残高', align: 'right' },
      { label: '借方', align: 'right' },
      { label: '貸方', align: 'right' },
      { label: '残高', align: 'right' },
    ],
    rows: rows.map(({ text, section, opening, debit, credit, closing }) => [
      text,
      SECTIONS[section],
      ...[opening, debit, credit, closing].map(written),
    ]),
    total: [
      '借方・貸方の合計',
      '',
      '',
      written(rows.reduce((sum, { debit }) => sum + debit, 0)),
      written(rows.reduce((sum, { credit }) => sum + credit, 0)),
      '',
    ],
  }
}

const notes: PrintedSection = {
  kind: 'text',
  heading: 'この書面について',
  paragraphs: [],
  items: [
    '残高は、資産と費用は借方、そのほかは貸方を正の数で示しています。',
    '収益と費用は期間の分だけを示し、前の期間の損益は「前期までの損益」に含めています。',
  ],
}
