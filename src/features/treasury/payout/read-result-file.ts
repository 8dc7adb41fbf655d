import { readTransferResults, type TransferResult } from '../../../domain/treasury/transfer-results.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'

/** The results in a file that an operator brings from the bank's site. BAD_USER_INPUT names the first line that cannot be read. */
export function readResultFile(bytes: Uint8Array): Outcome<readonly TransferResult[]> {
  const read = readTransferResults(bytes)
  return read.ok ? success(read.rows) : badInput({ file: read.problem })
}
