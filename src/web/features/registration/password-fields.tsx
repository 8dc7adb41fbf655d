import { useFormContext, useWatch } from 'react-hook-form'
import type { PasswordOwner } from '../../../domain/validation/password.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordMeter } from '../../ui/password-meter.tsx'
import { fieldId } from './field-names.ts'

interface PasswordValues extends PasswordOwner {
  password: string
  password_confirm: string
}

/** The password twice, with its rule before typing and its strength while typing. */
export function PasswordFields() {
  const { control, register, formState: { errors } } = useFormContext<PasswordValues>()
  const { password = '', ...owner } = useWatch({ control }) as Partial<PasswordValues>
  return (
    <>
      <div>
        <PasswordField
          label="パスワード"
          id={fieldId('password')}
          hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordMeter password={password} owner={owner} />
      </div>
      <PasswordField
        label="パスワード（確認）"
        id={fieldId('password_confirm')}
        autoComplete="new-password"
        error={errors.password_confirm?.message}
        {...register('password_confirm')}
      />
    </>
  )
}
