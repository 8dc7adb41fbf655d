import { useState } from 'react'
import {
  dueRule,
  LARGE_PART,
  OPERATION_EVENT_KINDS,
  type OperationEventKind,
} from '../../../../../domain/funds/operation-event.ts'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { recordOperationEventDocument, type EventFund } from './event-queries.ts'
import styles from './event.module.css'

const blank = { part_id: '', title: '', happened_on: '', learned_on: '', budget: '' }

interface RecordEventFormProps {
  funds: readonly EventFund[]
  onClose: () => void
  onDone: (id: string) => void
}

/** Only what is known on the first day: what investors read is written afterwards, while the time already runs. */
export function RecordEventForm({ funds, onClose, onDone }: RecordEventFormProps) {
  const today = japanDateOf(new Date(useNow()))
  const [fundId, setFundId] = useState('')
  const [kind, setKind] = useState<OperationEventKind>('works')
  const [touches, setTouches] = useState(false)
  const [values, setValues] = useState<typeof blank>({ ...blank, learned_on: today })
  const act = useAct(recordOperationEventDocument, {
    name: '出来事の記録',
    done: '出来事を記録しました。続けて、お知らせの文面を作成してください。',
    onDone: ({ recordOperationEvent: { id } }) => onDone(id),
  })
  const [missing, setMissing] = useState<Record<string, string>>({})
  const errors = { ...act.failure?.fields, ...missing }
  const fund = funds.find(({ id }) => id === fundId)
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  const submit = () => {
    const budget = values.budget.trim() === '' ? null : typedYen(values.budget)
    const wrong = {
      ...(fundId === '' && { project_id: 'ファンドを選択してください' }),
      ...(values.budget.trim() !== '' && budget === null && { budget: '金額を数字で入力してください' }),
    }
    setMissing(wrong)
    if (Object.keys(wrong).length > 0 || act.busy) return
    const { part_id: partId, ...typed } = values
    const input = { ...typed, project_id: fundId, part_id: partId || null, kind, budget, touches_payments: touches }
    void act.run({ input })
  }
  const { importantDays } = dueRule(today)
  return (
    <Panel title="出来事の記録" note="この内容は、まだ公表されません">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.pair}>
          <DenseSelect
            label="ファンド"
            needed
            value={fundId}
            error={errors['project_id']}
            onChange={({ target }) => {
              setFundId(target.value)
              setValues((old) => ({ ...old, part_id: '' }))
            }}
          >
            <option value="">選択してください</option>
            {funds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </DenseSelect>
          <DenseSelect label="物件" {...field('part_id')}>
            <option value="">ファンド全体</option>
            {fund?.parts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </DenseSelect>
          <DenseSelect
            label="種類"
            value={kind}
            onChange={({ target }) =>
              setKind(codesOf(OPERATION_EVENT_KINDS).find((code) => code === target.value) ?? 'works')
            }
          >
            {codesOf(OPERATION_EVENT_KINDS).map((code) => (
              <option key={code} value={code}>
                {OPERATION_EVENT_KINDS[code]}
              </option>
            ))}
          </DenseSelect>
          <DenseInput label="件名" needed hint="例：201号室の退去、台所の改修工事" {...field('title')} />
          <DenseInput label="発生・開始の日" needed type="date" {...field('happened_on')} />
          <DenseInput
            label="当社が知った日"
            needed
            type="date"
            max={today}
            hint="この日から、お知らせの期限を数えます"
            {...field('learned_on')}
          />
          <DenseInput label="予算" unit="円" isFigure hint="費用がかかる場合" {...field('budget')} />
        </div>
        <label className={styles.check}>
          <input type="checkbox" checked={touches} onChange={({ target }) => setTouches(target.checked)} />
          予定していた分配、または元本に影響する
        </label>
        <p className={styles.text}>
          事故・損傷、借入れの借換え、管理会社の変更、分配や元本に影響する出来事、ファンド総額の{100 / LARGE_PART}
          ％以上の費用がかかる出来事は「重要」です。知った日から{importantDays}
          日以内に、二人の運営者で決定して投資家へお知らせします。そのほかは、次の財産管理報告書の期限までにお知らせします。
        </p>
        {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
          <Notice tone="error" title={act.failure.message} live />
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={act.busy}>
            記録する
          </Button>
          <Button variant="quiet" onClick={onClose}>
            閉じる
          </Button>
        </div>
        {act.dialog}
      </form>
    </Panel>
  )
}
