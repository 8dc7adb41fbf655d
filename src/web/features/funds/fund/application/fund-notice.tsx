import { useLogin } from '../../../../app/session/login.tsx'
import { createPart } from '../../../../app/routing/part.tsx'
import { useViewer } from '../../../../app/session/viewer.tsx'
import styles from './application.module.css'

export interface FundNoticeProps {
  fundId: string
  /** An opening to come, or a paused offering that may go on. */
  kind: 'opening' | 'reopening'
}

/** For members only: visitors never load it. */
export const memberNotice = createPart(
  () => import('./member-notice.tsx').then((module) => module.MemberNotice),
  <div className={styles.noticePlace} />,
)

const forVisitors = {
  opening: 'ログインすると、募集の開始をメールで受け取れます。',
  reopening: 'ログインすると、募集の再開をメールで受け取れます。',
} as const

/** Offers a mail when the fund takes applications. */
export function FundNotice({ fundId, kind }: FundNoticeProps) {
  const { me } = useViewer()
  const openLogin = useLogin()
  if (me !== null) return <memberNotice.Component fundId={fundId} kind={kind} email={me.email} />
  return (
    <p className="small-text">
      {forVisitors[kind]}
      <button type="button" className={styles.textButton} onClick={openLogin}>
        ログイン
      </button>
    </p>
  )
}
