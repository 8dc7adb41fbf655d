import { useState } from 'react'
import { useMutation } from 'urql'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { logInAsAdviserDocument } from './adviser-queries.ts'
import styles from './adviser.module.css'

export function AdviserLogin({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [{ fetching, error }, logIn] = useMutation(logInAsAdviserDocument)
  const failure = error === undefined ? null : toFailure(error)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: failure?.fields[name] || undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped((old) => ({ ...old, [name]: target.value })),
  })
  const submit = async () => {
    const { data } = await logIn(typed)
    if (data?.logInAsAdviser.ok === true) onDone()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!fetching) void submit()
      }}
    >
      <p className={styles.lead}>招待のメールから設定したパスワードで、ログインしてください。</p>
      {failure !== null && <Notice tone="error" title={failure.message} live />}
      <TextField label="メールアドレス" requirement="none" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="パスワード" requirement="none" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="filled" size="large" full loading={fetching}>
        ログイン
      </Button>
      <p className="small-text">パスワードを忘れたときは、当社の担当者にご連絡ください。</p>
    </form>
  )
}
