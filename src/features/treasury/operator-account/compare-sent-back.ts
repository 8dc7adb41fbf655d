import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { KNOWN_PAYERS, type KnownPayer, type KnownPayerKind } from '../../../domain/treasury/known-payers.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { Effect } from '../../people/approval/proposal-kind.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import type { EntryRow } from './book-entry.ts'

/** What the bank says of money that came in from nobody known, and of the line with which it goes back. */
interface Texts {
  sender: string
  payee: string
  isSender: boolean
}

async function textsOf(transaction: Transaction, { id }: EntryRow, bankLineId: Id<'bank_line'>): Promise<Texts> {
  const { rows } = await sql<Texts>`
    select sender, payee, coalesce(likeness = 'whole', false) as "isSender" from texts_of_return(${bankLineId}, ${id})`.execute(
    transaction,
  )
  return rows[0] ?? { sender: '', payee: '', isSender: false }
}

/**
 * BAD_USER_INPUT where money of an unknown owner would go to somebody whom we know and who did not send it, or a member's, tenant's, seller's or buyer's on a
 * line that neither names him nor is the bank's own return. The database asks the same at commit.
 */
export async function refuseOtherThanSender(
  transaction: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  entry: EntryRow,
  bankLineId: Id<'bank_line'>,
): Promise<Refusal | null> {
  const { rows } = await sql<{ kind: KnownPayerKind; name: string; isSender: boolean }>`
    select kind, name, is_sender as "isSender" from no_return_of(${bankLineId}, ${entry.id}) order by is_sender, kind, name limit 1`.execute(
    transaction,
  )
  const [other] = rows
  if (other?.isSender === false) return badInput({ bank_line_id: refusedText(other) })
  const texts = await textsOf(transaction, entry, bankLineId)
  const ours = texts.isSender ? null : await oursAlone(transaction, services, texts)
  if (ours) return badInput({ bank_line_id: refusedText({ ...ours, isSender: false }) })
  return other ? badInput({ bank_line_id: refusedText(other) }) : null
}

/** The company by its settings, and who speaks for it, where the line names one of them as whom its sender does not. */
async function oursAlone(
  transaction: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  { sender, payee }: Texts,
): Promise<KnownPayer | null> {
  const oursIn = async (remarks: string): Promise<KnownPayer[]> =>
    (await findKnownPayers(transaction, services, { remarks, amount: 1, parts: [] })).filter(
      ({ kind, isNear }) => isNear !== true && (kind === 'company' || kind === 'related'),
    )
  const senders = await oursIn(sender)
  const others = (await oursIn(payee)).filter(
    ({ kind, id }) => !senders.some((own) => own.kind === kind && own.id === id),
  )
  return others[0] ?? null
}

const refusedText = ({ kind, name, isSender }: { kind: KnownPayerKind; name: string; isSender: boolean }): string =>
  isSender
    ? `この入金の振込依頼人は${KNOWN_PAYERS[kind]}「${name}」ですが、出金の摘要には振込依頼人の名前も、銀行の「組戻」「返却」の語もありません。会員への返金か、ファンドの収入として登録してください。`
    : `出金の摘要が${KNOWN_PAYERS[kind]}「${name}」と一致し、この入金の振込依頼人とは一致しません。入金者不明の入金は、振込依頼人にだけ返却できます。`

/** What the second operator reads: both texts, and where they differ that they do. They stay with the proposal, and the database compares them. */
export async function namesOfReturn(
  transaction: Transaction,
  entry: EntryRow,
  bankLineId: Id<'bank_line'>,
): Promise<Pick<Effect, 'changes' | 'names'>> {
  const { sender, payee, isSender } = await textsOf(transaction, entry, bankLineId)
  const row = (label: string, after: string) => ({ label, before: null, after })
  const concern = `入金の振込依頼人「${sender || '（なし）'}」と、出金の摘要「${payee || '（なし）'}」が一致しません。振込依頼人に戻った出金かどうか、銀行の書面と理由で確かめてください。`
  return {
    changes: [
      ...(isSender ? [] : [row('ご確認ください：返却先', concern)]),
      row('入金の振込依頼人', sender || '（なし）'),
    ],
    names: { sender, payee },
  }
}
