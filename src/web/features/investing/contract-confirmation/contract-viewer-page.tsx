import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useClient } from 'urql'
import { LoadFailure } from '../../../app/layout/page-wait.tsx'
import { fetchOneTimeValue } from '../../../app/data/one-time-value.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { contractIdsDocument, contractValueDocument } from './contract-queries.ts'
import { useDocumentDownload } from './use-document-download.ts'
import styles from './contract.module.css'

/** The one-time value of the investment's document; asked for once, however often the page is drawn. */
function useContractValue(investId: string | undefined) {
  const client = useClient()
  const showError = useErrorToast()
  const [value, setValue] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = useRef(false)
  const ask = useCallback(async () => {
    if (investId === undefined || asked.current) return
    asked.current = true
    const { data, error } = await fetchOneTimeValue(client, contractValueDocument, { input: { invest_id: investId } })
    setValue(data?.contract ?? null)
    setFailed(error !== undefined)
    if (error === undefined) return
    showError(error, '契約書が取得できませんでした。')
    asked.current = false
  }, [client, investId, showError])
  useEffect(() => void ask(), [ask])
  return { value, failed, ask }
}

/** Posts the value into the frame by itself: it never stands in an address that a history keeps. */
function ContractFrame({ value, name }: { value: string; name: string }) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    form.current?.submit()
  }, [])
  return (
    <>
      <form ref={form} method="post" action={`/contract/${encodeURIComponent(value)}`} target="contract-document" />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers refuse to show a PDF in a sandboxed frame; it comes from this origin */}
      <iframe className={styles.frame} name="contract-document" title={`${name} 契約成立時書面`} />
    </>
  )
}

export function ContractViewerPage() {
  const { contract_id: contractId } = useParams()
  const navigate = useNavigate()
  const { data, failed, refetch } = useMemberQuery({ query: contractIdsDocument })
  const invest = data?.myInvests.find((candidate) => candidate.contract_id === contractId)
  const document = useContractValue(invest?.id)
  const { download, loading } = useDocumentDownload('contract', invest?.id ?? '')
  if (data !== undefined && invest === undefined) {
    return (
      <div className={`page-width ${styles.viewer}`}>
        <PageTitle>契約成立時書面</PageTitle>
        <Notice tone="error" title="契約書が見つかりませんでした。">
          投資の状況から、もう一度お開きください。
        </Notice>
        <p>
          <LinkButton to="/mypage/projects">投資の状況に戻る</LinkButton>
        </p>
      </div>
    )
  }
  return (
    <div className={`page-width ${styles.viewer}`} aria-busy={(data === undefined && !failed) || undefined}>
      <div className={styles.viewerHead}>
        <div>
          <PageTitle className={styles.viewerTitle}>契約成立時書面</PageTitle>
          <p className="small-text">{invest?.project.name}</p>
        </div>
        <div className={styles.viewerActions}>
          {invest !== undefined && (
            <Button size="small" icon="download" loading={loading} onClick={() => void download()}>
              ダウンロード
            </Button>
          )}
          <Button size="small" icon="close" onClick={() => void navigate('/mypage/projects')}>
            閉じる
          </Button>
        </div>
      </div>
      {failed && <LoadFailure what="契約書" onRetry={refetch} />}
      {document.failed && <LoadFailure what="契約書" onRetry={() => void document.ask()} />}
      {!failed && !document.failed && document.value === null && <LoadingText />}
      {document.value !== null && invest !== undefined && (
        <ContractFrame value={document.value} name={invest.project.name} />
      )}
    </div>
  )
}
