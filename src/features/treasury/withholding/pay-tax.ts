import type { FreeText } from '../../../domain/free-text.ts'
import { japanDateOf, parseJapanDate, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { balance } from '../../../ledger/balance.ts'
import { post, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { readAccountIds } from '../bank/company-accounts.ts'
import { bookIntoSuspense, type EntryRow } from '../operator-account/book-entry.ts'
import { lockUnexplained } from '../operator-account/lock-unexplained.ts'
import { defineProposalKind, type Decider, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import type { Services } from '../../core/services.ts'
import { listOpenTaxByFund, listWithheldTax, type WithheldMonth } from './list-withheld-tax.ts'
import type { Id } from '../../../domain/id.ts'

/** A month's tax that was paid; as a proposal keeps it. */
type TaxPaymentContent = {
  /** 'YYYY-MM' */
  month: string
  /** The line with which it left the account; null where the operator paid from elsewhere. */
  accountEntryId: Id<'bank_statement_line'> | null
  /** 'YYYY-MM-DD'; a line has its own day. */
  paidOn: string
}

interface Payment {
  withheld: WithheldMonth
  entry: EntryRow | null
  paidOn: JapanDate
  /** What the line paid above the tax: the tax office's own charges, which are the operator's. */
  surcharge: number
}

const yenText = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

/** Payment of a month's withheld tax: recorded by one operator and approved by another. */
const taxPayment = defineProposalKind<TaxPaymentContent>({
  kind: 'tax_payment',
  async foresee(transaction, services, content) {
    const payment = await loadPayment(transaction, services, content)
    return 'ok' in payment ? payment : success(effectOf(payment))
  },
  carryOut,
})

/**
 * Proposes to record that a month's tax was paid. CONFLICT where nothing of the month is open, or the line is booked already;
 * BAD_USER_INPUT where the line is smaller than the tax.
 */
export async function proposeTaxPayment(
  services: Services,
  viewer: Viewer,
  { reason, ...content }: TaxPaymentContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'>; effect: Effect }>> {
  return propose(services, viewer, taxPayment, { subject: `tax:${content.month}`, content, reason })
}

/** The payment under the locks that booking it needs, or what stands in its way. */
async function loadPayment(
  transaction: Transaction,
  services: Services,
  content: TaxPaymentContent,
): Promise<Payment | Refusal> {
  const now = services.clock.now()
  const today = japanDateOf(now)
  const entry = content.accountEntryId === null ? null : await lockUnexplained(transaction, content.accountEntryId)
  if (entry && 'ok' in entry) return entry
  const paidOn = parseJapanDate(entry?.transacted_on ?? content.paidOn)
  if (paidOn === null || paidOn > today) return badInput({ paid_on: '納付日は、今日以前の日付を入力してください。' })
  // Two operators who pay the same month: the second waits here and finds nothing open.
  await transaction.selectFrom('tax_payment').select('id').where('month', '=', content.month).forUpdate().execute()
  const [withheld] = await listWithheldTax(transaction, now, content.month)
  if (!withheld || withheld.open === 0) return refusal('CONFLICT', 'この月に、納付していない源泉所得税はありません。')
  if (content.month >= today.slice(0, 7)) return refusal('CONFLICT', 'この月は、まだ終わっていません。')
  const surcharge = entry === null ? 0 : -entry.amount - withheld.open
  if (surcharge < 0)
    return badInput({ account_entry_id: `出金額が、納付する源泉所得税${yenText(withheld.open)}より少ない金額です。` })
  const uncovered =
    (entry === null ? null : await refuseUncovered(transaction, services, { kind: 'tax', surcharge })) ??
    (await refuseElsewhere(transaction, services, { withheld, account: taxAccount(services, entry) }))
  return uncovered ?? { withheld, entry, paidOn, surcharge }
}

/** The line's; paid from elsewhere, it comes out of what lies on the collecting one. */
const taxAccount = ({ config }: Services, entry: EntryRow | null): string =>
  entry?.real_account_id ?? config.BANK_ACCOUNT_ID

/** CONFLICT where a fund's cash for its tax lies on another account than the one that paid: it is moved there first, in its own book. */
async function refuseElsewhere(
  transaction: Transaction,
  services: Services,
  { withheld, account }: { withheld: WithheldMonth; account: string },
): Promise<Refusal | null> {
  if ((await readAccountIds(transaction, services.config)).length === 1) return null
  for (const { fundId, open } of await listOpenTaxByFund(transaction, withheld.month)) {
    const held = await balance(transaction, { kind: 'bank', book: `fund:${fundId}`, realAccountId: account })
    if (held < open)
      return refusal(
        'CONFLICT',
        `ファンドの源泉所得税${yenText(open)}の資金が、納付した口座にありません。「会社の口座」で、先に口座の間の振替をしてください。`,
      )
  }
  return null
}

function effectOf({ withheld, entry, paidOn, surcharge }: Payment): Effect {
  const from = entry === null ? '口座の外から' : `口座の出金（番号${entry.id}）から`
  return {
    title: `${Number(withheld.month.slice(0, 4))}年${Number(withheld.month.slice(5))}月分の源泉所得税の納付を記録`,
    people: 0,
    yen: withheld.open,
    changes: [
      { label: '未納の源泉所得税', before: yenText(withheld.open), after: yenText(0) },
      { label: '納付日', before: null, after: `${paidOn}（${from}）` },
      ...(surcharge > 0 ? [{ label: '運営者の負担（延滞税など）', before: null, after: yenText(surcharge) }] : []),
    ],
  }
}

async function carryOut(
  transaction: Transaction,
  services: Services,
  content: TaxPaymentContent,
  decider: Decider,
): Promise<Outcome<null>> {
  const payment = await loadPayment(transaction, services, content)
  if ('ok' in payment) return payment
  const { withheld, entry, paidOn } = payment
  const lineId = entry === null ? null : await bookIntoSuspense(transaction, services, entry)
  const journalEntryId = await post(transaction, {
    kind: 'tax_paid',
    key: `tax-payment:${decider.proposalId}`,
    effectiveAt: startOfDay(paidOn),
    recordedAt: decider.now,
    lines: await linesOf(transaction, services, payment),
  })
  await transaction
    .insertInto('tax_payment')
    .values({
      month: withheld.month,
      amount: withheld.open,
      paid_on: paidOn,
      statement_line_id: entry?.id ?? null,
      proposal_id: decider.proposalId,
      journal_entry_id: journalEntryId,
      recorded_by: decider.operatorId,
      recorded_at: decider.now,
    })
    .execute()
  if (entry === null || lineId === null) return success(null)
  await transaction
    .insertInto('statement_explanation')
    .values({
      statement_line_id: entry.id,
      kind: 'tax',
      reason: `${withheld.month}の源泉所得税`,
      explained_by: decider.operatorId,
      explained_at: decider.now,
      bank_line_id: lineId,
      journal_entry_id: journalEntryId,
    })
    .execute()
  return success(null)
}

/** Out of each fund's own cash, in which it was set aside. Paid from elsewhere, that cash becomes the operator's own. */
async function linesOf(
  transaction: Transaction,
  services: Services,
  { withheld, entry, surcharge }: Payment,
): Promise<Line[]> {
  const taxes = (await listOpenTaxByFund(transaction, withheld.month)).map(({ fundId, open }): Line => ({
    account: { kind: 'tax', fundId },
    debit: open,
  }))
  return throughBank(taxAccount(services, entry), [
    ...taxes,
    ...(entry === null
      ? [{ account: { kind: 'own_equity' } as const, credit: withheld.open }]
      : [
          { account: { kind: 'surcharge' } as const, debit: surcharge },
          { account: { kind: 'unexplained' } as const, credit: -entry.amount },
        ]),
  ])
}
