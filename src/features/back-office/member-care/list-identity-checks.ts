import type { FiltersOf } from '../../../domain/tables/table.ts'
import { identityTable } from '../../../domain/tables/identity-checks.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import type { IdentityCheckStatus } from '../../../domain/lifecycles/identity-check.ts'
import type { IdentityProvider, IdentityPurpose } from '../../../domain/people/identity-method.ts'
import type { IdentityMethod } from '../../../domain/people/people-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import { memberSearch } from './list-members.ts'
import type { Id } from '../../../domain/id.ts'

type IdentityFilter = FiltersOf<typeof identityTable>

export interface IdentityCheckSummary {
  id: Id<'identity_check'>
  member_number: string
  name: string
  status: IdentityCheckStatus
  method: IdentityMethod
  provider: IdentityProvider
  purpose: IdentityPurpose
  started_at: Date
  status_at: Date
  reject_reasons: FreeText[]
  /** Whether a later check, or this one, has verified the member. */
  is_verified: boolean
  /** The service's own identifier: what its support asks for. */
  reference: string
  /** 'YYYY-MM-DD': by when a review has usually ended; null where it is none. */
  review_due_on: string | null
}

const views: Readonly<Record<string, RawBuilder<unknown>>> = {
  submitted: sql`c.status = 'submitted'`,
  // What needs a word to the member: his last check came to nothing; of a renewal only that something was refused.
  failed: sql`c.status in ('rejected', 'expired', 'cancelled')
    and (c.status = 'rejected' and c.purpose = 'renewal' or exists (select from member where id = c.member_id and identity_approved_at is null))
    and not exists (select from identity_check later where later.member_id = c.member_id and later.id > c.id)`,
  approved: sql`c.status = 'approved'`,
}

function conditionsOf({ view, method, search }: IdentityFilter): RawBuilder<unknown> {
  return allOf([
    ...(view ? [views[view] ?? sql`false`] : []),
    ...(method ? [sql`c.method = ${method}`] : []),
    ...(search ? [sql`c.member_id = any(array(select m.id from member m where ${memberSearch(search)}))`] : []),
  ])
}

/** Identity checks: those that wait for the service's review, those that failed, or all; what waits comes oldest first. */
export async function listIdentityChecks(
  database: Queryable,
  filter: IdentityFilter,
  input: TableInput,
): Promise<TablePage<IdentityCheckSummary>> {
  const where = conditionsOf(filter)
  const order = filter.view === 'submitted' && !input.sort ? { ...input, sort: 'changed', descending: false } : input
  const window = tableWindow(order, { started: sql`c.started_at`, changed: sql`c.status_at` }, sql`c.id`)
  const page = selectChecks(database, where, window)
  const count = sql<{ total: number }>`select count(*) as total from identity_check c where ${where}`.execute(database)
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Identity checks by the filter in steps, the oldest first: whoever writes them down holds a step at a time. */
export const eachIdentityCheck = (database: Queryable, filter: IdentityFilter): AsyncGenerator<IdentityCheckSummary> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([conditionsOf(filter), sql`c.id > ${last?.id ?? 0}`])
    return (await selectChecks(database, where, sql`order by c.id limit ${limit}`)).rows
  })

/** The page's checks are found first, in an index alone; only then is anything looked up for them. */
const selectChecks = (database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>) =>
  sql<IdentityCheckSummary>`
    select c.id, m.member_number, m.family_name || ' ' || m.given_name as name, c.status, c.method, c.provider, c.purpose, c.started_at, c.status_at, c.reject_reasons,
      m.identity_approved_at is not null as is_verified, c.reference,
      case when c.status = 'submitted' then business_days_after(japan_date(c.status_at), due_days('identity_review')) end::text as review_due_on
    from (select found.id, row_number() over () as place from (select c.id from identity_check c where ${where} ${window}) found) page
    join identity_check c on c.id = page.id join member m on m.id = c.member_id
    order by page.place`.execute(database)
