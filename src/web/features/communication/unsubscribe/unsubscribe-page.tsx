import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useMutation, useQuery } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { setSubscriptionDocument, subscriptionDocument } from './unsubscribe-queries.ts'
import styles from './unsubscribe.module.css'

/** Where the link of a mail to all leads: nothing happens by opening it, since mail programs open links as well. */
export function UnsubscribePage({ token }: { token: string }) {
  const [{ data, error }, refetch] = useQuery({ query: subscriptionDocument, variables: { token } })
  const subscription = data?.mailSubscription
  return (
    <div className={styles.page}>
      <PageTitle>お知らせメールの配信停止</PageTitle>
      {error !== undefined && (
        <Notice tone="error" title={toFailure(error).message}>
          登録情報の<Link to="/mypage/info">「通知」</Link>からも停止できます。
        </Notice>
      )}
      {error === undefined && subscription === undefined && <LoadingText />}
      {subscription !== undefined && (
        <Choice token={token} subscription={subscription} onChange={() => refetch({ requestPolicy: 'network-only' })} />
      )}
    </div>
  )
}

function Choice({
  token,
  subscription,
  onChange,
}: {
  token: string
  subscription: { email: string; is_receive: boolean }
  onChange: () => void
}) {
  const [{ fetching }, set] = useMutation(setSubscriptionDocument)
  const showError = useErrorToast()
  const [wasChanged, setChanged] = useState(false)
  const receives = subscription.is_receive
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const { error } = await set({ token, is_receive: !receives })
    if (error !== undefined) return void showError(error)
    setChanged(true)
    onChange()
  }
  return (
    // Without JavaScript the form itself asks the server to stop.
    <form
      className={styles.form}
      method="post"
      action={`/unsubscribe/${token}`}
      onSubmit={(event) => void submit(event)}
    >
      {!receives && (
        <Notice tone="success" title="お知らせメールの配信を停止しています" live={wasChanged}>
          新しいファンドなどのお知らせは届きません。
        </Notice>
      )}
      {receives && wasChanged && <Notice tone="success" title="お知らせメールの配信を再開しました" live />}
      <dl className={styles.facts}>
        <div>
          <dt>メールアドレス</dt>
          <dd>{subscription.email}</dd>
        </div>
        <div>
          <dt>お知らせメール</dt>
          <dd>{receives ? '受け取る' : '受け取らない'}</dd>
        </div>
      </dl>
      <p>停止しても、お申し込み・入金・分配など、ご契約に関わる大切なメールは届きます。</p>
      <Button type="submit" variant={receives ? 'filled' : 'outlined'} loading={fetching}>
        {receives ? '配信を停止する' : '配信を再開する'}
      </Button>
    </form>
  )
}
