import { graphql } from '../../../gql/graphql.ts'

export const contactDocument = graphql(`
  mutation Contact($input: ContactInput!) {
    contact(input: $input) { number }
  }
`)

export const writerDocument = graphql(`
  query EnquiryWriter {
    me { sei mei email }
  }
`)
