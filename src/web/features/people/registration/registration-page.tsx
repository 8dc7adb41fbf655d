import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { toFailure } from '../../../gql/errors.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { emailConfirmDocument, surveyMasterDocument } from './registration-queries.ts'
import styles from './registration.module.css'

function UnknownLink() {
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageTitle>会員登録</PageTitle>
      <Notice tone="error" title="登録情報が見つかりません。再度メールアドレス登録をお試しください。">
        リンクの期限（24時間）が過ぎたか、すでに登録が終わっている可能性があります。
      </Notice>
      <div className={styles.plainActions}>
        <LinkButton to="/" variant="filled">
          トップに戻る
        </LinkButton>
        <LinkButton to="/regist">メールアドレスを登録する</LinkButton>
      </div>
    </div>
  )
}

function Unreachable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageTitle>会員登録</PageTitle>
      <Notice tone="error" title={message}>
        入力の画面を準備できませんでした。
      </Notice>
      <div className={styles.plainActions}>
        <button type="button" className={styles.textButton} onClick={onRetry}>
          もう一度読み込む
        </button>
      </div>
    </div>
  )
}

export function RegistrationPage() {
  const { confirmation_token: token = '' } = useParams()
  const [confirmation, retryConfirmation] = useQuery({
    query: emailConfirmDocument,
    variables: { confirmation_token: token },
  })
  const [survey, retrySurvey] = useQuery({ query: surveyMasterDocument })
  const failure = confirmation.error ?? survey.error
  if (failure !== undefined) {
    const { code, message } = toFailure(failure)
    const isUnknown = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT'
    if (isUnknown) return <UnknownLink />
    return (
      <Unreachable
        message={message}
        onRetry={() => {
          retryConfirmation({ requestPolicy: 'network-only' })
          retrySurvey({ requestPolicy: 'network-only' })
        }}
      />
    )
  }
  const confirmed = confirmation.data?.emailConfirm
  const questions = survey.data
  const head = (
    <>
      <PageTitle>会員登録</PageTitle>
      <p className={styles.lead}>
        会員情報を入力してください。入力の目安は約<span className="no-break">5分</span>です。
      </p>
    </>
  )
  return (
    <RegistrationFrame current={1} head={head}>
      {confirmed === undefined || questions === undefined ? (
        <div className={styles.waiting} aria-busy="true">
          <LoadingText />
          <Skeleton shape="block" />
        </div>
      ) : (
        <>
          <dl className={styles.limit}>
            <dt>登録の期限</dt>
            <dd>
              <DateTime value={confirmed.confirm_limit_at} />
            </dd>
          </dl>
          <RegistrationForm
            token={token}
            confirmation={confirmed}
            questions={questions.surveyMaster}
            lawQuestions={questions.lawQuestions}
          />
        </>
      )}
    </RegistrationFrame>
  )
}
