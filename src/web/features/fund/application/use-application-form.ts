import { useState } from 'react'
import { setOpenedDocuments, useOpenedDocuments } from '../../../app/page-storage.ts'
import { useNow } from '../../../app/now.tsx'
import type { FormError } from '../../../ui/error-summary.tsx'
import { amountError } from '../application-state.ts'
import type { Fund } from '../fund-queries.ts'
import { documentErrors, type DocumentState } from './document-checks.tsx'

export const amountFieldId = 'application-amount'

/** What the member has chosen, opened and ticked so far. Opened documents survive a reload of the page. */
export function useApplicationForm(fund: Fund, allowance: number, chosenAmount: number, onChooseAmount: (yen: number) => void) {
  const now = useNow()
  const opened = useOpenedDocuments(fund.id)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const documents: DocumentState = { opened, ticked }

  const openDocument = (url: string) => {
    setOpenedDocuments(fund.id, { ...opened, [url]: opened[url] ?? new Date(now).toISOString() })
  }
  const tickDocument = (url: string, isTicked: boolean) => {
    const others = ticked.filter((candidate) => candidate !== url)
    setTicked(isTicked ? [...others, url] : others)
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
  }
}
