import { parseJapanDate } from '../../../../../domain/calendar.ts'
import { proposedPlan, REPAYMENTS, type Repayment } from '../../../../../domain/funds/loan.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { typedRate, type TypedInstalment, type TypedLoan } from './typed-loan.ts'
import styles from './loan.module.css'

const ways = Object.keys(REPAYMENTS) as Repayment[]

/** Null while sum, rate and term are not typed whole. */
function planOf({ amount, rate, contractedOn, maturesOn, repayment }: TypedLoan): TypedInstalment[] | null {
  const [sum, rateBp] = [typedYen(amount), typedRate(rate)]
  const way = ways.find((each) => each === repayment)
  if (sum === null || sum < 1 || rateBp === null || way === undefined) return null
  if (parseJapanDate(contractedOn) === null || parseJapanDate(maturesOn) === null || maturesOn <= contractedOn)
    return null
  return proposedPlan({ amount: sum, rateBp, contractedOn, maturesOn }, way).map((row, key) => ({
    key,
    dueOn: row.dueOn,
    principal: figure(row.principal),
    interest: figure(row.interest),
  }))
}

/** The plan of the contract: proposed from sum, rate and term, and put right row by row. */
export function LoanPlanFields({
  typed,
  fields,
  onChange,
}: {
  typed: TypedLoan
  fields: Readonly<Record<string, string>>
  onChange: (more: Partial<TypedLoan>) => void
}) {
  const { rows, repayment } = typed
  const proposed = planOf(typed)
  const sumOf = (of: 'principal' | 'interest') => rows.reduce((sum, row) => sum + (typedYen(row[of]) ?? 0), 0)
  const rest = (typedYen(typed.amount) ?? 0) - sumOf('principal')
  return (
    <fieldset className={styles.plan}>
      <legend>返済計画</legend>
      <Select
        label="返済の方法"
        hint="利息は、残高×年利×日数÷365（1円未満は切り捨て）で計算します。契約書の返済予定表に合わせて直せます"
        value={repayment}
        onChange={({ target }) => onChange({ repayment: target.value })}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {REPAYMENTS[way]}
          </option>
        ))}
      </Select>
      <div>
        <Button
          size="small"
          notReady={proposed === null && '借入額、年利、契約日、最終の返済期日を入力してください。'}
          onClick={() => proposed !== null && onChange({ rows: proposed })}
        >
          {rows.length === 0 ? '返済計画を作成する' : '返済計画を作り直す'}
        </Button>
      </div>
      {fields['plan'] !== undefined && <Notice tone="error" title={fields['plan']} />}
      {rows.map((row, index) => (
        <PlanRow
          key={row.key}
          row={row}
          index={index}
          error={(name) => fields[`plan.${index}.${name}`]}
          onChange={(more) =>
            onChange({ rows: rows.map((each) => (each.key === row.key ? { ...each, ...more } : each)) })
          }
          onRemove={() => onChange({ rows: rows.filter(({ key }) => key !== row.key) })}
        />
      ))}
      {rows.length > 0 && (
        <>
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              onChange({
                rows: [
                  ...rows,
                  { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, dueOn: '', principal: '', interest: '' },
                ],
              })
            }
          >
            回を追加
          </Button>
          <p className={styles.sum}>
            {`全${rows.length}回　元本の合計${figure(sumOf('principal'))}円　利息の合計${figure(sumOf('interest'))}円`}
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
  error: (name: 'due_on' | 'principal' | 'interest') => string | undefined
  onChange: (more: Partial<TypedInstalment>) => void
  onRemove: () => void
}) {
  return (
    <div className={styles.instalment}>
      <TextField
        label={`第${index + 1}回の期日`}
        type="date"
        width="choice"
        value={row.dueOn}
        error={error('due_on')}
        onChange={({ target }) => onChange({ dueOn: target.value })}
      />
      <TextField
        label={`第${index + 1}回の元本（円）`}
        inputMode="numeric"
        value={row.principal}
        error={error('principal')}
        onChange={({ target }) => onChange({ principal: target.value })}
      />
      <TextField
        label={`第${index + 1}回の利息（円）`}
        inputMode="numeric"
        value={row.interest}
        error={error('interest')}
        onChange={({ target }) => onChange({ interest: target.value })}
      />
      <Button size="small" variant="quiet" aria-label={`第${index + 1}回を削除`} onClick={onRemove}>
        削除
      </Button>
    </div>
  )
}
