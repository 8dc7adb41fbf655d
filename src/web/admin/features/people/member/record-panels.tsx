import { formatDateWithoutWeekday, japanDateOf, type JapanDate } from '../../../../../domain/calendar.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Checkbox, FieldGroup, TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortDay, shortTime } from '../../../ui/admin-format.ts'
import { SCREENING_LISTS, type ScreeningList } from '../../../../../domain/back-office/member-risk/risk-words.ts'
import { screeningWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { recordScreeningDocument, writeNoteDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

interface RecordPanelProps {
  member: CaredMember
  onChange: () => void
}

const nothing = {
  screened_on: '',
  source: '',
  result: 'clear' as keyof typeof screeningWords,
  note: '',
  lists: [] as readonly ScreeningList[],
}

function ScreeningForm({ member, onChange }: RecordPanelProps) {
  const form = useActForm(recordScreeningDocument, {
    initial: nothing,
    name: '反社チェックの記録',
    done: '反社チェックを記録しました。',
    onDone: onChange,
    variables: (values) => ({ input: { number: member.number, ...values, lists: [...values.lists] } }),
  })
  const { field, values } = form
  return (
    <ActForm form={form} variant="outlined" button="記録する">
      <TextField label="照会した日" type="date" {...field('screened_on')} />
      <TextField label="照会先" hint="データベースや記事検索の名前" autoComplete="off" {...field('source')} />
      <FieldGroup label="照会した名簿" requirement="optional">
        {codesOf(SCREENING_LISTS).map((list) => (
          <Checkbox
            key={list}
            label={SCREENING_LISTS[list]}
            checked={values.lists.includes(list)}
            onChange={({ target }) =>
              form.set({
                lists: target.checked ? [...values.lists, list] : values.lists.filter((each) => each !== list),
              })
            }
          />
        ))}
      </FieldGroup>
      <Select label="結果" {...field('result')}>
        <Options of={screeningWords} />
      </Select>
      <TextArea
        label="内容"
        requirement={values.result === 'clear' ? 'optional' : 'required'}
        rows={2}
        {...field('note')}
      />
    </ActForm>
  )
}

/** Look-ups for ties to antisocial forces: when, where, with what result, by whom. They stay as they were recorded. */
export function ScreeningPanel({ member, onChange }: RecordPanelProps) {
  const now = useNow()
  const due = member.risk?.screening_due_on ?? null
  const isDue = due !== null && due <= japanDateOf(new Date(now))
  return (
    <Panel title="反社チェック" note={member.screenings.length === 0 ? '未実施' : `${member.screenings.length}件`}>
      {due !== null && (
        <p className={styles.hint}>
          次の照会：{formatDateWithoutWeekday(due as JapanDate)}まで {isDue && <Tag tone="warning">期限</Tag>}
        </p>
      )}
      <ul className={styles.records}>
        {member.screenings.map((record) => (
          <li key={record.id}>
            <b>{wordOf(screeningWords, record.result)}</b>
            <small>
              {shortDay(record.screened_on, now)}　{record.source}　{record.by}
            </small>
            {record.lists.length > 0 && <small>{record.lists.join('・')}</small>}
            {record.note !== '' && <p>{record.note}</p>}
          </li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>照会の結果を記録する</summary>
        <ScreeningForm member={member} onChange={onChange} />
      </details>
    </Panel>
  )
}

/** What operators tell each other about him. */
export function NotePanel({ member, onChange }: RecordPanelProps) {
  const now = useNow()
  const form = useActForm(writeNoteDocument, {
    initial: { text: '' },
    name: 'メモの記録',
    done: 'メモを記録しました。',
    onDone: onChange,
    variables: ({ text }) => ({ input: { number: member.number, text } }),
  })
  return (
    <Panel title="メモ" note="会員には表示されません">
      <ul className={styles.records}>
        {member.notes.map((note) => (
          <li key={note.id}>
            <small>
              {note.kind === 'same_person' && '重複の確認　'}
              <time dateTime={note.written_at}>{shortTime(note.written_at, now)}</time>　{note.by}
            </small>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <ActForm form={form} variant="outlined" button="記録する">
        <TextArea label="新しいメモ" hint="後から変更や削除はできません。" rows={2} {...form.field('text')} />
      </ActForm>
    </Panel>
  )
}
