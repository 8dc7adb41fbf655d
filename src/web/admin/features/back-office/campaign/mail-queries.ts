import { graphql, type ResultOf, type VariablesOf } from '../../../../gql/graphql.ts'
import { mailColumns } from '../../../gql/selections.ts'

export const mailsDocument = graphql(
  `
  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      open_count
      sent_count
      canceled_count
      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }
    }
    projects { id name }
  }
`,
  [mailColumns],
)

export type MailRow = ResultOf<typeof mailsDocument>['adminMailPage']['rows'][number]

export const mailDocument = graphql(`
  query Mail($id: ID!) {
    adminMail(id: $id) {
      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at
      delivery { recipients delivered undeliverable passed_over }
    }
    projects { id name }
  }
`)

export type EditedMail = NonNullable<ResultOf<typeof mailDocument>['adminMail']>
export type FundChoice = ResultOf<typeof mailDocument>['projects'][number]

export const fundChoicesDocument = graphql(`
  query MailFunds {
    projects { id name }
  }
`)

export const mailPreviewDocument = graphql(`
  query MailPreview($input: MailInput!, $member: String) {
    adminMailPreview(input: $input, member_number: $member) {
      recipients
      unsubscribed
      unsubscribable
      subject
      text
      sample { member_number name email }
      shown_for { member_number name }
    }
  }
`)

export type MailPreview = ResultOf<typeof mailPreviewDocument>['adminMailPreview']
export type MailInput = VariablesOf<typeof mailPreviewDocument>['input']

export const saveMailDocument = graphql(`
  mutation SaveMail($id: ID, $input: MailInput!) {
    adminUpdateMail(id: $id, input: $input) { id version }
  }
`)

export type WrittenMail = ResultOf<typeof saveMailDocument>['adminUpdateMail']

export const testMailDocument = graphql(`
  mutation TestMail($input: MailInput!) {
    adminMailTest(input: $input) { ok }
  }
`)

export const cancelMailDocument = graphql(`
  mutation CancelMail($id: ID!, $version: Int) {
    adminCancelMail(id: $id, version: $version) { id version }
  }
`)
