import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { toFailure } from '../../gql/errors.ts'
import { graphql } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { queueReloadToast } from '../site/page-storage.ts'
import { usePasskeyLogin, usePasskeysWork, useSuggestedPasskey, type PasskeyOutcome } from './passkeys.ts'
import styles from './login.module.css'

const loginDocument = graphql(`
  mutation Login($identifier: String!, $password: String!) {
    login(identifier: $identifier, password: $password) { ok }
  }
`)

const loginFailed = 'ログインに失敗しました。'

const loginSchema = v.object({
  identifier: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'メールアドレスを入力してください。'),
    v.maxLength(200, '200文字以下で入力してください。'),
  ),
  password: v.pipe(
    v.string(),
    v.minLength(1, 'パスワードを入力してください。'),
    v.maxLength(20, '20文字以下で入力してください。'),
  ),
})

/** A login begins the page anew, as the member's. */
function enter(): void {
  queueReloadToast('ログインしました')
  window.location.reload()
}

const passkeyCanceled =
  'パスキーの確認が終わりませんでした。もう一度お試しいただくか、パスワードでログインしてください。'

/** A passkey by its button, or picked among the suggestions of the address field. */
function PasskeyLogin({
  onFailure,
  onBusy,
}: {
  onFailure: (message: string) => void
  onBusy: (busy: boolean) => void
}) {
  const [busy, setBusy] = useState(false)
  const isEntering = useRef(false)
  const ask = usePasskeyLogin()
  const logIn = async (quietly?: boolean) => {
    let isFirst = false
    const outcome = await ask(quietly, () => (isFirst = !isEntering.current && (isEntering.current = true)))
    if (isFirst && outcome.kind === 'failed') isEntering.current = false
    return outcome
  }
  const markBusy = (value: boolean) => {
    setBusy(value)
    onBusy(value)
  }
  const finish = (outcome: PasskeyOutcome) => {
    if (outcome.kind === 'done') enter()
    if (outcome.kind !== 'failed' || isEntering.current) return
    onFailure(outcome.message)
    markBusy(false)
  }
  useSuggestedPasskey(logIn, finish)
  const press = async () => {
    markBusy(true)
    const outcome = await logIn()
    finish(outcome)
    if (outcome.kind !== 'canceled' || isEntering.current) return
    onFailure(passkeyCanceled)
    markBusy(false)
  }
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>または</p>
      <Button size="large" full icon="key" loading={busy} onClick={() => void press()}>
        パスキーでログイン
      </Button>
    </div>
  )
}

export function LoginForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const passkeysWork = usePasskeysWork()
  const [, login] = useMutation(loginDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const markBusy = (value: boolean) => {
    setBusy(value)
    onBusy(value)
  }
  const { field, submit } = useForm({
    schema: loginSchema,
    initial: { identifier: '', password: '' },
    send: async (input) => {
      markBusy(true)
      setFailure(null)
      const { data, error } = await login(input)
      if (data?.login.ok) enter()
      else {
        markBusy(false)
        const known = error?.graphQLErrors[0] === undefined ? null : toFailure(error)
        setFailure(known === null || known.code === 'INTERNAL' ? loginFailed : known.message)
      }
      return {}
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure !== null && (
        <Notice tone="error" title={failure} live>
          {failure === loginFailed && 'メールアドレスとパスワードを確認してください。'}
        </Notice>
      )}
      <TextField
        label="メールアドレス"
        requirement="none"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        {...field('identifier')}
      />
      <PasswordField label="パスワード" requirement="none" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="filled" size="large" full loading={busy}>
        ログイン
      </Button>
      {passkeysWork && <PasskeyLogin onFailure={setFailure} onBusy={onBusy} />}
      <p className={styles.links}>
        <a href="/password/forgot">パスワードを忘れた方</a>
        <a href="/regist" target="_blank" rel="noopener">
          新規会員登録
          <Icon name="external" size={16} />
          <span className="visually-hidden">（新しいタブ）</span>
        </a>
      </p>
    </form>
  )
}
