import { useState } from 'react'
import { useMutation } from 'urql'
import { endOfDay } from '../../../../domain/calendar.ts'
import { useErrorToast } from '../../../app/use-error-toast.ts'
import { day } from '../../../from-api.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioRows } from '../../../ui/field.tsx'
import { formatDate, formatDateTime, formatYen } from '../../../ui/format.ts'
import { DateTime } from '../../../ui/money.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Investment } from './investment-queries.ts'
import { chooseRenewalDocument } from './renewal-queries.ts'
import styles from './renewal.module.css'

type Renewal = NonNullable<Investment['renewal']>
type Choice = Renewal['choice']

const choiceNames: Record<Choice, string> = { continue: '継続', leave: '解約' }
const closesAt = ({ choice_until: lastDay }: Renewal): string => formatDateTime(endOfDay(day(lastDay)))

/** What a choice means for this investment, in days and yen. */
export function renewalConsequence(choice: Choice, amount: number, renewal: Renewal): string {
  if (choice === 'leave') {
    return `第${renewal.term}期（${formatDate(renewal.end_at)}まで）の終了後、${formatDate(renewal.dividend_due_at)}までに、元本${formatYen(amount)}を分配金とあわせて返還します。`
  }
  return `第${renewal.term + 1}期（${formatDate(renewal.next_start_at)}から${formatDate(renewal.next_end_at)}まで）も、${formatYen(amount)}を運用します。分配金は第${renewal.term}期の分もお支払いします。`
}

function ChoiceForm({ invest, renewal, onChosen }: { invest: Investment; renewal: Renewal; onChosen: () => void }) {
  const [chosen, setChosen] = useState<Choice>(renewal.choice)
  const [{ fetching }, chooseRenewal] = useMutation(chooseRenewalDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const save = async () => {
    const { error } = await chooseRenewal({ input: { invest_id: invest.id, choice: chosen } })
    if (error !== undefined) showError(error)
    else toast.success(`「${choiceNames[chosen]}」を受け付けました。`)
    onChosen()
  }
  const option = (value: Choice, title: string) => ({
    value,
    label: (
      <span className={styles.option}>
        <b>{title}</b>
        <small>{renewalConsequence(value, invest.amount, renewal)}</small>
      </span>
    ),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!fetching) void save()
      }}
    >
      <fieldset>
        <legend className={styles.legend}>第{renewal.term}期が終わった後</legend>
        <RadioRows
          name={`renewal-${invest.id}`}
          choices={[option('continue', '継続する'), option('leave', '解約する')]}
          chosen={chosen}
          onChange={(event) => setChosen(event.target.value === 'leave' ? 'leave' : 'continue')}
        />
      </fieldset>
      <p className="small-text">元本と分配は保証されません。選択しないときは継続します。</p>
      <Button
        type="submit"
        variant="filled"
        loading={fetching}
        notReady={chosen === renewal.choice ? `現在の選択は「${choiceNames[renewal.choice]}」です。` : undefined}
      >
        この内容に変更する
      </Button>
    </form>
  )
}

function Chosen({ invest, renewal }: { invest: Investment; renewal: Renewal }) {
  if (renewal.choice === 'leave' && invest.redeemed_at !== null) {
    return (
      <p>
        第{renewal.term}期で解約し、
        <DateTime value={invest.redeemed_at} format="date" />
        に元本を返還しました。
      </p>
    )
  }
  return (
    <>
      <p>
        選択は「<b>{choiceNames[renewal.choice]}</b>」です。{renewalConsequence(renewal.choice, invest.amount, renewal)}
      </p>
      {!renewal.is_ended && <p className="small-text">変更できる期限（{closesAt(renewal)}）は過ぎています。</p>}
    </>
  )
}

/** The running term of an auto-continuing fund, and whether the member stays after it. Null where nothing is left to choose. */
export function RenewalSection({ invest, onChosen }: { invest: Investment; onChosen: () => void }) {
  const { renewal } = invest
  const soldOn = invest.project.performance?.unyo_end_at ?? null
  if (renewal === null || (soldOn !== null && soldOn <= renewal.end_at && renewal.choice === 'continue')) return null
  return (
    <section className={styles.section} aria-label={`第${renewal.term}期の後の継続と解約`}>
      <div className={styles.head}>
        <h4>継続と解約</h4>
        <p className="small-text">
          第{renewal.term}期{'　'}
          <DateTime value={renewal.start_at} format="yearDay" />〜<wbr />
          <DateTime value={renewal.end_at} format="yearDay" />
        </p>
      </div>
      {renewal.is_open ? (
        <>
          <p>
            現在の選択：<b>{choiceNames[renewal.choice]}</b>
            {renewal.chosen_at === null ? (
              '（変更していません）'
            ) : (
              <>
                （<DateTime value={renewal.chosen_at} />
                に受け付け）
              </>
            )}
          </p>
          <p>
            <b>
              <time dateTime={renewal.choice_until} className="no-break">
                {closesAt(renewal)}
              </time>
            </b>
            まで、何度でも変更できます。
          </p>
          <details className={styles.change}>
            <summary>継続か解約を選ぶ</summary>
            <ChoiceForm key={renewal.choice} invest={invest} renewal={renewal} onChosen={onChosen} />
          </details>
        </>
      ) : (
        <Chosen invest={invest} renewal={renewal} />
      )}
    </section>
  )
}
