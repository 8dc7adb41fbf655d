import { useState } from 'react'
import { useMutation } from 'urql'
import { useViewer } from '../../../app/session/viewer.tsx'
import { toFailure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { confirmEmailChangeDocument } from './security-queries.ts'
import styles from './security.module.css'

/** The last step of a change of the mail address; by a press, as programs open every link of a mail. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const [{ fetching }, confirm] = useMutation(confirmEmailChangeDocument)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { refetch } = useViewer()
  const press = async () => {
    const { error } = await confirm({ token })
    setFailure(error === undefined ? null : toFailure(error).message)
    if (error !== undefined) return
    setDone(true)
    refetch()
  }
  return (
    <div className={`page-width ${styles.single}`}>
      <PageTitle>メールアドレスの変更</PageTitle>
      {done ? (
        <>
          <Notice tone="success" title="メールアドレスを変更しました。" live>
            これからは、新しいメールアドレスでログインしてください。
          </Notice>
          <p>
            <LinkButton to="/mypage/security" variant="filled">
              ログインとセキュリティを開く
            </LinkButton>
          </p>
        </>
      ) : (
        <>
          {failure !== null && <Notice tone="error" title={failure} live />}
          <p>会員登録のメールアドレスを、このメールを受け取ったアドレスに変更します。</p>
          <Button variant="filled" size="large" full loading={fetching} onClick={() => void press()}>
            このメールアドレスに変更する
          </Button>
        </>
      )}
    </div>
  )
}
