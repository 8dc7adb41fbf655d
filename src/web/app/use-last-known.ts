import { useState } from 'react'

/** A repeat that fails takes nothing back: what was shown stays while the connection is gone for a moment. */
export function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  return data ?? known
}
