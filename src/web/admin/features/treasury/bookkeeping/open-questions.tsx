import { openQuestionList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedForm } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { answerQuestionDocument, type OpenQuestion } from './ledger-queries.ts'

const columnsFor = (now: number, onDone: () => void): Column<OpenQuestion>[] =>
  pageColumns(openQuestionList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    answer: ({ answer, answered_by: by }) => (answer === null ? '未回答' : `${answer}（${by ?? ''}）`),
    act: (question) => <Answer question={question} onDone={onDone} />,
  })

/** What is missing in a month: somebody says why, or both who close it accept that it stands open. */
export function OpenQuestions({ questions, onDone }: { questions: readonly OpenQuestion[]; onDone: () => void }) {
  const now = useNow()
  return (
    <Panel title="確認事項" note="回答しないまま締めると、2人がそのまま認めたものとして記録されます" tight>
      <DataTable
        caption="確認事項"
        columns={columnsFor(now, onDone)}
        rows={questions}
        rowKey={({ key, project_id: id }) => `${id} ${key}`}
        empty="確認事項はありません"
      />
    </Panel>
  )
}

function Answer({ question, onDone }: { question: OpenQuestion; onDone: () => void }) {
  const label = question.answer === null ? '回答する' : '回答し直す'
  const { project_id: fund, key } = question
  const form = useActForm(answerQuestionDocument, {
    initial: { words: question.answer ?? '' },
    name: '確認事項の回答',
    done: '回答を記録しました。締めを承認する運営者にも表示されます。',
    onDone,
    variables: ({ words }) => ({ input: { project_id: fund, key, words } }),
  })
  return (
    <AskedForm
      form={form}
      size="small"
      button={label}
      label={`${question.project_name}の「${question.text}」に${label}`}
      question="確認事項に回答しますか？"
      confirm="回答を記録する"
    >
      <p>{question.text}</p>
      <TextArea label="回答" hint="例：4月20日から空室のため" rows={3} {...form.field('words')} />
    </AskedForm>
  )
}
