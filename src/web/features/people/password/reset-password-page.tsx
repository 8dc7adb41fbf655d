import { useState } from 'react'
import { useMutation } from 'urql'
import { resetPasswordSchema } from '../../../../domain/validation/account-schemas.ts'
import { queueReloadToast } from '../../../app/site/page-storage.ts'
import { fieldId, useForm } from '../../../app/forms/use-form.ts'
import { toFailure, type Failure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ErrorSummary, type FormError } from '../../../ui/error-summary.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordMeter } from '../../../ui/password-meter.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { PasswordFrame } from './password-frame.tsx'
import { changed, changeFailed, failureDetail, readResetFailure } from './password-messages.ts'
import { resetPasswordDocument } from './password-queries.ts'
import styles from './password.module.css'

const labels = { password: '新しいパスワード', passwordConfirm: '新しいパスワード（確認）' } as const
type FieldName = keyof typeof labels
const fieldNames = Object.keys(labels) as FieldName[]

function useResetForm(code: string, onFailure: (failure: Failure) => void) {
  const [, resetPassword] = useMutation(resetPasswordDocument)
  const toast = useToast()
  return useForm<FieldName, typeof resetPasswordSchema>({
    schema: resetPasswordSchema,
    initial: { password: '', passwordConfirm: '' },
    shape: (typed) => ({ ...typed, code }),
    hasSummary: true,
    send: async (checked) => {
      const { data, error } = await resetPassword(checked)
      if (data?.resetPassword.ok === true) {
        // Every session of the member has ended, so the site has to begin anew.
        queueReloadToast(changed)
        window.location.assign('/')
        return null
      }
      if (error === undefined) return {}
      const failure = toFailure(error)
      onFailure(failure)
      toast.error(changeFailed, failureDetail(failure))
      return readResetFailure(failure).fields
    },
  })
}

function ResetPasswordForm({ code, onDeadLink }: { code: string; onDeadLink: () => void }) {
  const { field, values, submit, attempt, isSending } = useResetForm(code, (failure) => {
    if (readResetFailure(failure).isLinkDead) onDeadLink()
  })
  const summary: FormError[] = fieldNames.flatMap((name) => {
    const { error } = field(name)
    return error === undefined ? [] : [{ fieldId: fieldId(name), message: `${labels[name]}：${error}` }]
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
      <div>
        <PasswordField
          label={labels.password}
          hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordMeter password={values.password} />
      </div>
      <PasswordField label={labels.passwordConfirm} autoComplete="new-password" {...field('passwordConfirm')} />
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full icon="key" loading={isSending}>
          パスワードを変更する
        </Button>
      </div>
    </form>
  )
}

function DeadLink() {
  return (
    <div className={styles.result}>
      <Notice tone="error" title={changeFailed} live>
        このURLは、有効期限の1時間を過ぎたか、すでに使われています。もう一度、再設定のメールをお送りください。
      </Notice>
      <p>
        <LinkButton to="/password/forgot" variant="filled" icon="mail">
          再設定のメールを送る
        </LinkButton>
      </p>
    </div>
  )
}

export function ResetPasswordPage({ code }: { code: string }) {
  const [isDead, setDead] = useState(false)
  return (
    <PasswordFrame>
      <PageTitle>パスワードの再設定</PageTitle>
      {isDead ? (
        <DeadLink />
      ) : (
        <>
          <p className={styles.lead}>
            新しいパスワードを入力してください。変更すると、すべての端末でログアウトします。
          </p>
          <ResetPasswordForm code={code} onDeadLink={() => setDead(true)} />
        </>
      )}
    </PasswordFrame>
  )
}
