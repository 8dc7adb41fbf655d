import { useState } from 'react'
import { DELAY_CAUSES } from '../../../../../domain/fund-course.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { explainDelayDocument, proposeExtensionDocument, type FundCourse } from './course-queries.ts'
import { ExtensionAnswers } from './extension-answers.tsx'
import styles from './course.module.css'

interface CourseActsProps {
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
      {isOffPlan && <ExplanationForm fund={fund} onDone={onDone} />}
      {course.state === 'in_talks' && <ExtensionAnswers fundId={fund.id} />}
      {fund.may_extend && <ExtensionForm fund={fund} onDone={onDone} />}
    </>
  )
}

function ExplanationForm({ fund, onDone }: CourseActsProps) {
  const [text, setText] = useState(fund.course.explanation ?? '')
  const [next, setNext] = useState('')
  const act = useAct(explainDelayDocument, { name: '説明の登録', done: '説明を登録しました。', onDone })
  return (
    <Panel title="参加者への説明" note="ファンドのページに表示し、次のお知らせのメールに載せます">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy) void act.run({ id: fund.id, text, next })
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

const empty = { new_end_on: '', next_notice_on: '', reason: '', measures: '', effect: '' }

function ExtensionForm({ fund, onDone }: CourseActsProps) {
  const [state, setState] = useState<'extended' | 'in_talks'>('extended')
  const [cause, setCause] = useState<keyof typeof DELAY_CAUSES>('sale')
  const [values, setValues] = useState(empty)
  const act = useAct(proposeExtensionDocument, {
    name: '延長の提案',
    done: '提案しました。ほかの運営者が承認すると、参加者へお知らせします。',
    onDone: () => {
      setValues(empty)
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
          if (!act.busy) void act.run({ input: { project_id: fund.id, state, cause, ...values } })
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
