import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { EventPictures, type TypedPicture } from './event-pictures.tsx'
import { announceOperationEventDocument, type RecordedEvent } from './event-queries.ts'
import styles from './event.module.css'

const inDigits = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount)

/** What a follow-up begins with: what was said last of days and money. */
function startOf({ event, budget }: RecordedEvent) {
  const last = event.entries.at(-1)
  return {
    happening: '',
    measures: '',
    effect: '',
    planned_end_on: last?.planned_end_on ?? '',
    ended_on: '',
    budget: inDigits(last === undefined ? budget : last.budget),
    cost: '',
    next_word_on: '',
  }
}

/** The words of an event: told at once, or proposed to another operator where it is important. */
export function EventEntryForm({ event: recorded, onDone }: { event: RecordedEvent; onDone: () => void }) {
  const { event } = recorded
  const [values, setValues] = useState(() => startOf(recorded))
  const [isOver, setOver] = useState(false)
  const [touches, setTouches] = useState(event.entries.at(-1)?.touches_payments ?? recorded.touches_payments)
  const [pictures, setPictures] = useState<readonly TypedPicture[]>([])
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const act = useAct(announceOperationEventDocument, {
    name: '出来事のお知らせ',
    done: '登録しました。重要な出来事は、ほかの運営者が承認すると公表し、投資家へお知らせします。',
    failed: '登録できませんでした。入力内容を確認してください。',
    onDone,
  })
  const errors = { ...act.failure?.fields, ...wrong }
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  const submit = () => {
    const amount = (name: 'budget' | 'cost') => (values[name].trim() === '' ? null : typedYen(values[name]))
    const isUnread = (name: 'budget' | 'cost') => values[name].trim() !== '' && amount(name) === null
    const misread = Object.fromEntries(
      (['budget', 'cost'] as const).filter(isUnread).map((name) => [name, '金額を数字で入力してください']),
    )
    setWrong(misread)
    if (Object.keys(misread).length > 0 || act.busy) return
    const input = {
      ...values,
      event_id: recorded.id,
      seen: event.entries.length,
      touches_payments: touches,
      ended_on: isOver ? values.ended_on : '',
      next_word_on: isOver ? '' : values.next_word_on,
      budget: amount('budget'),
      cost: isOver ? amount('cost') : null,
      pictures: [...pictures],
    }
    // A day of completion that is missing is asked for where it stands.
    if (isOver && values.ended_on === '') return setWrong({ ended_on: '必須です' })
    void act.run({ input })
  }
  const isFirst = event.entries.length === 0
  const isWorks = event.kind === 'works'
  return (
    <Panel
      title={isFirst ? 'お知らせの文面' : '続報の文面'}
      note={
        recorded.is_important || touches
          ? '重要：二人の運営者で決定し、メールでも送信します'
          : '登録すると、すぐに公表します'
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          submit()
        }}
      >
        <DenseArea label="内容" needed rows={3} hint="何が起きたか、前回から何が変わったか" {...field('happening')} />
        <DenseArea label="対応" needed rows={3} {...field('measures')} />
        <DenseArea
          label="分配と元本への影響"
          needed
          rows={2}
          hint="影響がない場合も、その旨を書きます"
          {...field('effect')}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={touches} onChange={({ target }) => setTouches(target.checked)} />
          予定していた分配、または元本に影響する（重要な出来事になります）
        </label>
        <div className={styles.pair}>
          <DenseSelect
            label="状態"
            value={isOver ? 'over' : 'on'}
            onChange={({ target }) => setOver(target.value === 'over')}
          >
            <option value="on">続いている</option>
            <option value="over">完了した</option>
          </DenseSelect>
          {isOver ? (
            <DenseInput label="完了日" needed type="date" {...field('ended_on')} />
          ) : (
            <>
              <DenseInput label="完了の予定日" needed={isWorks} type="date" {...field('planned_end_on')} />
              <DenseInput label="次のお知らせの期限" needed type="date" {...field('next_word_on')} />
            </>
          )}
          <DenseInput label="予算" needed={isWorks} unit="円" isFigure {...field('budget')} />
          {isOver && <DenseInput label="実績" needed={isWorks} unit="円" isFigure {...field('cost')} />}
        </div>
        <EventPictures
          fundId={recorded.fund_id}
          kind={event.kind}
          pictures={pictures}
          errors={errors}
          onChange={setPictures}
        />
        {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
          <Notice tone="error" title={act.failure.message} live />
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={act.busy}>
            {recorded.is_important || touches ? '承認を依頼する' : '公表する'}
          </Button>
        </div>
        {act.dialog}
      </form>
    </Panel>
  )
}
