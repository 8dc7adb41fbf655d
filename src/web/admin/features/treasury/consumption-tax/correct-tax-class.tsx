import { useState } from 'react'
import { TAX_CLASSES, type TaxClass } from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { taxWayOf } from '../../../../../domain/treasury/consumption-tax/part-tax.ts'
import {
  COST_KINDS,
  FUND_LINE_KINDS,
  type CostKind,
  type FundLineKind,
} from '../../../../../domain/treasury/fund-lines.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { correctTaxClassDocument } from './consumption-tax-queries.ts'
import { InvoiceNumberField, TaxClassSelect } from './tax-class-fields.tsx'
import styles from './consumption-tax.module.css'

interface TaxedPart {
  id: string
  kind: FundLineKind
  cost_kind: CostKind | null
  amount: number
  tax_class: TaxClass | null
  usual_tax_class: TaxClass | null
  invoice_number: string | null
  building_amount: number | null
}

/** The class alone was wrong: it is said anew, and no money moves. */
export function CorrectTaxClass({ parts, onDone }: { parts: readonly TaxedPart[]; onDone: () => void }) {
  const taxed = parts.filter(({ usual_tax_class: usual }) => usual !== null)
  const [chosen, setChosen] = useState(taxed[0]?.id ?? '')
  const part = taxed.find(({ id }) => id === chosen)
  return (
    <details className={styles.correct}>
      <summary>消費税の区分を直す</summary>
      {taxed.length > 1 && (
        <Select label="内訳" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <Options
            of={taxed.map(({ id, kind, cost_kind: costKind, amount }) => ({
              id,
              name: `${costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind]}　${figure(Math.abs(amount))}円`,
            }))}
          />
        </Select>
      )}
      {part !== undefined && (
        <CorrectForm
          key={part.id}
          subject={{ part_id: part.id }}
          way={taxWayOf(part.kind) ?? 'income'}
          hasBuilding={part.kind === 'sale'}
          usual={part.usual_tax_class === null || part.kind === 'sale' ? '' : TAX_CLASSES[part.usual_tax_class]}
          start={{
            tax_class: part.tax_class ?? '',
            invoice_number: part.invoice_number ?? '',
            building_amount: part.building_amount === null ? '' : figure(part.building_amount),
          }}
          onDone={onDone}
        />
      )}
    </details>
  )
}

interface CorrectFormProps {
  /** What the class is said of, as the mutation names it. */
  subject: { part_id?: string; accrual_id?: string; explanation_id?: string; deal_id?: string }
  way: 'income' | 'cost' | 'building'
  /** Whether a part of the sum is a building's price. */
  hasBuilding: boolean
  /** The usual class in words. */
  usual: string
  start: { tax_class: TaxClass | ''; invoice_number: string; building_amount: string }
  onDone: () => void
}

/** Another class of what is booked, with the reason. */
export function CorrectForm({ subject, way, hasBuilding, usual, start, onDone }: CorrectFormProps) {
  const form = useActForm(correctTaxClassDocument, {
    initial: { ...start, reason: '' },
    name: '消費税の区分の訂正',
    done: '消費税の区分を直しました。',
    failed: '入力内容をご確認ください。',
    onDone,
    variables: ({ tax_class: taxClass, invoice_number: number, building_amount: building, reason }) => ({
      input: {
        ...subject,
        tax_class: taxClass === '' ? null : taxClass,
        ...(way !== 'income' && number !== '' && { invoice_number: number }),
        ...(hasBuilding && building !== '' && { building_amount: typedYen(building) ?? -1 }),
        reason,
      },
    }),
  })
  const { field } = form
  return (
    <ActForm form={form} label="消費税の区分の訂正" width="narrow" variant="outlined" button="消費税の区分を直す">
      <p className={styles.text}>お金は動きません。会計ソフトに引き渡した仕訳は、そのまま残ります。</p>
      {way !== 'income' && <InvoiceNumberField {...field('invoice_number')} />}
      {hasBuilding && (
        <TextField
          label="うち建物の価格（税込、円）"
          requirement="optional"
          width="amount"
          inputMode="numeric"
          {...field('building_amount')}
        />
      )}
      <TaxClassSelect way={way} usual={usual} {...field('tax_class')} />
      <TextArea label="区分を直す理由" hint="請求書や契約書など、そう言える根拠" rows={2} {...field('reason')} />
    </ActForm>
  )
}
