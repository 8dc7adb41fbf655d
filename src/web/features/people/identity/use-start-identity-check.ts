import { useCallback, useState } from 'react'
import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { startIdentityAppDocument, startLiquidDocument } from './identity-queries.ts'

/** Asks for the address of the identity service, once for a visit of the page. */
export function useStartIdentityCheck(renew: boolean) {
  const [{ fetching }, startLiquid] = useMutation(startLiquidDocument)
  const [url, setUrl] = useState<string | null>(null)
  const showError = useErrorToast()
  const start = useCallback(async (): Promise<string | null> => {
    const { data, error } = await startLiquid({ renew })
    if (error !== undefined) showError(error)
    const received = data?.startLiquid.url ?? null
    setUrl(received)
    return received
  }, [startLiquid, showError, renew])
  return { url, start, loading: fetching }
}

/** Goes to the authentication app in this browser: the way back has to end where it began. */
export function useStartIdentityApp(renew: boolean) {
  const [{ fetching }, startIdentityApp] = useMutation(startIdentityAppDocument)
  const [isLeaving, setLeaving] = useState(false)
  const showError = useErrorToast()
  const start = useCallback(async () => {
    const { data, error } = await startIdentityApp({ renew })
    if (error !== undefined) showError(error)
    if (!data) return
    setLeaving(true)
    window.location.assign(data.startIdentityApp.url)
  }, [startIdentityApp, showError, renew])
  return { start, loading: fetching || isLeaving }
}
