import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const adviserAccessesDocument = graphql(`
  query AdviserAccesses {
    adminAdviserAccesses {
      id name office email books from until ends_on has_password ended_at ended_by is_open looks
    }
    adminAdviserLooks { id at name sight book from until }
    adminLedgerBooks { id name }
  }
`)
type Answer = ResultOf<typeof adviserAccessesDocument>
export type AdviserAccess = Answer['adminAdviserAccesses'][number]
export type AdviserLook = Answer['adminAdviserLooks'][number]
export type LedgerBook = Answer['adminLedgerBooks'][number]

export const proposeAdviserAccessDocument = graphql(`
  mutation ProposeAdviserAccess($input: AdviserAccessInput!) {
    proposeAdviserAccess(input: $input) { id }
  }
`)

export const inviteAdviserAgainDocument = graphql(`
  mutation InviteAdviserAgain($id: ID!) {
    inviteAdviserAgain(id: $id) { ok }
  }
`)

export const endAdviserAccessDocument = graphql(`
  mutation EndAdviserAccess($id: ID!) {
    endAdviserAccess(id: $id) { ok }
  }
`)
