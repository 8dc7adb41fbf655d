import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { memberSummaryColumns } from '../../../gql/selections.ts'

export const membersDocument = graphql(
  `
  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows {
        ...MemberSummaryColumns
        kana
        role
        identity_approved_at
        identity_submitted_at
      }
    }
  }
`,
  [memberSummaryColumns],
)

export type MemberRow = ResultOf<typeof membersDocument>['adminMembers']['rows'][number]

export const memberDocument = graphql(`
  query Member($number: String!) {
    adminMember(number: $number) {
      number
      audit_object
      name
      kana
      role
      status
      registered_at
      receive_all_mail
      takes_paper
      email
      tel
      birthday
      address
      pending_address
      identity_approved_at
      identity_submitted_at
      invested
      payout_holds { id kind ground placed_at placed_by }
      bank_account { bank branch account_number registered_at }
      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }
      money { kind amount at state fund_name }
      identity_checks { id status method provider started_at status_at reasons }
      screenings { id screened_on source result note lists by recorded_at }
      risk {
        level
        rules_from
        basis
        screening_due_on
        reasons { rule level words }
        history { id level reasons assessed_at }
      }
      law_answers { id purpose occupation foreign_official is_official answered_at approved_at }
      findings { id rule words dealt_at found_at decision reason decided_at decided_by }
      notes { id kind text by written_at }
      mails { id subject created_at sent_at undeliverable_at }
      same_persons { member_number name status registered_at }
    }
  }
`)

export const memberNumberDocument = graphql(`
  query MemberNumber($id: ID!) {
    adminMember(id: $id) { number }
  }
`)

export type CaredMember = NonNullable<ResultOf<typeof memberDocument>['adminMember']>

export const showFieldDocument = graphql(`
  mutation ShowMemberField($input: ShowMemberFieldInput!) {
    adminShowMemberField(input: $input) { value }
  }
`)

export const recordScreeningDocument = graphql(`
  mutation RecordScreening($input: ScreeningInput!) {
    adminRecordScreening(input: $input) { ok }
  }
`)

export const decideFindingDocument = graphql(`
  mutation DecideFinding($input: DecideFindingInput!) {
    adminDecideFinding(input: $input) { ok }
  }
`)

export const proposeForeignOfficialDocument = graphql(`
  mutation ProposeForeignOfficial($input: ForeignOfficialInput!) {
    proposeForeignOfficial(input: $input) { id }
  }
`)

export const writeNoteDocument = graphql(`
  mutation WriteMemberNote($input: MemberNoteInput!) {
    adminWriteMemberNote(input: $input) { ok }
  }
`)

export const releaseMemberDocument = graphql(`
  mutation ReleaseMember($input: MemberReasonInput!) {
    adminReleaseMember(input: $input) { ok }
  }
`)

export const placePayoutHoldDocument = graphql(`
  mutation PlacePayoutHold($input: PlacePayoutHoldInput!) {
    adminPlacePayoutHold(input: $input) { ok }
  }
`)

export const proposeLiftingDocument = graphql(`
  mutation ProposePayoutHoldLifting($input: PayoutHoldLiftingInput!) {
    proposePayoutHoldLifting(input: $input) { id }
  }
`)

export const proposeSuspensionDocument = graphql(`
  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {
    proposeMemberSuspension(input: $input) { id }
  }
`)

export const proposeRemovalDocument = graphql(`
  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {
    proposeOperatorRemoval(input: $input) { id }
  }
`)

export const proposeEnrolmentDocument = graphql(`
  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {
    proposeOperatorEnrolment(input: $input) { id }
  }
`)

export const issueCodeDocument = graphql(`
  mutation IssueEnrolmentCode($number: String!) {
    adminIssueEnrolmentCode(number: $number) { code expires_at }
  }
`)

export const askIdentityDocument = graphql(`
  mutation AskMemberIdentityAgain($number: String!) {
    adminAskIdentityAgain(number: $number) { ok }
  }
`)

/** What is owed to one member and not on its way, the oldest first. */
export const owedToDocument = graphql(`
  query OwedTo($id: String!) {
    adminPayables(filter: { search: $id }) { total yen rows { age_days } }
  }
`)
