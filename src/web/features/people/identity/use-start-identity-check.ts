import { useCallback, useState } from 'react'
import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { startLiquidDocument } from './identity-queries.ts'

/** Asks for the address of the identity service, once for a visit of the page. */
export function useStartIdentityCheck() {
  const [{ fetching }, startLiquid] = useMutation(startLiquidDocument)
  const [url, setUrl] = useState<string | null>(null)
  const showError = useErrorToast()
  const start = useCallback(async (): Promise<string | null> => {
    const { data, error } = await startLiquid({})
    if (error !== undefined) showError(error)
    const received = data?.startLiquid.url ?? null
    setUrl(received)
    return received
  }, [startLiquid, showError])
  return { url, start, loading: fetching }
}
