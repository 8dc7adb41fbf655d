import { useRef } from 'react'
import { useMutation } from 'urql'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { DeadlineBox } from '../../ui/countdown.tsx'
import { useToast } from '../../ui/toast.tsx'
import { confirmContractDocument, type ContractStep } from './contract-queries.ts'
import { useDocumentDownload } from './use-document-download.ts'
import styles from './contract.module.css'

/** Entry, first half: read the contract's document, say so; only then the deposit account is told. */
export function ContractConfirmation({ invest, onConfirmed }: { invest: ContractStep; onConfirmed: () => void }) {
  const { download, loading, downloaded } = useDocumentDownload('contract', invest.id)
  const [{ fetching }, confirmContract] = useMutation(confirmContractDocument)
  const downloadButton = useRef<HTMLButtonElement>(null)
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
    <div className={styles.block}>
      <p>契約成立時書面をダウンロードして内容を確認し、「確認しました」を押してください。押すと振込先が表示されます。</p>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">1</span>
        <div className="stack">
          <p><b>契約成立時書面</b><br /><span className="caption-text" aria-live="polite">PDF　{downloaded ? 'ダウンロードしました' : 'まだダウンロードしていません'}</span></p>
          <Button ref={downloadButton} variant={downloaded ? 'outlined' : 'filled'} full icon="download" loading={loading} onClick={() => void download()}>ダウンロード</Button>
        </div>
      </div>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">2</span>
        <Button
          variant="filled"
          full
          loading={fetching}
          notReady={downloaded ? undefined : '先に契約成立時書面をダウンロードしてください。'}
          onNotReady={() => downloadButton.current?.focus()}
          onClick={() => void confirm()}
        >
          確認しました
        </Button>
      </div>
      {invest.transfer_limit_at !== null && <DeadlineBox label="入金期限" until={invest.transfer_limit_at} />}
      <p className="small-text">契約成立時書面をダウンロードした日を含めて8日間は、クーリング・オフができます。</p>
    </div>
  )
}
