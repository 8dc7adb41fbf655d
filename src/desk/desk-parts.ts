import { AccountLines } from './bank/account-lines.ts'
import { CompanyAccounts } from './bank/company-accounts.ts'
import { Deposits } from './bank/deposits.ts'
import { Grants } from './bank/grants.ts'
import { MonthlyMovementBook } from './bank/monthly-movements.ts'
import { Notifications } from './bank/notifications.ts'
import { openRealAccount, type RealAccount } from './bank/real-account.ts'
import { Statement } from './bank/statement.ts'
import { Transfers } from './bank/transfers.ts'
import { VirtualAccounts } from './bank/virtual-accounts.ts'
import { Beacon } from './beacon.ts'
import { BusinessClock } from './clock.ts'
import { ClockFollowers } from './clock-followers.ts'
import { defaultRepeatDelaysMs, Delivery } from './delivery.ts'
import { Faults } from './faults.ts'
import { Applications } from './identity/applications.ts'
import { DigitalAuth } from './identity/digital-auth.ts'
import { IdentityEvents } from './identity/identity-events.ts'
import { Journal } from './journal.ts'
import { LawBook } from './law/law-book.ts'
import { Mailbox } from './mailbox.ts'
import type { Credentials, DeskSettings } from './settings.ts'

/** How long things take in real time; tests shorten them. */
export interface DeskTimes {
  repeatDelaysMs: readonly number[]
  acknowledgeWithinMs: number
  faultTimeoutMs: number
  faultDelayMs: number
}

export const defaultTimes: DeskTimes = {
  repeatDelaysMs: defaultRepeatDelaysMs,
  acknowledgeWithinMs: 120_000,
  faultTimeoutMs: 35_000,
  faultDelayMs: 2_000,
}

/** Everything at the demo desk that remembers or does something, without its servers (HTTP and SMTP). */
export interface DeskParts {
  journal: Journal
  credentials: Credentials
  clock: BusinessClock
  followers: ClockFollowers
  faults: Faults
  delivery: Delivery
  mailbox: Mailbox
  beacon: Beacon
  realAccount: RealAccount
  companyAccounts: CompanyAccounts
  grants: Grants
  accounts: VirtualAccounts
  deposits: Deposits
  accountLines: AccountLines
  monthlyMovements: MonthlyMovementBook
  notifications: Notifications
  transfers: Transfers
  statement: Statement
  applications: Applications
  identityEvents: IdentityEvents
  digitalAuth: DigitalAuth
  laws: LawBook
}

/** Puts the demo desk together and lives its past once more; throws SettingError where the folder cannot be used. */
export function assembleDesk(settings: DeskSettings, times: DeskTimes): DeskParts {
  const { credentials } = settings
  const journal = new Journal(settings.dataFolder, settings.unflushedWhile)
  const clock = new BusinessClock(journal, () => Date.now())
  const faults = new Faults({ timeoutMs: times.faultTimeoutMs, delayMs: times.faultDelayMs })
  const delivery = new Delivery(settings.productUrl, times.repeatDelaysMs)
  const realAccount = openRealAccount(credentials)
  const grants = new Grants(journal, clock)
  const accounts = new VirtualAccounts(journal, clock, realAccount)
  const deposits = new Deposits(journal)
  const companyAccounts = new CompanyAccounts(journal, realAccount)
  const accountLines = new AccountLines(journal, realAccount.id)
  const transfers = new Transfers(journal, clock, realAccount.id)
  const statement = new Statement({ deposits, accountLines, transfers, companyAccounts })
  const applications = new Applications(journal, clock)
  const parts: DeskParts = {
    journal,
    credentials,
    clock,
    faults,
    delivery,
    realAccount,
    companyAccounts,
    grants,
    accounts,
    deposits,
    accountLines,
    transfers,
    applications,
    followers: new ClockFollowers(clock, times.acknowledgeWithinMs),
    mailbox: new Mailbox(journal, clock),
    beacon: new Beacon(journal, clock),
    digitalAuth: new DigitalAuth(journal, clock),
    laws: new LawBook(journal, clock),
    statement,
    monthlyMovements: new MonthlyMovementBook({ journal, clock, companyAccounts, accountLines, statement }),
    notifications: new Notifications({
      journal,
      clock,
      delivery,
      faults,
      grants,
      deposits,
      accounts,
      realAccount,
      credentials,
    }),
    identityEvents: new IdentityEvents({
      journal,
      clock,
      delivery,
      faults,
      applications,
      secret: credentials.identityWebhookSecret,
    }),
  }
  journal.replay()
  if (settings.clockStart) clock.beginAt(settings.clockStart)
  parts.beacon.open()
  return parts
}
