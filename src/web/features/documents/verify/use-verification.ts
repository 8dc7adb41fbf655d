import { useRef, useState } from 'react'
import { useClient } from 'urql'
import { toFailure } from '../../../gql/errors.ts'
import { hashFile, type HashOutcome } from './file-hash.ts'
import { verifyDocumentDocument, type VerifiedDocument } from './verify-queries.ts'

export type Verification =
  | { state: 'idle' }
  | { state: 'checking'; fileName: string }
  | { state: 'answered'; fileName: string; sha256: string; document: VerifiedDocument }
  | { state: 'failed'; fileName: string; reason: Exclude<HashOutcome['state'], 'done'> | 'not-asked'; message?: string }

/** Hashes a file here and asks the server about the number alone. Of two files in a row, the later one is answered. */
export function useVerification() {
  const client = useClient()
  const [verification, setVerification] = useState<Verification>({ state: 'idle' })
  const turn = useRef(0)
  const verify = async (file: File) => {
    turn.current += 1
    const own = turn.current
    const show = (next: Verification) => {
      if (turn.current === own) setVerification(next)
    }
    const fileName = file.name
    setVerification({ state: 'checking', fileName })
    const hashed = await hashFile(file, globalThis.crypto)
    if (hashed.state !== 'done') return show({ state: 'failed', fileName, reason: hashed.state })
    const { data, error } = await client
      .query(verifyDocumentDocument, { sha256: hashed.sha256 }, { requestPolicy: 'network-only' })
      .toPromise()
    if (error !== undefined || data === undefined) {
      return show({
        state: 'failed',
        fileName,
        reason: 'not-asked',
        ...(error !== undefined && { message: toFailure(error).message }),
      })
    }
    return show({ state: 'answered', fileName, sha256: hashed.sha256, document: data.verifyDocument })
  }
  return { verification, verify }
}
