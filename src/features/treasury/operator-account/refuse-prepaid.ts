import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** CONFLICT while a cost of the explanation is still spread over days to come: what is left of it counts first. */
export async function refusePrepaid(
  database: Queryable,
  explanationId: Id<'statement_explanation'>,
): Promise<Refusal | null> {
  const { rows } = await sql<{ id: Id<'prepaid_cost'> }>`
    select prepaid.id from fund_line_part part
    join standing_prepaid_cost prepaid on prepaid.line_part_id = part.id
    where part.explanation_id = ${explanationId} and prepaid.left_over > 0 limit 1`.execute(database)
  return rows.length === 0
    ? null
    : refusal(
        'CONFLICT',
        'この明細の費用は、前払費用として配分しています。先に「前払費用」の一覧で配分を打ち切ってから、訂正してください。',
      )
}
