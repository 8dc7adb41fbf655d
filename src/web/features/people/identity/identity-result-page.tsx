import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLogin } from '../../../app/session/login.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { identityOutcome } from './identity-outcome.ts'
import styles from './identity.module.css'

const messages = {
  approved: '本人確認が完了しました。糸fundingをお楽しみください。',
  failed: '本人確認に失敗しました。再度本人確認をお願いします。',
} as const

const askAgainMilliseconds = 3000
/** After half a minute the mail is quicker than waiting here. */
const mostQuestions = 10

/** The service tells us on a way of its own, seconds after it has sent the member back. */
function useWaitForService(isWaiting: boolean, ask: () => void) {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!isWaiting || asked >= mostQuestions) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      ask()
    }, askAgainMilliseconds)
    return () => clearTimeout(timer)
  }, [isWaiting, asked, ask])
}

function Open({ children }: { children: ReactNode }) {
  return (
    <div className={`page-width ${styles.result}`}>
      <PageTitle>本人確認の結果</PageTitle>
      {children}
    </div>
  )
}

/**
 * Where the identity service sends the member back to, often before it has told us how it went, and on a phone often without a login. What is
 * known is said and the home page follows; what is not known is not said.
 */
export function IdentityResultPage({ result }: { result: 'complete' | 'error' }) {
  const toast = useToast()
  const navigate = useNavigate()
  const openLogin = useLogin()
  const { me, loading, refetch } = useViewer()
  const outcome = loading ? null : identityOutcome(result, me)
  const isKnown = outcome === 'approved' || outcome === 'failed'
  const isReported = useRef(false)
  useEffect(() => {
    if (!isKnown || isReported.current) return
    isReported.current = true
    if (outcome === 'approved') toast.success(messages.approved)
    else toast.error(messages.failed)
    void navigate('/', { replace: true })
  }, [isKnown, outcome, toast, navigate])
  useWaitForService(outcome === 'untold' || outcome === 'inReview', refetch)
  if (outcome === 'visitor') {
    return (
      <Open>
        <p>
          この端末ではログインしていないため、結果を表示できません。お手続きを始めた画面に戻るか、ログインしてご確認ください。審査の結果は、メールでもお知らせします。
        </p>
        <p>
          <Button variant="filled" onClick={openLogin}>
            ログイン
          </Button>
        </p>
      </Open>
    )
  }
  if (outcome === 'untold' || outcome === 'inReview') {
    return (
      <Open>
        <p role="status">
          {outcome === 'inReview'
            ? '提出された内容を審査しています。結果はメールでお知らせします。審査は平日10:00〜18:00に行います。'
            : '本人確認サービスからの連絡を待っています。届くと、この画面の表示が変わります。結果はメールでもお知らせします。'}
        </p>
        <p>
          <LinkButton to="/mypage/info">本人確認の状況を見る</LinkButton>
        </p>
      </Open>
    )
  }
  return (
    <Open>
      <LoadingText />
    </Open>
  )
}
