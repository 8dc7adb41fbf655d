import { useState } from 'react'
import { openQuestionList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
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
  const [isAsking, setAsking] = useState(false)
  const label = question.answer === null ? '回答する' : '回答し直す'
  const [words, setWords] = useState(question.answer ?? '')
  const act = useAct(answerQuestionDocument, {
    name: '確認事項の回答',
    done: '回答を記録しました。締めを承認する運営者にも表示されます。',
    onDone: () => {
      setAsking(false)
      onDone()
    },
  })
  return (
    <>
      <Button
        size="small"
        aria-label={`${question.project_name}の「${question.text}」に${label}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="確認事項に回答しますか？"
        size="narrow"
        busy={act.busy}
      >
        <p>{question.text}</p>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <TextArea
          label="回答"
          hint="例：4月20日から空室のため"
          rows={3}
          value={words}
          error={act.failure?.fields['words']}
          onChange={({ target }) => setWords(target.value)}
        />
        <DialogActions>
          <Button
            variant="filled"
            loading={act.busy}
            onClick={() => void act.run({ input: { project_id: question.project_id, key: question.key, words } })}
          >
            回答を記録する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}
