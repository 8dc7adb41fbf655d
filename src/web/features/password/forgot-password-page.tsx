import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { forgotPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { forgotPasswordDocument } from './password-queries.ts'
import styles from './password.module.css'

const sentMessage = 'パスワードリセットのメールを送信しました。メールをご確認ください。'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [, forgotPassword] = useMutation(forgotPasswordDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    const { error } = await forgotPassword({ email })
    if (error !== undefined) {
      setSentTo(null)
      showError(error, 'メールの送信に失敗しました。メールアドレスをご確認ください。')
      return
    }
    setSentTo(email)
    toast.success(sentMessage)
  })
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>パスワードをお忘れの方</PageTitle>
      <p className={styles.lead}>ご登録のメールアドレスに、パスワードを設定し直すためのURLをお送りします。URLの期限は<span className="no-break">1時間</span>です。</p>
      <form className={styles.form} noValidate onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}>
        <TextField label="メールアドレス" type="email" inputMode="email" autoComplete="email" width="mail" error={errors.email?.message} {...register('email')} />
        <Button type="submit" variant="filled" size="large" full className={styles.submit} loading={isSubmitting}>送信する</Button>
      </form>
      {sentTo !== null && (
        <Notice tone="success" title={`${sentTo} 宛てに手続きしました`}>
          ご登録がある場合は、数分以内にメールが届きます。届かないときは、迷惑メールのフォルダーとメールアドレスをお確かめください。
        </Notice>
      )}
      <p><Link className={styles.back} to="/">トップに戻る</Link></p>
    </div>
  )
}
