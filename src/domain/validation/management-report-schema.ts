import * as v from 'valibot'
import { textField } from './fields.ts'
import { notAnObject } from './messages.ts'

const LABEL_LENGTH = 30
const REMARK_LENGTH = 400
const MOST_LINES = 30
const LARGEST_AMOUNT = 1_000_000_000_000

const amountLine = v.object(
  {
    label: textField(LABEL_LENGTH),
    /** Whole yen. */
    amount: v.pipe(
      v.number('金額は整数で入力してください'),
      v.safeInteger('金額は整数で入力してください'),
      v.minValue(0, '0円以上で入力してください'),
      v.maxValue(LARGEST_AMOUNT, '金額が大きすぎます'),
    ),
  },
  notAnObject,
)
const amountLines = v.pipe(v.array(amountLine), v.maxLength(MOST_LINES, `${MOST_LINES}行以内で入力してください`))

/** What an operator writes about a period of a fund. Income and costs are declared only for days of which the fund's book says nothing. */
export const managementReportSchema = v.object(
  {
    income: amountLines,
    costs: amountLines,
    remarks: v.pipe(
      v.array(textField(REMARK_LENGTH)),
      v.maxLength(MOST_LINES, `${MOST_LINES}行以内で入力してください`),
    ),
  },
  notAnObject,
)

export type ManagementReportFacts = v.InferOutput<typeof managementReportSchema>
