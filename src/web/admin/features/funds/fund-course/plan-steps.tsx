import { useState } from 'react'
import { japanDate, japanDateOf } from '../../../../../domain/calendar.ts'
import { stepState, stepWord } from '../../../../../domain/funds/extension-plan.ts'
import { extensionStepList } from '../../../../../domain/tables/fund-courses.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { recordStepDocument, type PlanStep } from './course-queries.ts'

const datesOf = ({ due_on: due, done_on: done }: PlanStep) => ({
  dueOn: japanDate(due),
  doneOn: done === null ? null : japanDate(done),
})

const tones = { done: 'done', ahead: 'waiting', today: 'warning', overdue: 'warning' } as const

const columnsAt = (now: number, onChoose: (id: string) => void): Column<PlanStep>[] =>
  pageColumns(extensionStepList, now, {
    text: ({ text, note }) => (
      <>
        {text}
        {note !== null && (
          <>
            <br />
            <small>{note}</small>
          </>
        )}
      </>
    ),
    due_on: ({ due_on: on }) => <time dateTime={on}>{shortDay(on, now)}</time>,
    state: (step) => {
      const today = japanDateOf(new Date(now))
      return <Tag tone={tones[stepState(datesOf(step), today)]}>{stepWord(datesOf(step), today)}</Tag>
    },
    done_on: ({ done_on: on }) => (on === null ? '—' : <time dateTime={on}>{shortDay(on, now)}</time>),
    act: ({ id, text, done_on: on }) =>
      on === null && (
        <Button size="small" onClick={() => onChoose(id)}>
          完了を記録<span className="visually-hidden">：{text}</span>
        </Button>
      ),
  })

/** What was decided to be done until an extended fund ends, and what of it is done. */
export function PlanSteps({ plan, onDone }: { plan: readonly PlanStep[]; onDone: () => void }) {
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>(null)
  const step = plan.find(({ id }) => id === chosen)
  const done = plan.filter(({ done_on: on }) => on !== null).length
  return (
    <Panel title="新しい計画" note={`${plan.length}件中${done}件が完了。ファンドのページに表示しています`} tight>
      <DataTable
        caption="延長後の計画"
        columns={columnsAt(now, setChosen)}
        rows={plan}
        rowKey={({ id }) => id}
        empty="計画は登録されていません"
      />
      {step !== undefined && (
        <DoneForm
          key={step.id}
          step={step}
          onDone={() => {
            setChosen(null)
            onDone()
          }}
        />
      )}
    </Panel>
  )
}

function DoneForm({ step, onDone }: { step: PlanStep; onDone: () => void }) {
  const now = useNow()
  const form = useActForm(recordStepDocument, {
    initial: { done_on: fieldOfClock(now).slice(0, 10), note: '' },
    name: '完了の記録',
    done: '完了を記録しました。',
    onDone,
    variables: ({ done_on: done, note }) => ({ id: step.id, done, note }),
  })
  return (
    <ActForm form={form} width="wide" button="完了を記録する">
      <p>「{step.text}」の完了</p>
      <FieldRow>
        <DenseInput label="完了日" needed type="date" {...form.field('done_on')} />
        <DenseInput label="結果" hint="参加者が読みます。内覧の件数、契約の相手方の種類など" {...form.field('note')} />
      </FieldRow>
    </ActForm>
  )
}
