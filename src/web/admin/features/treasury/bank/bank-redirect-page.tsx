import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { finishLinkDocument } from './bank-queries.ts'
import styles from './bank.module.css'

/** Where the bank sends the operator's browser back: the code is handed over once, and the address forgets it. */
export function BankRedirectPage() {
  const [params, setParams] = useSearchParams()
  const [answer] = useState(() => ({ code: params.get('code'), state: params.get('state') }))
  const [isLinked, setLinked] = useState(false)
  const wasSent = useRef(false)
  const act = useAct(finishLinkDocument, {
    name: '銀行連携の認可',
    done: '銀行との連携が完了しました。',
    onDone: () => setLinked(true),
  })
  useEffect(() => {
    if (wasSent.current || answer.code === null) return
    wasSent.current = true
    // A code is used up by its first use: it must not stay in the history.
    setParams({}, { replace: true })
    void act.run({ input: { code: answer.code, state: answer.state } })
  }, [act, answer, setParams])
  return (
    <AdminPage title="銀行連携">
      <Panel title="銀行からの戻り">
        <div className={styles.stack}>
          {answer.code === null && (
            <Notice tone="warning" title="銀行の認可は行われませんでした">
              銀行の画面で許可されなかったか、この画面が直接開かれました。もう一度始めてください。
            </Notice>
          )}
          {answer.code !== null && !isLinked && act.failure === null && (
            <>
              <LoadingText />
              <Skeleton shape="block" />
            </>
          )}
          {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          {isLinked && (
            <Notice tone="success" title="銀行との連携が完了しました" live>
              入金の通知の登録と振込入金口座の用意を、自動で始めています。
            </Notice>
          )}
          <p>
            <Link to="/itoadmintool/bank">銀行連携の画面へ</Link>
          </p>
        </div>
      </Panel>
      {act.dialog}
    </AdminPage>
  )
}
