import { graphql } from '../../../gql/graphql.ts'

export const subscriptionDocument = graphql(`
  query MailSubscription($token: String!) {
    mailSubscription(token: $token) { email is_receive }
  }
`)

export const setSubscriptionDocument = graphql(`
  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {
    setMailSubscription(token: $token, is_receive: $is_receive) { ok }
  }
`)
