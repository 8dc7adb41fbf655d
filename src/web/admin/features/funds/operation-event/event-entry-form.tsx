import { useState } from 'react'
import { Checkbox } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { EventPictures, type TypedPicture } from './event-pictures.tsx'
import { announceOperationEventDocument, type RecordedEvent } from './event-queries.ts'

const inDigits = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount)

/** What a follow-up begins with: what was said last of days and money. */
function startOf({ event, budget, touches_payments: touchesPayments }: RecordedEvent) {
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
    state: 'on',
    touches_payments: last?.touches_payments ?? touchesPayments,
  }
}

/** The words of an event: told at once, or proposed to another operator where it is important. */
export function EventEntryForm({ event: recorded, onDone }: { event: RecordedEvent; onDone: () => void }) {
  const { event } = recorded
  // One upload after the other adds to them: each upon what is there by then.
  const [pictures, setPictures] = useState<readonly TypedPicture[]>([])
  const form = useActForm(announceOperationEventDocument, {
    initial: { ...startOf(recorded), pictures },
    name: '出来事のお知らせ',
    done: '登録しました。重要な出来事は、ほかの運営者が承認すると公表し、投資家へお知らせします。',
    failed: '登録できませんでした。入力内容を確認してください。',
    onDone,
    check: (values) => ({
      ...Object.fromEntries(
        (['budget', 'cost'] as const)
          .filter((name) => values[name].trim() !== '' && typedYen(values[name]) === null)
          .map((name) => [name, '金額を数字で入力してください']),
      ),
      // A day of completion that is missing is asked for where it stands.
      ...(values.state === 'over' && values.ended_on === '' && { ended_on: '必須です' }),
    }),
    variables: ({ state, ...values }) => ({
      input: {
        ...values,
        event_id: recorded.id,
        seen: event.entries.length,
        ended_on: state === 'over' ? values.ended_on : '',
        next_word_on: state === 'over' ? '' : values.next_word_on,
        budget: typedYen(values.budget),
        cost: state === 'over' ? typedYen(values.cost) : null,
        pictures: [...values.pictures],
      },
    }),
  })
  const { field, values } = form
  const isOver = values.state === 'over'
  const isImportant = recorded.is_important || values.touches_payments
  const isFirst = event.entries.length === 0
  const isWorks = event.kind === 'works'
  return (
    <Panel
      title={isFirst ? 'お知らせの文面' : '続報の文面'}
      note={isImportant ? '重要：二人の運営者で決定し、メールでも送信します' : '登録すると、すぐに公表します'}
    >
      <ActForm form={form} width="wide" button={isImportant ? '承認を依頼する' : '公表する'}>
        <DenseArea label="内容" needed rows={3} hint="何が起きたか、前回から何が変わったか" {...field('happening')} />
        <DenseArea label="対応" needed rows={3} {...field('measures')} />
        <DenseArea
          label="分配と元本への影響"
          needed
          rows={2}
          hint="影響がない場合も、その旨を書きます"
          {...field('effect')}
        />
        <Checkbox
          label="予定していた分配、または元本に影響する（重要な出来事になります）"
          {...form.checked('touches_payments')}
        />
        <FieldRow>
          <DenseSelect label="状態" {...field('state')}>
            <Options of={{ on: '続いている', over: '完了した' }} />
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
        </FieldRow>
        <EventPictures
          fundId={recorded.fund_id}
          kind={event.kind}
          pictures={pictures}
          errors={form.errors}
          onChange={setPictures}
        />
      </ActForm>
    </Panel>
  )
}
