import { useState } from 'react'
import { useClient } from 'urql'
import { fetchOneTimeValue } from '../../../app/data/one-time-value.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { reportTicketDocument } from './document-queries.ts'
import styles from './documents.module.css'

const failed = '報告書が取得できませんでした。'

/** Asks for a one-time value and lets the browser fetch the file with it. */
export function ReportButton({ investmentId }: { investmentId: string }) {
  const client = useClient()
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    if (busy) return
    setBusy(true)
    const { data, error } = await fetchOneTimeValue(client, reportTicketDocument, {
      input: { invest_id: investmentId },
    })
    setBusy(false)
    if (data !== undefined && error === undefined) window.location.assign(`/report/${data.report}`)
    else if (error !== undefined) showError(error, failed)
  }
  return (
    <button type="button" className={styles.textButton} aria-busy={busy || undefined} onClick={() => void open()}>
      <Icon name="download" />
      財産管理報告書
    </button>
  )
}
