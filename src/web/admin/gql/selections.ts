// Written by npm run schema, never edited: what the back office asks for of a record (src/domain/records) and of a table's row (src/domain/tables).
import { graphql } from '../../gql/graphql.ts'

export const fundContentFields = graphql(`
  fragment FundContentFields on FundContent @_unmask {
    name
    recruit_type
    goal_type
    price_estate
    subordination_amount
    lower_invest
    higher_invest
    rate_bp
    rate_parts { label rate_bp }
    yearly_rent
    yearly_costs
    reserve_amount
    sale_cost_bp
    unyo_term_month
    is_auto_continue
    has_waitlist
    start_at
    end_at
    closing_days
    fill_in_percent
    unyo_start_at
    unyo_end_at
    extension_months
    extension_notice_days
    selection_reason
    facts { as_of source text title }
    weak_points { text title }
    special
  }
`)

export const fundDisclosureFields = graphql(`
  fragment FundDisclosureFields on FundDisclosure @_unmask {
    use_of_funds
    price_basis
    borrowing
    operator_reward
    credit_support
    audit
    registration
    registered_rights
    legal_restrictions
    private_road
    utilities
    unfinished
    condominium
    defect_measures
    building_safety
    survey
    occupancy_history
    main_buildings
    main_tenants
    arrears
    income_history
    related_parties
    management
    exit_plan
    manager_review
  }
`)

export const propertyFields = graphql(`
  fragment PropertyFields on Property @_unmask {
    kind
    built_in
    address
    building_name
    lot_number
  }
`)

export const propertyPartFields = graphql(`
  fragment PropertyPartFields on PropertyPart @_unmask {
    name
    ownership
    registry_number
    house_number
  }
`)

export const propertyDealFields = graphql(`
  fragment PropertyDealFields on PropertyDeal @_unmask {
    settled_on
    share_numerator
    share_denominator
    price
    price_with_tax
    building_price
    price_reason
    basis
    basis_sha256
  }
`)

export const propertyAppraisalFields = graphql(`
  fragment PropertyAppraisalFields on PropertyAppraisal @_unmask {
    appraised_on
    method
    appraiser
    value
    document
  }
`)

export const leaseFields = graphql(`
  fragment LeaseFields on Lease @_unmask {
    rent
    common_fee
    rent_due
    let_for
    deposit
    begins_on
    ends_on
    is_sublease
  }
`)

export const fundPropertyLinkFields = graphql(`
  fragment FundPropertyLinkFields on FundPropertyLink @_unmask {
    project_id
    share_numerator
    share_denominator
    price
    price_basis
    price_reason
  }
`)

export const accountEntryColumns = graphql(`
  fragment AccountEntryColumns on AccountEntry @_unmask {
    id
    transacted_on
    account
    remarks
  }
`)

export const adminTransferAccountColumns = graphql(`
  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {
    account_number
    va_id
    status
  }
`)

export const adminApplicationColumns = graphql(`
  fragment AdminApplicationColumns on AdminApplication @_unmask {
    number
    project_name
    amount
    paid
    view
    applied_at
    deadline_at
  }
`)

export const auditLineColumns = graphql(`
  fragment AuditLineColumns on AuditLine @_unmask {
    seq
    at
    action
  }
`)

export const deliveredDocumentColumns = graphql(`
  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {
    number
    issued_at
    delivered_at
    openings
    last_opened_at
  }
`)

export const depositColumns = graphql(`
  fragment DepositColumns on Deposit @_unmask {
    at
    judgement
    amount
    difference
    remitter_name
  }
`)

export const adminDrawColumns = graphql(`
  fragment AdminDrawColumns on AdminDraw @_unmask {
    project_name
    state
    end_at
    applications
    amount
    capacity
    winners
    won
  }
`)

export const enquiryColumns = graphql(`
  fragment EnquiryColumns on Enquiry @_unmask {
    number
    topic
    name
  }
`)

export const ledgerEntryColumns = graphql(`
  fragment LedgerEntryColumns on LedgerEntry @_unmask {
    id
    at
    text
  }
`)

export const fundRowColumns = graphql(`
  fragment FundRowColumns on FundRow @_unmask {
    name
    start_at
    end_at
    total
    applied
    paid
    applications
  }
`)

export const identityCheckSummaryColumns = graphql(`
  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {
    status
    method
    provider
    reasons
    started_at
    status_at
  }
`)

export const failedJobColumns = graphql(`
  fragment FailedJobColumns on FailedJob @_unmask {
    task
    attempts
    error
    created_at
    next_at
  }
`)

export const loanColumns = graphql(`
  fragment LoanColumns on Loan @_unmask {
    lender
    project_name
    lender_kind
    counterparty
    state
    owed
    rate_bp
    next_due_on
    next_due
    overdue
    amount
    drawn
    repaid
    interest
    contracted_on
    matures_on
  }
`)

export const mailColumns = graphql(`
  fragment MailColumns on Mail @_unmask {
    title
    state
  }
`)

export const memberSummaryColumns = graphql(`
  fragment MemberSummaryColumns on MemberSummary @_unmask {
    number
    name
    email
    tel
    status
    screening
    invested
    registered_at
  }
`)

export const adminProjectMessageColumns = graphql(`
  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {
    title
    show_at
    extra_message
  }
`)

export const payableColumns = graphql(`
  fragment PayableColumns on Payable @_unmask {
    member_name
    project_name
    amount
    hold
    owed_since
    age_days
  }
`)

export const payoutBatchColumns = graphql(`
  fragment PayoutBatchColumns on PayoutBatch @_unmask {
    id
    status
    pay_on
    count
    total
    method
    approved_by
  }
`)

export const payoutColumns = graphql(`
  fragment PayoutColumns on Payout @_unmask {
    id
    member_name
    kind
    amount
    status
  }
`)

export const propertyRowColumns = graphql(`
  fragment PropertyRowColumns on PropertyRow @_unmask {
    address
    id
    building_name
    kind
    parts
    held_by
    funds
    recorded_at
  }
`)

export const proposalColumns = graphql(`
  fragment ProposalColumns on Proposal @_unmask {
    title
    people
    yen
    proposed_by
    proposed_at
    decided_by
  }
`)

export const drillColumns = graphql(`
  fragment DrillColumns on Drill @_unmask {
    project_name
  }
`)

export const feePayeeYearColumns = graphql(`
  fragment FeePayeeYearColumns on FeePayeeYear @_unmask {
    year
    remarks
    payee
    payments
    base
    withheld
  }
`)

export const leaseDepositColumns = graphql(`
  fragment LeaseDepositColumns on LeaseDeposit @_unmask {
    project_name
    unit
    tenant
    agreed
    held
    since
    received
    taken_over
    kept
    given_back
    handed_over
    last_let_day
    payees
  }
`)

export const undeliveredMailColumns = graphql(`
  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {
    subject
    to
    undeliverable_at
    error
  }
`)
