import { useRef } from 'react'
import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DeadlineBox } from '../../../ui/countdown.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { confirmContractDocument, type ContractStep } from './contract-queries.ts'
import { useDocumentDownload } from './use-document-download.ts'
import styles from './contract.module.css'

/** Entry, first half: read the contract's document, say so; only then the deposit account is told. */
export function ContractConfirmation({ invest, onConfirmed }: { invest: ContractStep; onConfirmed: () => void }) {
  const { download, loading, downloaded } = useDocumentDownload('contract', invest.id)
  const { contract_delivered_at: deliveredAt, cooling_off_until: lastDay } = invest
  const isDelivered = downloaded || deliveredAt !== null
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
      <p>
        契約成立時書面をダウンロードして内容を確認し、「確認しました」を押してください。押すと振込先が表示されます。
      </p>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">
          1
        </span>
        <div className="stack">
          <p>
            <b>契約成立時書面</b>
            <br />
            <span className="caption-text" aria-live="polite">
              PDF{'　'}
              {deliveredAt !== null ? (
                <>
                  <DateTime value={deliveredAt} />
                  にダウンロードしました
                </>
              ) : downloaded ? (
                'ダウンロードしました'
              ) : (
                'まだダウンロードしていません'
              )}
            </span>
          </p>
          <Button
            ref={downloadButton}
            variant={isDelivered ? 'outlined' : 'filled'}
            full
            icon="download"
            loading={loading}
            onClick={() => void download()}
          >
            {isDelivered ? 'もう一度ダウンロード' : 'ダウンロード'}
          </Button>
        </div>
      </div>
      <div className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">
          2
        </span>
        <Button
          variant="filled"
          full
          loading={fetching}
          notReady={isDelivered ? undefined : '先に契約成立時書面をダウンロードしてください。'}
          onNotReady={() => downloadButton.current?.focus()}
          onClick={() => void confirm()}
        >
          確認しました
        </Button>
      </div>
      {invest.transfer_limit_at !== null && <DeadlineBox label="入金期限" until={invest.transfer_limit_at} />}
      <p className="small-text">
        {lastDay === null ? (
          '契約成立時書面をダウンロードした日を含めて8日間は、クーリング・オフができます。'
        ) : (
          <>
            クーリング・オフの期限は
            <DateTime value={lastDay} format="date" />
            です。
          </>
        )}
      </p>
    </div>
  )
}
