import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { formatYen } from '../../../../ui/format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { explainDelayDocument, type FundCourse } from './course-queries.ts'
import { ExtensionAnswers } from './extension-answers.tsx'
import { ExtensionForm } from './extension-form.tsx'
import { PlanSteps } from './plan-steps.tsx'
import styles from './course.module.css'

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
  const [text, setText] = useState(fund.course.explanation ?? '')
  const [next, setNext] = useState('')
  const [price, setPrice] = useState('')
  const [priceError, setPriceError] = useState<string | null>(null)
  const act = useAct(explainDelayDocument, { name: '説明の登録', done: '説明を登録しました。', onDone })
  return (
    <Panel title="参加者への説明" note="ファンドのページに表示し、次のお知らせのメールに載せます">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const asking = price.trim() === '' ? null : typedYen(price)
          const isWrong = asking === null && price.trim() !== ''
          setPriceError(isWrong ? '金額を数字で入力してください' : null)
          if (!act.busy && !isWrong) void act.run({ id: fund.id, text, next, price: asking })
        }}
      >
        {fund.course.text?.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        <DenseArea
          label="状況の説明"
          needed
          rows={4}
          hint="前回のお知らせから変わったこと、これからの見込み"
          value={text}
          error={act.failure?.fields['text']}
          onChange={({ target }) => setText(target.value)}
        />
        <DenseInput
          label="物件の売り出し価格"
          unit="円"
          isFigure
          inputMode="numeric"
          hint={
            fund.course.asking === null
              ? '売り出しているときに入力します。ファンドのページに、元本に損失が生じる価格と並べて表示します。'
              : `変わったときだけ入力します。いまの表示：${formatYen(fund.course.asking.price)}`
          }
          value={price}
          error={priceError ?? act.failure?.fields['asking_price']}
          onChange={({ target }) => setPrice(target.value)}
        />
        {fund.may_promise && (
          <DenseInput
            label="次のお知らせの期限"
            type="date"
            hint="入力すると、翌朝10時にこの説明をメールで送り、この日までの次のお知らせを約束します。"
            value={next}
            error={act.failure?.fields['next_notice_on']}
            onChange={({ target }) => setNext(target.value)}
          />
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={act.busy}>
            説明を登録する
          </Button>
        </div>
        {act.dialog}
      </form>
    </Panel>
  )
}
