import { useEffect, useState } from 'react'
import { getOpenedDocuments, setOpenedDocuments } from '../../../app/page-storage.ts'
import { useNow } from '../../../app/now.tsx'
import type { FormError } from '../../../ui/error-summary.tsx'
import { amountError } from '../application-state.ts'
import type { Fund } from '../fund-queries.ts'
import { documentErrors, type DocumentState } from './document-checks.tsx'

export const amountFieldId = 'application-amount'

/** What the member has chosen, opened and ticked so far. Opened documents survive a reload of the page. */
export function useApplicationForm(fund: Fund, allowance: number, chosenAmount: number, onChooseAmount: (yen: number) => void) {
  const now = useNow()
  const [documents, setDocuments] = useState<DocumentState>({ opened: {}, ticked: [] })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setDocuments({ opened: getOpenedDocuments(fund.id), ticked: [] })
  }, [fund.id])

  const openDocument = (url: string) => {
    const opened = { ...documents.opened, [url]: documents.opened[url] ?? new Date(now).toISOString() }
    setOpenedDocuments(fund.id, opened)
    setDocuments({ ...documents, opened })
  }
  const tickDocument = (url: string, ticked: boolean) => {
    const others = documents.ticked.filter((candidate) => candidate !== url)
    setDocuments({ ...documents, ticked: ticked ? [...others, url] : others })
  }
  const message = amountError(chosenAmount, fund, allowance)
  const errors: FormError[] = [
    ...(message === null ? [] : [{ fieldId: amountFieldId, message }]),
    ...documentErrors(fund, documents),
  ]
  return {
    amount: chosenAmount,
    chooseAmount: onChooseAmount,
    amountMessage: attempt > 0 || message !== null ? (message ?? undefined) : undefined,
    documents,
    openDocument,
    tickDocument,
    errors,
    attempt,
    /** Counts a try to go on; true when nothing is missing. */
    check: (): boolean => {
      if (errors.length === 0) return true
      setAttempt(attempt + 1)
      return false
    },
    clearAttempts: () => setAttempt(0),
  }
}
