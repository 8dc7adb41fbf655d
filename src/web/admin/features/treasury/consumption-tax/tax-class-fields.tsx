import {
  classesOf,
  INVOICE_NUMBER_WRONG,
  isInvoiceNumber,
  TAX_CLASSES,
  tidiedInvoiceNumber,
} from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

/** The class of consumption tax; without a choice the usual one of its kind. */
export function TaxClassSelect({
  way,
  usual,
  value,
  error,
  onChoose,
}: {
  way: 'income' | 'cost' | 'building'
  /** What the usual class is, in words. */
  usual: string
  value: string
  error: string | undefined
  onChoose: (taxClass: string) => void
}) {
  return (
    <Select
      label="消費税の区分"
      requirement="optional"
      value={value}
      error={error}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{usual === '' ? '通常の区分' : `通常の区分（${usual}）`}</option>
      {classesOf(way).map((each) => (
        <option key={each} value={each}>
          {TAX_CLASSES[each]}
        </option>
      ))}
    </Select>
  )
}

/** The number on the invoice; a mistyped one is said at once. */
export function InvoiceNumberField({
  value,
  error,
  onType,
}: {
  value: string
  error: string | undefined
  onType: (typed: string) => void
}) {
  const tidied = tidiedInvoiceNumber(value)
  const wrong = tidied.length >= 14 && !isInvoiceNumber(tidied) ? INVOICE_NUMBER_WRONG : undefined
  return (
    <TextField
      label="請求書の登録番号"
      requirement="optional"
      width="amount"
      hint="適格請求書のとき。例：T7000012050002"
      value={value}
      error={error ?? wrong}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
