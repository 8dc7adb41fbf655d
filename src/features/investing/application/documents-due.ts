import type { MailFacts } from '../../communication/outbox/mails/mail-facts.ts'
import type { Id } from '../../../domain/id.ts'

/** Who applied, as the documents name them: as it was at the application, whatever is changed later. */
export interface PaperApplicant {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  /** The place in the order in which the fund's applications were accepted, from 1. */
  receiptNumber: number
  /** Whole yen. */
  amount: number
  name: string
  /** '150-0001' */
  zipCode: string
  address: string
  email: string
}

/** The mail of acceptance, as far as all applicants of a batch are told alike. */
export interface AcceptanceLetter {
  template: string
  subject: string
  facts: MailFacts
}

/** A contract of a first-come fund comes into being with the application: its form is kept, its deadline is known. */
export interface ContractTerms {
  formId: Id<'contract_form'>
  depositDeadline: Date
}

/**
 * What the documents of a batch of accepted applications are made from, complete: they say the same whenever they are written. Documents are
 * the contract document, where there is a contract, and the mail of acceptance.
 */
export interface DocumentsDue {
  fundId: Id<'fund'>
  /** When all of them applied. */
  appliedAt: Date
  /** Null before a draw. */
  contract: ContractTerms | null
  letter: AcceptanceLetter
  applicants: readonly PaperApplicant[]
}
