import {
  TAX_CLASSES,
  tidiedInvoiceNumber,
  isInvoiceNumber,
} from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { usualClass } from '../../../../../domain/treasury/consumption-tax/usual-class.ts'
import type { CostKind, FundLineKind } from '../../../../../domain/treasury/fund-lines.ts'
import { TextField } from '../../../../ui/field.tsx'
import { InvoiceNumberField, TaxClassSelect } from '../consumption-tax/tax-class-fields.tsx'
import type { RentedUnit } from './ledger-queries.ts'
import { taxWayOfChoice, type PartForm } from './typed-part.ts'

/** Consumption tax of one part: the usual class of its kind unless somebody says another one. */
export function PartTaxFields({ part, units, field }: PartForm & { units: readonly RentedUnit[] }) {
  const way = taxWayOfChoice(part.choice)
  if (way === null) return null
  const [kind, costKind] = part.choice.split(':')
  const invoiceNumber = tidiedInvoiceNumber(part.invoice_number)
  const usual = usualClass({
    kind: (part.choice === 'other_income_returned' ? 'other_income' : kind) as FundLineKind,
    costKind: (costKind as CostKind | undefined) ?? null,
    letFor: units.find(({ lease_id: id }) => id === part.lease_id)?.let_for ?? null,
    invoiceNumber: isInvoiceNumber(invoiceNumber) ? invoiceNumber : null,
  })
  return (
    <>
      {way === 'cost' && <InvoiceNumberField {...field('invoice_number')} />}
      {part.choice === 'sale' && (
        <TextField
          label="うち建物の価格（税込、円）"
          requirement="optional"
          width="amount"
          inputMode="numeric"
          hint="空欄のときは、物件の取引の記録によります。どちらにもないときは「未確認」として集計します"
          {...field('building_amount')}
        />
      )}
      <TaxClassSelect
        way={way}
        usual={part.choice === 'sale' ? '土地は非課税、建物は課税' : usual === null ? '' : TAX_CLASSES[usual]}
        {...field('tax_class')}
      />
    </>
  )
}
