import type { BusinessClock } from '../clock.ts'
import { parseInstant } from '../japan-time.ts'
import { depositRefusal, type Deposit, type Deposits } from './deposits.ts'
import type { Fields } from './fields.ts'
import { toBankName } from './half-width-kana.ts'
import type { Notifications } from './notifications.ts'
import type { VirtualAccounts } from './virtual-accounts.ts'

interface Parts {
  clock: BusinessClock
  accounts: VirtualAccounts
  deposits: Deposits
  notifications: Notifications
}

export interface Refusal {
  status: 400 | 404 | 409
  code: string
  message: string
}

const largestAmount = 999_999_999_999
/** A program that has made a deposit usually looks at the product next, so its first notice gets a moment to arrive. */
const firstNoticeWithinMs = 2_000

/**
 * Somebody transfers money to a virtual account. Input as POST /bank/deposits takes it: branch_cd, account_number,
 * amount (whole yen, number or digits), remitter_name, transfer_at? (the bank's own time; not in the future),
 * bank_name?, branch_name?. Resolves when the first notice to the product is over, or after two seconds.
 */
export async function makeDeposit(input: Fields, parts: Parts): Promise<Deposit | Refusal> {
  const { clock, accounts, deposits, notifications } = parts
  const amount = wholeYen(input['amount'])
  if (amount === undefined) return bad('amount は1円以上の整数で指定してください。')
  const remitterName = toBankName(String(input['remitter_name'] ?? '').trim()).slice(0, 48)
  if (remitterName === '') return bad('remitter_name を指定してください。')
  const hasTime = input['transfer_at'] !== undefined && input['transfer_at'] !== null && input['transfer_at'] !== ''
  const transferredAt = hasTime ? parseInstant(input['transfer_at']) : clock.now()
  if (transferredAt === undefined) return bad('transfer_at は 2026-11-21T10:00:00+09:00 の形で指定してください。')
  if (transferredAt > clock.now()) return bad('transfer_at に業務時計より先の日時は指定できません。')
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

function wholeYen(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim().replaceAll(',', '') : ''
  if (!/^\d+$/.test(text)) return undefined
  const amount = Number(text)
  return amount >= 1 && amount <= largestAmount ? amount : undefined
}

function digits(value: unknown, length: number): string {
  return String(value ?? '').trim().padStart(length, '0')
}

function bad(message: string): Refusal {
  return { status: 400, code: 'BAD_INPUT', message }
}

function waitUnnoticed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
