import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { IncidentData } from '../../../domain/back-office/incident.ts'
import type { VendorCheckResult } from '../../../domain/back-office/vendor.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface VendorFacts {
  name: string
  work: string
  data: IncidentData[]
  subcontractors: string
  contracted_on: string
  ended_on: string | null
}

export interface StandingVendor extends VendorFacts {
  id: Id<'vendor'>
  version: number
  checked_on: string | null
  result: VendorCheckResult | null
  findings: string | null
  /** Null once the contract has ended. */
  next_check_on: JapanDate | null
}

/** Those under contract first, by their next check. */
export async function listVendors(database: Queryable): Promise<StandingVendor[]> {
  const { rows } = await sql<StandingVendor>`
    select vendor_id as id, version, name, work, data, subcontractors, contracted_on::text, ended_on::text,
      checked_on::text, result, findings, next_check_on::text
    from standing_vendor order by next_check_on nulls last, vendor_id`.execute(database)
  return rows
}
