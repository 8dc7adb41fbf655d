import { useEffect } from 'react'

/** Asks anew when someone comes back: from another tab, by the back button, or to a connection that was gone. Nothing shown may lie about its state. */
export function useReturn(refetch: () => void): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refetch()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    window.addEventListener('online', refetch)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('online', refetch)
    }
  }, [refetch])
}
