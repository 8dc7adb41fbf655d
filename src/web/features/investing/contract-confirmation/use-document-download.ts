import { useState } from 'react'
import { useClient } from 'urql'
import { fetchOneTimeValue } from '../../../app/data/one-time-value.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { contractValueDocument, reportValueDocument } from './contract-queries.ts'

const failures = { contract: '契約書が取得できませんでした。', report: '報告書が取得できませんでした。' } as const

/** The answer comes as an attachment, so the browser saves it and the page stays. */
function save(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Fetches a one-time value and has the browser save what it stands for. `downloaded`: it was saved on this page. */
export function useDocumentDownload(kind: keyof typeof failures, investId: string) {
  const client = useClient()
  const showError = useErrorToast()
  const [loading, setLoading] = useState(false)
  const [downloaded, setDownloaded] = useState(false)
  const ask = async () => {
    const variables = { input: { invest_id: investId } }
    if (kind === 'contract') {
      const { data, error } = await fetchOneTimeValue(client, contractValueDocument, variables)
      return { value: data?.contract, error }
    }
    const { data, error } = await fetchOneTimeValue(client, reportValueDocument, variables)
    return { value: data?.report, error }
  }
  const download = async () => {
    if (loading) return
    setLoading(true)
    const { value, error } = await ask()
    setLoading(false)
    if (error !== undefined) showError(error, failures[kind])
    if (value === undefined) return
    save(`/${kind}/${encodeURIComponent(value)}`)
    setDownloaded(true)
  }
  return { download, loading, downloaded }
}
