import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { dealsOfFundDocument, type OwedSum, type RentedUnit, type ShownFund } from './ledger-queries.ts'
import { PaidLineSelect } from './paid-line-select.tsx'
import { PartTaxFields } from './part-tax-fields.tsx'
import { FeeTaxFields } from './fee-tax-fields.tsx'
import { LoanSelect } from './loan-select.tsx'
import {
  choicesOf,
  hasMonth,
  isRent,
  mayBeOfDeal,
  mayBeOfLease,
  mayBeOfLoan,
  mayGiveBack,
  type PartForm,
  type TypedPart,
} from './typed-part.ts'
import styles from './ledger.module.css'

interface PartFieldsProps {
  part: TypedPart
  index: number
  isIncoming: boolean
  /** The line's day. */
  paidOn: string
  funds: readonly ShownFund[]
  units: readonly RentedUnit[]
  owed: readonly OwedSum[]
  /** What the server says of a field of the part. */
  errorOf: (name: string) => string | undefined
  onChange: (typed: Partial<TypedPart>) => void
  /** Null for the only part. */
  onRemove: (() => void) | null
}

/** One part of a line: of which fund, what it was, and how much. */
export function PartFields({
  part,
  index,
  isIncoming,
  paidOn,
  funds,
  units,
  owed,
  errorOf,
  onChange,
  onRemove,
}: PartFieldsProps) {
  const { project_id: fund, choice } = part
  const field: PartForm['field'] = (name) => ({
    value: part[name],
    // What it is is sent as a kind, and of a cost as the cost's.
    error: errorOf(name === 'choice' ? 'cost_kind' : name),
    onChange: ({ target }) => onChange({ [name]: target.value }),
  })
  const form: PartForm = { part, field, onChange }
  return (
    <fieldset className={styles.part}>
      <legend>内訳{index + 1}</legend>
      <Select
        label="ファンド"
        value={fund}
        onChange={({ target }) => onChange({ project_id: target.value, deal_id: '', gives_back: '', loan_id: '' })}
      >
        <Options nothing="選んでください" of={funds} />
      </Select>
      <Select
        label="内訳の内容"
        {...field('choice')}
        onChange={({ target }) => onChange({ choice: target.value, gives_back: '' })}
      >
        <Options
          nothing="選んでください"
          of={choicesOf(isIncoming, {
            chosen: choice,
            owed: owed.filter(({ project_id: id }) => id === fund),
          }).map(({ value, label }) => ({ id: value, name: label }))}
        />
      </Select>
      <TextField label="金額（円）" width="amount" inputMode="numeric" {...field('amount')} />
      <TextField label="部屋・対象月" requirement="optional" hint="例：302号室、4月分" {...field('about')} />
      {fund !== '' && mayBeOfDeal(choice) && <DealSelect {...form} />}
      {fund !== '' && mayGiveBack(choice, isIncoming) && <PaidLineSelect {...form} />}
      {mayBeOfLease(choice) && <LeaseSelect {...form} units={units.filter(({ project_id: id }) => id === fund)} />}
      {hasMonth(choice) && <MonthField {...form} />}
      {fund !== '' && mayBeOfLoan(choice) && <LoanSelect {...form} />}
      {choice === 'fee_tax' && <FeeTaxFields {...form} paidOn={paidOn} />}
      <PartTaxFields {...form} units={units} />
      {onRemove !== null && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          内訳{index + 1}を削除
        </Button>
      )}
    </fieldset>
  )
}

/** To which purchase or sale of the fund a price or a cost belongs; nothing is asked of a fund without any. */
function DealSelect({ part: { project_id: fund, choice }, field }: PartForm) {
  const now = useNow()
  const [{ data }] = useQuery({ query: dealsOfFundDocument, variables: { project_id: fund } })
  const deals = (data?.adminFundDeals ?? []).filter(
    ({ is_purchase: isPurchase }) => !(isPurchase ? ['sale'] : ['purchase', 'taken_over_deposit']).includes(choice),
  )
  if (deals.length === 0) return null
  return (
    <Select
      label="物件の取引"
      requirement={choice === 'taken_over_deposit' ? undefined : 'optional'}
      hint={
        choice.startsWith('cost') ? '取得か売却の費用のときに選びます。売却の費用は、売却の損益から引きます' : undefined
      }
      {...field('deal_id')}
    >
      <Options
        nothing="選ばない"
        of={deals.map(({ id, part, is_purchase: isPurchase, settled_on: day, other, price }) => ({
          id,
          name: `${shortDay(day, now)}　${part}の${isPurchase ? '取得' : '売却'}　${other}　${figure(price)}円`,
        }))}
      />
    </Select>
  )
}

/** Of which month a rent is, or the fees whose tax is paid. A rent of after the period is kept for its month. */
function MonthField({ part: { choice }, field }: PartForm) {
  return (
    <TextField
      label="対象月"
      type="month"
      width="choice"
      requirement={choice === 'rent' ? 'optional' : undefined}
      hint={isRent(choice) ? '計算期間の後の月の賃料は、前受賃料になります' : '報酬を支払った月'}
      {...field('month')}
    />
  )
}

/** Of which lease a rent or a deposit is: what the closing of the month asks for. */
function LeaseSelect({ part, units, field }: PartForm & { units: readonly RentedUnit[] }) {
  if (units.length === 0) return null
  return (
    <Select
      label="賃貸借"
      requirement="optional"
      hint={isRent(part.choice) ? undefined : '賃貸借ごとの預かりに加わります。差し引くときは必ず選びます'}
      {...field('lease_id')}
    >
      <Options
        nothing="選ばない"
        of={units.map(({ lease_id: id, name, rent }) => ({ id, name: `${name}　月額${figure(rent)}円` }))}
      />
    </Select>
  )
}
