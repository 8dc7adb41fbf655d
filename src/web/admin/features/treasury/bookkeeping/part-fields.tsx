import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
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
  error: (
    field:
      | 'cost_kind'
      | 'amount'
      | 'about'
      | 'deal_id'
      | 'lease_id'
      | 'month'
      | 'gives_back'
      | 'tax_class'
      | 'invoice_number'
      | 'building_amount'
      | 'fee_payee'
      | 'fee_base'
      | 'loan_id',
  ) => string | undefined
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
  error,
  onChange,
  onRemove,
}: PartFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend>内訳{index + 1}</legend>
      <Select
        label="ファンド"
        value={part.fundId}
        onChange={({ target }) => onChange({ fundId: target.value, dealId: '', givesBack: '', loanId: '' })}
      >
        <option value="">選んでください</option>
        {funds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="内訳の内容"
        value={part.choice}
        error={error('cost_kind')}
        onChange={({ target }) => onChange({ choice: target.value, givesBack: '' })}
      >
        <option value="">選んでください</option>
        {choicesOf(isIncoming, {
          chosen: part.choice,
          owed: owed.filter(({ project_id: id }) => id === part.fundId),
        }).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField
        label="金額（円）"
        width="amount"
        inputMode="numeric"
        value={part.amount}
        error={error('amount')}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <TextField
        label="部屋・対象月"
        requirement="optional"
        hint="例：302号室、4月分"
        value={part.about}
        error={error('about')}
        onChange={({ target }) => onChange({ about: target.value })}
      />
      {part.fundId !== '' && mayBeOfDeal(part.choice) && (
        <DealSelect part={part} error={error('deal_id')} onChange={onChange} />
      )}
      {part.fundId !== '' && mayGiveBack(part.choice, isIncoming) && (
        <PaidLineSelect part={part} error={error('gives_back')} onChange={onChange} />
      )}
      {mayBeOfLease(part.choice) && (
        <LeaseFields
          part={part}
          units={units.filter(({ project_id: id }) => id === part.fundId)}
          error={error}
          onChange={onChange}
        />
      )}
      {hasMonth(part.choice) && <MonthField part={part} error={error('month')} onChange={onChange} />}
      {part.fundId !== '' && mayBeOfLoan(part.choice) && (
        <LoanSelect part={part} error={error('loan_id')} onChange={onChange} />
      )}
      {part.choice === 'fee_tax' && <FeeTaxFields part={part} paidOn={paidOn} error={error} onChange={onChange} />}
      <PartTaxFields part={part} units={units} error={error} onChange={onChange} />
      {onRemove !== null && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          内訳{index + 1}を削除
        </Button>
      )}
    </fieldset>
  )
}

/** To which purchase or sale of the fund a price or a cost belongs; nothing is asked of a fund without any. */
function DealSelect({
  part: { fundId, choice, dealId },
  error,
  onChange,
}: {
  part: TypedPart
  error: string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  const now = useNow()
  const [{ data }] = useQuery({ query: dealsOfFundDocument, variables: { project_id: fundId } })
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
      value={dealId}
      error={error}
      onChange={({ target }) => onChange({ dealId: target.value })}
    >
      <option value="">選ばない</option>
      {deals.map(({ id, part, is_purchase: isPurchase, settled_on: day, other, price }) => (
        <option key={id} value={id}>
          {`${shortDay(day, now)}　${part}の${isPurchase ? '取得' : '売却'}　${other}　${figure(price)}円`}
        </option>
      ))}
    </Select>
  )
}

/** Of which month a rent is, or the fees whose tax is paid. A rent of after the period is kept for its month. */
function MonthField({
  part: { choice, month },
  error,
  onChange,
}: {
  part: TypedPart
  error: string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  return (
    <TextField
      label="対象月"
      type="month"
      width="choice"
      requirement={choice === 'rent' ? 'optional' : undefined}
      hint={isRent(choice) ? '計算期間の後の月の賃料は、前受賃料になります' : '報酬を支払った月'}
      value={month}
      error={error}
      onChange={({ target }) => onChange({ month: target.value })}
    />
  )
}

/** Of which lease a rent or a deposit is: what the closing of the month asks for. */
function LeaseFields({
  part,
  units,
  error,
  onChange,
}: {
  part: TypedPart
  units: readonly RentedUnit[]
  error: (field: 'lease_id') => string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  return (
    <>
      {units.length > 0 && (
        <Select
          label="賃貸借"
          value={part.leaseId}
          error={error('lease_id')}
          onChange={({ target }) => onChange({ leaseId: target.value })}
          requirement="optional"
          hint={isRent(part.choice) ? undefined : '賃貸借ごとの預かりに加わります。差し引くときは必ず選びます'}
        >
          <option value="">選ばない</option>
          {units.map(({ lease_id: id, name, rent }) => (
            <option key={id} value={id}>{`${name}　月額${figure(rent)}円`}</option>
          ))}
        </Select>
      )}
    </>
  )
}
