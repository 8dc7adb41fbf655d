import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import { useErrorToast } from '../../../app/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DeadlineBox } from '../../../ui/countdown.tsx'
import { BigMoney } from '../../../ui/money.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { confirmContractDocument, contractDocument, type FundInvest } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import styles from './application.module.css'

/** Fetches the one-time value and lets the browser save the document. */
function useContractDownload(investId: string) {
  const client = useClient()
  const showError = useErrorToast()
  const [loading, setLoading] = useState(false)
  const [downloaded, setDownloaded] = useState(false)
  const download = async () => {
    setLoading(true)
    const { data, error } = await client.query(contractDocument, { input: { invest_id: investId } }, { requestPolicy: 'network-only' }).toPromise()
    setLoading(false)
    if (error !== undefined || data === undefined) {
      if (error !== undefined) showError(error, '契約書が取得できませんでした。')
      return
    }
    setDownloaded(true)
    window.location.assign(`/contract/${encodeURIComponent(data.contract)}`)
  }
  return { download, loading, downloaded }
}

/** Entry, first half: read the contract's document, say so; only then the deposit account is told. */
export function ContractConfirmation({ invest, onConfirmed }: { invest: FundInvest; onConfirmed: () => void }) {
  const { download, loading, downloaded } = useContractDownload(invest.id)
  const [{ fetching }, confirmContract] = useMutation(confirmContractDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const confirm = async () => {
    const { error } = await confirmContract({ input: { invest_id: invest.id } })
    if (error !== undefined) {
      showError(error)
      return
    }
    toast.success('契約成立時書面をご確認いただき、ありがとうございます。')
    onConfirmed()
  }
  return (
    <BoxFrame tag={{ label: '契約成立時書面の確認待ち', tone: 'warning' }}>
      <div>
        <p className="small-text">申し込んだ金額</p>
        <p><BigMoney yen={invest.amount} /></p>
      </div>
      <p>契約成立時書面をダウンロードして内容を確認し、「確認しました」を押してください。押すと振込先が表示されます。</p>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">1</span>
        <div className="stack">
          <p><b>契約成立時書面</b><br /><span className="caption-text">PDF　{downloaded ? 'ダウンロードしました' : 'まだダウンロードしていません'}</span></p>
          <Button variant={downloaded ? 'outlined' : 'filled'} full icon="download" loading={loading} onClick={() => void download()}>ダウンロード</Button>
        </div>
      </div>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">2</span>
        <Button variant="filled" full loading={fetching} notReady={downloaded ? undefined : '先に契約成立時書面をダウンロードしてください。'} onClick={() => void confirm()}>確認しました</Button>
      </div>
      {invest.transfer_limit_at !== null && <DeadlineBox label="入金期限" until={invest.transfer_limit_at} />}
      <p className="small-text">契約成立時書面をダウンロードした日を含めて8日間は、クーリング・オフができます。</p>
    </BoxFrame>
  )
}
