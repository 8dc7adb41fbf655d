import {
  dueRule,
  LARGE_PART,
  OPERATION_EVENT_KINDS,
  type OperationEventKind,
} from '../../../../../domain/funds/operation-event.ts'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { recordOperationEventDocument, type EventFund } from './event-queries.ts'
import styles from './event.module.css'

const blank = {
  project_id: '',
  part_id: '',
  kind: 'works' as OperationEventKind,
  title: '',
  happened_on: '',
  budget: '',
  touches_payments: false,
}

interface RecordEventFormProps {
  funds: readonly EventFund[]
  onClose: () => void
  onDone: (id: string) => void
}

/** Only what is known on the first day: what investors read is written afterwards, while the time already runs. */
export function RecordEventForm({ funds, onClose, onDone }: RecordEventFormProps) {
  const today = japanDateOf(new Date(useNow()))
  const form = useActForm(recordOperationEventDocument, {
    initial: { ...blank, learned_on: today },
    name: '出来事の記録',
    done: '出来事を記録しました。続けて、お知らせの文面を作成してください。',
    onDone: ({ recordOperationEvent: { id } }) => onDone(id),
    check: ({ project_id: fund, budget }) => ({
      ...(fund === '' && { project_id: 'ファンドを選択してください' }),
      ...(budget.trim() !== '' && typedYen(budget) === null && { budget: '金額を数字で入力してください' }),
    }),
    variables: ({ part_id: part, budget, ...values }) => ({
      input: { ...values, part_id: part || null, budget: typedYen(budget) },
    }),
  })
  const { field } = form
  const fund = funds.find(({ id }) => id === form.values.project_id)
  const { importantDays } = dueRule(today)
  return (
    <Panel title="出来事の記録" note="この内容は、まだ公表されません">
      <ActForm
        form={form}
        width="wide"
        button="記録する"
        after={
          <Button variant="quiet" onClick={onClose}>
            閉じる
          </Button>
        }
      >
        <FieldRow>
          <DenseSelect
            label="ファンド"
            needed
            {...field('project_id')}
            onChange={({ target }) => form.set({ project_id: target.value, part_id: '' })}
          >
            <Options nothing="選択してください" of={funds} />
          </DenseSelect>
          <DenseSelect label="物件" {...field('part_id')}>
            <Options nothing="ファンド全体" of={fund?.parts} />
          </DenseSelect>
          <DenseSelect label="種類" {...field('kind')}>
            <Options of={OPERATION_EVENT_KINDS} />
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
        </FieldRow>
        <Checkbox label="予定していた分配、または元本に影響する" {...form.checked('touches_payments')} />
        <p className={styles.text}>
          事故・損傷、借入れの借換え、管理会社の変更、分配や元本に影響する出来事、ファンド総額の{100 / LARGE_PART}
          ％以上の費用がかかる出来事は「重要」です。知った日から{importantDays}
          日以内に、二人の運営者で決定して投資家へお知らせします。そのほかは、次の財産管理報告書の期限までにお知らせします。
        </p>
      </ActForm>
    </Panel>
  )
}
