import { useState } from 'react'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { useForm } from '../../../app/forms/use-form.ts'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { logInAsAdviserDocument } from './adviser-queries.ts'
import styles from './adviser.module.css'

const schema = v.object({ email: v.string(), password: v.string() })

export function AdviserLogin({ onDone }: { onDone: () => void }) {
  const [, logIn] = useMutation(logInAsAdviserDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const { field, submit, isSending } = useForm({
    schema,
    initial: { email: '', password: '' },
    send: async (typed) => {
      const { data, error } = await logIn(typed)
      const refused = error === undefined ? null : toFailure(error)
      setFailure(refused?.message ?? null)
      if (data?.logInAsAdviser.ok === true) onDone()
      return refused?.fields ?? {}
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead}>招待のメールから設定したパスワードで、ログインしてください。</p>
      {failure !== null && <Notice tone="error" title={failure} live />}
      <TextField label="メールアドレス" requirement="none" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="パスワード" requirement="none" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="filled" size="large" full loading={isSending}>
        ログイン
      </Button>
      <p className="small-text">パスワードを忘れたときは、当社の担当者にご連絡ください。</p>
    </form>
  )
}
