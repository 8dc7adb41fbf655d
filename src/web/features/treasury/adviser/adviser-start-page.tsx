import { useState } from 'react'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { useForm } from '../../../app/forms/use-form.ts'
import { toFailure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordMeter } from '../../../ui/password-meter.tsx'
import { setAdviserPasswordDocument } from './adviser-queries.ts'
import styles from './adviser.module.css'

const schema = v.object({ password: v.string(), passwordConfirm: v.string() })

/** By the link of the invitation: a password, once. */
export function AdviserStartPage({ code }: { code: string }) {
  const [, setPassword] = useMutation(setAdviserPasswordDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSet, setSet] = useState(false)
  const { field, values, submit, isSending } = useForm({
    schema,
    initial: { password: '', passwordConfirm: '' },
    send: async (typed) => {
      const { data, error } = await setPassword({ input: { code, ...typed } })
      const refused = error === undefined ? null : toFailure(error)
      setFailure(refused?.message ?? null)
      setSet(data?.setAdviserPassword.ok === true)
      return refused?.fields ?? {}
    },
  })
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>パスワードの設定</PageTitle>
      {isSet ? (
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
        <form className={styles.form} noValidate onSubmit={submit}>
          <p className={styles.lead}>帳簿の閲覧に使うパスワードを入力してください。</p>
          {failure !== null && <Notice tone="error" title={failure} live />}
          <div>
            <PasswordField
              label="パスワード"
              requirement="none"
              hint="8〜20文字。長いほど推測されにくくなります。貼り付けもできます。"
              autoComplete="new-password"
              {...field('password')}
            />
            <PasswordMeter password={values.password} />
          </div>
          <PasswordField
            label="パスワード（確認）"
            requirement="none"
            autoComplete="new-password"
            {...field('passwordConfirm')}
          />
          <Button type="submit" variant="filled" size="large" full icon="key" loading={isSending}>
            パスワードを設定する
          </Button>
        </form>
      )}
    </div>
  )
}
