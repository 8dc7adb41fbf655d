import type { BusinessClock } from '../clock.ts'
import { parseInstant } from '../japan-time.ts'
import type { AccountLine, AccountLines } from './account-lines.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import { depositRefusal, type Deposit, type Deposits } from './deposits.ts'
import type { Fields } from './fields.ts'
import { toBankName } from './half-width-kana.ts'
import type { Notifications } from './notifications.ts'
import type { VirtualAccounts } from './virtual-accounts.ts'
import { wholeYen } from './whole-yen.ts'

interface Parts {
  clock: BusinessClock
  companyAccounts: CompanyAccounts
  accounts: VirtualAccounts
  accountLines: AccountLines
  deposits: Deposits
  notifications: Notifications
}

export interface Refusal {
  status: 400 | 404 | 409
  code: string
  message: string
}

/** A program that has made a deposit usually looks at the product next, so its first notice gets a moment to arrive. */
const firstNoticeWithinMs = 2_000

/**
 * Somebody transfers money to a virtual account, or to one of the company's own. Input as POST /bank/deposits takes it: branch_cd, account_number,
 * amount (whole yen, number or digits), remitter_name, transfer_at? (the bank's own time; not in the future),
 * bank_name?, branch_name?. Resolves when the first notice to the product is over, or after two seconds.
 */
export async function makeDeposit(input: Fields, parts: Parts): Promise<Deposit | AccountLine | Refusal> {
  const { clock, companyAccounts, accounts, accountLines, deposits, notifications } = parts
  const amount = wholeYen(input['amount'])
  if (amount === undefined) return bad('amount は1円以上の整数で指定してください。')
  const remitterName = toBankName(String(input['remitter_name'] ?? '').trim()).slice(0, 48)
  if (remitterName === '') return bad('remitter_name を指定してください。')
  const hasTime = input['transfer_at'] !== undefined && input['transfer_at'] !== null && input['transfer_at'] !== ''
  const transferredAt = hasTime ? parseInstant(input['transfer_at']) : clock.now()
  if (transferredAt === undefined) return bad('transfer_at は 2026-11-21T10:00:00+09:00 の形で指定してください。')
  if (transferredAt > clock.now()) return bad('transfer_at に業務時計より先の日時は指定できません。')
  const own = companyAccounts.findByNumber(input['branch_cd'], input['account_number'])
  if (own) {
    return accountLines.book({
      accountId: own.id,
      direction: 'in',
      amount,
      text: `振込 ${remitterName}`,
      at: transferredAt,
    })
  }
  const standing = accounts.find(digits(input['branch_cd'], 3) + digits(input['account_number'], 7))
  if (!standing) return { status: 404, code: 'UNKNOWN_ACCOUNT', message: '該当する振込入金口座がありません。' }
  const refusal = depositRefusal(standing, clock)
  if (refusal) return { status: 409, ...refusal }
  const deposit = deposits.book(standing, {
    amount,
    remitterName,
    transferredAt,
    bankName: toBankName(String(input['bank_name'] || 'ﾐｽﾞﾎｷﾞﾝｺｳ')).slice(0, 30),
    branchName: toBankName(String(input['branch_name'] || 'ｼﾌﾞﾔ')).slice(0, 15),
  })
  await Promise.race([notifications.announce(deposit), waitUnnoticed(firstNoticeWithinMs)])
  return deposit
}

function digits(value: unknown, length: number): string {
  return String(value ?? '')
    .trim()
    .padStart(length, '0')
}

function bad(message: string): Refusal {
  return { status: 400, code: 'BAD_INPUT', message }
}

function waitUnnoticed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
