import { MOST_PLAN_STEPS } from '../../../../../domain/funds/extension-plan.ts'
import { pointField } from '../../../../../domain/records/fund-points.ts'
import { Button } from '../../../../ui/button.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import styles from './course.module.css'

export interface TypedStep {
  text: string
  /** YYYY-MM-DD. */
  due_on: string
}
export const emptyStep: TypedStep = { text: '', due_on: '' }

interface PlanFieldsProps {
  plan: readonly TypedStep[]
  errors: Readonly<Record<string, string>>
  onChange: (plan: readonly TypedStep[]) => void
}

/** What is to be done until the new end, each with its last day. */
export function PlanFields({ plan, errors, onChange }: PlanFieldsProps) {
  return (
    <fieldset className={styles.plan}>
      <legend>新しい計画</legend>
      <p className={styles.hint}>
        新しい終了予定日までに行うことと、その期日です。ファンドのページに表示し、期日を過ぎると「n日遅れ」と表示します。
      </p>
      {plan.map((step, place) => (
        <div key={place} className={styles.step}>
          <DenseInput
            label={`行うこと（${place + 1}）`}
            needed
            value={step.text}
            error={errors[pointField('plan', place, 'text')]}
            onChange={({ target }) => onChange(plan.with(place, { ...step, text: target.value }))}
          />
          <DenseInput
            label={`期日（${place + 1}）`}
            needed
            type="date"
            value={step.due_on}
            error={errors[pointField('plan', place, 'due_on')]}
            onChange={({ target }) => onChange(plan.with(place, { ...step, due_on: target.value }))}
          />
          {plan.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => onChange(plan.toSpliced(place, 1))}>
              {place + 1}を削除
            </Button>
          )}
        </div>
      ))}
      {errors['plan'] !== undefined && <p className={styles.error}>{errors['plan']}</p>}
      {plan.length < MOST_PLAN_STEPS && (
        <div>
          <Button size="small" icon="plus" onClick={() => onChange([...plan, emptyStep])}>
            計画を追加
          </Button>
        </div>
      )}
    </fieldset>
  )
}
