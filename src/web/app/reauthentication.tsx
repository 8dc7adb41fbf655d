import { useState } from 'react'
import { useMutation } from 'urql'
import { toFailure } from '../gql/errors.ts'
import { graphql } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import styles from './login.module.css'

const confirmPasswordDocument = graphql(`
  mutation ConfirmPassword($identifier: String!, $password: String!) {
    login(identifier: $identifier, password: $password) { ok }
  }
`)

interface ReauthenticationProps {
  email: string
  /** What needs it, as the subject of the sentence: '口座の変更'. */
  act: string
  onConfirmed: () => void
  onBack: () => void
}

/** Asks for the password once more, in place; `onConfirmed` repeats what had been refused. */
export function Reauthentication({ email, act, onConfirmed, onBack }: ReauthenticationProps) {
  const [{ fetching }, login] = useMutation(confirmPasswordDocument)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    if (fetching) return
    setFailure(null)
    const { data, error } = await login({ identifier: email, password })
    if (data?.login.ok) onConfirmed()
    else setFailure(error === undefined ? 'ログインに失敗しました。' : toFailure(error).message)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <Notice title="ご本人の操作であることを確かめます">{act}は、ログインから10分以内に限っています。パスワードをもう一度入力してください。</Notice>
      {failure !== null && <Notice tone="error" title={failure} live />}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="パスワード" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={fetching}>続ける</Button>
        <Button size="large" full onClick={onBack}>戻る</Button>
      </DialogActions>
    </form>
  )
}
