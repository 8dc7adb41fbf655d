import { useState } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { fieldOfClock, fieldOfInstant, instantOfField } from '../../../ui/japan-time-field.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { useOwnVersion } from '../../../ui/own-version.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
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
    project_id: message?.project_id ?? fundId,
    title: message?.title ?? '',
    content: message?.content ?? '',
    show_at: message === null ? fieldOfClock(now) : fieldOfInstant(message.show_at),
    extra_message: message?.extra_message ?? '',
    a: message?.a ?? false,
  })
  const [version, answered] = useOwnVersion(message?.version ?? null)
  const form = useActForm(saveMessageDocument, {
    initial: { ...begin, is_deleted: message?.is_deleted ?? false },
    name: 'お知らせの保存',
    done(_, { is_deleted: isDeleted }) {
      if (isDeleted === (message?.is_deleted ?? false)) return 'お知らせを保存しました。'
      return isDeleted ? 'お知らせを削除しました。「削除済み」から元に戻せます。' : 'お知らせを元に戻しました。'
    },
    keeps: true,
    check: ({ project_id: fund, show_at: showAt }) => ({
      ...(fund === '' && { project_id: '選択してください' }),
      ...(showAt === '' && { show_at: '必須です' }),
    }),
    variables: ({ show_at: showAt, extra_message: banner, ...values }) => ({
      input: {
        ...values,
        id: message?.id ?? null,
        show_at: instantOfField(showAt) ?? '',
        extra_message: banner.trim() === '' ? null : banner,
        version,
      },
    }),
    onDone: ({ projectMessage }) => {
      leave.release()
      answered(projectMessage.version)
      onSaved(projectMessage.id)
    },
  })
  const { field, values } = form
  const leave = useLeaveGuard(
    Object.entries(begin).some(([name, value]) => values[name as keyof typeof begin] !== value),
    ['id'],
  )
  const showAt = instantOfField(values.show_at)
  const isAhead = showAt !== null && Date.parse(showAt) > now
  return (
    <SidePanel
      title={message === null ? '新しいお知らせ' : 'お知らせの編集'}
      onClose={onClose}
      record={message === null ? undefined : `fund_message:${message.id}`}
    >
      <ActForm
        form={form}
        button="保存する"
        after={
          message !== null && (
            <Button
              variant={message.is_deleted ? 'outlined' : 'danger'}
              loading={form.busy}
              onClick={() => void form.send({ is_deleted: !message.is_deleted })}
            >
              {message.is_deleted ? '元に戻す' : '削除する'}
            </Button>
          )
        }
      >
        {message?.is_deleted && (
          <Notice tone="warning" title="削除済みのお知らせです">
            ファンドのページには表示されません。
          </Notice>
        )}
        {message === null ? (
          <Select label="ファンド" name="fund" {...field('project_id')}>
            <Options nothing="選択してください" of={funds} />
          </Select>
        ) : (
          <p className={styles.fund}>{message.project_name}</p>
        )}
        <TextField label="件名" name="title" {...field('title')} />
        <TextArea label="本文" name="content" rows={8} {...field('content')} />
        <TextField
          label="表示の開始"
          type="datetime-local"
          name="show_at"
          hint={isAhead ? 'この時刻になると表示されます。' : '保存するとすぐに表示されます。'}
          {...field('show_at')}
        />
        <TextField
          label="バナーの文"
          requirement="optional"
          name="extra_message"
          hint="入れると、ほかの手続きがない会員の画面の下にも、30日間表示されます。"
          {...field('extra_message')}
        />
        <Checkbox label="管理者だけに表示する" {...form.checked('a')} />
        <MessageReach fund={values.project_id} isAdminOnly={values.a} hasBanner={values.extra_message.trim() !== ''} />
      </ActForm>
      {leave.dialog}
    </SidePanel>
  )
}
