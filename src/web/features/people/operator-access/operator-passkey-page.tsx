import { useState } from 'react'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { REQUIRED } from '../../../../domain/validation/messages.ts'
import { passkeyNameSchema } from '../../../../domain/validation/member-schemas.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { makePasskey, usePasskeyLogin, usePasskeysKnown } from '../../../app/session/passkeys.ts'
import { toFailure } from '../../../gql/errors.ts'
import { graphql } from '../../../gql/graphql.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './operator-passkey.module.css'

const beginDocument = graphql(`
  mutation BeginOperatorPasskey($code: String!) {
    beginPasskeyRegistration(code: $code) { json }
  }
`)

const addDocument = graphql(`
  mutation AddOperatorPasskey($input: PasskeyInput!) {
    addPasskey(input: $input) { ok }
  }
`)

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', REQUIRED),
  ),
  ...passkeyNameSchema.entries,
})

const backOffice = '/itoadmintool'

/** Opens the back office by a passkey that the operator has. */
function Confirm({ isNew }: { isNew: boolean }) {
  const logIn = usePasskeyLogin()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const outcome = await logIn()
    if (outcome.kind === 'done') return window.location.assign(backOffice)
    setBusy(false)
    setFailure(outcome.kind === 'failed' ? outcome.message : 'パスキーを確認できませんでした。もう一度お試しください。')
  }
  return (
    <Card className={styles.card}>
      {isNew && (
        <Notice tone="success" title="パスキーを登録しました。" live>
          続けて、このパスキーで確認してください。
        </Notice>
      )}
      {failure !== null && <Notice tone="error" title={failure} live />}
      <p>運営の画面は、パスキーで確認してから開きます。</p>
      <Button variant="filled" size="large" full icon="key" loading={busy} onClick={() => void press()}>
        パスキーで確かめる
      </Button>
    </Card>
  )
}

/** Registers one by the one-time code. What was typed stays when it is refused. */
function Register({ onDone }: { onDone: () => void }) {
  const [, begin] = useMutation(beginDocument)
  const [, add] = useMutation(addDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const refused = (error: Parameters<typeof toFailure>[0]) => {
    const { fields, message } = toFailure(error)
    if (Object.keys(fields).length === 0) setFailure(message)
    return fields
  }
  const { field, submit, isSending } = useForm({
    schema,
    initial: { code: '', name: '' },
    send: async ({ code, name }) => {
      setFailure(null)
      const question = await begin({ code })
      if (question.error !== undefined) return refused(question.error)
      const response = await makePasskey(question.data?.beginPasskeyRegistration.json ?? '')
      if (response === null) {
        setFailure('パスキーは登録されませんでした。画面の案内に従って、もう一度お試しください。')
        return {}
      }
      const { error } = await add({ input: { name, response, code } })
      if (error !== undefined) return refused(error)
      onDone()
      return null
    },
  })
  return (
    <Card className={styles.card}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 className={styles.heading}>登録コードで登録する</h2>
        <p className="small-text">
          はじめての方と、パスキーをなくした方のためのものです。登録コードは、ほかの運営者2人の承認のあとに受け取るか、サーバーのコマンドで発行します。24時間のあいだ、1回だけ使えます。
        </p>
        {failure !== null && <Notice tone="error" title={failure} live />}
        <TextField
          label="登録コード"
          hint="例：K7PM-2XQA-9RTD-HW4C"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          {...field('code')}
        />
        <TextField
          label="パスキーの名前"
          hint="あとで見分けるための名前です。例：会社のパソコン"
          autoComplete="off"
          {...field('name')}
        />
        <Button type="submit" size="large" full icon="plus" loading={isSending}>
          パスキーを登録する
        </Button>
      </form>
    </Card>
  )
}

/** The way of an operator into the back office where a passkey is required for it. */
export function OperatorPasskeyPage() {
  const passkeysWork = usePasskeysKnown()
  const [isNew, setNew] = useState(false)
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>パスキーの確認</PageTitle>
      {passkeysWork === false ? (
        <Notice tone="warning" title="このブラウザーまたはこのアドレスでは、パスキーを使えません。">
          パスキーを使えるブラウザーで、サイトの正しいアドレスを開いてください。
        </Notice>
      ) : (
        // Takes its room before the browser is known: nobody is refused for a moment, and nothing moves.
        <div className={styles.ways} data-unknown={passkeysWork === null || undefined}>
          <Confirm key={String(isNew)} isNew={isNew} />
          {!isNew && <Register onDone={() => setNew(true)} />}
        </div>
      )}
    </div>
  )
}
