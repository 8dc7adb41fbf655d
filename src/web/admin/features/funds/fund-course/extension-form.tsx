import { DELAY_CAUSES } from '../../../../../domain/funds/fund-course.ts'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import type { CourseActsProps } from './course-acts.tsx'
import { proposeExtensionDocument } from './course-queries.ts'
import { emptyStep, PlanFields, type TypedStep } from './plan-fields.tsx'

const empty = {
  state: 'extended' as 'extended' | 'in_talks',
  new_end_on: '',
  cause: 'sale' as keyof typeof DELAY_CAUSES,
  next_notice_on: '',
  reason: '',
  measures: '',
  plan: [emptyStep] as readonly TypedStep[],
  effect: '',
}

/** Two operators move the fund's end, or ask its investors about it. */
export function ExtensionForm({ fund, onDone }: CourseActsProps) {
  const form = useActForm(proposeExtensionDocument, {
    initial: empty,
    name: '延長の提案',
    done: '提案しました。ほかの運営者が承認すると、参加者へお知らせします。',
    onDone,
    variables: (values) => ({ input: { project_id: fund.id, ...values, plan: [...values.plan] } }),
  })
  const { field } = form
  return (
    <Panel title={`${fund.name}の運用期間の延長`} note="運営者二人で決定します">
      <ActForm form={form} width="wide" button="延長を提案する">
        <p>契約の定め：{fund.extension_rule}</p>
        <FieldRow>
          <DenseSelect label="決定" {...field('state')}>
            <Options of={{ extended: '延長する', in_talks: '参加者全員に同意を求める（協議中）' }} />
          </DenseSelect>
          <DenseInput label="新しい終了予定日" needed type="date" {...field('new_end_on')} />
          <DenseSelect label="原因" {...field('cause')}>
            <Options of={DELAY_CAUSES} />
          </DenseSelect>
          <DenseInput label="次のお知らせの期限" needed type="date" {...field('next_notice_on')} />
        </FieldRow>
        <DenseArea label="理由" needed rows={3} {...field('reason')} />
        <DenseArea label="対応" needed rows={3} {...field('measures')} />
        <PlanFields plan={form.values.plan} errors={form.errors} onChange={(plan) => form.set({ plan })} />
        <DenseArea label="分配と元本への影響" needed rows={2} {...field('effect')} />
      </ActForm>
    </Panel>
  )
}
