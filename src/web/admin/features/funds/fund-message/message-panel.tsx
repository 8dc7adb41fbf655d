import { useState, type FormEvent } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import type { ResultOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { fieldOfClock, fieldOfInstant, instantOfField } from '../../../ui/japan-time-field.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { useOwnVersion } from '../../../ui/own-version.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { MessageReach } from './message-reach.tsx'
import { saveMessageDocument, type FundChoice, type FundMessage } from './message-queries.ts'
import styles from './messages.module.css'

interface MessagePanelProps {
  /** Null for a new one. */
  message: FundMessage | null
  funds: readonly FundChoice[]
  /** The fund by which the table is filtered, or an empty text. */
  fundId: string
  onClose: () => void
  onSaved: (id: string) => void
}

/** One message: written, changed, taken back and restored. */
export function MessagePanel({ message, funds, fundId, onClose, onSaved }: MessagePanelProps) {
  const now = useNow()
  const [begin] = useState({
    fund: message?.project_id ?? fundId,
    title: message?.title ?? '',
    content: message?.content ?? '',
    showAt: message === null ? fieldOfClock(now) : fieldOfInstant(message.show_at),
    banner: message?.extra_message ?? '',
    adminOnly: message?.a ?? false,
  })
  const [values, setValues] = useState(begin)
  const leave = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(begin), ['id'])
  const [isMissing, setMissing] = useState(false)
  const [version, answered] = useOwnVersion(message?.version ?? null)
  const onDone = ({ projectMessage }: ResultOf<typeof saveMessageDocument>) => {
    leave.release()
    answered(projectMessage.version)
    onSaved(projectMessage.id)
  }
  const save = useAct(saveMessageDocument, { name: 'お知らせの保存', done: 'お知らせを保存しました。', onDone })
  const remove = useAct(saveMessageDocument, {
    name: 'お知らせの削除',
    done: message?.is_deleted ? 'お知らせを元に戻しました。' : 'お知らせを削除しました。「削除済み」から元に戻せます。',
    onDone,
  })
  const showAt = instantOfField(values.showAt)
  const inputOf = (isDeleted: boolean) => ({
    id: message?.id ?? null,
    project_id: values.fund,
    title: values.title,
    content: values.content,
    show_at: showAt ?? '',
    is_deleted: isDeleted,
    extra_message: values.banner.trim() === '' ? null : values.banner,
    a: values.adminOnly,
    version,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(values.fund === '' || showAt === null)
    if (save.busy || values.fund === '' || showAt === null) return
    void save.run({ input: inputOf(message?.is_deleted ?? false) })
  }
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const wrong = save.failure?.fields ?? {}
  const failure = save.failure ?? remove.failure
  const isAhead = showAt !== null && Date.parse(showAt) > now
  return (
    <SidePanel
      title={message === null ? '新しいお知らせ' : 'お知らせの編集'}
      onClose={onClose}
      record={message === null ? undefined : `fund_message:${message.id}`}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {failure !== null && <Notice tone="error" title={failure.message} live />}
        {message?.is_deleted && (
          <Notice tone="warning" title="削除済みのお知らせです">
            ファンドのページには表示されません。
          </Notice>
        )}
        {message === null ? (
          <Select
            label="ファンド"
            name="fund"
            value={values.fund}
            error={isMissing && values.fund === '' ? '選択してください' : wrong['project_id']}
            onChange={({ target }) => set({ fund: target.value })}
          >
            <option value="">選択してください</option>
            {funds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <p className={styles.fund}>{message.project_name}</p>
        )}
        <TextField
          label="件名"
          name="title"
          value={values.title}
          error={wrong['title']}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label="本文"
          name="content"
          rows={8}
          value={values.content}
          error={wrong['content']}
          onChange={({ target }) => set({ content: target.value })}
        />
        <TextField
          label="表示の開始"
          type="datetime-local"
          name="show_at"
          hint={isAhead ? 'この時刻になると表示されます。' : '保存するとすぐに表示されます。'}
          value={values.showAt}
          error={isMissing && showAt === null ? '必須です' : undefined}
          onChange={({ target }) => set({ showAt: target.value })}
        />
        <TextField
          label="バナーの文"
          requirement="optional"
          name="extra_message"
          hint="入れると、ほかの手続きがない会員の画面の下にも、30日間表示されます。"
          value={values.banner}
          error={wrong['extra_message']}
          onChange={({ target }) => set({ banner: target.value })}
        />
        <Checkbox
          label="管理者だけに表示する"
          checked={values.adminOnly}
          onChange={({ target }) => set({ adminOnly: target.checked })}
        />
        <MessageReach fund={values.fund} isAdminOnly={values.adminOnly} hasBanner={values.banner.trim() !== ''} />
        <Button type="submit" variant="filled" loading={save.busy}>
          保存する
        </Button>
        {message !== null && (
          <Button
            variant={message.is_deleted ? 'outlined' : 'danger'}
            loading={remove.busy}
            onClick={() => void remove.run({ input: inputOf(!message.is_deleted) })}
          >
            {message.is_deleted ? '元に戻す' : '削除する'}
          </Button>
        )}
      </form>
      {save.dialog}
      {remove.dialog}
      {leave.dialog}
    </SidePanel>
  )
}
