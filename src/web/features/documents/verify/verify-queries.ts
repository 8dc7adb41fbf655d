import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const verifyDocumentDocument = graphql(`
  query VerifyDocument($sha256: String!) {
    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }
  }
`)

/** Null: not known to us. */
export type VerifiedDocument = ResultOf<typeof verifyDocumentDocument>['verifyDocument']
