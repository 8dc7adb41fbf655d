import {
  taxClasses,
  tidiedInvoiceNumber,
  type SaidTax,
  type TaxClass,
} from '../../../domain/treasury/consumption-tax/classes.ts'
import { builder } from './builder.ts'

export const TaxClassType = builder.enumType('TaxClass', {
  description: 'How consumption tax looks at a sum: by its class and the rate of its day.',
  values: taxClasses,
})

export const taxFromInput = ({
  tax_class: taxClass,
  invoice_number: invoiceNumber,
}: {
  tax_class?: TaxClass | null
  invoice_number?: string | null
}): Pick<SaidTax, 'taxClass' | 'invoiceNumber'> => ({
  taxClass: taxClass ?? null,
  invoiceNumber: invoiceNumber ? tidiedInvoiceNumber(invoiceNumber) : null,
})
