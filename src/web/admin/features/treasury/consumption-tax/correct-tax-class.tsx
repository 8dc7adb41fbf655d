import { useState } from 'react'
import { TAX_CLASSES, taxClasses, type TaxClass } from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { taxWayOf } from '../../../../../domain/treasury/consumption-tax/part-tax.ts'
import {
  COST_KINDS,
  FUND_LINE_KINDS,
  type CostKind,
  type FundLineKind,
} from '../../../../../domain/treasury/fund-lines.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
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
          {taxed.map(({ id, kind, cost_kind: costKind, amount }) => (
            <option key={id} value={id}>
              {`${costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind]}　${figure(Math.abs(amount))}円`}
            </option>
          ))}
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
            taxClass: part.tax_class ?? '',
            invoiceNumber: part.invoice_number ?? '',
            buildingAmount: part.building_amount === null ? '' : figure(part.building_amount),
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
  start: { taxClass: string; invoiceNumber: string; buildingAmount: string }
  onDone: () => void
}

/** Another class of what is booked, with the reason. */
export function CorrectForm({ subject, way, hasBuilding, usual, start, onDone }: CorrectFormProps) {
  const [typed, setTyped] = useState({ ...start, reason: '' })
  const act = useAct(correctTaxClassDocument, {
    name: '消費税の区分の訂正',
    done: '消費税の区分を直しました。',
    failed: '入力内容をご確認ください。',
    onDone,
  })
  const fields = act.failure?.fields ?? {}
  const change = (name: keyof typeof typed) => (value: string) => setTyped((old) => ({ ...old, [name]: value }))
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="消費税の区分の訂正"
      onSubmit={(event) => {
        event.preventDefault()
        if (act.busy) return
        void act.run({
          input: {
            ...subject,
            tax_class: taxClasses.find((each) => each === typed.taxClass) ?? null,
            ...(way !== 'income' && typed.invoiceNumber !== '' && { invoice_number: typed.invoiceNumber }),
            ...(hasBuilding &&
              typed.buildingAmount !== '' && { building_amount: typedYen(typed.buildingAmount) ?? -1 }),
            reason: typed.reason,
          },
        })
      }}
    >
      {act.failure !== null && Object.keys(fields).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <p>お金は動きません。会計ソフトに引き渡した仕訳は、そのまま残ります。</p>
      {way !== 'income' && (
        <InvoiceNumberField
          value={typed.invoiceNumber}
          error={fields['invoice_number']}
          onType={change('invoiceNumber')}
        />
      )}
      {hasBuilding && (
        <TextField
          label="うち建物の価格（税込、円）"
          requirement="optional"
          width="amount"
          inputMode="numeric"
          value={typed.buildingAmount}
          error={fields['building_amount']}
          onChange={({ target }) => change('buildingAmount')(target.value)}
        />
      )}
      <TaxClassSelect
        way={way}
        usual={usual}
        value={typed.taxClass}
        error={fields['tax_class']}
        onChoose={change('taxClass')}
      />
      <TextArea
        label="区分を直す理由"
        hint="請求書や契約書など、そう言える根拠"
        rows={2}
        value={typed.reason}
        error={fields['reason']}
        onChange={({ target }) => change('reason')(target.value)}
      />
      <Button type="submit" loading={act.busy}>
        消費税の区分を直す
      </Button>
      {act.dialog}
    </form>
  )
}
