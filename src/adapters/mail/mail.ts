export interface OutgoingMail {
  /** One bare address. */
  to: string
  /** `名前 <address>` or a bare address. */
  from: string
  subject: string
  text: string
  html?: string
  /** `<unique@domain>`. Keep it over repeats, so that a mailbox can drop a second copy. */
  messageId: string
  headers?: Readonly<Record<string, string>>
}

export interface MailSender {
  /**
   * Hands the mail to the mail server. Rejects with MailDelayed (try again; a copy may have gone out when the answer was
   * lost) or MailUndeliverable (never try this one again).
   */
  send(mail: OutgoingMail): Promise<void>
  /** Ends the idle connections. */
  close(): void
}

/** `responseCode` is the SMTP code, or null where the server was not reached. No message names an address. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  readonly responseCode: number | null

  constructor(message: string, responseCode: number | null) {
    super(message)
    this.responseCode = responseCode
  }
}

export class MailUndeliverable extends Error {
  override readonly name = 'MailUndeliverable'
  readonly responseCode: number | null

  constructor(message: string, responseCode: number | null) {
    super(message)
    this.responseCode = responseCode
  }
}
