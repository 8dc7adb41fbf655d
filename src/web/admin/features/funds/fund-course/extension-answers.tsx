import { useState } from 'react'
import { useQuery } from 'urql'
import { extensionAnswerList } from '../../../../../domain/tables/fund-courses.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { extensionAnswersDocument, recordExtensionAnswerDocument, type InvestorsAnswer } from './course-queries.ts'
import styles from './course.module.css'

const words = { consents: '同意', refuses: '不同意' } as const

const columnsAt = (now: number, onChoose: (id: string) => void): Column<InvestorsAnswer>[] =>
  pageColumns(extensionAnswerList, now, {
    answer: ({ answer }) => (answer === null ? '未回答' : words[answer]),
    answered_on: ({ answered_on: on }) => (on === null ? '—' : <time dateTime={on}>{shortDay(on, now)}</time>),
    act: ({ invest_id: id, member_number: member }) => (
      <Button size="small" onClick={() => onChoose(id)}>
        回答を記録<span className="visually-hidden">：{member}</span>
      </Button>
    ),
  })

/** Who was asked to agree to an extension, and what each answered. */
export function ExtensionAnswers({ fundId }: { fundId: string }) {
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>(null)
  const [{ data }, refetch] = useQuery({
    query: extensionAnswersDocument,
    variables: { id: fundId },
    requestPolicy: 'network-only',
  })
  const answers = data?.adminExtensionAnswers
  const one = answers?.find(({ invest_id: id }) => id === chosen)
  const consenting = answers?.filter(({ answer }) => answer === 'consents').length ?? 0
  return (
    <Panel title="延長への同意" note={`${answers?.length ?? 0}人中${consenting}人が同意`} tight>
      <DataTable
        caption="延長への同意"
        columns={columnsAt(now, setChosen)}
        rows={answers}
        rowKey={({ invest_id: id }) => id}
        empty="運用中の出資はありません"
      />
      {one !== undefined && (
        <AnswerForm
          key={one.invest_id}
          investor={one}
          onDone={() => {
            setChosen(null)
            refetch({ requestPolicy: 'network-only' })
          }}
        />
      )}
    </Panel>
  )
}

function AnswerForm({ investor, onDone }: { investor: InvestorsAnswer; onDone: () => void }) {
  const now = useNow()
  const [answer, setAnswer] = useState<'consents' | 'refuses'>('consents')
  const [answeredOn, setAnsweredOn] = useState(() => fieldOfClock(now).slice(0, 10))
  const [basis, setBasis] = useState('')
  const act = useAct(recordExtensionAnswerDocument, { name: '回答の記録', done: '回答を記録しました。', onDone })
  const errors = act.failure?.fields ?? {}
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy)
          void act.run({ input: { invest_id: investor.invest_id, answer, answered_on: answeredOn, basis } })
      }}
    >
      <p>会員番号 {investor.member_number}の回答</p>
      <div className={styles.pair}>
        <DenseSelect
          label="回答"
          value={answer}
          onChange={({ target }) => setAnswer(target.value === 'refuses' ? 'refuses' : 'consents')}
        >
          <option value="consents">{words.consents}</option>
          <option value="refuses">{words.refuses}</option>
        </DenseSelect>
        <DenseInput
          label="回答日"
          needed
          type="date"
          value={answeredOn}
          error={errors['answered_on']}
          onChange={({ target }) => setAnsweredOn(target.value)}
        />
        <DenseInput
          label="回答の方法"
          needed
          hint="書面、お問い合わせの番号など"
          value={basis}
          error={errors['basis']}
          onChange={({ target }) => setBasis(target.value)}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="filled" loading={act.busy}>
          回答を記録する
        </Button>
      </div>
      {act.dialog}
    </form>
  )
}
