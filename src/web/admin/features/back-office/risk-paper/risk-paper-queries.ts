import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const riskPapersDocument = graphql(`
  query RiskPapers {
    adminRiskPapers { last_year owed_year due_on papers { id year approved_at proposed_by approved_by } }
  }
`)
export type RiskPapers = ResultOf<typeof riskPapersDocument>['adminRiskPapers']

export const proposeRiskPaperDocument = graphql(`
  mutation ProposeRiskPaper($input: RiskPaperInput!) {
    proposeRiskPaper(input: $input) { id }
  }
`)
