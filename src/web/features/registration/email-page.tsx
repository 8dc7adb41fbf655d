import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { emailRegistSchema } from '../../../domain/validation/account-schemas.ts'
import { getInvitationCode } from '../../app/page-storage.ts'
import { useKeptInput } from '../../app/use-kept-input.ts'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageTitle } from '../../ui/heading.tsx'
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
  const form = useForm({
    resolver: standardSchemaResolver(emailRegistSchema),
    mode: 'onTouched',
    defaultValues: { email: '', invitation_code: '' },
  })
  const { register, handleSubmit, setError, setValue, formState } = form
  useEffect(() => {
    const timer = setTimeout(() => setValue('invitation_code', getInvitationCode() ?? ''), invitationDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [setValue])
  const forget = useKeptInput(form, 'registration_email')
  const submit = handleSubmit(async ({ email, invitation_code }) => {
    const { data, error } = await emailRegist({ input: { email, invitation_code } })
    if (data !== undefined && error === undefined) {
      forget()
      onSent({ email, limitAt: data.emailRegist.confirm_limit_at })
      return
    }
    const message = error === undefined ? undefined : showError(error).fields.email
    if (message !== undefined) setError('email', { type: 'server', message })
  })
  return (
    <form className={styles.shortForm} noValidate onSubmit={(event) => void (formState.isSubmitting ? event.preventDefault() : submit(event))}>
      <TextField
        label="メールアドレス"
        hint="会員登録のURLをお送りします。ログインにも使います。"
        type="email"
        inputMode="email"
        autoComplete="email"
        width="mail"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <input type="hidden" {...register('invitation_code')} />
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full icon="mail" loading={formState.isSubmitting}>確認メールを送る</Button>
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
