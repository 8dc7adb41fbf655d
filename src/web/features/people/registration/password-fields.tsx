import type { FormFields } from '../../../app/forms/use-form.ts'
import type { PasswordOwner } from '../../../../domain/validation/password.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordMeter } from '../../../ui/password-meter.tsx'

interface PasswordFieldsProps {
  form: FormFields<'password' | 'password_confirm'>
  /** Whose name and address a password must not be made of. */
  owner: PasswordOwner
}

/** The password twice, with its rule before typing and its strength while typing. */
export function PasswordFields({ form, owner }: PasswordFieldsProps) {
  return (
    <>
      <div>
        <PasswordField
          label="パスワード"
          hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordMeter password={form.values.password} owner={owner} />
      </div>
      <PasswordField label="パスワード（確認）" autoComplete="new-password" {...form.field('password_confirm')} />
    </>
  )
}
