// Written by npm run schema for schema.graphql 6a71723f04be48cdd7b2d4261a3d60da89d818004ac771f398316d40e9f6e8da
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:8fc87ef8f9a3cc181a31932ad0bc6ca5 */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        selection_reason\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        first_choice_until\n        raised { label amount }\n        properties {\n          kind\n          place\n          area\n          share\n          seller\n          price\n          price_basis\n          price_reason\n          appraisal { appraised_on appraiser value }\n          lineage {\n            project_id\n            project_name\n            held_from\n            held_until\n            seller\n            acquired_for\n            sold_for\n            exit_kind\n            own_price\n            own_days\n            margin\n            margin_permille\n          }\n        }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; selection_reason: string | null; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:8f22d18f92a8f034a0865423da92d715 */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0425ec730582e406aa5535c885b9b0da */
    "\n  fragment AccountEntryColumns on AccountEntry @_unmask {\n    id\n    transacted_on\n    remarks\n  }\n":
      TadaDocumentNode<{ id: string; transacted_on: string; remarks: string; }, {}, { fragment: "AccountEntryColumns"; on: "AccountEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:f50b3bf130322c8994aafa63ef688770 */
    "\n  fragment AdminApplicationColumns on AdminApplication @_unmask {\n    number\n    project_name\n    amount\n    paid\n    view\n    applied_at\n    deadline_at\n    cooling_off_until\n  }\n":
      TadaDocumentNode<{ number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; cooling_off_until: string | null; }, {}, { fragment: "AdminApplicationColumns"; on: "AdminApplication"; masked: false; }>;
    /** @gql.tada/hash sha256:ed294f27a8f224dd0b950064cc7b69df */
    "\n  fragment AdminDrawColumns on AdminDraw @_unmask {\n    project_name\n    state\n    end_at\n    applications\n    amount\n    capacity\n    winners\n    won\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; }, {}, { fragment: "AdminDrawColumns"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:93d07007323ee50a9ceac8f87fc48c22 */
    "\n  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {\n    title\n    show_at\n    extra_message\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; }, {}, { fragment: "AdminProjectMessageColumns"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:a01875c5bcc8054b76565256f59a2b9b */
    "\n  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {\n    account_number\n    va_id\n    status\n  }\n":
      TadaDocumentNode<{ account_number: string; va_id: string; status: string; }, {}, { fragment: "AdminTransferAccountColumns"; on: "AdminTransferAccount"; masked: false; }>;
    /** @gql.tada/hash sha256:f24bcae3eda11a1d71c3d16e61207c8f */
    "\n  fragment AuditLineColumns on AuditLine @_unmask {\n    seq\n    at\n    action\n  }\n":
      TadaDocumentNode<{ seq: number | null; at: string; action: string; }, {}, { fragment: "AuditLineColumns"; on: "AuditLine"; masked: false; }>;
    /** @gql.tada/hash sha256:ef0720f615d3e70257de5a75b81633d7 */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:cf7f24d00db83e0d9b45f79e8c7af084 */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:58b9469e21818b3e76b9bcb88732c43d */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:7164250729b053dfecc6bdad59312585 */
    "\n  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {\n    number\n    issued_at\n    delivered_at\n    openings\n    last_opened_at\n  }\n":
      TadaDocumentNode<{ number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; }, {}, { fragment: "DeliveredDocumentColumns"; on: "DeliveredDocument"; masked: false; }>;
    /** @gql.tada/hash sha256:4cf61c11d9c0455fd3ac7a5ebc72b6d2 */
    "\n  fragment DepositColumns on Deposit @_unmask {\n    at\n    judgement\n    amount\n    difference\n    remitter_name\n  }\n":
      TadaDocumentNode<{ at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; }, {}, { fragment: "DepositColumns"; on: "Deposit"; masked: false; }>;
    /** @gql.tada/hash sha256:81afb372a43f335b0f6012342ef7c241 */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:b9eca39f3ce3017c1d7344bf05f2c4be */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    ...AdminDrawColumns\n    project_id\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:4e6248591fa499aadad0e158bda26376 */
    "\n  fragment DrillColumns on Drill @_unmask {\n    project_name\n  }\n":
      TadaDocumentNode<{ project_name: string; }, {}, { fragment: "DrillColumns"; on: "Drill"; masked: false; }>;
    /** @gql.tada/hash sha256:0cd4540540c4ed5d6902e16f4a146f9f */
    "\n  fragment EnquiryColumns on Enquiry @_unmask {\n    number\n    topic\n    name\n  }\n":
      TadaDocumentNode<{ number: string; topic: string; name: string; }, {}, { fragment: "EnquiryColumns"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:86705e52b6271eb0ea200892d45a09f3 */
    "\n  fragment FailedJobColumns on FailedJob @_unmask {\n    task\n    attempts\n    error\n    created_at\n    next_at\n  }\n":
      TadaDocumentNode<{ task: string; attempts: number; error: string; created_at: string; next_at: string | null; }, {}, { fragment: "FailedJobColumns"; on: "FailedJob"; masked: false; }>;
    /** @gql.tada/hash sha256:3312d7f04a5f29ac8e2357199f7d4deb */
    "\n  fragment FundContentFields on FundContent @_unmask {\n    name\n    recruit_type\n    goal_type\n    price_estate\n    subordination_amount\n    lower_invest\n    higher_invest\n    rate_bp\n    rate_parts { label rate_bp }\n    unyo_term_month\n    is_auto_continue\n    has_waitlist\n    start_at\n    end_at\n    unyo_start_at\n    unyo_end_at\n    selection_reason\n    special\n  }\n":
      TadaDocumentNode<{ name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; }, {}, { fragment: "FundContentFields"; on: "FundContent"; masked: false; }>;
    /** @gql.tada/hash sha256:d95939fa8486f743ee9fa42343ac92d7 */
    "\n  fragment FundDisclosureFields on FundDisclosure @_unmask {\n    use_of_funds\n    price_basis\n    related_parties\n    management\n    exit_plan\n    manager_review\n  }\n":
      TadaDocumentNode<{ use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }, {}, { fragment: "FundDisclosureFields"; on: "FundDisclosure"; masked: false; }>;
    /** @gql.tada/hash sha256:2f23c5f21eacf82f24ef84459b3f0aa8 */
    "\n  fragment FundRowColumns on FundRow @_unmask {\n    name\n    start_at\n    end_at\n    total\n    applied\n    paid\n    applications\n  }\n":
      TadaDocumentNode<{ name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; }, {}, { fragment: "FundRowColumns"; on: "FundRow"; masked: false; }>;
    /** @gql.tada/hash sha256:93ec485fd7ffd1eeb54033453d1719fc */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:9185bb2a1b280f929a84486369e1025d */
    "\n  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {\n    status\n    method\n    reasons\n    started_at\n    status_at\n  }\n":
      TadaDocumentNode<{ status: string; method: string; reasons: string | null; started_at: string; status_at: string; }, {}, { fragment: "IdentityCheckSummaryColumns"; on: "IdentityCheckSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:ee4cebdcf0b1a7b1f6151c362d9c82d5 */
    "\n  fragment LedgerEntryColumns on LedgerEntry @_unmask {\n    id\n    at\n    text\n  }\n":
      TadaDocumentNode<{ id: string; at: string; text: string; }, {}, { fragment: "LedgerEntryColumns"; on: "LedgerEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:f6788856311884b6d2b9907c90126baf */
    "\n  fragment MailColumns on Mail @_unmask {\n    title\n    state\n  }\n":
      TadaDocumentNode<{ title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; }, {}, { fragment: "MailColumns"; on: "Mail"; masked: false; }>;
    /** @gql.tada/hash sha256:16315ea1b7ce894ec5850a21940f9e38 */
    "\n  fragment MemberSummaryColumns on MemberSummary @_unmask {\n    number\n    name\n    email\n    tel\n    status\n    screening\n    invested\n    registered_at\n  }\n":
      TadaDocumentNode<{ number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; }, {}, { fragment: "MemberSummaryColumns"; on: "MemberSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:f86a1a20a6ac2eb11faf0eb632ec39a7 */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    ...AdminProjectMessageColumns\n    id\n    project_id\n    project_name\n    content\n    is_deleted\n    a\n    version\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:c0320f13b447dd1e60137ad217d9a1a1 */
    "\n  fragment PayableColumns on Payable @_unmask {\n    member_name\n    project_name\n    amount\n    owed_since\n    hold\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; }, {}, { fragment: "PayableColumns"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:24c6daae55fee2c34ae885031123ac6e */
    "\n  fragment PayableFields on Payable @_unmask {\n    ...PayableColumns\n    kind\n    id\n    member_id\n    reason\n    reason_text\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:085e1135d4b1b1113b02b1bdcff556b7 */
    "\n  fragment PayoutBatchColumns on PayoutBatch @_unmask {\n    id\n    status\n    pay_on\n    count\n    total\n    method\n    approved_by\n  }\n":
      TadaDocumentNode<{ id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; }, {}, { fragment: "PayoutBatchColumns"; on: "PayoutBatch"; masked: false; }>;
    /** @gql.tada/hash sha256:5b143032a51dac27e028d29f61cf971f */
    "\n  fragment PayoutColumns on Payout @_unmask {\n    id\n    member_name\n    kind\n    amount\n    status\n  }\n":
      TadaDocumentNode<{ id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; }, {}, { fragment: "PayoutColumns"; on: "Payout"; masked: false; }>;
    /** @gql.tada/hash sha256:297b1c31699e501a6f48264a9a4df0c0 */
    "\n  fragment PropertyRowColumns on PropertyRow @_unmask {\n    address\n    id\n    building_name\n    kind\n    parts\n    held_by\n    funds\n    recorded_at\n  }\n":
      TadaDocumentNode<{ address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }, {}, { fragment: "PropertyRowColumns"; on: "PropertyRow"; masked: false; }>;
    /** @gql.tada/hash sha256:c3176552a0cd433861ec34886bb91072 */
    "\n  fragment ProposalColumns on Proposal @_unmask {\n    title\n    people\n    yen\n    proposed_by\n    proposed_at\n    decided_by\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; }, {}, { fragment: "ProposalColumns"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:12e5fb873c74e6504793e61cadce4213 */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    ...ProposalColumns\n    id\n    kind\n    subject\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:c621bba6555f3aa75e6271db62aa1f53 */
    "\n  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {\n    subject\n    to\n    undeliverable_at\n    error\n  }\n":
      TadaDocumentNode<{ subject: string; to: string; undeliverable_at: string; error: string | null; }, {}, { fragment: "UndeliveredMailColumns"; on: "UndeliveredMail"; masked: false; }>;
    /** @gql.tada/hash sha256:05cc953e6a2e4cf1da522f92c2d15083 */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:c1ec4b15f64e35d6c1902dee661dc4de */
    "\n  mutation AddParty($input: PartyInput!) {\n    addParty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ addParty: { id: string; }; }, { input: { relation: "group" | "officer" | "third"; name: string; corporate_number: string; }; }, void>;
    /** @gql.tada/hash sha256:bf77879fb17632d659b39c81be7752d2 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:35fad2d6a7825dcd0e746bae6c4bbaa2 */
    "\n  mutation AddPropertyPart($property_id: ID!, $part: PropertyPartInput!) {\n    addPropertyPart(property_id: $property_id, part: $part) { id }\n  }\n":
      TadaDocumentNode<{ addPropertyPart: { id: string; }; }, { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; property_id: string; }, void>;
    /** @gql.tada/hash sha256:34af7ae66ebeff17c9f059cde31055eb */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:2b5df992b35ec77cfe1a0fb7b1d4404e */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:f298589af6e1a36ecbceba64e4929872 */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:b30a745ebc787c9c27de0cbf3344f0b5 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:a7263f89d1718c90e75860b45b587508 */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:cc57be480fb649ff3a00c8da9a5a09c9 */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("purpose" | "data" | "correction" | "cessation" | "provision")[]; form: "paper" | "electronic"; }; }, void>;
    /** @gql.tada/hash sha256:bb506628290ee7a966da8498305da451 */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:a3bab640eb3f6d4f77eec719fd380234 */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b0227946f3a02c6f04854ea69932658f */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:7a167eacbd2e642b35bb6abe439d0f5d */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "adoption" | "court" | "divorce" | "marriage" | "other"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:22e4469f15693b47311ff16fe5851190 */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:eba67acd8791f93d8f45d49f1cd33536 */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:a0fe7aeb93983753c53df9f5e3193edf */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:98aec722054731d9824c61ab8e6081bb */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:4e65143c34368113e421407c465b4324 */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:c0e05da916425c8961a238d503e9eea3 */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:6cc2a29a5195ed3a01d2ab405009b808 */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:1e4de81951578020204d1a30de9d3b56 */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:ade1dd09a1995be9030f5c69a029d0b2 */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:246c8e31152e7c57c2eda71e6b4fcfc9 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:2aff731f18dcb498d2318d47d3638540 */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:c88c11f66f65edab5e9b6b4234352549 */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:4768edf3df464702b0b42e024472d9a9 */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:f03af5925d11f5e318b41ad6b265ae5d */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:ac51fc564953bd4ff252e2749924c8d9 */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:1dcef36c6c9a8e11db39af4052f8bf24 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:318ecfd189047e3f4a0a74fda6705204 */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:9a16282e1ab862abd7a688b5c4dacf7c */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:9e52ed28f1262d825b64f69c96bb4ef0 */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; }; }, void>;
    /** @gql.tada/hash sha256:7ee44df7079bfffdb61e7043ea05b075 */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:a7a35355ef10ce12cf778cb091a20dda */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:687d36d2c25e442f2bfb9e752477fc7d */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:230228717e10794869419e1232a109b6 */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:8649831d820200a3212742887d25a231 */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:d312cf3dd2db59646442bef47e04f800 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:269c489f4ac4b41e075fbd7b6d717633 */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ee9a4314eb4aa2656751167881fe9c39 */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:cc6854d1c1759d8c749df38b2b89fec2 */
    "\n  mutation EndLease($lease_id: ID!, $ended_on: String!) {\n    endLease(lease_id: $lease_id, ended_on: $ended_on) { ok }\n  }\n":
      TadaDocumentNode<{ endLease: { ok: boolean; }; }, { ended_on: string; lease_id: string; }, void>;
    /** @gql.tada/hash sha256:d68fe1e1456fae78f8045043b66a483b */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:5d42fa2971f504887385780743653237 */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:376175c0df3db146f0f8b3c3f34ad347 */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:359d82c3679e3c332ab743b05ce6846f */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:fd7dff6925fbbf726002b02e5194d11b */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:3228fbef7a73619a9401422b056e2172 */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:ed35d29ee1f3c75bd40d3770da2dd57f */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:bed255ee1f2ab5ec3f7b697ad20e58f5 */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:572ed6132332b1adaaeab055cfda56f6 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:ac95a128c3343c6c8695691725edeae1 */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1e34261b24599e36a251c50571d2c53b */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:7392c383218a207ff910ef82f9e58d45 */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:3f60627a1bf20932008b72303653dd4f */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:86b91f1e51bd8b44b2adb48995562ba7 */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:6dd4d0109520664266d7ece7456b9908 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:127505b9913c176e987c0202cfd98d9c */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:7da460912a6eec964d49b7560edf2e7c */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:585b17d3c9ad01ae189163e0eea6fd72 */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:d001262642401368c04a705f223ac6ea */
    "\n  mutation LinkFundProperty($input: FundLinkInput!) {\n    linkFundProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ linkFundProperty: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:a17a6f6928b7a49ef50da38bf9fc834e */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:7314788c0a3626eab59919bc5b7b2e33 */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:c380b14a47f8c157ea1a8c4563182cce */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:c49bb5e2b9c9c8bfcfa1aab4469f5282 */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:534864603d84d127b232b67ab6c9bee1 */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:4fddc6b7b137fa1e7af976d7f4e5e81a */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3a5e2aed800c21ab8f32368327b7c07b */
    "\n  mutation ProposeBankOpening {\n    proposeBankOpening { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:f5d1992e91dd1db53b5277b64175df42 */
    "\n  mutation ProposeDistinctProperty($input: PropertyInput!, $reason: String!) {\n    proposeDistinctProperty(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDistinctProperty: { id: string; }; }, { reason: string; input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:9e43ffcad09d8f5cbf7b151ebfd097a4 */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:a258625e2de0339634d2fcf32c2047e8 */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist: boolean; goal_type: "AllOrNothing" | "Allin"; end_at: string; disclosure: { use_of_funds: string; related_parties: string; price_basis: string; manager_review: string; management: string; exit_plan: string; }; detail: string; }; }; }, void>;
    /** @gql.tada/hash sha256:a59bd33a04e03d8f85f08226b5ab36d9 */
    "\n  mutation ProposeFundLink($input: FundLinkInput!, $reason: String!) {\n    proposeFundLink(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundLink: { id: string; }; }, { reason: string; input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:9c1ece8ed9b422b7e630dfe718287465 */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:6b0fc929955fb6965f7291de5061d8f3 */
    "\n  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:0ec92d8cd446c1f10f01e07e205f41d2 */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:b37980815228f89ced28d38445633a93 */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:e5844e4c85c2231e2205895e4bc94e50 */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:7b3d8f771101246d9f4a4a38da93eba1 */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:f581a2819c8c75e9e0ed97e56c3922c6 */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:2f1fdb37c9509410a16e7c322dc64398 */
    "\n  mutation ProposePropertyStrike($what: PropertyRecordKind!, $id: ID!, $reason: String!) {\n    proposePropertyStrike(what: $what, id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyStrike: { id: string; }; }, { reason: string; id: string; what: "deal" | "appraisal" | "lease" | "link"; }, void>;
    /** @gql.tada/hash sha256:769da17e2ea1e6342c97820bdc00fd2f */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:fa821700f9d7bb95f48790af4a9822fd */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:3eb017744186ea19b177d5e838545d4a */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2aaedcb9f67b6452fc11fbe4167a3165 */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:4fbe3244fea146eef159744d9cf780c5 */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:d4a64da1ef83bc30135a2322b44ff85e */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a83970c31c30ed249b058acc2be23901 */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:5032f391e98433e472f1d731cbcb9acf */
    "\n  mutation RecordLease($input: LeaseInput!) {\n    recordLease(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordLease: { id: string; }; }, { input: { tenant_id: string; rent: number; part_id: string; is_sublease: boolean; ends_on: string; deposit: number; common_fee: number; begins_on: string; }; }, void>;
    /** @gql.tada/hash sha256:7f8638bb14d8edbda877e4b84828017f */
    "\n  mutation RecordPropertyAppraisal($input: PropertyAppraisalInput!) {\n    recordPropertyAppraisal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyAppraisal: { id: string; }; }, { input: { value: number; part_id: string; method: "own" | "assessment" | "licensed"; document: string; appraiser: string; appraised_on: string; }; }, void>;
    /** @gql.tada/hash sha256:c5e32c731f63ab87ab556b5b88d803ff */
    "\n  mutation RecordPropertyDeal($input: PropertyDealInput!) {\n    recordPropertyDeal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyDeal: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; settled_on: string; seller_id: string; price_with_tax: number; price_reason: string; price: number; part_id: string; buyer_id: string; basis_sha256?: string | null | undefined; basis: string; }; }, void>;
    /** @gql.tada/hash sha256:4efde525f8f4566ef94273c887943fba */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:31350dc991e635cd2039e58e93c8e222 */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:ccd73594078049dae2a4a8d20eeeb011 */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:98277d3148b5ebbd29db1c8bb75c5761 */
    "\n  mutation RegisterProperty($input: PropertyInput!) {\n    registerProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ registerProperty: { id: string; }; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:2f1b02d036f141483f4c619adaabe3fd */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:2d01b1d6afacab74a408791f99f5dce8 */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:85a4737cec9f858ab6a70e068f727160 */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:9868242575f4cfff33130e14d459feb7 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1a68d4c6c872d66f5950214c2dd89f6f */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:059785ccbad4aeeaad175a3fde37bb54 */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e68405f6cd811a0e72e3a0b92c53ee40 */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:f0d57bbc3a50410b433759d9ec4c13e0 */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:fe659ed49f0ba9a3a65497a201edc7e6 */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:ae58cf41068163d5351d95b80b27b7c7 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:4c79b3516ac1eed278c18f04a84faa09 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:a91bde73d763f46ceae3229243442f42 */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:6f4384f6d64d3bcc53beab00ff803e50 */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist: boolean; goal_type: "AllOrNothing" | "Allin"; end_at: string; disclosure: { use_of_funds: string; related_parties: string; price_basis: string; manager_review: string; management: string; exit_plan: string; }; detail: string; }; }; }, void>;
    /** @gql.tada/hash sha256:093866a310278f8dec5d020fde773298 */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:0c25a2dc900dda7ce9f3ec83b7c3459d */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:8be3095744312e51172a0b367af79a07 */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:c8cf63ba3498ba04e4a32a7149a38564 */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:1fb6c36f14409b6f9042264d68fd95ed */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:6d68925a9c7663b42b6806d00429f4c6 */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "tel" | "birthday" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:ec1f3194bcfae642b0d0fb874a7b3c57 */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:ebabcef5c753d1f3565cbcd336a8a21f */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:384cd800aa137952381817275292df84 */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:9cdbe8b29fd91898dd1f0006cf21cf2c */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:0bd05cd93e592210554c15a329981b49 */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d31069cbaede5b6f9f789260bbc1d783 */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:31025b7c19dfec36ac31eb8bb008498b */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:8b20fb1403aea2df1b38c0c96f45463a */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:045fd16dfaf3be2ec7a95c381ae270d7 */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:4e07bfeed047ece8a85bd597b61ff23e */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:7895a2aa3fd41d8929cd0121165edbd6 */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:3025bc2af420f5d1cfb62095eca3135b */
    "\n  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend?: number | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:019812b22bf4b1b4afbda82d24e74f99 */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:d6499e5839a3d0ca734d21ed1de0361f */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:7529c4fb0e44c36dbdce386c974d2c16 */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:e70d12148680611dbb3eb125a4db091a */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:ce886551e6600c807349fb609fb32ee7 */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }; }, void>;
    /** @gql.tada/hash sha256:c359c5fff49c3ca59e0fcb92ffecb7a6 */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; transacted_on: string; remarks: string; amount: number; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d20fff3f386a9d58fd08a3766de54856 */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id explanation { id kind reason explained_by explained_at is_correction } }\n    }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; explanation: { id: string; kind: "tax" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; } | null; }[]; }; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ce76d8ff2468839497251b6780520b2a */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { account_number: string; va_id: string; status: string; id: string; branch_cd: string; branch_name: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ddc98c21b1dfbf9d20f92eeefd200603 */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        ...AdminApplicationColumns\n        id\n        project_id\n        member_number\n        member_name\n        cancel_reason\n        early\n        status_at\n        contract_delivered_at\n        contract_confirmed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; cooling_off_until: string | null; id: string; project_id: string; member_number: string; member_name: string; cancel_reason: string | null; early: boolean; status_at: string; contract_delivered_at: string | null; contract_confirmed_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e56a3c9bbb0ad6a3a1e7073f4124396b */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:e16cea7e0c38c4c4d6828cbbc4a7285e */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "closed" | "drawn" | "announced" | "late" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0d64e6bb2447763d0b3d475b3120637d */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; id: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; senior: number; rate_bp: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d687cc44a659fddc6003a9705fce13f3 */
    "\n  query AdminProperties($filter: PropertyFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProperties(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...PropertyRowColumns id }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperties: { total: number; rows: { address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { search?: string | null | undefined; kind?: "building" | "land" | "unit" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d217a9be96d41494cc56ee3b0b6ab85f */
    "\n  query AdminProperty($id: ID!) {\n    adminProperty(id: $id) {\n      id\n      kind\n      address\n      building_name\n      lot_number\n      built_in\n      recorded_at\n      distinct_from { id address reason }\n      parts {\n        id\n        name\n        house_number\n        registry_number\n        area_centi\n        ownership\n        lineage {\n          project_id\n          project_name\n          held_from\n          held_until\n          seller\n          acquired_for\n          sold_for\n          exit_kind\n          own_price\n          margin\n          margin_permille\n        }\n        deals {\n          id\n          kind\n          settled_on\n          seller\n          buyer\n          share_numerator\n          share_denominator\n          price\n          price_with_tax\n          price_reason\n          basis\n          basis_sha256\n          is_struck\n        }\n        appraisals { id appraised_on appraiser method value document is_struck }\n        leases { id tenant rent common_fee deposit begins_on ends_on ended_on is_sublease is_struck }\n        links { id project_id project_name seller share_numerator share_denominator price price_basis price_reason is_struck }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperty: { id: string; kind: "building" | "land" | "unit"; address: string; building_name: string; lot_number: string; built_in: string | null; recorded_at: string; distinct_from: { id: string; address: string; reason: string; }[]; parts: { id: string; name: string; house_number: string; registry_number: string | null; area_centi: number; ownership: "freehold" | "leasehold" | "shared"; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; own_price: number | null; margin: number | null; margin_permille: number | null; }[]; deals: { id: string; kind: "between_funds" | "in_kind" | "purchase" | "sale"; settled_on: string; seller: string; buyer: string; share_numerator: number; share_denominator: number; price: number; price_with_tax: number; price_reason: string; basis: string; basis_sha256: string | null; is_struck: boolean; }[]; appraisals: { id: string; appraised_on: string; appraiser: string; method: "own" | "assessment" | "licensed"; value: number; document: string; is_struck: boolean; }[]; leases: { id: string; tenant: string; rent: number; common_fee: number; deposit: number; begins_on: string; ends_on: string | null; ended_on: string | null; is_sublease: boolean; is_struck: boolean; }[]; links: { id: string; project_id: string; project_name: string; seller: string; share_numerator: number; share_denominator: number; price: number; price_basis: string; price_reason: string; is_struck: boolean; }[]; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:775ea950fe2da039c4c4bfa16be919b1 */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:3ebd6ebb10c6ba0f057bf885889ce72d */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:534a9467ca6519f33a26e8fae3a8e582 */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:87e509f949a8048204dbe1e55bf8b858 */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { seq: number | null; at: string; action: string; id: string; actor: string; actor_name: string | null; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:8ceca6d14e4df2d1d32793096ac3bec8 */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:83261b34a9b0d52bdffd213a8b939f53 */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:6f5213d3ca6d4cf5f09fb35617422afd */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:f515f3f7d1e641d8793a1e18acb78133 */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:0b5c2e6c4a7797c28199e2a068432a9e */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:1d6b63bdb530760ed792303e4fe33069 */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:b49114a0087578cb81aa1a3b572e0abe */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:43e38225b6f8a026e0a14289041ee836 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ccfca22d2f49222a1e5e5fc8a8bb68ea */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:dd50bb57d3c3402cebf78c84ee0f2de1 */
    "\n  query Dashboard {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:a944ffcd435054f3d892eaad20da8a25 */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; key: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; printed_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:65b24fcc079d017bd3f9f8fa94991bae */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:9ff1ff98d7086d0792badd3b812e0aaa */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        ...DepositColumns\n        id\n        name_differs\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; id: string; name_differs: boolean; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:fe4af080d60b7a1ffed1efad0f285972 */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:70f0fa1a6e9142e80e1ee891641fce81 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:1da380c7b1b98c3080de818fd2b9b6cb */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e09d8e6ef5264e1971755088ba52e8f3 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:c6012c7495e30961d9da17093b226eb3 */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:8d33a6bd16ef907226511a6dfda9e8d8 */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:57db7f47fd36dfefc6ee07b0ebb3236a */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:46587ecc50da7f11bd45d7d765e575dc */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:a387385feaac94d8cb4cb7358650f0ea */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f5b7355f344fa4ffe495ade1fc1cee4b */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...DrillColumns\n        id\n        project_id\n        people\n        spread_seconds\n        amount\n        state\n        asked_by\n        asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { project_name: string; id: string; project_id: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f0ba55a71d397d700e8a550d9cd37082 */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        ...FundContentFields\n        detail\n        disclosure { ...FundDisclosureFields }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents parts { property_id name problem } entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; detail: string; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; parts: { property_id: string; name: string; problem: string | null; }[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:f4834f281520d4d1119a49d08e3cd7f3 */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:544087dac30821bdd429050b20216145 */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; topic: string; name: string; received_at: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d4f65efbd8752dde31ab7961b0146374 */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:1e3f9c388af39a6d26f6fadca1c239d8 */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:c243ae7da6eb34dbb755b40f6c3ad4e8 */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:e4873f7e7950d39a60fea469280bd920 */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b3f9888c78a56678b4e66a8fb2c62300 */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:89e70072a493fb523d13cf1e2f587987 */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:9e5d847a9041a6f449697330fc24e67a */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1b4e8e4bc6a1d1868df6133dc5b9d5c7 */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ff354d09d60610919058ca634bc26588 */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:3c873dafe13bdca94409537e6b2e1ef5 */
    "\n  query FundResult($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing }\n      recorded_start_at\n      recorded_end_at\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; } | null; recorded_start_at: string | null; recorded_end_at: string | null; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c6e79be70a81a154c4dfb3887701e560 */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { status: string; method: string; reasons: string | null; started_at: string; status_at: string; id: string; member_number: string; name: string; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:63b75ea8f30bb33426348ad4149e0370 */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:b16d4aa53653b1d4571b489de3a8f941 */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f9269f1afc30f950747d8dba843672c2 */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ee3e6aad87f2b351111a640ba9345df8 */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:99efcf313db9a165088657a783ca40b7 */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:cef216185eea921947d70e830fa15976 */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:80081711a2e30b7088938531f7058ddb */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "property" | "deposit" | "taken_over" | "capital" | "declared_income" | "deployed" | "fee" | "float" | "fund_asset" | "fund_interest" | "in_flight" | "own_equity" | "payable" | "refundable" | "return_due" | "surcharge" | "suspense" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d2484eef1fb30a110e9ff2e3f826ebbb */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { ...LedgerEntryColumns sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; at: string; text: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "property" | "deposit" | "taken_over" | "capital" | "declared_income" | "deployed" | "fee" | "float" | "fund_asset" | "fund_interest" | "in_flight" | "own_equity" | "payable" | "refundable" | "return_due" | "surcharge" | "suspense" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e237d5b16654d3ac31c3a60b1fd4c4d7 */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:af8259ddd4bdc4199019edcfccf9af56 */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:65a9badeb8c5c4a1a7a0612694a51bb9 */
    "\n  query LinkableFunds {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:0a3f4aca2673ab113fc0e412bb19bac0 */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:8b21d9c6a15407f73bd3c0666fd79f5b */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        entries { invest_id amount won }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; entries: { invest_id: string; amount: number; won: boolean; }[] | null; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:16afd432ec5f653e9534484c5f679ffe */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c62f5b6d841ab3d02cb5a340bfe21e75 */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c380dec0cd2b7d38d460f5c902ea6fd1 */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:d748432df2f2c131814634836a0bc4db */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:f60066044ace5b5210e79f1e90d05655 */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; id: string; send_at: string | null; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:aa925e5f533248b861065360bc43a84b */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:95eb329a208c27a52ef816ae7cb014f5 */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:250478a0ef80a71beda757a4cee09a59 */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c5f7ee4e1c6d82b7ab8ecd68babec3ea */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:693f0c53d1abe71d4c197cb9fdbc04e1 */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:ca58b5d453e5b2350d9523a65a776f11 */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3e00a3d83214b9a65d977a80196dc7d2 */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...MemberSummaryColumns\n        kana\n        role\n        identity_approved_at\n        identity_submitted_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; kana: string; role: string; identity_approved_at: string | null; identity_submitted_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:00c6fe141e7c87bad97b992b5cdabde0 */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "cooling_off" | "fund_failed" | "excess" | "late" | "overdue" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "leave" | "continue"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:3c28e7b729a3e824e1176b2cbf286d64 */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:04076a8ac3e899d2b811415201186d46 */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:7516fdcdc8fac50d83ea5939e8936f9f */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:bae6d4efe5fe1ca48915e39a08c83cb8 */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:18ce664937b338413bce7d80c196656f */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:f93098bd05af8f096c2921a5244fcb1a */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:64a61d259e2b3130663af1aef039e46f */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:abb02967ad29dd436d3ed398b66a5e08 */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:28ef60db0032121a6fb432ba07fb1706 */
    "\n  query Parties {\n    adminParties { id name relation corporate_number }\n  }\n":
      TadaDocumentNode<{ adminParties: { id: string; name: string; relation: "fund" | "group" | "officer" | "self" | "third"; corporate_number: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:977c944c3927fc351134d55e1f21e2d7 */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a5767395a77ff19ba02d619052d998df */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        ...PayoutColumns\n        member_id\n        payee { bank_code branch_code account_number name }\n        trouble { problem detail }\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; member_id: string; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; trouble: { problem: string; detail: string; } | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:74ba033870f53c0d252a41e9178dc287 */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { ...PayoutBatchColumns prepared_by prepared_at settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; prepared_by: string; prepared_at: string; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "settled" | "unclear" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a6e658662753a620c282ee69d5e80221 */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:0dc280142d098e8be5ab1f73af059319 */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:79f6410bba627fc81b0de2f1c6b2cfe6 */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "picture" | "document"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b941bc0ffa3fb1cd7d312518a0d7b690 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:964f6bfed5c9a60aa2ea5583d539ab59 */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:d9b574afeae61fca03214a1bbe750b99 */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:0e90e6b3fb74a259da696735aea22b9f */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:864d6ef136c12fa35dcb8ed31ef2f48f */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:8a62afd7a1436ea16fe0b757f29b3f23 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:f0fa9f0ead1418160fc507f077d23fc6 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ee39a2d4592b86f3ba8032844cd4b107 */
    "\n  query ResultFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:db82822a0ba1cfe4e353d825bb62374a */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:f24bc90f195a459f305369adcf72f20e */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:85805a0ff5df57f1a4002fa39d6840e6 */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:205396b39b8c9fea50d9feefc4e357c3 */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:55752efb06565bd665ef2d382e85cc7d */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ccec5494e242ba502fee0fc77a5e994f */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:4a5f7b941eaa3a690a1a8b9c80690397 */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:80a699242cd6c1246d23b9867426d274 */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c90386fb50ba67d709e22e9a906663ad */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b67a1a544a946fed87be92f7fea7aefc */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "deposit" | "investment" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:88e8cb4eabb6e1cc478f51fe6d104e55 */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:343b9f666fed056922376d57afea0a29 */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { ...FailedJobColumns id max_attempts reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { subject: string; to: string; undeliverable_at: string; error: string | null; id: string; member_number: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { task: string; attempts: number; error: string; created_at: string; next_at: string | null; id: string; max_attempts: number; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:be82ca86c78d4e86fda070d8c4a676b2 */
    "\n  query UnrecordedFunds {\n    adminFundsWithoutProperty { id name published_at }\n  }\n":
      TadaDocumentNode<{ adminFundsWithoutProperty: { id: string; name: string; published_at: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:bbb28c21c09bcbbe09d1f6480b54d14d */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "annual_report" | "contract" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:ca404e59eab9006beae8e7c63d6d21a6 */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:3218d8b79e41391e302006992267e769 */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:1b65c979fcea999867012782d97da718 */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
