import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { adminDrawColumns } from '../../../gql/selections.ts'

const drawFields = graphql(
  `
  fragment DrawFields on AdminDraw @_unmask {
    ...AdminDrawColumns
    project_id
    draw_at
    commitment
    beacon_round
    beacon_at
    list_hash
    listed_at
    drawn_at
  }
`,
  [adminDrawColumns],
)

export const drawsDocument = graphql(
  `
  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }
  }
`,
  [drawFields],
)

/** One fund's, wherever the table stands. */
export const drawDocument = graphql(
  `
  query AdminDraw($fund: ID!) {
    adminDraw(project_id: $fund) { ...DrawFields }
  }
`,
  [drawFields],
)

export type Draw = ResultOf<typeof drawsDocument>['adminDraws']['rows'][number]

export const recheckDocument = graphql(`
  query DrawRecheck($project_id: ID!) {
    adminDrawRecheck(project_id: $project_id) {
      checks { name verdict detail }
      steps { number amount rank won left }
    }
  }
`)

export type Recheck = ResultOf<typeof recheckDocument>['adminDrawRecheck']

export const requestDrawDocument = graphql(`
  mutation RequestDraw($project_id: ID!) {
    adminRequestDraw(project_id: $project_id) { ok }
  }
`)
