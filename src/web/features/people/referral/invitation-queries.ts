import { graphql } from '../../../gql/graphql.ts'

export const startInvitationDocument = graphql(`
  mutation StartInvitation {
    startInvitation { invitation_code }
  }
`)
