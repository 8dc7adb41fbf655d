import { createHmac } from 'node:crypto'
import type { Hashes } from '../../../domain/investing/lottery.ts'
import { sha256Hex } from '../../../platform/secret.ts'

/** The server's digests for the draw's recipe. */
export const nodeHashes: Hashes = {
  sha256Hex,
  hmacSha256Hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
}
