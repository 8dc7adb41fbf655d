import { useLayoutEffect } from 'react'

/** How far down each page of this visit was left, in pixels, by its entry in the history. */
const places = new Map<string, number>()

/** Keeps the place of the page that is shown; the browser's own memory knows nothing of a page whose content is still to come. */
export function useKeptPlace(entry: string): void {
  useLayoutEffect(() => {
    const keep = () => void places.set(entry, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [entry])
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    // A reload, and the way back from another site, are the browser's.
    const handBack = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', handBack)
    return () => window.removeEventListener('pagehide', handBack)
  }, [])
}

const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls to where the page was left, once it is long enough again, unless the reader moves first. @returns how to stop waiting. */
export function returnToPlace(entry: string, main: HTMLElement): () => void {
  const place = places.get(entry) ?? 0
  const isThere = () => {
    window.scrollTo(0, place)
    return window.scrollY >= place - 1
  }
  if (isThere()) return () => undefined
  const growth = new ResizeObserver(() => {
    if (isThere()) stop()
  })
  const stop = () => {
    growth.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  growth.observe(main)
  for (const move of ownMoves) window.addEventListener(move, stop, { once: true, passive: true })
  return stop
}
