import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import { isKeptPaper, paperUrl } from '../../core/paper/kept-paper.ts'
import type { Exhibit } from '../../people/approval/proposal-kind.ts'

/** An invoice or a notice on which a cost rests that no line of the bank proves yet. */
export type Evidence = {
  /** Of a PDF that is kept; missing in proposals of before. */
  paperSha256?: string | null
}

/** For the second operator to read. */
export const exhibitOf = ({ paperSha256 }: Evidence): { exhibits?: Exhibit[] } =>
  paperSha256 ? { exhibits: [{ kind: 'document', name: '根拠の書類（PDF）', url: paperUrl(paperSha256) }] } : {}

export async function refuseUnkeptPaper(transaction: Transaction, { paperSha256 }: Evidence): Promise<Refusal | null> {
  return paperSha256 && !(await isKeptPaper(transaction, paperSha256))
    ? badInput({ paper_sha256: '請求書や納税通知書などのPDFを選び直してください。' })
    : null
}
