import { sql } from 'kysely'
import type { FundLine } from '../../../domain/treasury/fund-lines.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import type { EntryRow } from '../operator-account/book-entry.ts'

/**
 * BAD_USER_INPUT where tenants' deposits do not come from the seller of the deal, or are settled within its price beyond what the recorded leases say: a price
 * above what was paid would make income of investors' own money.
 */
export async function refuseTakenOver(
  transaction: Transaction,
  { entry, line, before }: { entry: EntryRow; line: FundLine; before: { id: number } | null },
): Promise<Refusal | null> {
  for (const [index, { kind, dealId = null, amount }] of line.parts.entries()) {
    if (kind !== 'taken_over_deposit' || dealId === null) continue
    const { rows } = await sql<{ isOurs: boolean; isNamed: boolean; deposits: number; classified: number }>`
      select seller.relation <> 'third' as "isOurs",
        seller.name is null or stands_in_remarks(seller.name, ${entry.remarks}) or coalesce(stands_in_remarks(seller.name_kana, ${entry.remarks}), false) as "isNamed",
        lease_deposits_of_deal(deal.id) as deposits,
        coalesce((select sum(part.amount) from fund_line_part part
          where part.deal_id = deal.id and part.kind = 'taken_over_deposit' and part.explanation_id is distinct from ${before?.id ?? null}::bigint
            and not exists (select from statement_explanation later where later.corrects = part.explanation_id)), 0)::bigint as classified
      from property_deal deal join party seller on seller.id = deal.seller_id where deal.id = ${dealId}`.execute(
      transaction,
    )
    const [deal] = rows
    if (!deal) continue
    if (deal.isOurs && line.counterparty === 'third_party')
      return badInput({ counterparty: 'この取得の売主は、第三者ではありません。相手を確かめてください。' })
    if (entry.amount > 0 && !deal.isNamed)
      return badInput({ [`parts.${index}.deal_id`]: '振込人が、この取得の売主と一致しません。' })
    if (entry.amount < 0 && deal.classified + amount > deal.deposits)
      return badInput({
        [`parts.${index}.amount`]: `この物件の賃貸借に登録されている敷金は合計${formatYen(yen(deal.deposits))}です。代金から差し引けるのは、この額までです。`,
      })
  }
  return null
}
