import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router'
import { useMutation } from 'urql'
import { resetPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { passwordStrength } from '../../../domain/validation/password.ts'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { useViewer } from '../../app/viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { resetPasswordDocument } from './password-queries.ts'
import styles from './password.module.css'

export function ResetPasswordPage() {
  const { code = '' } = useParams()
  const [, resetPassword] = useMutation(resetPasswordDocument)
  const navigate = useNavigate()
  const toast = useToast()
  const showError = useErrorToast()
  const { refetch } = useViewer()
  const { control, register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm({
    resolver: standardSchemaResolver(resetPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirm: '', code },
  })
  const { label } = passwordStrength(useWatch({ control, name: 'password' }))
  const submit = handleSubmit(async (input) => {
    const { error } = await resetPassword(input)
    if (error !== undefined) {
      const { fields } = showError(error, 'パスワード変更に失敗しました。内容をご確認ください。')
      for (const name of ['password', 'passwordConfirm'] as const) {
        if (fields[name] !== undefined) setError(name, { type: 'server', message: fields[name] })
      }
      return
    }
    toast.success('パスワードを変更しました。')
    refetch()
    await navigate('/', { replace: true })
  })
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>新しいパスワードの設定</PageTitle>
      <p className={styles.lead}>変更すると、すべての端末からログアウトします。新しいパスワードでログインし直してください。</p>
      <form className={styles.form} noValidate onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}>
        <div>
          <PasswordField label="新しいパスワード" hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。" autoComplete="new-password" error={errors.password?.message} {...register('password')} />
          <p className={styles.strength} aria-live="polite">{label !== '' && `推測されにくさ：${label}`}</p>
        </div>
        <PasswordField label="新しいパスワード（確認）" autoComplete="new-password" error={errors.passwordConfirm?.message} {...register('passwordConfirm')} />
        <Button type="submit" variant="filled" size="large" full className={styles.submit} loading={isSubmitting}>パスワードを変更する</Button>
      </form>
      <p><Link className={styles.back} to="/">トップに戻る</Link></p>
    </div>
  )
}
