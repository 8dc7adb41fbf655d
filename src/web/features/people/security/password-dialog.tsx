import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { useMutation } from 'urql'
import { newPasswordSchema } from '../../../../domain/validation/account-schemas.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordMeter } from '../../../ui/password-meter.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from '../../../app/member-page/mypage.module.css'
import { changePasswordDocument } from './security-queries.ts'

interface PasswordFormProps {
  email: string
  onClose: () => void
  onChanged: () => void
}

function PasswordForm({ email, onClose, onChanged }: PasswordFormProps) {
  const [, changePassword] = useMutation(changePasswordDocument)
  const toast = useToast()
  const fresh = useFreshLogin('パスワードの変更')
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: standardSchemaResolver(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirm: '' },
  })
  const password = useWatch({ control, name: 'password' })
  const save = handleSubmit(async (input) => {
    const { error } = await changePassword(input)
    if (error !== undefined) {
      const message = fresh.refused(error, () => void save())?.fields['password']
      if (message !== undefined) setError('password', { type: 'server', message }, { shouldFocus: true })
      return
    }
    toast.success('パスワードを変更しました。')
    onClose()
    onChanged()
  })
  return (
    <>
      <form
        className={styles.dialogForm}
        noValidate
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : save(event))}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div>
          <PasswordField
            label="新しいパスワード"
            hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordMeter password={password} />
        </div>
        <PasswordField
          label="新しいパスワード（確認）"
          autoComplete="new-password"
          error={errors.passwordConfirm?.message}
          {...register('passwordConfirm')}
        />
        <p className="caption-text">
          変更すると、この端末のほかは、すべてログアウトします。変更をメールでお知らせします。
        </p>
        <DialogActions>
          <Button type="submit" variant="filled" size="large" full icon="key" loading={isSubmitting}>
            変更する
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

export function PasswordDialog({ open, ...form }: { open: boolean } & PasswordFormProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title="パスワードの変更" size="narrow">
      <PasswordForm {...form} />
    </Dialog>
  )
}
