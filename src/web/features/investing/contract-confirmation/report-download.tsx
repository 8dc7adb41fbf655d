import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useDocumentDownload } from './use-document-download.ts'

/** Among the documents of an investment it looks like their links; `isAlone` makes it a button as wide as its box. */
export function ReportDownload({ investId, isAlone = false }: { investId: string; isAlone?: boolean }) {
  const { download, loading } = useDocumentDownload('report', investId)
  if (isAlone)
    return (
      <Button full icon="download" loading={loading} onClick={() => void download()}>
        財産管理報告書
      </Button>
    )
  return (
    <button type="button" aria-busy={loading || undefined} onClick={() => void download()}>
      <Icon name="download" size={16} />
      財産管理報告書
    </button>
  )
}
