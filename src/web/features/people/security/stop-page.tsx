import { useState } from 'react'
import { Link } from 'react-router'
import { useMutation, useQuery } from 'urql'
import { toFailure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card, Rows } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { stopAccountDocument, stopNoticeDocument } from './security-queries.ts'
import styles from './security.module.css'

function Stopped({ number }: { number: string }) {
  return (
    <>
      <PageTitle>利用を停止しました</PageTitle>
      <Notice tone="success" title="すべての端末をログアウトし、お支払いを止めました" live>
        受付番号は {number} です。担当者が内容を確認し、ご連絡します。
      </Notice>
      <Card as="section" className={styles.next}>
        <h2>これからの手続き</h2>
        <ol>
          <li>パスワードを設定し直してください。これまでのパスワードは使えません。</li>
          <li>ログインして、受取口座、住所、パスキーを確かめてください。</li>
          <li>担当者の連絡をお待ちください。お支払いは、ご本人に確かめてから再開します。</li>
        </ol>
        <p>
          <LinkButton to="/password/forgot" variant="filled" icon="key">
            パスワードを設定し直す
          </LinkButton>
        </p>
      </Card>
    </>
  )
}

function DeadLink({ message }: { message: string }) {
  return (
    <>
      <PageTitle>利用を停止できませんでした</PageTitle>
      <Notice tone="error" title={message} live>
        心当たりのない変更やログインがあるときは、<Link to="/password/forgot">パスワードを設定し直して</Link>、すぐに
        <Link to="/contact">お問い合わせ</Link>ください。
      </Notice>
    </>
  )
}

/** Nothing happens by opening the page: programs that look into mails open every link. */
function Question({
  what,
  notifiedAt,
  busy,
  onStop,
}: {
  what: string
  notifiedAt: string
  busy: boolean
  onStop: () => void
}) {
  return (
    <>
      <PageTitle>利用を停止しますか</PageTitle>
      <p>次のことに心当たりがない場合は、すぐに利用を停止してください。パスワードの入力は必要ありません。</p>
      <Card>
        <Rows
          stacking
          rows={[
            ['お知らせの内容', what],
            ['日時', <DateTime key="at" value={notifiedAt} />],
          ]}
        />
      </Card>
      <Card as="section" className={styles.next}>
        <h2>停止すると、次のようになります</h2>
        <ul>
          <li>すべての端末がログアウトし、いまのパスワードは使えなくなります。</li>
          <li>このお知らせより後に登録されたパスキーは、削除されます。</li>
          <li>手続き中の住所の変更を取り下げ、メールアドレスをこのお知らせの送信先に戻します。</li>
          <li>分配金や返金のお支払いを止め、担当者がご連絡します。</li>
        </ul>
        <Button variant="danger" size="large" full loading={busy} onClick={onStop}>
          心当たりがない（利用を停止する）
        </Button>
      </Card>
      <p className="small-text">ご自身の操作であれば、このページを閉じてください。何も変わりません。</p>
    </>
  )
}

function StopSteps({ token }: { token: string }) {
  const [{ data, error }] = useQuery({ query: stopNoticeDocument, variables: { token } })
  const [{ fetching }, stopAccount] = useMutation(stopAccountDocument)
  const [number, setNumber] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = async () => {
    const answer = await stopAccount({ token })
    if (answer.data !== undefined) setNumber(answer.data.stopAccount.number)
    else if (answer.error !== undefined) setFailure(toFailure(answer.error).message)
  }
  if (number !== null) return <Stopped number={number} />
  const refused = failure ?? (error === undefined ? null : toFailure(error).message)
  if (refused !== null) return <DeadLink message={refused} />
  if (data === undefined)
    return (
      <div aria-busy="true">
        <LoadingText />
        <Skeleton shape="title" />
      </div>
    )
  return (
    <Question
      what={data.stopNotice.what}
      notifiedAt={data.stopNotice.told_at}
      busy={fetching}
      onStop={() => void stop()}
    />
  )
}

/** Where the link of a notice leads: whoever did not do it stops everything with one press. */
export function StopPage({ token }: { token: string }) {
  return (
    <div className={`page-width ${styles.single}`}>
      <StopSteps token={token} />
    </div>
  )
}
