import { useState } from 'react'

/**
 * The version that an operator's next act names: the one that the page has read, or the one that his own last act has answered, whichever is
 * newer. Whoever acts twice before the page has read anew is not refused because of himself; a colleague's change still is one.
 * @param read null for what is not there yet.
 */
export function useOwnVersion(
  read: number | null,
): [version: number | null, answered: (version: number | null) => void] {
  const [own, setOwn] = useState<number | null>(null)
  const version = read === null && own === null ? null : Math.max(read ?? 0, own ?? 0)
  return [version, setOwn]
}
