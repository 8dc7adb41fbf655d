import type { KeptAccountLine } from './bank/account-lines.ts'
import type { Deposit } from './bank/deposits.ts'
import type { Consent, TokenPair } from './bank/grants.ts'
import type { MonthlyMovements } from './bank/monthly-movements.ts'
import type { RealAccount } from './bank/real-account.ts'
import type { KeptTransferOrder, TransferStep } from './bank/transfer-order.ts'
import type { VirtualAccount, VirtualAccountStatus } from './bank/virtual-accounts.ts'
import type { Application, ApplicationChange } from './identity/applications.ts'
import type { GivenSignature, SignTransaction } from './identity/digital-auth.ts'
import type { LawAmendment } from './law/law-book.ts'
import type { Mail } from './mailbox.ts'

/** Everything that the demo desk remembers over a restart, on one page. Instants are RFC 3339, money is whole yen. */
export interface DeskEvents {
  'clock-moved': { offsetMs: number }
  'beacon-secret-made': { secret: string }
  'mail-arrived': Mail
  'mailbox-emptied': Record<never, never>
  'consent-given': Consent
  'tokens-given': TokenPair
  'accounts-issued': { accounts: VirtualAccount[] }
  'account-status-changed': { ids: string[]; status: VirtualAccountStatus; at: string }
  'account-contract-ended': { on: string }
  'deposit-arrived': Deposit
  'company-account-opened': RealAccount
  'account-line-made': KeptAccountLine
  'monthly-movements-set': MonthlyMovements
  'monthly-movement-refused': { key: string }
  'subscription-changed': { subscribed: boolean; at: string }
  'notification-settled': { depositId: string; state: 'delivered' | 'unsent' | 'dropped' }
  'approval-mode-changed': { automatic: boolean }
  'transfer-ordered': KeptTransferOrder
  'transfer-moved': TransferStep
  'application-made': Application
  'application-changed': ApplicationChange
  'signature-opened': SignTransaction
  'signature-given': GivenSignature
  'law-amended': LawAmendment
  'identity-event-settled': { eventId: string }
}
