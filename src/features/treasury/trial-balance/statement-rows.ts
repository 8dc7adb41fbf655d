import { isOfIncome, SECTIONS, type Section, type TrialBalance } from '../../../ledger/trial-balance.ts'

interface StatementRow {
  statement: string
  section: string
  text: string
  /** On the section's own side, whole yen. */
  closing: number
}

const INCOME = '損益計算書'
const SHEET = '貸借対照表'
const statementOf = (section: Section): string => (isOfIncome(section) ? INCOME : SHEET)

/** A trial balance as its two statements: the days' incomes and costs with what they come to, then what stands on the last day with the same result. */
export function statementRows({ rows, result }: TrialBalance): StatementRow[] {
  const lines = rows
    .filter(({ closing }) => closing !== 0)
    .map(({ section, text, closing }) => ({
      statement: statementOf(section),
      section: SECTIONS[section],
      text,
      closing,
    }))
  const resultOf = (statement: string): StatementRow => ({
    statement,
    section: '',
    text: '期間の損益',
    closing: result,
  })
  return [INCOME, SHEET].flatMap((statement) => [
    ...lines.filter((line) => line.statement === statement),
    resultOf(statement),
  ])
}
