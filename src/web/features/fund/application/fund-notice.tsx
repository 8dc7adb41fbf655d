import { lazy, Suspense } from 'react'
import { useLogin } from '../../../app/login.tsx'
import { useViewer } from '../../../app/viewer.tsx'
import styles from './application.module.css'

/** For members only: visitors never load it. */
const MemberNotice = lazy(() => import('./member-notice.tsx').then((module) => ({ default: module.MemberNotice })))

export interface FundNoticeProps {
  fundId: string
  /** An opening to come, or a paused offering that may go on. */
  kind: 'opening' | 'reopening'
}

const forVisitors = { opening: 'ログインすると、募集の開始をメールで受け取れます。', reopening: 'ログインすると、募集の再開をメールで受け取れます。' } as const

/** Offers a mail when the fund takes applications. */
export function FundNotice({ fundId, kind }: FundNoticeProps) {
  const { me } = useViewer()
  const openLogin = useLogin()
  if (me !== null) return <Suspense fallback={<div className={styles.noticePlace} />}><MemberNotice fundId={fundId} kind={kind} email={me.email} /></Suspense>
  return (
    <p className="small-text">
      {forVisitors[kind]}
      <button type="button" className={styles.textButton} onClick={openLogin}>ログイン</button>
    </p>
  )
}
