// Written by npm run schema for schema.graphql 6def2abed9f874a01ebaa87d0165d62a143ef25c226c293f43bd48901dd0ce84
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:55792ddd040a63114fbb0bec16cc4d72 */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        selection_reason\n        closing_days\n        fill_in_percent\n        judged_at\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        dividend_sources { number start_at end_at text notes books }\n        first_choice_until\n        raised { label amount }\n        properties { ...FundProperty }\n        occupancy { on parts let permille periods { from until permille } }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "firstCome" | "lottery"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("next_fund" | "none_yet" | "own_purchase" | "related" | "third_party")[]; dividend_source: string | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; selection_reason: string | null; closing_days: number; fill_in_percent: number; judged_at: string | null; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "paid" | "choice" | "drawn" | "ended" | "failed" | "offering_close" | "offering_open" | "refunded" | "started"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "done" | "ahead" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; dividend_sources: { number: number; start_at: string; end_at: string; text: string; notes: string[]; books: string[]; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "next_fund" | "none_yet" | "own_purchase" | "related" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; occupancy: { on: string; parts: number; let: number; permille: number; periods: { from: string; until: string; permille: number; }[]; } | null; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:07a7b2880afc1ae39c8a9f9c2b683346 */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "firstCome" | "lottery"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("next_fund" | "none_yet" | "own_purchase" | "related" | "third_party")[]; dividend_source: string | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:3e156da4b5ae18bf1daa21bda41f14a2 */
    "\n  fragment AccountEntryColumns on AccountEntry @_unmask {\n    id\n    transacted_on\n    account\n    remarks\n  }\n":
      TadaDocumentNode<{ id: string; transacted_on: string; account: string | null; remarks: string; }, {}, { fragment: "AccountEntryColumns"; on: "AccountEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:05858ac296dbe03e880c56a0d66ba1e5 */
    "\n  fragment AdminApplicationColumns on AdminApplication @_unmask {\n    number\n    project_name\n    amount\n    paid\n    view\n    applied_at\n    deadline_at\n  }\n":
      TadaDocumentNode<{ number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; }, {}, { fragment: "AdminApplicationColumns"; on: "AdminApplication"; masked: false; }>;
    /** @gql.tada/hash sha256:530c5690a078f4d760aaf49bc2f7be85 */
    "\n  fragment AdminDrawColumns on AdminDraw @_unmask {\n    project_name\n    state\n    end_at\n    applications\n    amount\n    capacity\n    winners\n    won\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; }, {}, { fragment: "AdminDrawColumns"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:dd2d81cadba5fb8f27261d375f245d9d */
    "\n  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {\n    title\n    show_at\n    extra_message\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; }, {}, { fragment: "AdminProjectMessageColumns"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:f66c6cae0b4c5912f4cc5c40525cdf9e */
    "\n  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {\n    account_number\n    va_id\n    status\n  }\n":
      TadaDocumentNode<{ account_number: string; va_id: string; status: string; }, {}, { fragment: "AdminTransferAccountColumns"; on: "AdminTransferAccount"; masked: false; }>;
    /** @gql.tada/hash sha256:b5378f9876d46999515d584db590580c */
    "\n  fragment AuditLineColumns on AuditLine @_unmask {\n    seq\n    at\n    action\n  }\n":
      TadaDocumentNode<{ seq: number | null; at: string; action: string; }, {}, { fragment: "AuditLineColumns"; on: "AuditLine"; masked: false; }>;
    /** @gql.tada/hash sha256:bbc52346e407d9c410ef657e0809c774 */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:2ffd8544508cb4dd4a146016fa9890c2 */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:d97832640ef403db4187edb95273dcff */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:d645ff74caeeee9ea965decf035f826b */
    "\n  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {\n    number\n    issued_at\n    delivered_at\n    openings\n    last_opened_at\n  }\n":
      TadaDocumentNode<{ number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; }, {}, { fragment: "DeliveredDocumentColumns"; on: "DeliveredDocument"; masked: false; }>;
    /** @gql.tada/hash sha256:59da62a7ee0631619d0dff73c86fb5f8 */
    "\n  fragment DepositColumns on Deposit @_unmask {\n    at\n    judgement\n    amount\n    difference\n    remitter_name\n  }\n":
      TadaDocumentNode<{ at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; }, {}, { fragment: "DepositColumns"; on: "Deposit"; masked: false; }>;
    /** @gql.tada/hash sha256:7d40127e89e3ec5a8e0088fa961e668f */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:2c3c757bca9b90462a1b30b2c23d21dc */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    ...AdminDrawColumns\n    project_id\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:415dc19158ef86a1baf5f93eaaac3f0e */
    "\n  fragment DrillColumns on Drill @_unmask {\n    project_name\n  }\n":
      TadaDocumentNode<{ project_name: string; }, {}, { fragment: "DrillColumns"; on: "Drill"; masked: false; }>;
    /** @gql.tada/hash sha256:26bbdc7357e6e0ef0dd8bfda0b46fdbc */
    "\n  fragment EnquiryColumns on Enquiry @_unmask {\n    number\n    topic\n    name\n  }\n":
      TadaDocumentNode<{ number: string; topic: string; name: string; }, {}, { fragment: "EnquiryColumns"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:701ec3030681d66039961bee382bf27b */
    "\n  fragment FailedJobColumns on FailedJob @_unmask {\n    task\n    attempts\n    error\n    created_at\n    next_at\n  }\n":
      TadaDocumentNode<{ task: string; attempts: number; error: string; created_at: string; next_at: string | null; }, {}, { fragment: "FailedJobColumns"; on: "FailedJob"; masked: false; }>;
    /** @gql.tada/hash sha256:38b8b9b66ab0558bcef296d22772bd0c */
    "\n  fragment FundContentFields on FundContent @_unmask {\n    name\n    recruit_type\n    goal_type\n    price_estate\n    subordination_amount\n    lower_invest\n    higher_invest\n    rate_bp\n    rate_parts { label rate_bp }\n    unyo_term_month\n    is_auto_continue\n    has_waitlist\n    start_at\n    end_at\n    closing_days\n    fill_in_percent\n    unyo_start_at\n    unyo_end_at\n    selection_reason\n    special\n  }\n":
      TadaDocumentNode<{ name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; }, {}, { fragment: "FundContentFields"; on: "FundContent"; masked: false; }>;
    /** @gql.tada/hash sha256:e2592018bf7dc450f81610224eda0ab1 */
    "\n  fragment FundDisclosureFields on FundDisclosure @_unmask {\n    use_of_funds\n    price_basis\n    related_parties\n    management\n    exit_plan\n    manager_review\n  }\n":
      TadaDocumentNode<{ use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }, {}, { fragment: "FundDisclosureFields"; on: "FundDisclosure"; masked: false; }>;
    /** @gql.tada/hash sha256:c9d23a508216393b393ca68ebf3bae38 */
    "\n  fragment FundProperty on ProjectProperty @_unmask {\n    kind\n    place\n    area\n    share\n    seller\n    price\n    price_basis\n    price_reason\n    appraisal { appraised_on appraiser value }\n    lineage {\n      project_id\n      project_name\n      held_from\n      held_until\n      seller\n      acquired_for\n      sold_for\n      exit_kind\n      next_project_id\n      next_project_name\n      own_price\n      own_days\n      margin\n      margin_permille\n    }\n  }\n":
      TadaDocumentNode<{ kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }, {}, { fragment: "FundProperty"; on: "ProjectProperty"; masked: false; }>;
    /** @gql.tada/hash sha256:b1494348b2e3a4b8381c00a4907ea5fa */
    "\n  fragment FundRowColumns on FundRow @_unmask {\n    name\n    start_at\n    end_at\n    total\n    applied\n    paid\n    applications\n  }\n":
      TadaDocumentNode<{ name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; }, {}, { fragment: "FundRowColumns"; on: "FundRow"; masked: false; }>;
    /** @gql.tada/hash sha256:8d41596dabf8fc41dc0c313a9089190b */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    exits\n    dividend_source\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "firstCome" | "lottery"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("next_fund" | "none_yet" | "own_purchase" | "related" | "third_party")[]; dividend_source: string | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:7e4e25b3659cd750d92a1ebd170c615c */
    "\n  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {\n    status\n    method\n    reasons\n    started_at\n    status_at\n  }\n":
      TadaDocumentNode<{ status: string; method: string; reasons: string | null; started_at: string; status_at: string; }, {}, { fragment: "IdentityCheckSummaryColumns"; on: "IdentityCheckSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:1dd6dc1b8c6918717e2812e56e7727f9 */
    "\n  fragment LedgerEntryColumns on LedgerEntry @_unmask {\n    id\n    at\n    text\n  }\n":
      TadaDocumentNode<{ id: string; at: string; text: string; }, {}, { fragment: "LedgerEntryColumns"; on: "LedgerEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:c3689f3889c5b4fa4e429e6c748f62ad */
    "\n  fragment MailColumns on Mail @_unmask {\n    title\n    state\n  }\n":
      TadaDocumentNode<{ title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; }, {}, { fragment: "MailColumns"; on: "Mail"; masked: false; }>;
    /** @gql.tada/hash sha256:e468765961b74baaadce5f7881a0e8dc */
    "\n  fragment MemberSummaryColumns on MemberSummary @_unmask {\n    number\n    name\n    email\n    tel\n    status\n    screening\n    invested\n    registered_at\n  }\n":
      TadaDocumentNode<{ number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; }, {}, { fragment: "MemberSummaryColumns"; on: "MemberSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:70aed34a1adcd19232bd0d1c45b74758 */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    ...AdminProjectMessageColumns\n    id\n    project_id\n    project_name\n    content\n    is_deleted\n    a\n    version\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:ed2714b4f248f83511b8e7998ffd94c1 */
    "\n  fragment PayableColumns on Payable @_unmask {\n    member_name\n    project_name\n    amount\n    owed_since\n    hold\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; }, {}, { fragment: "PayableColumns"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:ee11b81b2527fc3d5463f87f0b3b07b1 */
    "\n  fragment PayableFields on Payable @_unmask {\n    ...PayableColumns\n    kind\n    id\n    member_id\n    reason\n    reason_text\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:e77fbf8ffd716df8076d85b63a7b3784 */
    "\n  fragment PayoutBatchColumns on PayoutBatch @_unmask {\n    id\n    status\n    pay_on\n    count\n    total\n    method\n    approved_by\n  }\n":
      TadaDocumentNode<{ id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; }, {}, { fragment: "PayoutBatchColumns"; on: "PayoutBatch"; masked: false; }>;
    /** @gql.tada/hash sha256:9eb1c8169a6fde2b236d9f8232af4553 */
    "\n  fragment PayoutColumns on Payout @_unmask {\n    id\n    member_name\n    kind\n    amount\n    status\n  }\n":
      TadaDocumentNode<{ id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; }, {}, { fragment: "PayoutColumns"; on: "Payout"; masked: false; }>;
    /** @gql.tada/hash sha256:ea66426aa4b27c551ed66717c19b6d97 */
    "\n  fragment PropertyRowColumns on PropertyRow @_unmask {\n    address\n    id\n    building_name\n    kind\n    parts\n    held_by\n    funds\n    recorded_at\n  }\n":
      TadaDocumentNode<{ address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }, {}, { fragment: "PropertyRowColumns"; on: "PropertyRow"; masked: false; }>;
    /** @gql.tada/hash sha256:32e864b2c2e0e897cd3941397aff70ab */
    "\n  fragment ProposalColumns on Proposal @_unmask {\n    title\n    people\n    yen\n    proposed_by\n    proposed_at\n    decided_by\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; }, {}, { fragment: "ProposalColumns"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:99d5f885e1a078ab9d9ae9faceaac609 */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    ...ProposalColumns\n    id\n    kind\n    subject\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:8e1fc2b4a76f9e44969c8ad180c7c395 */
    "\n  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {\n    subject\n    to\n    undeliverable_at\n    error\n  }\n":
      TadaDocumentNode<{ subject: string; to: string; undeliverable_at: string; error: string | null; }, {}, { fragment: "UndeliveredMailColumns"; on: "UndeliveredMail"; masked: false; }>;
    /** @gql.tada/hash sha256:580b42a2a3dea3304e2d6c7516ea0a46 */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2df9669e564ad8d3e144936c3cc95a60 */
    "\n  mutation AddParty($input: PartyInput!) {\n    addParty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ addParty: { id: string; }; }, { input: { relation: "group" | "officer" | "third"; name: string; corporate_number: string; }; }, void>;
    /** @gql.tada/hash sha256:cde855ab25ac41815227003b08e08013 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:72beb416599839ffa7fb87e2881dbcbf */
    "\n  mutation AddPropertyPart($property_id: ID!, $part: PropertyPartInput!) {\n    addPropertyPart(property_id: $property_id, part: $part) { id }\n  }\n":
      TadaDocumentNode<{ addPropertyPart: { id: string; }; }, { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; property_id: string; }, void>;
    /** @gql.tada/hash sha256:729d7c60b318eedca2afd8eacb0c5cec */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:fd33496217efb9a1411575c41b661fd5 */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:a1e8c99a2c37fade1392a2fee9e46c40 */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:022c686f66baadcae5f08dafa8cd1074 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:b07ff48fb20f714f7d209c7ca8097329 */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:72a9b3f3701f084d2edecc0e960c839e */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("purpose" | "data" | "correction" | "cessation" | "provision")[]; form: "paper" | "electronic"; }; }, void>;
    /** @gql.tada/hash sha256:b95f561c88c60c4f11d76a919900aaba */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:278416acc7adf342ec719447692ca8f6 */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:30fd197a3d56dc13af20566707fcf5cb */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:1d42c3928020a44bfd1986239855842f */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "other" | "adoption" | "court" | "divorce" | "marriage"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:a56e6e2fa6b7d5b101c1d87a509a3cbb */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:5edbd5150d050b9c9fa4d95bd63af3d8 */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:641b0a85a30c45be9b0749e1dc736539 */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:17b33de2c18074424e0cb944d1af98eb */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:92e65ecbc668f3af75df3435ebb245c7 */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:50aeba213f7fb6ff9c0f062591df85f9 */
    "\n  mutation CancelOwnTransfer($id: ID!) {\n    cancelOwnTransfer(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ cancelOwnTransfer: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:2d7154617a8c494a51aa7d10e5bba153 */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5beff9449a3b78f2fb70670cc452663c */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:c4c9c3c4b01060a5d4495c8d9e2e606c */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:c40a8b70d68a9d2c6662b25fc3cb0dd8 */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:3e8b09500c57e9ceb9117a9147bf9e74 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:3347d47d5a39761ddab1f3aa3715191f */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:5d01f5e6de37d96fc1e1e16ea161306b */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:8800fa76321a976f1ba0aa9456b21a0c */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:21798988fcd4b221d88752077756d9b4 */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:f12eac2364e22ebe44d37fa131a75ad1 */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:99fb49ccff76bcb934d08615186939a0 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:1e29f313f8a7312f6d772c032aba7798 */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:d948b39c417c76b4d080492b473d4d63 */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:b06b0905800b5d94b703e48a69925cac */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; }; }, void>;
    /** @gql.tada/hash sha256:71826625474806afbc13f2de4bf21bb0 */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:5df83c3bd319947e70dd3748fd54308e */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:c834fb23decdf5b0b0631d1250881755 */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:9495abc1128594ef391dfe02972fb52b */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:4cec81ef88b750dbe4298033146779af */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:262dcb95175875c50a1c4ac2aab25ac3 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:0aa17128e0b06198c1fafcf3d4d73854 */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ede19bd2225be70e5cb158d0036f3c19 */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:c971556550f26d8d765c677a9487803c */
    "\n  mutation EndLease($lease_id: ID!, $ended_on: String!) {\n    endLease(lease_id: $lease_id, ended_on: $ended_on) { ok }\n  }\n":
      TadaDocumentNode<{ endLease: { ok: boolean; }; }, { ended_on: string; lease_id: string; }, void>;
    /** @gql.tada/hash sha256:5bcde1b3adf86feacf91fe72e20af763 */
    "\n  mutation EndLineRule($id: ID!) {\n    endLineRule(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endLineRule: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:7510268ca90cbfa3b1dac93ea084f17c */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:730cde0350ff973d092846e0f871e34a */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0ca07e1384c1ba810e7577f4d5a3541c */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b3675eff6660047df1a13ef23b84a1ea */
    "\n  mutation ExplainFundLine($input: ExplainFundLineInput!) {\n    explainFundLine(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainFundLine: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind?: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null | undefined; amount: number; about?: string | null | undefined; }[]; paid_by: "fund" | "operator"; id?: string | null | undefined; explanation_id?: string | null | undefined; counterparty: "third_party" | "related_party"; }; }, void>;
    /** @gql.tada/hash sha256:6dcf1a41e572e4a48ab8e45926acc14a */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:3a20fcf3ef3c3bdbb11db39b5735172d */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:28c78fcfc68b121ddd2ae9adec88c263 */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:31c683a9e1cf1ab1fcf90603fffc5bd8 */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:a450e3cf3f8e9365b1ac96d3e143f9be */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:c61393a85f549c485fe4d5ddd20d4841 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:0789f19bd7eed522459ff13f38a329a4 */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:48d74af0fa054dfc4029cdb17d7640c0 */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:b47ebb80a8d7ed59a07c0e50635026ba */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:782ab28a0bf6796f363c4c4325a6b21d */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:7553962df0998be371e74157039b15d3 */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:fabaa5cee0d05d47e38da0dc1edbe81d */
    "\n  mutation KeepLineRule($input: KeepLineRuleInput!) {\n    keepLineRule(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ keepLineRule: { ok: boolean; proposal_id: string | null; }; }, { input: { rule_id?: string | null | undefined; remitter?: string | null | undefined; reason: string; explanation_id: string; amount_until?: number | null | undefined; amount_from?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:1a9b1c30bcbc10c5cc9977cbd332f7f0 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:0f4e90ad2fcce1bdea02c564dfcc6899 */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:859db10d1d977b3781be46eea75ca37d */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:081a43acd1b5ca1f207125a877d81e1c */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:84bd1bc8fcef744826444b114d98d9b5 */
    "\n  mutation LinkFundProperty($input: FundLinkInput!) {\n    linkFundProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ linkFundProperty: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:24bd7437782c63bc8cf4ee83d2425353 */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:4e6e0ee3493a5a3a9d3f7cc61528946f */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:c293f006e8776fe325f1faac77b4ec56 */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:b7fd6ef9e77e56eb224a402deb5d3f3c */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2f263892e1b039c42fd27f439d385a4e */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a16d875df87c2f26bf9edb011bde2d40 */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e887e05147c8bdde81a225eb188e18e7 */
    "\n  mutation ProposeBankOpening($account: ID) {\n    proposeBankOpening(account_id: $account) { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, { account?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:43e255a0d8c80071fa49ffc4842fbdb2 */
    "\n  mutation ProposeBookMonth($month: String!) {\n    proposeBookMonth(month: $month) { id }\n  }\n":
      TadaDocumentNode<{ proposeBookMonth: { id: string; }; }, { month: string; }, void>;
    /** @gql.tada/hash sha256:d3a9be3f2a1123b5ded2c03a1429b704 */
    "\n  mutation ProposeCompanyAccount($input: CompanyAccountInput!) {\n    proposeCompanyAccount(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccount: { id: string; }; }, { input: { purpose: "tax" | "fund" | "operator"; fund_id?: string | null | undefined; account_id: string; }; }, void>;
    /** @gql.tada/hash sha256:d81c3756f64851cae2cbee0685c8fe33 */
    "\n  mutation ProposeCompanyAccountClosing($id: ID!) {\n    proposeCompanyAccountClosing(account_id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccountClosing: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e4068c038a5ddac72ea5798533cf7f56 */
    "\n  mutation ProposeContribution($id: ID!, $part: ContributedPart!, $amount: Yen!, $reason: String!) {\n    proposeContribution(project_id: $id, part: $part, amount: $amount, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContribution: { id: string; }; }, { reason: string; amount: number; part: "fill_in" | "subordinated"; id: string; }, void>;
    /** @gql.tada/hash sha256:d498e9ee04906e4e66e502e38291b864 */
    "\n  mutation ProposeContributionReturn($id: ID!, $reason: String!) {\n    proposeContributionReturn(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContributionReturn: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:92d856280d94964de3723a43385c5656 */
    "\n  mutation ProposeDistinctProperty($input: PropertyInput!, $reason: String!) {\n    proposeDistinctProperty(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDistinctProperty: { id: string; }; }, { reason: string; input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:496d85afd20a1d0735dbca410e9dce88 */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:1d9cd1455d9c64e135704d80af371cea */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:a52b22874cf95ff05648eb078c857707 */
    "\n  mutation ProposeFundLink($input: FundLinkInput!, $reason: String!) {\n    proposeFundLink(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundLink: { id: string; }; }, { reason: string; input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:04548648ed8368ca2e8ca4ca66628b0d */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:21d5404f863fa4333f82d1719de37ed8 */
    "\n  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:1987f229a72ceba03b10c931fd842824 */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:2807eda1cc8a1781fc18d05cd15c4083 */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:2d347b63b689871e8900973dc14686df */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:359cbca51edd814ff706ff9ed034a8ea */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:47b9c7e3b8cf3fd7dc9aa076e34fa803 */
    "\n  mutation ProposeOwnTransfer($input: OwnTransferInput!) {\n    proposeOwnTransfer(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOwnTransfer: { id: string; }; }, { input: { to_account_id: string; reason: string; fund_id?: string | null | undefined; from_account_id: string; amount: number; }; }, void>;
    /** @gql.tada/hash sha256:2d08e49105cbea3194177823fa46f9b2 */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:9dda4555ddba1a074091197725b45137 */
    "\n  mutation ProposePropertyStrike($what: PropertyRecordKind!, $id: ID!, $reason: String!) {\n    proposePropertyStrike(what: $what, id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyStrike: { id: string; }; }, { reason: string; id: string; what: "appraisal" | "deal" | "lease" | "link"; }, void>;
    /** @gql.tada/hash sha256:08e2b1ebc124df19ce428bfa67f6141c */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:1dfbd6e4646bd185452515e1e118a41a */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:9bd88e8861391a0343e9a0863dea2282 */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:267e2cc6a353f8ec26102ca4f5551274 */
    "\n  mutation ProposeWindingUp($id: ID!, $reason: String!) {\n    proposeWindingUp(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeWindingUp: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:0b84f3733134db461de672b678fe524f */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:f8bc1dfb66bff7fab20edead06982344 */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:3eb4a911d733a309b9f3cfec8e688c34 */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:66dd3453549b762136cdd2af3efc622b */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:028899456b3963134a9aa6ca7b53a989 */
    "\n  mutation RecordLease($input: LeaseInput!) {\n    recordLease(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordLease: { id: string; }; }, { input: { tenant_id: string; rent_due: "month_before" | "same_month"; rent: number; part_id: string; is_sublease: boolean; ends_on: string; deposit: number; common_fee: number; begins_on: string; }; }, void>;
    /** @gql.tada/hash sha256:26f5415711c7be969b2781f64c5ab755 */
    "\n  mutation RecordPropertyAppraisal($input: PropertyAppraisalInput!) {\n    recordPropertyAppraisal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyAppraisal: { id: string; }; }, { input: { value: number; part_id: string; method: "own" | "assessment" | "licensed"; document: string; appraiser: string; appraised_on: string; }; }, void>;
    /** @gql.tada/hash sha256:b8ec0a27bbc9ed1c60aa8bcedfb664c3 */
    "\n  mutation RecordPropertyDeal($input: PropertyDealInput!) {\n    recordPropertyDeal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyDeal: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; settled_on: string; seller_id: string; price_with_tax: number; price_reason: string; price: number; part_id: string; buyer_id: string; basis_sha256?: string | null | undefined; basis: string; }; }, void>;
    /** @gql.tada/hash sha256:4e5bfe2945f70c7f8190f96c7adf8185 */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:509b14f9b8840417a82803f14db84844 */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:4cf801494581e259e31aa9c4d670a4ed */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:579e732c63cc88f4fd2ec993ee659f30 */
    "\n  mutation RegisterProperty($input: PropertyInput!) {\n    registerProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ registerProperty: { id: string; }; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:b2c2e5804bb0222878f9aa2f6d5479d6 */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:627d7da1202a3252251f04abf68c7f8e */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:79fc43c4a380d5ab17f4929898b858e1 */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:883bc38e4c6acb2ef1e93c9e4ae7cde3 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ea86604837ffe339614f9d959be6c2a5 */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:6a363600b6f597818dbd65f789a068aa */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3c30a00156b3b6cf4bb9a8286be23f64 */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:4c091b691d43246ae74053cdc013ae4f */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:2c78a62713edfb21d828f973c52195a8 */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:d073b29d24c818a7cfff8578fdcff403 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:9dd09f2c33c34674e17867dbb4cf4226 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:9d224a2b2dbf042305f0bdae1748844c */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b73f4e47da211311b28c5f964eee3812 */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:b5d804e0b8defa6b7f55525501cf46fb */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d91e571e3a11d7fa4bc163e41e6e90d6 */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5bb1068cde920643de82f1633854660e */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:75149771e52e8ab263617a1d4ceeacb2 */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:744049dcab892afcbfb6fce99733904b */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:3f77caa28bb66637bcda39640adc596e */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "tel" | "birthday" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:8fb1d31697b5abcfde9f01602046b175 */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:f2ec1e12f64d3f73023e80e306ea2285 */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:5e004e0f3fff2fe202b27ec5ca52960d */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:0b54e2cf887b5acf4078458be0b2f4df */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:3cb7b5356ec79f833dcb4a4260ff930f */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d37334eeb3872e68a823df30e51afb79 */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:a1b64f2da4842482fb7b0dfc7d283a59 */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:bf13711fcd44aee7ab9f189be18bd537 */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:124c0fb9c337cf91be2e4f08ce1d701c */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:f151106bebc36fd3760959ac95d48776 */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:f18fc5a0eb2d9391bc833cf516131d8d */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:03315149e6c270cbe4f20a1fe7535151 */
    "\n  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend_words?: string | null | undefined; dividend?: number | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:94725478d1ee0f0d23ed7fa57c6b2e80 */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:c0d4edb047c09d0bf995db8a8a72b984 */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:7ec7155840faeae8e749c5480587bec5 */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:f2b902ae9381e98e754193a597a86b1d */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:46bd3b68caad37797f9aacb669bdef6d */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income?: { label: string; amount: number; }[] | null | undefined; costs?: { label: string; amount: number; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:07f2c9b7d4dd211a886378a4de6297a1 */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; transacted_on: string; account: string | null; remarks: string; amount: number; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5b414581b4a76fa7007f6dd932bcf041 */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id\n        suggestion { counterparty paid_by parts { project_id kind cost_kind amount about } }\n        explanation {\n          id kind reason explained_by explained_at is_correction\n          fund_line { counterparty paid_by rule_id parts { project_id kind cost_kind amount about } }\n        }\n      }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n    adminLineRules { id explanation_id }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; suggestion: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; explanation: { id: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; fund_line: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; rule_id: string | null; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; } | null; }[]; }; adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; adminLineRules: { id: string; explanation_id: string; }[]; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d3dfaed46b11ddf11e8e766515a17f55 */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { account_number: string; va_id: string; status: string; id: string; branch_cd: string; branch_name: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e3340c7ccf918b23b306e84d58dad608 */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        ...AdminApplicationColumns\n        id\n        project_id\n        member_number\n        member_name\n        cancel_reason\n        early\n        status_at\n        contract_delivered_at\n        contract_confirmed_at\n        cooling_off_until\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; id: string; project_id: string; member_number: string; member_name: string; cancel_reason: string | null; early: boolean; status_at: string; contract_delivered_at: string | null; contract_confirmed_at: string | null; cooling_off_until: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:bd6133ff0e1260e097dd37fabdcdd2a7 */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:d964be6311c10c13da930002a403b250 */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "closed" | "drawn" | "announced" | "late" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:b95be8bc44448b076acfd4750024f40c */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; id: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; senior: number; rate_bp: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5b86d272ddf82d0b458122945748abb1 */
    "\n  query AdminProperties($filter: PropertyFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProperties(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...PropertyRowColumns id }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperties: { total: number; rows: { address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { search?: string | null | undefined; kind?: "building" | "land" | "unit" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:48ba9f15c50a90466a87a9204c98e631 */
    "\n  query AdminProperty($id: ID!) {\n    adminProperty(id: $id) {\n      id\n      kind\n      address\n      building_name\n      lot_number\n      built_in\n      recorded_at\n      distinct_from { id address reason }\n      parts {\n        id\n        name\n        house_number\n        registry_number\n        area_centi\n        ownership\n        lineage {\n          project_id\n          project_name\n          held_from\n          held_until\n          seller\n          acquired_for\n          sold_for\n          exit_kind\n          next_project_id\n          next_project_name\n          own_price\n          margin\n          margin_permille\n        }\n        deals {\n          id\n          kind\n          settled_on\n          seller\n          buyer\n          share_numerator\n          share_denominator\n          price\n          price_with_tax\n          price_reason\n          basis\n          basis_sha256\n          is_struck\n        }\n        appraisals { id appraised_on appraiser method value document is_struck }\n        leases { id tenant rent common_fee deposit begins_on ends_on ended_on rent_due is_sublease is_struck }\n        links { id project_id project_name seller share_numerator share_denominator price price_basis price_reason is_struck }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperty: { id: string; kind: "building" | "land" | "unit"; address: string; building_name: string; lot_number: string; built_in: string | null; recorded_at: string; distinct_from: { id: string; address: string; reason: string; }[]; parts: { id: string; name: string; house_number: string; registry_number: string | null; area_centi: number; ownership: "freehold" | "leasehold" | "shared"; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; margin: number | null; margin_permille: number | null; }[]; deals: { id: string; kind: "between_funds" | "in_kind" | "purchase" | "sale"; settled_on: string; seller: string; buyer: string; share_numerator: number; share_denominator: number; price: number; price_with_tax: number; price_reason: string; basis: string; basis_sha256: string | null; is_struck: boolean; }[]; appraisals: { id: string; appraised_on: string; appraiser: string; method: "own" | "assessment" | "licensed"; value: number; document: string; is_struck: boolean; }[]; leases: { id: string; tenant: string; rent: number; common_fee: number; deposit: number; begins_on: string; ends_on: string | null; ended_on: string | null; rent_due: "month_before" | "same_month"; is_sublease: boolean; is_struck: boolean; }[]; links: { id: string; project_id: string; project_name: string; seller: string; share_numerator: number; share_denominator: number; price: number; price_basis: string; price_reason: string; is_struck: boolean; }[]; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f4dcf47e09855c189758543f1893e2b1 */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:c0100f74280a0391f986fdb227b5e74e */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:96edacecfdb442cc949003023b615933 */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a5235e1d7c9a7ca7de60907e95b0f825 */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { seq: number | null; at: string; action: string; id: string; actor: string; actor_name: string | null; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:60cf4357c641831cafc1a42b6e942f71 */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:efb7b0942ed772197275467f67d6a334 */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d014d5008c466f6fa1d9ee84410c6b03 */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:7646ab830fadf696f08941e6f76dcea3 */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:5feaa93ad388c92a9442ec0f948871ae */
    "\n  query BookMonth($month: String) {\n    adminBookMonth(month: $month) {\n      month is_over open bank books waiting difference\n      funds { project_id project_name income cost cash by_rule by_hand invested registered closed_at closed_by }\n    }\n  }\n":
      TadaDocumentNode<{ adminBookMonth: { month: string; is_over: boolean; open: number; bank: number; books: number; waiting: number; difference: number; funds: { project_id: string; project_name: string; income: number; cost: number; cash: number; by_rule: number; by_hand: number; invested: number; registered: number; closed_at: string | null; closed_by: string | null; }[]; }; }, { month?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9ae6fb45ca70a856a2f60c736cd86436 */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:b05958c4a126ecb1eb72ca009bcecbab */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:89ec28c107a6c3664770ba9e36c27840 */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:65ba0b675721ecb9cc40d80d9299e6c3 */
    "\n  query CompanyAccounts {\n    adminCompanyAccounts {\n      id written holder_name purpose purpose_text fund_id fund_name opened_at closed_at balance read_at is_opened proposal_id\n      books { book name amount }\n    }\n    adminOwnTransfers { id book_name from to amount approved_at due_on state }\n    adminFunds(size: 200) { rows { id name } }\n  }\n":
      TadaDocumentNode<{ adminCompanyAccounts: { id: string; written: string; holder_name: string; purpose: "tax" | "fund" | "operator" | null; purpose_text: string; fund_id: string | null; fund_name: string | null; opened_at: string | null; closed_at: string | null; balance: number | null; read_at: string | null; is_opened: boolean; proposal_id: string | null; books: { book: string; name: string; amount: number; }[]; }[]; adminOwnTransfers: { id: string; book_name: string; from: string; to: string; amount: number; approved_at: string; due_on: string; state: "waiting" | "left" | "cancelled" | "arrived"; }[]; adminFunds: { rows: { id: string; name: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:43f75ec30ad21dc63239809377e23014 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:13a399e239ba1a7cbceabcb1c8c5bb58 */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:15f3e45671b1c13f87d305ff934dd0a6 */
    "\n  query Dashboard {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id account_text read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:31ae016002303ef2425a29d44d4afe5e */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; key: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; printed_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:2aa7524b22f04d9591dc01dd45555dc6 */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { book account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:728a58afc102fdf27054172bcc737ef6 */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        ...DepositColumns\n        id\n        name_differs\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; id: string; name_differs: boolean; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f557d6f9a08f2b35eea4163623014a5e */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:6bd2460685286d028219ac48e441b9f2 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:099ef9a951b89e874b5c4d816e0ada17 */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0be0dd49c3260bf3a9d5c238f941f5e0 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:96fc53d75677ba9edab888a2a2943932 */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:eb4d6a14f550a2b2787b14a981784dd4 */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1ae91ebb2a440cc6b6543420aa58bfba */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:fdbaa1ba5d7e2a80e0816b7ed134bae4 */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:62885958060df1e59eb5dc06f4aa3517 */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:91534fa9d3a659cb7d73b3b68a31baa6 */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...DrillColumns\n        id\n        project_id\n        people\n        spread_seconds\n        amount\n        state\n        asked_by\n        asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { project_name: string; id: string; project_id: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1ac11641870d4527a9e1ff2edc7db50a */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        ...FundContentFields\n        detail\n        disclosure { ...FundDisclosureFields }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents parts { property_id name problem } entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      properties { ...FundProperty }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; detail: string; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; parts: { property_id: string; name: string; problem: string | null; }[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:b19b4883cb0f1ef3b1e9f5d41b920778 */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:fe5542345e46663b812c2edd96ec7933 */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; topic: string; name: string; received_at: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:75e21b6051808a0f5e7feee04a3cc6f4 */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:1315bc08d08c810aa35c15785335355a */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:2dd829d8067bf043bb3d5f3b762e112d */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:9c2ada14d3b1a12e2e0be1b1ba04c965 */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:fec5993c3c44a7a4068f299dff17f70b */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c9b8088c28915ac5d774da7e15729331 */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:2c12d979aa4f3c85b26ea2366085926b */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ca12f60312fce0e2835feb1e7dd7d9a5 */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c1db79d9bb15b8e18e122ef8253a7712 */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:e064e1305e4921da79ac4f7d736c65a7 */
    "\n  query FundResult($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term period total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing most_fill_in }\n      recorded_start_at\n      recorded_end_at\n      due_period {\n        number start_at end_at is_last invested_amount cap\n        books { income related_income costs sale_proceeds sale_cost loss_carried profit dividend sale_quarter operator_share free_cash }\n      }\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n    adminFundOwnMoney(project_id: $id) {\n      is_open\n      may_return\n      available\n      parts { part name contributed missing }\n      changes { entry_id at text name amount people }\n    }\n    adminWindingUp(project_id: $id) { wound_up_at may_wind_up left { account amount } }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; period: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; most_fill_in: number | null; } | null; recorded_start_at: string | null; recorded_end_at: string | null; due_period: { number: number; start_at: string; end_at: string; is_last: boolean; invested_amount: number; cap: number; books: { income: number; related_income: number; costs: number; sale_proceeds: number; sale_cost: number; loss_carried: number; profit: number; dividend: number; sale_quarter: number; operator_share: number; free_cash: number; } | null; } | null; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; adminFundOwnMoney: { is_open: boolean; may_return: boolean; available: number; parts: { part: "fill_in" | "subordinated" | null; name: string; contributed: number; missing: number; }[]; changes: { entry_id: string; at: string; text: string; name: string; amount: number; people: string[]; }[]; }; adminWindingUp: { wound_up_at: string | null; may_wind_up: boolean; left: { account: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:2442b366ae65e74467917809729cd85d */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { status: string; method: string; reasons: string | null; started_at: string; status_at: string; id: string; member_number: string; name: string; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:850a642989c95883548326a53cafd6db */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:72148da338e78d43230d64ad70695115 */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5b2baa2a55ebd73eb44e0c5b473beda2 */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:02340f33925355b5430ab1919828bc9d */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:a5498e5be8c502e207630025511298af */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:e2da1abb1a7a91fe770c04c314ddfb32 */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:74efc63dcf1fd620817b177dc4063228 */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id account_text read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "cost" | "undistributed" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "sale_proceeds" | "sale_cost" | "operator_share" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "unexplained" | "withholding_in_flight" | "withholding_unpaid"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:8c5f530a362b938ca358ac4ec7db13e4 */
    "\n  query LedgerBooks {\n    adminLedgerBooks { id fund_id name cash tied free short balances { account balance is_debit owners } }\n  }\n":
      TadaDocumentNode<{ adminLedgerBooks: { id: string; fund_id: string | null; name: string; cash: number; tied: number; free: number; short: number; balances: { account: string; balance: number; is_debit: boolean; owners: number; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:95f8d9e5bcf582cd8fb1c1149abe5238 */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { ...LedgerEntryColumns sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; at: string; text: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; book?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "cost" | "undistributed" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "sale_proceeds" | "sale_cost" | "operator_share" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "unexplained" | "withholding_in_flight" | "withholding_unpaid" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ec4fe86aecc6a96e2ddb835a24efb6ea */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { book account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:574da23e1534e13e86bc21f07135608e */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b91f493dbc9897e8c635ce7628024f4e */
    "\n  query LineRules {\n    adminLineRules {\n      id remitter amount_from amount_until reason kept_by kept_at used last_used_on\n      line { counterparty parts { project_id kind cost_kind amount about } }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminLineRules: { id: string; remitter: string; amount_from: number; amount_until: number; reason: string; kept_by: string; kept_at: string; used: number; last_used_on: string | null; line: { counterparty: "third_party" | "related_party"; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; }[]; adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:83ae996b11591b519c25eec0bfb46f84 */
    "\n  query LinkableAccounts {\n    adminLinkableAccounts { id written holder_name }\n  }\n":
      TadaDocumentNode<{ adminLinkableAccounts: { id: string; written: string; holder_name: string; }[] | null; }, {}, void>;
    /** @gql.tada/hash sha256:c32b0d805db117da85e8359303418b40 */
    "\n  query LinkableFunds {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:d201cd0ba0c19974fd46a102077cb1c2 */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:930a3c46e954837f6ac8fc37fa374b44 */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        entries { invest_id amount won }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; entries: { invest_id: string; amount: number; won: boolean; }[] | null; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:29a8fa762fec28f8d5066c6a2d01e72c */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:24bd8c9f1de81f1779f371895a91804a */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:09f41f6dd6401118d60bee1c2c10a7cb */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:15968ea0aaa1d41d7af8af79da226f53 */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:8b68a814cb008dd1b15d7e952eb573e9 */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; id: string; send_at: string | null; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7bc7e6fa14913dd18988462f8d4d56a8 */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:bc8dd72ef24d8dcdba3b6dc8aa9c7231 */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:40ea924a4a2aec18e58b6163efad3dc0 */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:abc18f495a8dc6e8dfbb97f767645cb5 */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:9cbe6bef62514fc87dd8d7d280391aa8 */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:670079d33b0e7f152bb4100cf6acf129 */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:9e2a36281b2b93b532618e1e7a03bba6 */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...MemberSummaryColumns\n        kana\n        role\n        identity_approved_at\n        identity_submitted_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; kana: string; role: string; identity_approved_at: string | null; identity_submitted_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:83de8d247fd576fdc4d9754e77bc582c */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at sources }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "cooling_off" | "deadline" | "member_before_deposit" | "operator" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "overdue" | "cooling_off" | "excess" | "fund_failed" | "late" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; sources: string[]; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "continue" | "leave"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "firstCome" | "lottery"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "paid" | "choice" | "drawn" | "ended" | "failed" | "offering_close" | "offering_open" | "refunded" | "started"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "done" | "ahead" | "dropped" | "overdue" | "today"; }[]; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:33f07f8ea3044bae3b1ac681cc827eae */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e35af9c8c5044ca709bd410d41f31a68 */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:4cb368fe0992ca46dadec8f61d1ed9b0 */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:4381fe21a3ba533ead33619fdaa4942c */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0bb7e30e6b2000d5ce801f9ba38054ed */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:ccec7c8201780431d46daaf1a368ca68 */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d48398a7e8312a212f0a73e519589eb8 */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:d3c71e13935dd5edd094ceb9e349ddfa */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:97ea03ad445d380682b4e188b709291e */
    "\n  query Parties {\n    adminParties { id name relation corporate_number }\n  }\n":
      TadaDocumentNode<{ adminParties: { id: string; name: string; relation: "fund" | "group" | "officer" | "self" | "third"; corporate_number: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:4e4283d040d51f074d6137f179ab7770 */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:35e4fdb51028131b45bdc04d54db281e */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        ...PayoutColumns\n        member_id\n        payee { bank_code branch_code account_number name }\n        trouble { problem detail }\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; member_id: string; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; trouble: { problem: string; detail: string; } | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d995a17ec830459a52278bb2856b8e0c */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { ...PayoutBatchColumns prepared_by prepared_at settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; prepared_by: string; prepared_at: string; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "settled" | "unclear" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:fc4742c37f8e7ef36dc48c103c7318cc */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:78625554dd5dc36a5aa6a6f1b150264f */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c33e44e888233cafccdd54cf35c008c4 */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "picture" | "document"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1a913d29f08a4150a5fb39cbfa378c26 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1493dabf8d134c226ded322e858a671c */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:7634bf566702feac28b23fe9915307f2 */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:6f3c1b9440f7ae37869e77ef01281173 */
    "\n  query ReportBooks($id: ID!, $start: Date!, $end: Date!) {\n    adminReportBooks(project_id: $id, period_start: $start, period_end: $end) {\n      is_booked result related_income opened_on\n      income { label amount }\n      costs { label amount }\n      balance_sheet {\n        investors undistributed total\n        assets { label amount }\n        debts { label amount }\n        own_parts { label amount }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminReportBooks: { is_booked: boolean; result: number; related_income: number; opened_on: string | null; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; balance_sheet: { investors: number; undistributed: number; total: number; assets: { label: string; amount: number; }[]; debts: { label: string; amount: number; }[]; own_parts: { label: string; amount: number; }[]; } | null; } | null; }, { end: string; start: string; id: string; }, void>;
    /** @gql.tada/hash sha256:c37d7fd8781930ea996e30842ea1f4b4 */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:f7f95e4f774f470da9f954bd23822e7a */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:9168bb2525837c2c5712d29b72d017c4 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:0080b5bacdd680e03be3dce5d20c2611 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:02cc99475a7c2b5972fbc8791fda98d7 */
    "\n  query ResultFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:3eae015a98cd07feb05b5ea8cef74bb1 */
    "\n  query SameProperties($input: PropertyInput!) {\n    adminSameProperties(input: $input) { id address building_name is_surely }\n  }\n":
      TadaDocumentNode<{ adminSameProperties: { id: string; address: string; building_name: string; is_surely: boolean; }[]; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:cc082de8afc0f4ca3df02d32b9e293ef */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:c9f3515b44e845c937a3715e8754728a */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:fd127ffa28f245bfa4d76a7bf5de6e0e */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:974cee17af92b617626d48ab0e7a5190 */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:0651c951ba37c63493698abf357492d8 */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e0a8dd5cbdf3943255267c16e6dae5f9 */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:2b9f385412245c88fd806bd5561c7b60 */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:e3ba63a31d57e66e26562c605a4a8277 */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f0e43dea2ac13850a3d4f120c31ff7a6 */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:2c830311cf395ec6ff73d4e7837bf901 */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "deposit" | "investment" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:1c4443d02a0e946876bc93b41f83460f */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e40e6a5d2a63f495773192eecebf3bde */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { ...FailedJobColumns id max_attempts reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { subject: string; to: string; undeliverable_at: string; error: string | null; id: string; member_number: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { task: string; attempts: number; error: string; created_at: string; next_at: string | null; id: string; max_attempts: number; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:01639e48dbdaf1b61fde038c53f4d8c5 */
    "\n  query UnrecordedFunds {\n    adminFundsWithoutProperty { id name published_at }\n  }\n":
      TadaDocumentNode<{ adminFundsWithoutProperty: { id: string; name: string; published_at: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f9565b00ebcf016c8309f873956d167c */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "annual_report" | "contract" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:20f00b93016ac45961e3833146e1ccad */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:f139a36bf24f00935135f88ccaf28dd5 */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c55c3c838a8c7cdab76f298e4c6d799d */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
