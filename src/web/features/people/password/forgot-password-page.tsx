import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { forgotPasswordSchema } from '../../../../domain/validation/account-schemas.ts'
import { normaliseEmail } from '../../../../domain/validation/normalise.ts'
import { useSite } from '../../../app/site/site-context.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { PasswordFrame } from './password-frame.tsx'
import { failureDetail, mailSent, sendingFailed } from './password-messages.ts'
import { forgotPasswordDocument } from './password-queries.ts'
import styles from './password.module.css'

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [, forgotPassword] = useMutation(forgotPasswordDocument)
  const toast = useToast()
  const { field, submit, isSending } = useForm({
    schema: forgotPasswordSchema,
    initial: { email: '' },
    normalise: { email: normaliseEmail },
    keptAs: 'forgotten_password',
    send: async ({ email }) => {
      const { data, error } = await forgotPassword({ email })
      if (data?.forgotPassword.ok === true) {
        onSent(email)
        return null
      }
      const failure = error === undefined ? null : toFailure(error)
      const message = failure?.fields['email']
      toast.error(sendingFailed, failure === null ? undefined : failureDetail(failure))
      return message === undefined ? {} : { email: message }
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="メールアドレス"
        hint="会員登録に使ったメールアドレスを入力してください。"
        type="email"
        inputMode="email"
        autoComplete="username"
        width="mail"
        {...field('email')}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full icon="mail" loading={isSending}>
          再設定のメールを送る
        </Button>
      </div>
    </form>
  )
}

/** Says the same whether or not the address is a member's: nobody learns here who is one. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const { brandName } = useSite()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.result}>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success" title={mailSent}>
          メールの中のURLを開くと、新しいパスワードを設定できます。URLは1時間有効で、一度だけ使えます。
        </Notice>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>送信先</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <Card as="section">
        <h2 className={styles.adviceTitle}>メールが届かないとき</h2>
        <ul className={styles.advice}>
          <li>会員登録のないメールアドレスには、メールを送りません。登録に使ったものかお確かめください。</li>
          <li>迷惑メールのフォルダーをお確かめください。差出人は{brandName}です。</li>
          <li>もう一度申し込むと、前に届いたURLは使えなくなります。いちばん新しいメールのURLを開いてください。</li>
          <li>
            解決しないときは、<Link to="/contact">お問い合わせ</Link>ください。
          </li>
        </ul>
      </Card>
      <p>
        <Button onClick={onOther}>メールアドレスを入力し直す</Button>
      </p>
    </div>
  )
}

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <PasswordFrame>
        <PageTitle>メールをご確認ください</PageTitle>
        <Sent email={sentTo} onOther={() => setSentTo(null)} />
      </PasswordFrame>
    )
  }
  return (
    <PasswordFrame>
      <PageTitle>パスワードを忘れた方</PageTitle>
      <p className={styles.lead}>新しいパスワードを設定するためのURLを、メールでお送りします。</p>
      <ForgotPasswordForm onSent={setSentTo} />
    </PasswordFrame>
  )
}
