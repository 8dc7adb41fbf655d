import { parseJapanDate } from '../../../../../domain/calendar.ts'
import { proposedPlan, REPAYMENTS } from '../../../../../domain/funds/loan.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { FieldsOf } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { typedRate, type TypedInstalment, type TypedLoan } from './typed-loan.ts'
import styles from './loan.module.css'

/** Null while sum, rate and term are not typed whole. */
function planOf(typed: TypedLoan): TypedInstalment[] | null {
  const { contracted_on: contractedOn, matures_on: maturesOn, repayment } = typed
  const [sum, rateBp] = [typedYen(typed.amount), typedRate(typed.rate_bp)]
  if (sum === null || sum < 1 || rateBp === null) return null
  if (parseJapanDate(contractedOn) === null || parseJapanDate(maturesOn) === null || maturesOn <= contractedOn)
    return null
  return proposedPlan({ amount: sum, rateBp, contractedOn, maturesOn }, repayment).map((row, key) => ({
    key,
    due_on: row.dueOn,
    principal: figure(row.principal),
    interest: figure(row.interest),
  }))
}

/** The plan of the contract: proposed from sum, rate and term, and put right row by row. */
export function LoanPlanFields({ form }: { form: FieldsOf<TypedLoan> }) {
  const { values, field, set, errors } = form
  const { plan } = values
  const proposed = planOf(values)
  const sumOf = (of: 'principal' | 'interest') => plan.reduce((sum, row) => sum + (typedYen(row[of]) ?? 0), 0)
  const rest = (typedYen(values.amount) ?? 0) - sumOf('principal')
  return (
    <fieldset className={styles.plan}>
      <legend>返済計画</legend>
      <Select
        label="返済の方法"
        hint="利息は、残高×年利×日数÷365（1円未満は切り捨て）で計算します。契約書の返済予定表に合わせて直せます"
        {...field('repayment')}
      >
        <Options of={REPAYMENTS} />
      </Select>
      <div>
        <Button
          size="small"
          notReady={proposed === null && '借入額、年利、契約日、最終の返済期日を入力してください。'}
          onClick={() => proposed !== null && set({ plan: proposed })}
        >
          {plan.length === 0 ? '返済計画を作成する' : '返済計画を作り直す'}
        </Button>
      </div>
      {errors['plan'] !== undefined && <Notice tone="error" title={errors['plan']} />}
      {plan.map((row, index) => (
        <PlanRow
          key={row.key}
          row={row}
          index={index}
          error={(name) => errors[`plan.${index}.${name}`]}
          onChange={(more) => set({ plan: plan.map((each) => (each.key === row.key ? { ...each, ...more } : each)) })}
          onRemove={() => set({ plan: plan.filter(({ key }) => key !== row.key) })}
        />
      ))}
      {plan.length > 0 && (
        <>
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              set({
                plan: [
                  ...plan,
                  { key: Math.max(-1, ...plan.map(({ key }) => key)) + 1, due_on: '', principal: '', interest: '' },
                ],
              })
            }
          >
            回を追加
          </Button>
          <p className={styles.sum}>
            {`全${plan.length}回　元本の合計${figure(sumOf('principal'))}円　利息の合計${figure(sumOf('interest'))}円`}
            {rest !== 0 &&
              `　元本が借入額${rest > 0 ? `より${figure(rest)}円少ない` : `を${figure(-rest)}円超える`}計画です`}
          </p>
        </>
      )}
    </fieldset>
  )
}

function PlanRow({
  row,
  index,
  error,
  onChange,
  onRemove,
}: {
  row: TypedInstalment
  index: number
  error: (name: string) => string | undefined
  onChange: (more: Partial<TypedInstalment>) => void
  onRemove: () => void
}) {
  const field = (name: 'due_on' | 'principal' | 'interest') => ({
    value: row[name],
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.instalment}>
      <TextField label={`第${index + 1}回の期日`} type="date" width="choice" {...field('due_on')} />
      <TextField label={`第${index + 1}回の元本（円）`} inputMode="numeric" {...field('principal')} />
      <TextField label={`第${index + 1}回の利息（円）`} inputMode="numeric" {...field('interest')} />
      <Button size="small" variant="quiet" aria-label={`第${index + 1}回を削除`} onClick={onRemove}>
        削除
      </Button>
    </div>
  )
}
