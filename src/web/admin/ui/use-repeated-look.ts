import { useEffect } from 'react'

/** Looks again and again while the page is open, for what changes without the operator's doing. `look` stays the same between renders; null: not at present. */
export function useRepeatedLook(look: () => void, everyMilliseconds: number | null): void {
  useEffect(() => {
    if (everyMilliseconds === null) return
    const timer = setInterval(look, everyMilliseconds)
    return () => clearInterval(timer)
  }, [look, everyMilliseconds])
}
