import { COUNTERPARTIES } from '../treasury/fund-lines.ts'
import { LENDER_KINDS, LOAN_MOVEMENTS, LOAN_STATES } from '../funds/loan.ts'
import { column, composed, day, rate, text, word, yen } from './column.ts'
import { columnList, table } from './table.ts'

/** What funds have borrowed, and how it stands with each loan. */
export const loanTable = table({
  name: 'loans',
  fileName: '借入金',
  row: 'Loan',
  columns: {
    lender: column({ head: '借入先', kind: text, isProse: true }),
    project_name: column({ head: 'ファンド', kind: text, isProse: true }),
    lender_kind: column({ head: '借入先の種類', kind: word(LENDER_KINDS) }),
    counterparty: column({ head: '関係', kind: word(COUNTERPARTIES) }),
    state: column({ head: '状態', kind: word(LOAN_STATES) }),
    owed: column({ head: '残高（円）', kind: yen }),
    rate_bp: column({ head: '年利（％）', kind: rate }),
    next_due_on: column({ head: '次回の期日', kind: day }),
    next_due: column({ head: '次回の支払い（円）', kind: yen }),
    overdue: column({ head: '期日を過ぎた額（円）', kind: yen }),
    amount: column({ head: '借入額（円）', kind: yen }),
    drawn: column({ head: '受け取り（円）', kind: yen }),
    repaid: column({ head: '返済（円）', kind: yen }),
    interest: column({ head: '支払った利息（円）', kind: yen }),
    contracted_on: column({ head: '契約日', kind: day }),
    matures_on: column({ head: '最終の返済期日', kind: day }),
  },
  filters: {},
})

/** A loan's plan with what was paid of it, the oldest first. */
export const loanPlanList = columnList({
  due_on: column({ head: '期日', kind: day }),
  due: column({ head: '支払額（円）', kind: composed, align: 'right' }),
  left: column({ head: '残り（円）', kind: yen }),
})

/** The lines of the bank that drew it, repaid it and paid its interest. */
export const loanLineList = columnList({
  moved_on: column({ head: '日付', kind: day }),
  what: column({ head: '内容', kind: word(LOAN_MOVEMENTS) }),
  amount: column({ head: '金額（円）', kind: yen }),
  remarks: column({ head: '銀行の摘要', kind: text, isProse: true }),
})
