import { useState } from 'react'
import { useMutation } from 'urql'
import { toFailure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordMeter } from '../../../ui/password-meter.tsx'
import { setAdviserPasswordDocument } from './adviser-queries.ts'
import styles from './adviser.module.css'

/** By the link of the invitation: a password, once. */
export function AdviserStartPage({ code }: { code: string }) {
  const [typed, setTyped] = useState({ password: '', passwordConfirm: '' })
  const [{ fetching, error, data }, setPassword] = useMutation(setAdviserPasswordDocument)
  const failure = error === undefined ? null : toFailure(error)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: failure?.fields[name],
    autoComplete: 'new-password' as const,
    onChange: ({ target }: { target: { value: string } }) => setTyped((old) => ({ ...old, [name]: target.value })),
  })
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>パスワードの設定</PageTitle>
      {data?.setAdviserPassword.ok === true ? (
        <>
          <Notice tone="success" title="パスワードを設定しました。" live>
            このパスワードで、帳簿を閲覧できます。
          </Notice>
          <p>
            <LinkButton to="/adviser" variant="filled">
              ログインに進む
            </LinkButton>
          </p>
        </>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!fetching) void setPassword({ input: { code, ...typed } })
          }}
        >
          <p className={styles.lead}>帳簿の閲覧に使うパスワードを入力してください。</p>
          {failure !== null && <Notice tone="error" title={failure.message} live />}
          <div>
            <PasswordField
              label="パスワード"
              requirement="none"
              hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
              {...field('password')}
            />
            <PasswordMeter password={typed.password} />
          </div>
          <PasswordField label="パスワード（確認）" requirement="none" {...field('passwordConfirm')} />
          <Button type="submit" variant="filled" size="large" full icon="key" loading={fetching}>
            パスワードを設定する
          </Button>
        </form>
      )}
    </div>
  )
}
