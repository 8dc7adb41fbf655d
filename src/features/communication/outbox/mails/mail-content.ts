/** Who writes: configuration of the product, printed at the foot of every mail. */
export type MailSender = {
  /** `糸funding` */
  readonly brand: string
  readonly companyName: string
  readonly licence: string
  readonly telephone: string
  /** `平日10:00〜18:00` */
  readonly contactHours: string
  /** The place of business: the law on commercial mails wants it in each of them. */
  readonly address: string
  /** Where links lead, without a slash at the end: `https://example.jp` */
  readonly baseUrl: string
}

/** A mail ready to be sent; text and HTML say the same. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail as facts, before it takes a shape. Nothing in it is markup: whatever a member wrote stays text. */
export type MailContent = {
  /** At most 30 full-width characters, so that a phone shows it whole. */
  readonly subject: string
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string
  readonly heading: string
  /** `佐藤 美咲`; null where the receiver has no name yet. */
  readonly recipient: string | null
  readonly paragraphs: readonly string[]
  /** The one thing that must not be overlooked. */
  readonly keyBox?: KeyBox
  /** What is to do, in order; the first one is due now. */
  readonly steps?: { readonly heading: string; readonly items: readonly MailStep[] }
  readonly button?: { readonly label: string; readonly path: string }
  /** A further way below the button, as a plain link. */
  readonly secondButton?: { readonly label: string; readonly path: string }
  readonly facts?: readonly FactTable[]
  readonly notes?: { readonly heading: string; readonly items: readonly string[] }
  readonly remark?: string
  /** Only mails that are not part of a contract can be turned off. */
  readonly unsubscribable: boolean
  /** Where a mail that can be turned off is turned off without logging in. */
  readonly unsubscribePath?: string
}

export type KeyBox = { readonly tone: 'deadline' | 'amount'; readonly label: string; readonly value: string }
export type MailStep = { readonly title: string; readonly text: string }
export type FactTable = { readonly heading: string; readonly rows: readonly FactRow[] }
export type FactRow = { readonly label: string; readonly value: string; readonly strong?: boolean }
