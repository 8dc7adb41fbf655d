import { useMutation } from 'urql'
import { newPasswordSchema } from '../../../../domain/validation/account-schemas.ts'
import { useForm } from '../../../app/forms/use-form.ts'
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
  const { field, values, submit, isSending } = useForm({
    schema: newPasswordSchema,
    initial: { password: '', passwordConfirm: '' },
    send: async (input, again) => {
      const { error } = await changePassword(input)
      if (error !== undefined) return fresh.refused(error, again)?.fields ?? {}
      toast.success('パスワードを変更しました。')
      onClose()
      onChanged()
      return null
    },
  })
  return (
    <>
      <form className={styles.dialogForm} noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div>
          <PasswordField
            label="新しいパスワード"
            hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordMeter password={values.password} />
        </div>
        <PasswordField label="新しいパスワード（確認）" autoComplete="new-password" {...field('passwordConfirm')} />
        <p className="caption-text">
          変更すると、この端末のほかは、すべてログアウトします。変更をメールでお知らせします。
        </p>
        <DialogActions>
          <Button type="submit" variant="filled" size="large" full icon="key" loading={isSending}>
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
