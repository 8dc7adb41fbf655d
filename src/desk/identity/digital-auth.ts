import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BusinessClock } from '../clock.ts'
import { formatInstant } from '../japan-time.ts'
import type { Journal } from '../journal.ts'

/** What the demo's card says of its holder. */
export interface DemoCard {
  name: string
  address: string
  /** YYYYMMDD */
  birthdate: string
  /** 1 or 2 */
  gender: string
  certificate: CardState
  /** A signature that does not fit what was to be signed. */
  signature: 'valid' | 'invalid'
}

export const cardStates = ['valid', 'revoked', 'expired'] as const
export type CardState = (typeof cardStates)[number]

export interface SignTransaction {
  id: string
  documentSha256: string
  openedAt: string
}

/** A signature that was given with the app. */
export interface GivenSignature {
  transactionId: string
  card: DemoCard
  at: string
}

/** What the authorization address asked for, kept until its code is exchanged. */
export interface AppGrant {
  code: string
  clientId: string
  redirectUri: string
  nonce: string
  challenge: string
  scope: string
  card: DemoCard
  at: string
}

const codeLifeMs = 60_000

/**
 * The Digital Agency's app and the certified verifier of the demo: codes and tokens are good once and are forgotten at a restart; what was signed
 * is remembered.
 */
export class DigitalAuth {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  readonly #transactions = new Map<string, SignTransaction>()
  readonly #signatures = new Map<string, GivenSignature>()
  readonly #grants = new Map<string, AppGrant>()
  readonly #tokens = new Map<string, DemoCard>()

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('signature-opened', (transaction) => this.#transactions.set(transaction.id, transaction))
    journal.on('signature-given', (given) => this.#signatures.set(given.transactionId, given))
  }

  openTransaction(documentSha256: string): SignTransaction {
    const id = randomUUID()
    this.#journal.record('signature-opened', { id, documentSha256, openedAt: this.#clock.nowText() })
    return this.#transactions.get(id) as SignTransaction
  }

  findTransaction(id: string): { transaction: SignTransaction; given: GivenSignature | undefined } | undefined {
    const transaction = this.#transactions.get(id)
    return transaction && { transaction, given: this.#signatures.get(id) }
  }

  sign(transactionId: string, card: DemoCard): void {
    if (this.#signatures.has(transactionId)) return
    this.#journal.record('signature-given', { transactionId, card, at: this.#clock.nowText() })
  }

  grant(wish: Omit<AppGrant, 'code' | 'at'>): AppGrant {
    const grant = { ...wish, code: randomBytes(24).toString('base64url'), at: formatInstant(this.#clock.now()) }
    this.#grants.set(grant.code, grant)
    return grant
  }

  /** The grant of a code, once; undefined for an unknown, used or late one. */
  takeGrant(code: string): AppGrant | undefined {
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    if (grant === undefined || this.#clock.now().getTime() - Date.parse(grant.at) > codeLifeMs) return undefined
    return grant
  }

  issueToken(card: DemoCard): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, card)
    return token
  }

  cardOfToken(token: string): DemoCard | undefined {
    return this.#tokens.get(token)
  }
}

/** The same person at the same service, whatever the address on the card; another at another service. */
export const subjectOf = (clientId: string, { name, birthdate }: DemoCard): string =>
  createHash('sha256')
    .update(`${clientId}\n${name.replaceAll(/\s/g, '')}\n${birthdate}`)
    .digest('hex')
    .slice(0, 36)

/** The certificate's serial number, as a card of that person has it. */
export const serialOf = ({ name, birthdate }: DemoCard): string =>
  createHash('sha256').update(`certificate\n${name}\n${birthdate}`).digest('hex').slice(0, 16).toUpperCase()
