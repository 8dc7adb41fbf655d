import { useState } from 'react'
import { Link } from 'react-router'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { PostedNoticeForm } from './posted-notice-form.tsx'
import styles from './posted-notice.module.css'

/** A cooling-off notice has come by post. */
export function PostedNoticePage() {
  const [proposalId, setProposalId] = useState<string | null>(null)
  return (
    <AdminPage title="郵便のクーリング・オフ" note="届いた通知を提案し、ほかの運営者が承認すると、契約が解除されます">
      <Panel title="届いた通知">
        <div className={styles.columns}>
          <PostedNoticeForm onProposed={setProposalId} />
          <div className={styles.explanation}>
            {proposalId !== null && (
              <p role="status">
                <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
              </p>
            )}
            <p>
              効力は、通知を発した時（消印の日）に生じます。届いた日が期限を過ぎていても、消印が期限内であれば受け付けます。
            </p>
            <p>承認されると、入金された全額が返金の一覧に載り、会員へ確認のメールが送られます。</p>
            <p>封筒と通知書は、消印が分かるように保管してください。</p>
          </div>
        </div>
      </Panel>
    </AdminPage>
  )
}
