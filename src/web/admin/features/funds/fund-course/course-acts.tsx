import { formatYen } from '../../../../ui/format.ts'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { explainDelayDocument, type FundCourse } from './course-queries.ts'
import { ExtensionAnswers } from './extension-answers.tsx'
import { ExtensionForm } from './extension-form.tsx'
import { PlanSteps } from './plan-steps.tsx'

export interface CourseActsProps {
  fund: FundCourse
  onDone: () => void
}

/** What can be done about a fund that does not end as planned. */
export function CourseActs({ fund, onDone }: CourseActsProps) {
  const { course } = fund
  const isOffPlan =
    course.late_days > 0 || course.untold.length > 0 || course.state === 'extended' || course.state === 'in_talks'
  return (
    <>
      {course.decision !== null && <PlanSteps plan={course.decision.plan} onDone={onDone} />}
      {isOffPlan && <ExplanationForm fund={fund} onDone={onDone} />}
      {course.state === 'in_talks' && <ExtensionAnswers fundId={fund.id} />}
      {fund.may_extend && <ExtensionForm fund={fund} onDone={onDone} />}
    </>
  )
}

function ExplanationForm({ fund, onDone }: CourseActsProps) {
  const { course } = fund
  const form = useActForm(explainDelayDocument, {
    initial: { text: course.explanation ?? '', next_notice_on: '', asking_price: '' },
    name: '説明の登録',
    done: '説明を登録しました。',
    keeps: true,
    onDone,
    check: ({ asking_price: price }) =>
      price.trim() !== '' && typedYen(price) === null && { asking_price: '金額を数字で入力してください' },
    variables: ({ text, next_notice_on: next, asking_price: price }) => ({
      id: fund.id,
      text,
      next,
      price: typedYen(price),
    }),
  })
  const { field } = form
  return (
    <Panel title="参加者への説明" note="ファンドのページに表示し、次のお知らせのメールに載せます">
      <ActForm form={form} width="wide" button="説明を登録する">
        {course.text?.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        <DenseArea
          label="状況の説明"
          needed
          rows={4}
          hint="前回のお知らせから変わったこと、これからの見込み"
          {...field('text')}
        />
        <DenseInput
          label="物件の売り出し価格"
          unit="円"
          isFigure
          inputMode="numeric"
          hint={
            course.asking === null
              ? '売り出しているときに入力します。ファンドのページに、元本に損失が生じる価格と並べて表示します。'
              : `変わったときだけ入力します。いまの表示：${formatYen(course.asking.price)}`
          }
          {...field('asking_price')}
        />
        {fund.may_promise && (
          <DenseInput
            label="次のお知らせの期限"
            type="date"
            hint="入力すると、翌朝10時にこの説明をメールで送り、この日までの次のお知らせを約束します。"
            {...field('next_notice_on')}
          />
        )}
      </ActForm>
    </Panel>
  )
}
