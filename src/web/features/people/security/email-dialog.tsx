import { useState } from 'react'
import { useMutation } from 'urql'
import { emailChangeSchema } from '../../../../domain/validation/account-schemas.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useDraftName, useForgetDraft } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../../../app/member-page/mypage.module.css'
import { requestEmailChangeDocument } from './security-queries.ts'

const draftName = 'email_change'

interface Sent {
  email: string
  limit: string
}

function EmailForm({ onClose, onSent }: { onClose: () => void; onSent: (sent: Sent) => void }) {
  const [, requestEmailChange] = useMutation(requestEmailChangeDocument)
  const fresh = useFreshLogin('メールアドレスの変更')
  const { field, submit, isSending } = useForm({
    schema: emailChangeSchema,
    initial: { email: '' },
    keptAs: useDraftName(draftName),
    send: async ({ email }, again) => {
      const { data, error } = await requestEmailChange({ email })
      if (error !== undefined) return fresh.refused(error, again)?.fields ?? {}
      if (data === undefined) return {}
      onSent({ email, limit: data.requestEmailChange.confirm_limit_at })
      return null
    },
  })
  return (
    <>
      <form className={styles.dialogForm} noValidate onSubmit={submit}>
        <TextField
          label="新しいメールアドレス"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <p className="caption-text">
          確認のメールを新しいメールアドレスに送ります。その中のURLを開くまで、いまのメールアドレスのままです。
        </p>
        <DialogActions>
          <Button type="submit" variant="filled" size="large" full icon="mail" loading={isSending}>
            確認のメールを送る
          </Button>
          <Button size="large" full onClick={onClose}>
            戻る
          </Button>
        </DialogActions>
      </form>
      {fresh.dialog}
    </>
  )
}

export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const forget = useForgetDraft(draftName)
  const close = () => {
    forget()
    setSent(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="メールアドレスの変更" size="narrow">
      {sent === null ? (
        <EmailForm onClose={close} onSent={setSent} />
      ) : (
        <div className={styles.dialogForm}>
          <Notice tone="success" title="確認のメールを送りました" live>
            {sent.email} に届いたURLを、
            <DateTime value={sent.limit} />
            までに開いてください。届かないときは、迷惑メールのフォルダーもお確かめください。
          </Notice>
          <Button size="large" full onClick={close}>
            閉じる
          </Button>
        </div>
      )}
    </Dialog>
  )
}
