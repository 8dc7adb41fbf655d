import { useState, type ReactNode } from 'react'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { toFailure } from '../../gql/errors.ts'
import { graphql } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../forms/use-form.ts'
import styles from './login.module.css'

const sendDocument = graphql(`
  mutation SendConfirmationCode {
    sendConfirmationCode { ok }
  }
`)

const confirmDocument = graphql(`
  mutation ConfirmCode($code: String!) {
    confirmCode(code: $code) { ok }
  }
`)

const schema = v.object({ code: v.string() })

interface MailedCodeFormProps {
  /** As the subject of the sentence: '口座の変更'. */
  act: string
  /** Another way, where there is one. */
  children?: ReactNode
  onConfirmed: () => void
  onBack: () => void
}

/** Mails a one-time code when it is asked for, and takes it. */
export function MailedCodeForm({ act, children, onConfirmed, onBack }: MailedCodeFormProps) {
  const [sending, send] = useMutation(sendDocument)
  const [, confirm] = useMutation(confirmDocument)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setFailure(null)
    const { error } = await send({})
    if (error === undefined) setSent(true)
    else setFailure(toFailure(error).message)
  }
  const { field, submit, isSending } = useForm({
    schema,
    initial: { code: '' },
    send: async (typed) => {
      if (!isSent) {
        await ask()
        return {}
      }
      setFailure(null)
      const { error } = await confirm(typed)
      if (error === undefined) {
        onConfirmed()
        return {}
      }
      const { fields, message } = toFailure(error)
      if (fields['code'] === undefined) setFailure(message)
      return fields
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Notice title="メールでお送りする確認コードが必要です">
        {isSent
          ? '登録のメールアドレスに、6桁の確認コードを送りました。10分以内に入力してください。'
          : `${act}の前に、登録のメールアドレスに6桁の確認コードを送ります。`}
      </Notice>
      {failure !== null && <Notice tone="error" title={failure} live />}
      {isSent && (
        <TextField
          label="確認コード"
          hint="数字6桁"
          inputMode="numeric"
          autoComplete="one-time-code"
          width="zip"
          {...field('code')}
        />
      )}
      <DialogActions>
        <Button
          type="submit"
          variant="filled"
          size="large"
          full
          icon={isSent ? undefined : 'mail'}
          loading={sending.fetching || isSending}
        >
          {isSent ? '続ける' : '確認コードを送る'}
        </Button>
        <Button size="large" full onClick={onBack}>
          戻る
        </Button>
      </DialogActions>
      {isSent && (
        <Button variant="quiet" loading={sending.fetching} onClick={() => void ask()}>
          確認コードをもう一度送る
        </Button>
      )}
      {children}
    </form>
  )
}
