import { useState } from 'react'

/**
 * A repeat that fails takes nothing back: what was shown stays while the connection is gone for a moment, or the session has ended (a refused
 * query answers null).
 */
export function useLastKnown<Data>(data: Data | null | undefined): Data | undefined {
  const [known, setKnown] = useState(data ?? undefined)
  if (data !== undefined && data !== null && data !== known) setKnown(data)
  return data ?? known
}
