import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import { emailRegistSchema } from '../../../../domain/validation/account-schemas.ts'
import { normaliseEmail } from '../../../../domain/validation/normalise.ts'
import { getInvitationCode } from '../../../app/site/page-storage.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { emailRegistDocument } from './registration-queries.ts'
import { SentMail } from './sent-mail.tsx'
import styles from './registration.module.css'

interface Sent {
  email: string
  limitAt: string
}

/** The specification keeps the code in a hidden field that is filled once the page has settled. */
const invitationDelayMilliseconds = 100

function EmailForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const [, emailRegist] = useMutation(emailRegistDocument)
  const showError = useErrorToast()
  const { field, setValue, submit, isSending } = useForm({
    schema: emailRegistSchema,
    initial: { email: '', invitation_code: '' },
    normalise: { email: normaliseEmail },
    keptAs: 'registration_email',
    send: async ({ email, invitation_code }) => {
      const { data, error } = await emailRegist({ input: { email, invitation_code } })
      if (data !== undefined && error === undefined) {
        onSent({ email, limitAt: data.emailRegist.confirm_limit_at })
        return null
      }
      const message = error === undefined ? undefined : showError(error).fields['email']
      return message === undefined ? {} : { email: message }
    },
  })
  useEffect(() => {
    const timer = setTimeout(() => setValue('invitation_code', getInvitationCode() ?? ''), invitationDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [setValue])
  const { name, value } = field('invitation_code')
  return (
    <form className={styles.shortForm} noValidate onSubmit={submit}>
      <TextField
        label="メールアドレス"
        hint="会員登録のURLをお送りします。ログインにも使います。"
        type="email"
        inputMode="email"
        autoComplete="email"
        width="mail"
        {...field('email')}
      />
      <input type="hidden" name={name} value={value} />
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full icon="mail" loading={isSending}>
          確認メールを送る
        </Button>
      </div>
    </form>
  )
}

/** One address; afterwards, what to do with the mail that went there. */
export function EmailRegistrationPage() {
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent !== null) {
    return (
      <RegistrationFrame current={0} head={<PageTitle>メールをご確認ください</PageTitle>}>
        <SentMail email={sent.email} limitAt={sent.limitAt} onOther={() => setSent(null)} />
      </RegistrationFrame>
    )
  }
  const head = (
    <>
      <PageTitle>会員登録</PageTitle>
      <p className={styles.lead}>登録は無料です。はじめに、メールアドレスを確かめさせてください。</p>
    </>
  )
  return (
    <RegistrationFrame current={0} head={head}>
      <EmailForm onSent={setSent} />
    </RegistrationFrame>
  )
}
