import { useFormContext, useWatch } from 'react-hook-form'
import { countCharacters } from '../../../domain/validation/normalise.ts'
import { passwordStrength, type PasswordOwner } from '../../../domain/validation/password.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { fieldId } from './field-names.ts'
import styles from './registration.module.css'

const sentences = ['', '推測されやすいパスワードです', '推測されにくい長さです', '推測されにくく、十分な長さです'] as const

/** Cells that are filled: one for a guessable password, more the longer it is. */
export function PasswordMeter({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const { score } = passwordStrength(password, owner)
  const length = countCharacters(password)
  const cells = score < 2 ? score : length >= 16 ? 4 : score === 3 ? 3 : 2
  return (
    <div className={styles.meter}>
      <p className={styles.cells} aria-hidden="true" data-weak={score === 1 || undefined}>
        {[1, 2, 3, 4].map((cell) => <i key={cell} data-on={cell <= cells || undefined} />)}
      </p>
      <p className={styles.echo} aria-live="polite">{length > 0 && `${length}文字：${sentences[score]}`}</p>
    </div>
  )
}

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
