import { YUCHO_BANK_CODE } from './yucho.ts'

/** Digits of an ordinary account's number in transfers (the Zengin record of 総合振込: 口座番号 7桁). */
const DIGITS = 7

/** What the digits that a member typed mean, before anything is registered. */
export type TypedNumber =
  /** As transfers need it. */
  | { readonly kind: 'usual'; readonly number: string }
  /** One to six digits: seven with leading zeros, if the member says so. */
  | { readonly kind: 'short'; readonly number: string }
  /** Eight digits of a passbook of the Japan Post Bank, brought to seven by its rule. */
  | { readonly kind: 'converted'; readonly number: string }
  /** Eight digits elsewhere: kept, and asked back before money is sent there. */
  | { readonly kind: 'long'; readonly number: string }

/** `digits` are digits alone; null where no account can be meant: none, more than eight, or a passbook's number that does not end with 1. */
export function readTypedNumber(bankCode: string, digits: string): TypedNumber | null {
  if (!/^\d{1,8}$/.test(digits)) return null
  if (digits.length < DIGITS) return { kind: 'short', number: digits.padStart(DIGITS, '0') }
  if (digits.length === DIGITS) return { kind: 'usual', number: digits }
  if (bankCode !== YUCHO_BANK_CODE) return { kind: 'long', number: digits }
  return digits.endsWith('1') ? { kind: 'converted', number: digits.slice(0, DIGITS) } : null
}

/** What is registered of seven or eight digits; null for a passbook's number of the Japan Post Bank that is none. */
export function registeredNumber(bankCode: string, digits: string): string | null {
  return readTypedNumber(bankCode, digits)?.number ?? null
}

/**
 * The number as transfers carry it, of an account as it is registered. Null where the member has to be asked first: eight digits, and what
 * was registered with fewer than seven before they were asked back.
 */
export function transferNumber(bankCode: string, registered: string): string | null {
  const read = readTypedNumber(bankCode, registered)
  return read?.kind === 'usual' || read?.kind === 'converted' ? read.number : null
}
