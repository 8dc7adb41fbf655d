import { formatYen } from '../../../domain/money.ts'
import type { Closing } from './closing.ts'
import type { TaxYearFigures } from './tax-year.ts'

export interface PaperChange {
  label: string
  before: string
  after: string
}

const figureLabels = [
  ['分配金', 'dividend'],
  ['源泉徴収税額', 'tax'],
  ['損失', 'loss'],
  ['支払額', 'payAmount'],
  ['うち未払', 'unpaidDividend'],
  ['うち未徴収', 'uncollectedTax'],
] as const satisfies readonly (readonly [string, keyof TaxYearFigures])[]

/** What a document says otherwise than before, in words; empty where a correction concerns what it does not say (an individual number). */
export function paperChanges(
  before: TaxYearFigures & Pick<Closing, 'payee'>,
  after: TaxYearFigures & Pick<Closing, 'payee'>,
): PaperChange[] {
  const figures = figureLabels
    .filter(([, column]) => before[column] !== after[column])
    .map(([label, column]) => ({ label, before: formatYen(before[column]), after: formatYen(after[column]) }))
  return [...figures, ...payeeChanges(before.payee, after.payee)]
}

/** Documents that were issued before their payee was kept are not known to differ. */
function payeeChanges(before: Closing['payee'], after: Closing['payee']): PaperChange[] {
  if (before === null || after === null) return []
  const change = (label: string, old: string, fresh: string): PaperChange[] =>
    old === fresh ? [] : [{ label, before: old, after: fresh }]
  const place = ({ zipCode, address }: NonNullable<Closing['payee']>) =>
    `〒${zipCode.slice(0, 3)}-${zipCode.slice(3)} ${address}`
  return [...change('氏名', before.name, after.name), ...change('住所', place(before), place(after))]
}
