import { useEffect, useState } from 'react'
import { browserHashes } from './browser-hashes.ts'
import { recomputeDraw, type PublishedDraw } from './check-draw.ts'
import { drawnRows, type DrawnRow } from './drawn-order.ts'

/** insecure: this browser gives digests to safe connections only; impossible: the published values are no draw. */
export type DrawnRowsState = 'computing' | 'insecure' | 'impossible' | readonly DrawnRow[]

async function computeRows(published: PublishedDraw): Promise<DrawnRowsState> {
  const hashes = browserHashes(globalThis.crypto)
  if (hashes === null) return 'insecure'
  const drawn = await recomputeDraw(published, hashes)
  return drawn === null ? 'impossible' : drawnRows(drawn.outcomes, published.entries)
}

/** The order is published by its ingredients only, so each visitor's browser works it out. */
export function useDrawnRows(published: PublishedDraw | null): DrawnRowsState {
  const [rows, setRows] = useState<DrawnRowsState>('computing')
  useEffect(() => {
    if (published === null) return
    let isCurrent = true
    void computeRows(published).then((computed) => {
      if (isCurrent) setRows(computed)
    })
    return () => {
      isCurrent = false
    }
  }, [published])
  return rows
}
