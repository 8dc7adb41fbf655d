import { useState } from 'react'
import { useQuery } from 'urql'
import { extensionAnswerList } from '../../../../../domain/tables/fund-courses.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { extensionAnswersDocument, recordExtensionAnswerDocument, type InvestorsAnswer } from './course-queries.ts'

const words = { consents: '同意', refuses: '不同意' } as const
const unanswered = { answer: 'consents' as keyof typeof words, basis: '' }

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
  const form = useActForm(recordExtensionAnswerDocument, {
    initial: { ...unanswered, answered_on: fieldOfClock(now).slice(0, 10) },
    name: '回答の記録',
    done: '回答を記録しました。',
    onDone,
    variables: (values) => ({ input: { invest_id: investor.invest_id, ...values } }),
  })
  const { field } = form
  return (
    <ActForm form={form} width="wide" button="回答を記録する">
      <p>会員番号 {investor.member_number}の回答</p>
      <FieldRow>
        <DenseSelect label="回答" {...field('answer')}>
          <Options of={words} />
        </DenseSelect>
        <DenseInput label="回答日" needed type="date" {...field('answered_on')} />
        <DenseInput label="回答の方法" needed hint="書面、お問い合わせの番号など" {...field('basis')} />
      </FieldRow>
    </ActForm>
  )
}
