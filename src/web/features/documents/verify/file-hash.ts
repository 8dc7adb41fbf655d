/** More than any document of ours; the whole file is held in memory while its number is computed. */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024

export type HashOutcome =
  | { state: 'done'; sha256: string }
  | { state: 'too-large' | 'empty' | 'unreadable' | 'insecure' }

/**
 * The SHA-256 of a file, computed in the visitor's own browser. insecure: the page came neither by https nor from this very
 * computer, so the browser offers no digests.
 */
export async function hashFile(file: File, webCrypto: Crypto | undefined): Promise<HashOutcome> {
  const subtle = webCrypto?.subtle
  if (subtle === undefined) return { state: 'insecure' }
  if (file.size === 0) return { state: 'empty' }
  if (file.size > LARGEST_FILE_BYTES) return { state: 'too-large' }
  try {
    const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
    return {
      state: 'done',
      sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    }
  } catch {
    // Moved or taken away while it was read, such as a folder that was dropped.
    return { state: 'unreadable' }
  }
}
