import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { useSite } from '../../../app/site/site-context.tsx'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useViewer, type ViewerMember } from '../../../app/session/viewer.tsx'
import { defaultErrorMessage } from '../../../gql/errors.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { invitationAddress, lineShareAddress } from './invitation-address.ts'
import { startInvitationDocument } from './invitation-queries.ts'
import styles from './invitation.module.css'

function CopyRow({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const toast = useToast()
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success('コピーしました')
    } catch {
      toast.error('コピーできませんでした', '文字を選んで、コピーしてください。')
    }
  }
  return (
    <div className={styles.row}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {children}
      <Button icon="copy" size="small" aria-describedby={id} onClick={() => void copy()}>
        コピー
      </Button>
    </div>
  )
}

function Sharing({ code }: { code: string }) {
  const { baseUrl } = useSite()
  const address = invitationAddress(baseUrl, code)
  return (
    <Card as="section" className={styles.card}>
      <h2>あなたの招待コード</h2>
      <CopyRow label="招待コード" value={code}>
        <p className={styles.code}>{code}</p>
      </CopyRow>
      <CopyRow label="招待URL" value={address}>
        <p className={styles.address}>{address}</p>
      </CopyRow>
      <LinkButton
        href={lineShareAddress(address)}
        variant="filled"
        icon="external"
        target="_blank"
        rel="noopener noreferrer"
      >
        LINEで送る<span className="visually-hidden">（新しいタブ）</span>
      </LinkButton>
    </Card>
  )
}

function Start() {
  const [{ fetching }, startInvitation] = useMutation(startInvitationDocument)
  const { refetch } = useViewer()
  const toast = useToast()
  const showError = useErrorToast()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    const { error } = await startInvitation({})
    if (error !== undefined) {
      setStarting(false)
      showError(error, defaultErrorMessage)
      return
    }
    toast.success('紹介プログラムを開始しました。')
    refetch()
  }
  return (
    <Card as="section" className={styles.card}>
      <h2>紹介プログラムを始める</h2>
      <p>あなただけの招待コードと招待URLをお作りします。費用はかかりません。</p>
      <Button variant="filled" loading={fetching || isStarting} onClick={() => void start()}>
        紹介プログラムを開始する
      </Button>
    </Card>
  )
}

/** A member's code to pass on, and what may be said with it. */
export function InvitationProgramPage({ me }: { me: ViewerMember }) {
  const { brandName } = useSite()
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>紹介プログラム</PageTitle>
      <p className={styles.lead}>
        {brandName}
        を、ご家族やお知り合いに知らせることができます。招待URLから登録すると、招待コードが自動で入力されます。
      </p>
      {me.invitation_code === null ? <Start /> : <Sharing code={me.invitation_code} />}
      <section className={styles.rules}>
        <h2>ご紹介のときのお願い</h2>
        <ul>
          <li>
            お知らせいただけるのは、サービスがあることと登録の方法です。個別のファンドへの出資をすすめることはお控えください。
          </li>
          <li>
            「必ずもうかる」「元本が保証される」など、事実と異なる説明をしないでください。元本と分配は保証されません。
          </li>
          <li>お相手の同意なしに、メールなどをくり返し送らないでください。</li>
          <li>
            自分自身を紹介することはできません。くわしくは<Link to="/terms#referral">利用規約</Link>をご覧ください。
          </li>
        </ul>
      </section>
    </div>
  )
}
