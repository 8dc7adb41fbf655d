import type { ComponentProps } from 'react'
import {
  classesOf,
  INVOICE_NUMBER_WRONG,
  isInvoiceNumber,
  TAX_CLASSES,
  tidiedInvoiceNumber,
} from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'

/** The class of consumption tax; without a choice the usual one of its kind. */
export function TaxClassSelect({
  way,
  usual,
  ...field
}: {
  way: 'income' | 'cost' | 'building'
  /** What the usual class is, in words. */
  usual: string
} & Pick<ComponentProps<typeof Select>, 'value' | 'error' | 'onChange'>) {
  return (
    <Select label="消費税の区分" requirement="optional" {...field}>
      <Options
        nothing={usual === '' ? '通常の区分' : `通常の区分（${usual}）`}
        of={classesOf(way).map((id) => ({ id, name: TAX_CLASSES[id] }))}
      />
    </Select>
  )
}

/** The number on the invoice; a mistyped one is said at once. */
export function InvoiceNumberField({
  value,
  error,
  onChange,
}: {
  value: string
} & Pick<ComponentProps<typeof TextField>, 'error' | 'onChange'>) {
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
      onChange={onChange}
    />
  )
}
