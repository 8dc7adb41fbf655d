import { useLogin } from '../../../app/session/login.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConversionFrame } from './conversion-frame.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import styles from './registration.module.css'

/** Registered: logging in is possible now, identity verification comes next. */
export function ReceiptPage() {
  const { me } = useViewer()
  const openLogin = useLogin()
  const head = (
    <>
      <PageTitle>ご登録ありがとうございます</PageTitle>
      <p className={styles.lead}>会員登録が完了しました。</p>
    </>
  )
  return (
    <RegistrationFrame current={2} head={head}>
      <ConversionFrame />
      <div className={styles.sent}>
        <Notice tone="success" title="ログインできるようになりました。">
          ご登録のメールアドレスとパスワードでログインしてください。
        </Notice>
        <Notice title="次は本人確認です">
          ファンドに申し込むには、オンラインでの本人確認が必要です。スマートフォンと本人確認書類をご用意ください。約5分で終わります。審査は平日10:00〜18:00に順に行います。
        </Notice>
        <p className={styles.plainActions}>
          {me === null ? (
            <Button variant="filled" size="large" onClick={openLogin}>
              ログインする
            </Button>
          ) : (
            <LinkButton to="/mypage/info" variant="filled" size="large">
              本人確認に進む
            </LinkButton>
          )}
          <LinkButton to="/" size="large">
            トップに戻る
          </LinkButton>
        </p>
      </div>
    </RegistrationFrame>
  )
}
