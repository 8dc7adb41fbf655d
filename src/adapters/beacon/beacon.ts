/** Both in hexadecimal, lower case; randomness = SHA-256 of the signature's bytes. */
export interface BeaconRound {
  round: number
  randomness: string
  signature: string
}

/** Public randomness that nobody knows before its time. */
export interface Beacon {
  /** Rejects with BeaconUnavailable: a promised round is never left out, so the caller waits and notifies an operator. */
  readRound(round: number): Promise<BeaconRound | 'not yet'>
}

/** The beacon was not reached, or what it said does not hold together. */
export class BeaconUnavailable extends Error {
  override readonly name = 'BeaconUnavailable'
}
