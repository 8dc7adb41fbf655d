import { useState, type FormEvent } from 'react'
import { useClient } from 'urql'
import { mergeFields, asWritten } from '../../../../../domain/communication/mail-merge.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure, type Failure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { FieldGroup, RadioRows, TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { fieldOfClock, instantOfField } from '../../../ui/japan-time-field.ts'
import { useAct } from '../../../ui/use-act.tsx'
import {
  mailPreviewDocument,
  saveMailDocument,
  type EditedMail,
  type FundChoice,
  type MailPreview,
  type WrittenMail,
} from './mail-queries.ts'
import { inputOf, type MailValues } from './mail-words.ts'
import styles from './mails.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { TestSend } from './test-send.tsx'

interface MailFormProps {
  mail: EditedMail | null
  /** That the next act names; null for a new mail. */
  version: number | null
  values: MailValues
  onChange: (values: MailValues) => void
  funds: readonly FundChoice[]
  onSaved: (written: WrittenMail) => void
}

const audiences = [
  { value: 'nobody', label: '未定（下書き）' },
  { value: 'everyone', label: '全会員（配信停止の人を除く）' },
  { value: 'fund', label: 'ファンドの参加者' },
] as const

/** What the mail says, to whom and when. With a time it is scheduled, after a look at how many people get it. */
export function MailForm({ mail, version, values, onChange, funds, onSaved }: MailFormProps) {
  const client = useClient()
  const now = useNow()
  const [refused, setRefused] = useState<Failure | null>(null)
  const [toSchedule, setToSchedule] = useState<MailPreview | null>(null)
  const [checking, setChecking] = useState(false)
  const save = useAct(saveMailDocument, {
    name: 'メールの保存',
    done: '下書きを保存しました。',
    onDone: ({ adminUpdateMail }) => onSaved(adminUpdateMail),
  })
  const failure = save.failure ?? refused
  const wrong = failure?.fields ?? {}
  const sendAt = instantOfField(values.sendAt)
  const input = { ...inputOf(values, sendAt), version }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.busy || checking) return
    setRefused(null)
    if (sendAt === null) return void (await save.run({ id: mail?.id ?? null, input }))
    // Who gets it is asked afresh, not taken from the preview beside the form.
    setChecking(true)
    const { data, error } = await client
      .query(mailPreviewDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise()
    setChecking(false)
    if (error !== undefined) return setRefused(toFailure(error))
    setToSchedule(data?.adminMailPreview ?? null)
  }
  const set = (change: Partial<MailValues>) => onChange({ ...values, ...change })

  return (
    <Panel title="内容">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== null && <Notice tone="error" title={failure.message} live />}
        <TextField
          label="件名"
          hint="30文字までが、スマートフォンでも全部表示されます。"
          name="title"
          value={values.title}
          error={wrong['title']}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label="本文"
          hint={`空の行で段落が分かれます。差し込み：${mergeFields.map(asWritten).join(' ')}（ファンド名と出資額は、ファンドの参加者だけ）。宛名・会社名・配信停止の案内は自動で入ります。`}
          name="body"
          rows={14}
          value={values.body}
          error={wrong['body']}
          onChange={({ target }) => set({ body: target.value })}
        />
        <FieldGroup label="宛先" error={wrong['to_all']}>
          <RadioRows
            name="audience"
            chosen={values.audience}
            choices={audiences}
            onChange={({ target }) => set({ audience: target.value as MailValues['audience'] })}
          />
        </FieldGroup>
        {values.audience === 'fund' && (
          <Select
            label="ファンド"
            name="fund"
            hint="申込中・入金待ち・参加中の会員に、配信停止に関わらず届きます。契約に関わるお知らせだけに使ってください。"
            width="choice"
            value={values.fundId}
            error={wrong['to_project']}
            onChange={({ target }) => set({ fundId: target.value })}
          >
            <Options nothing="選択してください" of={funds} />
          </Select>
        )}
        {values.audience !== 'fund' && wrong['to_project'] !== undefined && (
          <FieldMessage>{wrong['to_project']}</FieldMessage>
        )}
        <TextField
          label="送信日時"
          requirement="optional"
          hint="空のままなら下書きです。入れると、その時刻から1通ずつ送ります。"
          type="datetime-local"
          name="send_at"
          width="choice"
          min={fieldOfClock(now)}
          value={values.sendAt}
          error={wrong['send_at']}
          onChange={({ target }) => set({ sendAt: target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="filled" loading={save.busy || checking}>
            {sendAt === null ? '下書きを保存' : '送信を予約する'}
          </Button>
        </div>
      </form>
      <TestSend values={values} onChange={(mailto) => set({ mailto })} />
      <ScheduleDialog
        preview={toSchedule}
        sendAt={sendAt}
        mail={mail}
        input={input}
        onClose={() => setToSchedule(null)}
        onSaved={onSaved}
      />
      {save.dialog}
    </Panel>
  )
}
