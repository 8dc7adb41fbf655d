import { useState } from 'react'
import { DELAY_CAUSES } from '../../../../../domain/funds/fund-course.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import type { CourseActsProps } from './course-acts.tsx'
import { proposeExtensionDocument } from './course-queries.ts'
import { emptyStep, PlanFields, type TypedStep } from './plan-fields.tsx'
import styles from './course.module.css'

const empty = { new_end_on: '', next_notice_on: '', reason: '', measures: '', effect: '' }

/** Two operators move the fund's end, or ask its investors about it. */
export function ExtensionForm({ fund, onDone }: CourseActsProps) {
  const [state, setState] = useState<'extended' | 'in_talks'>('extended')
  const [cause, setCause] = useState<keyof typeof DELAY_CAUSES>('sale')
  const [values, setValues] = useState(empty)
  const [plan, setPlan] = useState<readonly TypedStep[]>([emptyStep])
  const act = useAct(proposeExtensionDocument, {
    name: '延長の提案',
    done: '提案しました。ほかの運営者が承認すると、参加者へお知らせします。',
    onDone: () => {
      setValues(empty)
      setPlan([emptyStep])
      onDone()
    },
  })
  const errors = act.failure?.fields ?? {}
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    needed: true as const,
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  return (
    <Panel title={`${fund.name}の運用期間の延長`} note="運営者二人で決定します">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy) void act.run({ input: { project_id: fund.id, state, cause, plan: [...plan], ...values } })
        }}
      >
        <p>契約の定め：{fund.extension_rule}</p>
        <div className={styles.pair}>
          <DenseSelect
            label="決定"
            value={state}
            onChange={({ target }) => setState(target.value === 'in_talks' ? 'in_talks' : 'extended')}
          >
            <option value="extended">延長する</option>
            <option value="in_talks">参加者全員に同意を求める（協議中）</option>
          </DenseSelect>
          <DenseInput label="新しい終了予定日" type="date" {...field('new_end_on')} />
          <DenseSelect
            label="原因"
            value={cause}
            onChange={({ target }) => setCause(codesOf(DELAY_CAUSES).find((code) => code === target.value) ?? 'other')}
          >
            {codesOf(DELAY_CAUSES).map((code) => (
              <option key={code} value={code}>
                {DELAY_CAUSES[code]}
              </option>
            ))}
          </DenseSelect>
          <DenseInput label="次のお知らせの期限" type="date" {...field('next_notice_on')} />
        </div>
        <DenseArea label="理由" rows={3} {...field('reason')} />
        <DenseArea label="対応" rows={3} {...field('measures')} />
        <PlanFields plan={plan} errors={errors} onChange={setPlan} />
        <DenseArea label="分配と元本への影響" rows={2} {...field('effect')} />
        {act.failure !== null && Object.keys(errors).length === 0 && (
          <Notice tone="error" title={act.failure.message} live />
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={act.busy}>
            延長を提案する
          </Button>
        </div>
        {act.dialog}
      </form>
    </Panel>
  )
}
