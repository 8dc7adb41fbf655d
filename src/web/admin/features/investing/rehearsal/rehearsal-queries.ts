import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { drillColumns } from '../../../gql/selections.ts'

export const rehearsalsDocument = graphql(
  `
  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows {
        ...DrillColumns
        id
        project_id
        people
        spread_seconds
        amount
        state
        asked_by
        asked_at
        report { accepted p99 last_answer sold_out_after checks { found } }
      }
    }
  }
`,
  [drillColumns],
)

export type RehearsalRow = ResultOf<typeof rehearsalsDocument>['adminDrills']['rows'][number]

/** Whose opening may be rehearsed; the latest fifty are enough to choose from. */
export const rehearsalFundsDocument = graphql(`
  query RehearsalFunds {
    adminFunds(filter: { method: "first_come" }, sort: "start", descending: true) { rows { id name start_at } }
  }
`)

export const rehearsalDocument = graphql(`
  query Drill($id: ID!) {
    adminDrill(id: $id) {
      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure
      report {
        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step
        refused { message count }
        checks { name found }
        machine { cores processor is_own_server database_version server_megabytes }
      }
    }
  }
`)

export type ShownRehearsal = NonNullable<ResultOf<typeof rehearsalDocument>['adminDrill']>
export type ShownReport = NonNullable<ShownRehearsal['report']>

export const startRehearsalDocument = graphql(`
  mutation StartRehearsal($input: DrillInput!) {
    adminStartDrill(input: $input) { id }
  }
`)

export const cancelRehearsalDocument = graphql(`
  mutation CancelRehearsal($id: ID!) {
    adminCancelDrill(id: $id) { ok }
  }
`)
