import { writtenId } from '../../../domain/treasury/company-account.ts'
import { COST_KINDS } from '../../../domain/treasury/fund-lines.ts'
import type { AccountKind } from '../../../ledger/chart.ts'
import { accountText } from './account-text.ts'

/** An account as posting_account of the database names it: of banks and costs with the reference behind a colon. */
export function accountParts(account: string): { kind: AccountKind; reference: string } {
  const [kind = '', reference = ''] = account.split(':')
  return { kind: kind as AccountKind, reference }
}

export const costText = (reference: string): string =>
  new Map<string, string>(Object.entries(COST_KINDS)).get(reference) ?? ''

/** What people call it: 銀行口座 102-0001234, 管理費, 未払費用（管理費）. */
export function accountWords(account: string): string {
  const { kind, reference } = accountParts(account)
  if (reference === '') return accountText(kind)
  if (kind === 'bank') return `${accountText(kind)}　${writtenId(reference)}`
  return kind === 'cost' ? costText(reference) : `${accountText(kind)}（${costText(reference)}）`
}
