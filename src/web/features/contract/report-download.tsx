import { Icon } from '../../ui/icon.tsx'
import { useDocumentDownload } from './use-document-download.ts'

/** A link-like button among the documents of an investment. */
export function ReportDownload({ investId }: { investId: string }) {
  const { download, loading } = useDocumentDownload('report', investId)
  return (
    <button type="button" aria-busy={loading || undefined} onClick={() => void download()}>
      <Icon name="download" size={16} />
      財産管理報告書
    </button>
  )
}
