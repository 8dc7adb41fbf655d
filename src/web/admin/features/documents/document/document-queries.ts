import { graphql, type ResultOf, type VariablesOf } from '../../../../gql/graphql.ts'
import { deliveredDocumentColumns } from '../../../gql/selections.ts'

export const deliveriesDocument = graphql(
  `
  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {
    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      is_more
      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }
    }
  }
`,
  [deliveredDocumentColumns],
)

export type DeliveryFilter = VariablesOf<typeof deliveriesDocument>['filter']
export type Delivery = ResultOf<typeof deliveriesDocument>['adminDeliveries']['rows'][number]

export const openingsDocument = graphql(`
  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {
    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }
  }
`)

export const templatesDocument = graphql(`
  query DocumentTemplates {
    adminDocumentTemplates { name version is_current law issued first_at last_at }
  }
`)

export type Template = ResultOf<typeof templatesDocument>['adminDocumentTemplates'][number]

export const versionsDocument = graphql(`
  query DocumentVersions($id: ID!) {
    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }
  }
`)

export type DocumentVersion = ResultOf<typeof versionsDocument>['adminDocumentVersions'][number]

export const documentFundsDocument = graphql(`
  query DocumentFunds {
    projects { id name }
  }
`)

export const reportsDueDocument = graphql(`
  query ReportsDue {
    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }
  }
`)

export type ReportDue = ResultOf<typeof reportsDueDocument>['adminReportsDue'][number]

export const reportsDocument = graphql(`
  query ManagementReports($id: ID!) {
    managementReports(project_id: $id) {
      id period_start period_end version revision reason remarks published_at recipients copies opened
      income { label amount }
      costs { label amount }
    }
  }
`)

export type Report = ResultOf<typeof reportsDocument>['managementReports'][number]

export const reportBooksDocument = graphql(`
  query ReportBooks($id: ID!, $start: Date!, $end: Date!) {
    adminReportBooks(project_id: $id, period_start: $start, period_end: $end) {
      is_booked result related_income opened_on
      income { label amount }
      costs { label amount }
      balance_sheet {
        investors undistributed total
        assets { label amount }
        debts { label amount }
        own_parts { label amount }
      }
    }
    adminReportEvents(project_id: $id, period_start: $start, period_end: $end) { kind title days cost text }
  }
`)

export type ReportEvent = ResultOf<typeof reportBooksDocument>['adminReportEvents'][number]

export type ReportBooks = NonNullable<ResultOf<typeof reportBooksDocument>['adminReportBooks']>

export const writeReportDocument = graphql(`
  mutation WriteReport($input: ManagementReportInput!) {
    writeManagementReport(input: $input) { id version }
  }
`)

export const previewReportDocument = graphql(`
  mutation PreviewReport($id: ID!) {
    previewManagementReport(id: $id)
  }
`)

export const publishReportDocument = graphql(`
  mutation PublishReport($id: ID!, $revision: Int!) {
    publishManagementReport(id: $id, revision: $revision) { id copies }
  }
`)
