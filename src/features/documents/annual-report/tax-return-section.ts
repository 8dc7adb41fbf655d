import type { PrintedSection } from '../../../adapters/pdf/printed-document.ts'
import { formatAmount } from '../../../domain/money.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { AnnualReport } from './load-annual-report.ts'

/**
 * What the return of income tax asks of a payment from which tax was withheld (所得の内訳, second sheet of the return), with an empty row for
 * what only the member knows: whether a return is due depends on all income of the year. Of a year that is over, where there was income.
 */
export function taxReturnSection(report: AnnualReport, operator: OperatorProfile): PrintedSection[] {
  if (report.isRunning || report.dividend === 0) return []
  const { companyName, corporateNumber, address } = operator
  const place = corporateNumber === '' ? address : `法人番号 ${corporateNumber}`
  return [
    {
      kind: 'table',
      heading: '確定申告書の「所得の内訳」に書く内容（円）',
      columns: [
        { label: '支払者', align: 'left' },
        { label: '所得の種類', align: 'left' },
        { label: '種目', align: 'left' },
        { label: '収入金額', align: 'right' },
        { label: '源泉徴収税額', align: 'right' },
      ],
      rows: [
        [
          `${companyName}（${place}）`,
          '雑（その他）',
          '匿名組合の分配',
          formatAmount(report.dividend),
          formatAmount(report.tax),
        ],
        ['ほかの収入と必要経費（ご自身でご記入ください）', '', '', '', ''],
      ],
      total: null,
    },
  ]
}
