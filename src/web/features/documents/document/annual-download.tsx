import { useState } from 'react'
import { useClient } from 'urql'
import { fetchOneTimeValue } from '../../../app/data/one-time-value.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { annualTicketDocument } from './document-queries.ts'

/** Has the year's PDF made or found, and lets the browser save it. */
export function AnnualDownload({ year }: { year: number }) {
  const client = useClient()
  const showError = useErrorToast()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    const { data, error } = await fetchOneTimeValue(client, annualTicketDocument, { year: String(year) })
    setLoading(false)
    if (error !== undefined) showError(error, '報告書が取得できませんでした。')
    else if (data !== undefined) window.location.assign(`/annual/${data.annualReportDocument}`)
  }
  return (
    <Button variant="filled" icon="download" loading={loading} onClick={() => void download()}>
      PDFをダウンロード
    </Button>
  )
}
