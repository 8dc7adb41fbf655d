import { useState } from 'react'
import { MemberBreadcrumbs } from '../../../app/layout/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Fact, InfoSection } from '../../../app/member-page/info-section.tsx'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import styles from '../../../app/member-page/mypage.module.css'
import { EmailDialog } from './email-dialog.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import type { LoginSession, Passkey } from './security-queries.ts'
import { SessionsSection } from './sessions-section.tsx'

interface SecurityPageProps {
  email: string
  /** RFC 3339, or null where payouts go on. */
  payoutsStoppedAt: string | null
  /** Passkeys alone open the account. */
  passwordOff: boolean
  sessions: readonly LoginSession[]
  passkeys: readonly Passkey[]
  refetch: () => void
}

function LoginFacts({ email, passwordOff, refetch }: Pick<SecurityPageProps, 'email' | 'passwordOff' | 'refetch'>) {
  const [open, setOpen] = useState<'password' | 'email' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card className={styles.facts}>
      <dl>
        <Fact term="メールアドレス" onChange={() => setOpen('email')}>
          {email}
        </Fact>
        <Fact term="パスワード" onChange={() => setOpen('password')}>
          {passwordOff ? '使いません（パスキーだけでログイン）' : '********'}
        </Fact>
      </dl>
      <EmailDialog open={open === 'email'} onClose={close} />
      <PasswordDialog open={open === 'password'} email={email} onClose={close} onChanged={refetch} />
    </Card>
  )
}

/** How the member logs in, where he is logged in, and the way to change each. */
export function SecurityPage({ email, payoutsStoppedAt, passwordOff, sessions, passkeys, refetch }: SecurityPageProps) {
  return (
    <>
      <MemberBreadcrumbs crumbs={[{ name: 'ログインとセキュリティ' }]} />
      <MemberPageHead title="ログインとセキュリティ" />
      <div className={`page-width ${styles.columns}`} data-two="">
        <div className={styles.column}>
          {payoutsStoppedAt !== null && (
            <Notice tone="warning" title="お支払いを停止しています">
              <DateTime value={payoutsStoppedAt} />
              に、お申し出により止めました。担当者がご本人に確かめてから再開します。受取口座、住所、パスキーに見覚えのない変更がないか、お確かめください。
            </Notice>
          )}
          <InfoSection title="ログイン">
            <LoginFacts email={email} passwordOff={passwordOff} refetch={refetch} />
          </InfoSection>
          <InfoSection title="パスキー" id="passkeys">
            <PasskeySection passkeys={passkeys} passwordOff={passwordOff} refetch={refetch} />
          </InfoSection>
        </div>
        <div className={styles.column}>
          <InfoSection title="ログイン中の端末" id="devices">
            <SessionsSection sessions={sessions} refetch={refetch} />
          </InfoSection>
        </div>
      </div>
    </>
  )
}
