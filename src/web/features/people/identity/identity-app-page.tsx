import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMutation } from 'urql'
import { useLogin } from '../../../app/session/login.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { toFailure } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { finishIdentityAppDocument, type AppResult } from './identity-queries.ts'
import styles from './identity.module.css'

/** What is said when the member is back from the app, and whether he begins again. */
interface AppResultText {
  heading: string
  text: string
  next: 'projects' | 'again' | 'info'
}

/** By the status of the check; null while the return is still being read somewhere else. */
function appResultText({ status, reason }: AppResult): AppResultText | null {
  switch (status) {
    case 'approved':
      return {
        heading: '本人確認が完了しました',
        text: 'カードの情報を確認できました。完了のお知らせをメールでも送ります。',
        next: 'projects',
      }
    case 'rejected':
      return {
        heading: '本人確認ができませんでした',
        text: `${reason ?? ''}内容を確かめて、もう一度お願いします。登録情報に誤りがあるときは、先に変更してください。`,
        next: 'again',
      }
    case 'submitted':
      return {
        heading: '電子署名を受け取りました',
        text: '電子署名の確認先から応答を待っています。結果はメールでお知らせします。もう一度手続きする必要はありません。',
        next: 'info',
      }
    case 'cancelled':
      return {
        heading: '手続きは完了していません',
        text: 'アプリでの手続きが中止されたか、確認の有効時間が過ぎました。本人確認の状態は、手続きの前と変わりません。',
        next: 'again',
      }
    case 'expired':
      return {
        heading: '有効時間が過ぎました',
        text: '手続きを始めてから20分が過ぎたため、受け付けられませんでした。お手数ですが、はじめからお願いします。',
        next: 'again',
      }
    case 'created':
    case 'capturing':
      return null
  }
}

function Result({ children }: { children: ReactNode }) {
  return <div className={`page-width ${styles.result}`}>{children}</div>
}

const nextSteps = {
  projects: { to: '/projects', label: 'ファンドの一覧を見る' },
  again: { to: '/mypage/info', label: 'もう一度手続きする' },
  info: { to: '/mypage/info', label: '本人確認の状況を見る' },
} as const

/** Hands over what the app added to the address. It may be done again: the server reads a return once. */
function useFinish(isMember: boolean, onDone: () => void) {
  const [search] = useSearchParams()
  const [state, code, error] = ['state', 'code', 'error'].map((name) => search.get(name))
  const [, finishIdentityApp] = useMutation(finishIdentityAppDocument)
  const [result, setResult] = useState<AppResultText | 'reading' | { failure: string; mayRetry: boolean }>('reading')
  const finish = useCallback(async () => {
    setResult('reading')
    const input = { state: state ?? '', code: code ?? null, error: error ?? null }
    const { data, error: problem } = await finishIdentityApp({ input })
    if (problem !== undefined) {
      const failure = toFailure(problem)
      setResult({ failure: failure.message, mayRetry: failure.code !== 'NOT_FOUND' })
      return
    }
    const text = data && appResultText(data.finishIdentityApp)
    setResult(text ?? { failure: '確認を続けています。少し待ってから、もう一度お試しください。', mayRetry: true })
    onDone()
  }, [finishIdentityApp, state, code, error, onDone])
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isMember || isBegun.current) return
    isBegun.current = true
    void finish()
  }, [isMember, finish])
  return { result, finish }
}

/** Where the authentication app sends the member back to. Without a login nothing is read: the return is this member's alone. */
export function IdentityAppPage() {
  const openLogin = useLogin()
  const { me, loading, refetch } = useViewer()
  const { result, finish } = useFinish(me !== null, refetch)
  if (me === null && !loading) {
    return (
      <Result>
        <PageTitle>ログインしてください</PageTitle>
        <p>
          アプリでの手続きを確かめるため、ログインが必要です。ログインすると、続きから進みます。手続きを始めたブラウザーでお願いします。
        </p>
        <p>
          <Button variant="filled" onClick={openLogin}>
            ログイン
          </Button>
        </p>
      </Result>
    )
  }
  if (result === 'reading') {
    return (
      <Result>
        <PageTitle>本人確認の結果</PageTitle>
        <LoadingText />
      </Result>
    )
  }
  if ('failure' in result) {
    return (
      <Result>
        <PageTitle>まだ確認できていません</PageTitle>
        <p role="alert">{result.failure}</p>
        <p>
          {result.mayRetry ? (
            <Button variant="filled" onClick={() => void finish()}>
              もう一度確認する
            </Button>
          ) : (
            <LinkButton to="/mypage/info">本人確認の状況を見る</LinkButton>
          )}
        </p>
      </Result>
    )
  }
  const next = nextSteps[result.next]
  return (
    <Result>
      <PageTitle>{result.heading}</PageTitle>
      <p role="status">{result.text}</p>
      <p>
        <LinkButton to={next.to} variant="filled">
          {next.label}
        </LinkButton>
      </p>
    </Result>
  )
}
