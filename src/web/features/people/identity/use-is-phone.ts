import { useSyncExternalStore } from 'react'

/** A device that is held and touched, with a camera behind the screen: the check can be done right here. */
const phoneQuery = '(pointer: coarse) and (max-width: 1023px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phoneQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  )
}
