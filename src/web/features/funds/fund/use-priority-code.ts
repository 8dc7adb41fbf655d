import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { removeSpecialCode, setSpecialCode, useSpecialCode } from '../../../app/site/page-storage.ts'
import { priorityCodeDocument } from './fund-queries.ts'

export interface PriorityCode {
  /** The fund's own code is kept for this browser session. */
  isAccepted: boolean
  /** The code of the address is not the fund's: it is forgotten, and the page says so. */
  isRefused: boolean
}

/**
 * The priority code of the address (?special=), or the one of this browser session: the server judges it when the page is opened, and
 * only one that is right is kept.
 */
export function usePriorityCode(fundId: string): PriorityCode {
  const [search] = useSearchParams()
  const kept = useSpecialCode(fundId)
  const brought = search.get('special')
  const code = brought === null || brought === '' ? kept : brought
  const [{ data }] = useQuery({
    query: priorityCodeDocument,
    variables: { project_id: fundId, special: code ?? '' },
    requestPolicy: 'network-only',
    pause: code === null,
  })
  const judged = code === null ? undefined : data?.isPriorityCode
  useEffect(() => {
    if (judged === true && code !== null && code !== kept) setSpecialCode(fundId, code)
    if (judged === false) removeSpecialCode(fundId)
  }, [judged, code, kept, fundId])
  return {
    isAccepted: kept !== null && judged !== false,
    isRefused: judged === false && brought !== null && brought !== '',
  }
}
