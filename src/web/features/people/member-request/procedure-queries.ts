import { graphql } from '../../../gql/graphql.ts'

export const obstaclesDocument = graphql(`
  query LeavingObstacles {
    leavingObstacles
    me { id password_off }
  }
`)

export const leaveDocument = graphql(`
  mutation LeaveService($input: LeaveInput!) {
    leaveService(input: $input) { number }
  }
`)

export const disclosureDocument = graphql(`
  mutation AskDisclosure($input: DisclosureInput!) {
    askDisclosure(input: $input) { number }
  }
`)

export const nameChangeDocument = graphql(`
  mutation AskNameChange($input: NameChangeInput!) {
    askNameChange(input: $input) { number }
  }
`)

export const inheritanceDocument = graphql(`
  mutation ReportInheritance($input: InheritanceInput!) {
    reportInheritance(input: $input) { number }
  }
`)
