import { useState } from 'react'
import { useMutation } from 'urql'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { useSite } from '../../app/site-context.tsx'
import { useViewer, type ViewerMember } from '../../app/viewer.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import { invitationUrl, lineShareUrl } from './invitation-links.ts'
import { InfoSection } from './info-section.tsx'
import { MemberPageHead } from './member-page.tsx'
import { startInvitationDocument } from './member-queries.ts'
import styles from './mypage.module.css'

function StartCard({ onStarted }: { onStarted: () => void }) {
  const [{ fetching }, startInvitation] = useMutation(startInvitationDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const start = async () => {
    const { error } = await startInvitation({})
    if (error !== undefined) {
      showError(error, 'エラーが発生しました')
      return
    }
    toast.success('紹介プログラムを開始しました。')
    onStarted()
  }
  return (
    <Card className={styles.stackCard}>
      <p>紹介プログラムを始めると、紹介コードとURLが発行されます。ご家族やご友人にURLを送ってご紹介ください。</p>
      <p><Button variant="filled" loading={fetching} onClick={() => void start()}>紹介プログラムを始める</Button></p>
    </Card>
  )
}

function ShareCard({ code }: { code: string }) {
  const { baseUrl } = useSite()
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  const url = invitationUrl(baseUrl || window.location.origin, code)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    toast.success('コピーしました')
  }
  return (
    <Card className={styles.stackCard}>
      <div>
        <p className="caption-text">紹介コード</p>
        <p className={styles.code}>{code}</p>
      </div>
      <div>
        <p className="caption-text">紹介URL</p>
        <p>{url}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton href={lineShareUrl(url)} variant="filled" target="_blank" rel="noopener" icon="external">LINEで送る</LinkButton>
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>URLをコピー</Button>
      </div>
    </Card>
  )
}

/** The referral program: a code of one's own and ways to hand its address on. */
export function InvitationProgramPage({ me }: { me: ViewerMember }) {
  const { refetch } = useViewer()
  return (
    <>
      <MemberPageHead title="お友だち紹介" />
      <div className={`page-width ${styles.columns} ${styles.narrow}`}>
        {me.invitation_code === null ? <StartCard onStarted={refetch} /> : <ShareCard code={me.invitation_code} />}
        <InfoSection title="ご紹介の前に">
          <ul className="small-text">
            <li>紹介URLから会員登録をした方が、あなたの紹介として記録されます。</li>
            <li>ご自身の登録には、ご自身の紹介コードを使えません。</li>
            <li>元本や分配が保証されるかのような説明はしないでください。</li>
          </ul>
        </InfoSection>
      </div>
    </>
  )
}
