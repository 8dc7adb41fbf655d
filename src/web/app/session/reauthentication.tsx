import type { FreeText } from '../../../domain/free-text.ts'
import { useState, type ReactNode } from 'react'
import { useMutation, useQuery } from 'urql'
import * as v from 'valibot'
import { toFailure } from '../../gql/errors.ts'
import { graphql } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { usePasskeyLogin, usePasskeysWork } from './passkeys.ts'
import { useForm } from '../forms/use-form.ts'
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
  /** What the server wants to be shown: 'passkey', 'mailed_code', or a login of either kind. */
  needs?: string | undefined
  /** Why it is asked, where it is not because of an act. */
  reason?: FreeText
  onConfirmed: () => void
  onBack: () => void
}

const ownPasskeysDocument = graphql(`
  query OwnPasskeys {
    passkeys { id }
    me { id password_off }
  }
`)

/** How the member may confirm who he is. Nothing is known of it before the answer, and then the password is asked for. */
function useOwnPasskeys(): { hasPasskey: boolean; passwordOff: boolean } {
  const [{ data }] = useQuery({ query: ownPasskeysDocument, requestPolicy: 'network-only' })
  return { hasPasskey: (data?.passkeys.length ?? 0) > 0, passwordOff: data?.me?.password_off === true }
}

interface ConfirmationProps {
  /** The only way, or one beside another. */
  alone: boolean
  onConfirmed: () => void
  onFailure: (message: string) => void
}

/** For members who have a passkey, on browsers that have them. */
function PasskeyConfirmation({ alone, onConfirmed, onFailure }: ConfirmationProps) {
  const passkeysWork = usePasskeysWork()
  const [busy, setBusy] = useState(false)
  const logIn = usePasskeyLogin()
  if (!passkeysWork)
    return alone ? (
      <Notice tone="warning" title="このブラウザーまたはこのアドレスでは、パスキーを使えません。">
        パスキーを登録した端末で操作してください。
      </Notice>
    ) : null
  const press = async () => {
    setBusy(true)
    const outcome = await logIn()
    setBusy(false)
    if (outcome.kind === 'done') onConfirmed()
    if (outcome.kind === 'failed') onFailure(outcome.message)
    if (outcome.kind === 'canceled' && alone) onFailure('パスキーを確認できませんでした。もう一度お試しください。')
  }
  return (
    <div className={styles.passkey}>
      {!alone && <p className={styles.or}>または</p>}
      <Button
        variant={alone ? 'filled' : 'outlined'}
        size="large"
        full
        icon="key"
        loading={busy}
        onClick={() => void press()}
      >
        パスキーで確かめる
      </Button>
    </div>
  )
}

const title = 'ご本人の操作であることを確かめます'

/** Asks for the password, a passkey or a mailed code once more, in place; `onConfirmed` repeats what had been refused. */
export function Reauthentication(props: ReauthenticationProps) {
  const { act, needs, reason, onConfirmed, onBack } = props
  const own = useOwnPasskeys()
  const [failure, setFailure] = useState<string | null>(null)
  const notice = failure !== null && <Notice tone="error" title={failure} live />
  if (needs === 'passkey' || own.passwordOff) {
    return (
      <div className={styles.form}>
        <Notice title={title}>{`${act}には、10分以内のパスキーによる確認が必要です。`}</Notice>
        {notice}
        <PasskeyConfirmation alone onConfirmed={onConfirmed} onFailure={setFailure} />
        <Button size="large" full onClick={onBack}>
          戻る
        </Button>
      </div>
    )
  }
  const passkey = own.hasPasskey && (
    <PasskeyConfirmation alone={false} onConfirmed={onConfirmed} onFailure={setFailure} />
  )
  if (needs === 'mailed_code')
    return (
      <MailedCodeForm act={act} onConfirmed={onConfirmed} onBack={onBack}>
        {notice}
        {passkey}
      </MailedCodeForm>
    )
  return (
    <PasswordConfirmation
      {...props}
      reason={reason ?? `${act}は、ログインから10分以内に限っています。パスワードをもう一度入力してください。`}
      notice={notice}
      passkey={passkey}
      onFailure={setFailure}
    />
  )
}

/** By a name of its own: the form that needs it may ask for a new password beside it. */
const schema = v.object({ own_password: v.string() })

interface PasswordConfirmationProps extends ReauthenticationProps {
  notice: ReactNode
  passkey: ReactNode
  onFailure: (message: string | null) => void
}

function PasswordConfirmation({
  email,
  reason,
  notice,
  passkey,
  onConfirmed,
  onBack,
  onFailure,
}: PasswordConfirmationProps) {
  const [, login] = useMutation(confirmPasswordDocument)
  const { field, submit, isSending } = useForm({
    schema,
    initial: { own_password: '' },
    send: async ({ own_password: password }) => {
      onFailure(null)
      const { data, error } = await login({ identifier: email, password })
      if (data?.login.ok) onConfirmed()
      else onFailure(error === undefined ? 'ログインに失敗しました。' : toFailure(error).message)
      return {}
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Notice title={title}>{reason}</Notice>
      {notice}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="パスワード" autoComplete="current-password" {...field('own_password')} />
      <DialogActions>
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
          続ける
        </Button>
        <Button size="large" full onClick={onBack}>
          戻る
        </Button>
      </DialogActions>
      {passkey}
    </form>
  )
}
