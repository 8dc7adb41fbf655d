import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { toFailure } from '../gql/errors.ts'
import { graphql } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { usePasskeyLogin, usePasskeysWork } from './passkeys.ts'
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
  /** Why it is asked, where it is not because of an act. */
  reason?: string
  onConfirmed: () => void
  onBack: () => void
}

const ownPasskeysDocument = graphql(`
  query OwnPasskeys {
    passkeys { id }
  }
`)

/** For members who have a passkey, on browsers that have them. */
function PasskeyConfirmation({ onConfirmed, onFailure }: { onConfirmed: () => void; onFailure: (message: string) => void }) {
  const passkeysWork = usePasskeysWork()
  const [{ data }] = useQuery({ query: ownPasskeysDocument, pause: !passkeysWork })
  const [busy, setBusy] = useState(false)
  const logIn = usePasskeyLogin()
  if ((data?.passkeys.length ?? 0) === 0) return null
  const press = async () => {
    setBusy(true)
    const outcome = await logIn()
    setBusy(false)
    if (outcome.kind === 'done') onConfirmed()
    if (outcome.kind === 'failed') onFailure(outcome.message)
  }
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>または</p>
      <Button size="large" full icon="key" loading={busy} onClick={() => void press()}>パスキーで確かめる</Button>
    </div>
  )
}

/** Asks for the password or a passkey once more, in place; `onConfirmed` repeats what had been refused. */
export function Reauthentication({ email, act, reason, onConfirmed, onBack }: ReauthenticationProps) {
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
      <Notice title="ご本人の操作であることを確かめます">{reason ?? `${act}は、ログインから10分以内に限っています。パスワードをもう一度入力してください。`}</Notice>
      {failure !== null && <Notice tone="error" title={failure} live />}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="パスワード" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={fetching}>続ける</Button>
        <Button size="large" full onClick={onBack}>戻る</Button>
      </DialogActions>
      <PasskeyConfirmation onConfirmed={onConfirmed} onFailure={setFailure} />
    </form>
  )
}
