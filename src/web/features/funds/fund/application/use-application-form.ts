import { useState } from 'react'
import { amountMessage, amountProblem } from '../../../../../domain/investing/allowance.ts'
import { yen, type Yen } from '../../../../../domain/money.ts'
import {
  setApplicationDraft,
  setOpenedDocuments,
  useApplicationDraft,
  useOpenedDocuments,
} from '../../../../app/site/page-storage.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { useViewer } from '../../../../app/session/viewer.tsx'
import type { FormError } from '../../../../ui/error-summary.tsx'
import type { Fund } from '../fund-queries.ts'
import { documentErrors, type DocumentState } from './document-checks.tsx'

export const amountFieldId = 'application-amount'

/** The documents that the member has opened and ticked so far: possible before the opening, too. */
export function useReadDocuments(fund: Pick<Fund, 'id' | 'contracts'>) {
  const now = useNow()
  const opened = useOpenedDocuments(fund.id)
  const draft = useApplicationDraft(fund.id, useViewer().me?.id ?? '')
  const { ticked } = draft
  const documents: DocumentState = { opened, ticked }
  const openDocument = (url: string) => {
    setOpenedDocuments(fund.id, { ...opened, [url]: opened[url] ?? new Date(now).toISOString() })
  }
  const tickDocument = (url: string, isTicked: boolean) => {
    const others = ticked.filter((candidate) => candidate !== url)
    setApplicationDraft(fund.id, { ...draft, ticked: isTicked ? [...others, url] : others })
  }
  return { documents, openDocument, tickDocument }
}

/** What the member has chosen, opened and ticked so far. It survives a reload of the page. */
export function useApplicationForm(
  fund: Fund,
  allowance: Yen,
  chosenAmount: number,
  onChooseAmount: (yen: number) => void,
) {
  const { documents, openDocument, tickDocument } = useReadDocuments(fund)
  const [attempt, setAttempt] = useState(0)
  const least = yen(fund.lower_invest)
  const problem = amountProblem(chosenAmount, least, allowance)
  const message = problem === null ? null : amountMessage(problem, least, allowance)
  const errors: FormError[] = [
    ...(message === null ? [] : [{ fieldId: amountFieldId, message }]),
    ...documentErrors(fund, documents),
  ]
  return {
    amount: chosenAmount,
    chooseAmount: onChooseAmount,
    amountMessage: message ?? undefined,
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
