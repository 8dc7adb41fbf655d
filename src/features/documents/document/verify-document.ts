import { sql } from 'kysely'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { RequestFacts } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

export const documentKinds = [
  'contract',
  'pre_contract',
  'fund_document',
  'management_report',
  'annual_report',
] as const

/** What anybody who holds the very bytes of a document of ours may know of it: never whom it belongs to. */
export interface VerifiedDocument {
  kind: (typeof documentKinds)[number]
  issued_at: Date
  /** Null where the document belongs to no fund, or to one that is not public. */
  fund_name: string | null
  /** A newer version took its place. */
  is_replaced: boolean
}

const limit = { most: 120, windowSeconds: 10 * 60 }

/**
 * Whether a file with this SHA-256 was issued by us, and as what; null where it was not. Only who has the whole file can know
 * the number, so the answer tells a holder nothing that the file does not say. Throttled for a network address.
 */
export async function verifyDocument(
  services: Services,
  { sha256, request }: { sha256: string; request: Pick<RequestFacts, 'ipAddress'> },
): Promise<Outcome<VerifiedDocument | null>> {
  const key = sha256.trim().toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(key))
    return badInput({ sha256: 'SHA-256の値（0から9とaからfの64文字）を入力してください' })
  const network = throttledNetwork(services.config, request.ipAddress)
  if (network !== null) {
    const counted = await countRequest(
      services.database,
      { key: `verify:network:${network}`, ...limit },
      services.machineClock.now(),
    )
    if (!counted.ok) return counted
  }
  const { rows } = await sql<VerifiedDocument>`
    with issued as (
      select 'contract' as kind, document.frozen_at as issued_at, investment.fund_id, false as is_replaced
      from contract_document document join investment on investment.id = document.investment_id where document.file_sha256 = ${key}
      union all
      select case kind when 'pre_contract' then kind else 'fund_document' end, added_at, fund_id, replaced_at is not null
      from fund_document where file_sha256 = ${key}
      union all
      select 'management_report', copy.delivered_at, report.fund_id, exists (
        select from management_report newer where (newer.fund_id, newer.period_start_on, newer.period_end_on) = (report.fund_id, report.period_start_on, report.period_end_on)
          and newer.version > report.version and newer.status = 'published')
      from management_report_copy copy join management_report report on report.id = copy.report_id where copy.file_sha256 = ${key}
      union all
      select 'annual_report', issued_at, null, exists (
        select from annual_report newer where newer.member_id = document.member_id and newer.year = document.year and newer.version > document.version)
      from annual_report document where document.file_sha256 = ${key}
    )
    select issued.kind, issued.issued_at, case when fund.status = 'published' then fund.name end as fund_name, issued.is_replaced
    from issued left join fund on fund.id = issued.fund_id
    order by issued.is_replaced, issued.issued_at limit 1`.execute(services.database)
  return success(rows[0] ?? null)
}
