// Written by npm run schema for schema.graphql be97cc68699a26d4f5043a1a2f7eb25014646d76059ac1292a74a21629c7449a
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:a75990d4694819c176a87ee498722fb6 */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        selection_reason\n        closing_days\n        fill_in_percent\n        judged_at\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        dividend_sources { number start_at end_at text notes }\n        first_choice_until\n        raised { label amount }\n        properties {\n          kind\n          place\n          area\n          share\n          seller\n          price\n          price_basis\n          price_reason\n          appraisal { appraised_on appraiser value }\n          lineage {\n            project_id\n            project_name\n            held_from\n            held_until\n            seller\n            acquired_for\n            sold_for\n            exit_kind\n            own_price\n            own_days\n            margin\n            margin_permille\n          }\n        }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; selection_reason: string | null; closing_days: number; fill_in_percent: number; judged_at: string | null; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; dividend_sources: { number: number; start_at: string; end_at: string; text: string; notes: string[]; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:9f41c43918df04e4ba5238bc51663c70 */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:65b41cd5b135a9b191e8be49a852953b */
    "\n  fragment AccountEntryColumns on AccountEntry @_unmask {\n    id\n    transacted_on\n    account\n    remarks\n  }\n":
      TadaDocumentNode<{ id: string; transacted_on: string; account: string | null; remarks: string; }, {}, { fragment: "AccountEntryColumns"; on: "AccountEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:68de4a8bd174946221a3f9a7e65e70ce */
    "\n  fragment AdminApplicationColumns on AdminApplication @_unmask {\n    number\n    project_name\n    amount\n    paid\n    view\n    applied_at\n    deadline_at\n  }\n":
      TadaDocumentNode<{ number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; }, {}, { fragment: "AdminApplicationColumns"; on: "AdminApplication"; masked: false; }>;
    /** @gql.tada/hash sha256:6e06f956e1862539dea4d49e0d6331c5 */
    "\n  fragment AdminDrawColumns on AdminDraw @_unmask {\n    project_name\n    state\n    end_at\n    applications\n    amount\n    capacity\n    winners\n    won\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; }, {}, { fragment: "AdminDrawColumns"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:c674dae90b19e492876bb54e583985c0 */
    "\n  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {\n    title\n    show_at\n    extra_message\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; }, {}, { fragment: "AdminProjectMessageColumns"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:0c619fa18cf1c782f5dd7df4958ea51d */
    "\n  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {\n    account_number\n    va_id\n    status\n  }\n":
      TadaDocumentNode<{ account_number: string; va_id: string; status: string; }, {}, { fragment: "AdminTransferAccountColumns"; on: "AdminTransferAccount"; masked: false; }>;
    /** @gql.tada/hash sha256:234509d2db8fcbd5163501dcb6132404 */
    "\n  fragment AuditLineColumns on AuditLine @_unmask {\n    seq\n    at\n    action\n  }\n":
      TadaDocumentNode<{ seq: number | null; at: string; action: string; }, {}, { fragment: "AuditLineColumns"; on: "AuditLine"; masked: false; }>;
    /** @gql.tada/hash sha256:b0a2d536099948a7a647458462aca4da */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:5a9ebed4f4dd36d510f3f59a77078fe3 */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:4ee8ec9f3a80a096146646ccad3524f8 */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:d9ccaa44586233ac6d0b9568e5bbd72f */
    "\n  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {\n    number\n    issued_at\n    delivered_at\n    openings\n    last_opened_at\n  }\n":
      TadaDocumentNode<{ number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; }, {}, { fragment: "DeliveredDocumentColumns"; on: "DeliveredDocument"; masked: false; }>;
    /** @gql.tada/hash sha256:e4251e971b2f9ccf69d6640cc171ebd1 */
    "\n  fragment DepositColumns on Deposit @_unmask {\n    at\n    judgement\n    amount\n    difference\n    remitter_name\n  }\n":
      TadaDocumentNode<{ at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; }, {}, { fragment: "DepositColumns"; on: "Deposit"; masked: false; }>;
    /** @gql.tada/hash sha256:2010bbe2bdac62f98511194f8867277f */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:48118e06b10646897289fb9df93776d3 */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    ...AdminDrawColumns\n    project_id\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:51eb20739a6cf214e7fe7e89b6e0f8aa */
    "\n  fragment DrillColumns on Drill @_unmask {\n    project_name\n  }\n":
      TadaDocumentNode<{ project_name: string; }, {}, { fragment: "DrillColumns"; on: "Drill"; masked: false; }>;
    /** @gql.tada/hash sha256:dc06dc3c066349103cc3ab19ee5dfa23 */
    "\n  fragment EnquiryColumns on Enquiry @_unmask {\n    number\n    topic\n    name\n  }\n":
      TadaDocumentNode<{ number: string; topic: string; name: string; }, {}, { fragment: "EnquiryColumns"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:a143a26f8ef9c83d2e8959104591aee0 */
    "\n  fragment FailedJobColumns on FailedJob @_unmask {\n    task\n    attempts\n    error\n    created_at\n    next_at\n  }\n":
      TadaDocumentNode<{ task: string; attempts: number; error: string; created_at: string; next_at: string | null; }, {}, { fragment: "FailedJobColumns"; on: "FailedJob"; masked: false; }>;
    /** @gql.tada/hash sha256:4af44f41ceda1d6658cc3dc1218bf3ae */
    "\n  fragment FundContentFields on FundContent @_unmask {\n    name\n    recruit_type\n    goal_type\n    price_estate\n    subordination_amount\n    lower_invest\n    higher_invest\n    rate_bp\n    rate_parts { label rate_bp }\n    unyo_term_month\n    is_auto_continue\n    has_waitlist\n    start_at\n    end_at\n    closing_days\n    fill_in_percent\n    unyo_start_at\n    unyo_end_at\n    selection_reason\n    special\n  }\n":
      TadaDocumentNode<{ name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; }, {}, { fragment: "FundContentFields"; on: "FundContent"; masked: false; }>;
    /** @gql.tada/hash sha256:8704f538f7726e2f3d18b17e65799a96 */
    "\n  fragment FundDisclosureFields on FundDisclosure @_unmask {\n    use_of_funds\n    price_basis\n    related_parties\n    management\n    exit_plan\n    manager_review\n  }\n":
      TadaDocumentNode<{ use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }, {}, { fragment: "FundDisclosureFields"; on: "FundDisclosure"; masked: false; }>;
    /** @gql.tada/hash sha256:8c6f94343373da4d0246672402891458 */
    "\n  fragment FundRowColumns on FundRow @_unmask {\n    name\n    start_at\n    end_at\n    total\n    applied\n    paid\n    applications\n  }\n":
      TadaDocumentNode<{ name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; }, {}, { fragment: "FundRowColumns"; on: "FundRow"; masked: false; }>;
    /** @gql.tada/hash sha256:8f58bd6657beabf81ab8f7ccda7f8aee */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    exits\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:b9902789cbf19769236ef8c54176deb9 */
    "\n  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {\n    status\n    method\n    reasons\n    started_at\n    status_at\n  }\n":
      TadaDocumentNode<{ status: string; method: string; reasons: string | null; started_at: string; status_at: string; }, {}, { fragment: "IdentityCheckSummaryColumns"; on: "IdentityCheckSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:63772dbaa0614605eff77d17d7d67840 */
    "\n  fragment LedgerEntryColumns on LedgerEntry @_unmask {\n    id\n    at\n    text\n  }\n":
      TadaDocumentNode<{ id: string; at: string; text: string; }, {}, { fragment: "LedgerEntryColumns"; on: "LedgerEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:9a5ddad2caa4d9eb1723bfd5203d5b94 */
    "\n  fragment MailColumns on Mail @_unmask {\n    title\n    state\n  }\n":
      TadaDocumentNode<{ title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; }, {}, { fragment: "MailColumns"; on: "Mail"; masked: false; }>;
    /** @gql.tada/hash sha256:1169c630004bca916680cb15c01b0202 */
    "\n  fragment MemberSummaryColumns on MemberSummary @_unmask {\n    number\n    name\n    email\n    tel\n    status\n    screening\n    invested\n    registered_at\n  }\n":
      TadaDocumentNode<{ number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; }, {}, { fragment: "MemberSummaryColumns"; on: "MemberSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:ce978a71f241605446d287703758296a */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    ...AdminProjectMessageColumns\n    id\n    project_id\n    project_name\n    content\n    is_deleted\n    a\n    version\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:35e1af3180c4c74a2778b8595440fda3 */
    "\n  fragment PayableColumns on Payable @_unmask {\n    member_name\n    project_name\n    amount\n    owed_since\n    hold\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; }, {}, { fragment: "PayableColumns"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:015c3b76f97aedd58d8fb4fa37a6bcdf */
    "\n  fragment PayableFields on Payable @_unmask {\n    ...PayableColumns\n    kind\n    id\n    member_id\n    reason\n    reason_text\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:4ee6fe8c265839f9cd531010d3c54838 */
    "\n  fragment PayoutBatchColumns on PayoutBatch @_unmask {\n    id\n    status\n    pay_on\n    count\n    total\n    method\n    approved_by\n  }\n":
      TadaDocumentNode<{ id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; }, {}, { fragment: "PayoutBatchColumns"; on: "PayoutBatch"; masked: false; }>;
    /** @gql.tada/hash sha256:d341b513fd7ea26f38d3e2ba40eac5e8 */
    "\n  fragment PayoutColumns on Payout @_unmask {\n    id\n    member_name\n    kind\n    amount\n    status\n  }\n":
      TadaDocumentNode<{ id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; }, {}, { fragment: "PayoutColumns"; on: "Payout"; masked: false; }>;
    /** @gql.tada/hash sha256:26cbfca88add9a98f6445e3e6476182b */
    "\n  fragment PropertyRowColumns on PropertyRow @_unmask {\n    address\n    id\n    building_name\n    kind\n    parts\n    held_by\n    funds\n    recorded_at\n  }\n":
      TadaDocumentNode<{ address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }, {}, { fragment: "PropertyRowColumns"; on: "PropertyRow"; masked: false; }>;
    /** @gql.tada/hash sha256:f8ad98d84aaa50daa5fe2f3f1507ca1d */
    "\n  fragment ProposalColumns on Proposal @_unmask {\n    title\n    people\n    yen\n    proposed_by\n    proposed_at\n    decided_by\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; }, {}, { fragment: "ProposalColumns"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:4e0bb2243c6e597d4d3fe1f6fbc053d6 */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    ...ProposalColumns\n    id\n    kind\n    subject\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:87670bd79db0f340324dac04821fef71 */
    "\n  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {\n    subject\n    to\n    undeliverable_at\n    error\n  }\n":
      TadaDocumentNode<{ subject: string; to: string; undeliverable_at: string; error: string | null; }, {}, { fragment: "UndeliveredMailColumns"; on: "UndeliveredMail"; masked: false; }>;
    /** @gql.tada/hash sha256:af6b96d1a3ec2b55bba1d878dd96c504 */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:ea8b038b02226a0a1e3b78fb91afaf57 */
    "\n  mutation AddParty($input: PartyInput!) {\n    addParty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ addParty: { id: string; }; }, { input: { relation: "group" | "officer" | "third"; name: string; corporate_number: string; }; }, void>;
    /** @gql.tada/hash sha256:01d58c79842b36c67e496a44cb11aad6 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2359def69f0199a4ca990b995088f506 */
    "\n  mutation AddPropertyPart($property_id: ID!, $part: PropertyPartInput!) {\n    addPropertyPart(property_id: $property_id, part: $part) { id }\n  }\n":
      TadaDocumentNode<{ addPropertyPart: { id: string; }; }, { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; property_id: string; }, void>;
    /** @gql.tada/hash sha256:c37d38d6b5c5fed94bc10a77aeff6bb2 */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:221a77b87cc7dafa69bb68e4b7c64a3a */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:4a32f3fc1b1005661f4a0c38e826f333 */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:24be1efd1aa2f44fc23ed590af5476f4 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:177387403b7f7e821ab0dc154879e560 */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:0ea11edcfd141faa8ccac48bc573feae */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("purpose" | "data" | "correction" | "cessation" | "provision")[]; form: "paper" | "electronic"; }; }, void>;
    /** @gql.tada/hash sha256:783bea8617153d89a10f39a8830d8a87 */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:f5d06a4b9d23464d3ff895ae0b218874 */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e3095d7d55b20b5821e76c994435fba9 */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:59f8fa0cdc98088c57ebe6341e80d8f1 */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "other" | "adoption" | "court" | "divorce" | "marriage"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:b121fe95eb4782da08651b7f9794aa9b */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:bdec093461244a2167e5c896648d9c51 */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:684054543ddb31ddebc131fb7e1bc564 */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:efb004ab67e504418ac640cebd851c94 */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:074bd99b31fa7012ad6ec6caa86033e0 */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:2e07c662ecd1ab1c4279931e93325601 */
    "\n  mutation CancelOwnTransfer($id: ID!) {\n    cancelOwnTransfer(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ cancelOwnTransfer: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:40677427e41a83365c045b8135bc25fb */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:211c0684eaff385527af600c2cba9873 */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:36f50474f25a0c03d3b103870d2805c4 */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:eacb354e7c52ff7eb487b8ed865d7e20 */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:e4773570b8bb8709fcc6a88b524df162 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:df72282d59560e6bee3e1ece91ed5ffc */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:34facbaa17d4d22aa9fb3441ca6580d0 */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:96b4b496130af611e2cb29f90b5de167 */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:69f44afb3bd9c6a854a375d136020275 */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:c2d28c1045ea94202a0e4ca20d7462af */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:38f9024d8af99408f927cd929d1c7766 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:4f75fe2554755b9e4aec0a624394d5d7 */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:22de198d3427e7e6bd7c3be1889b6374 */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:a49964ea141c66eda3443c90bcf9a508 */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; }; }, void>;
    /** @gql.tada/hash sha256:7a354822e5a06d352d0e6fc8061fa264 */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:16194ca0b07be33621edfb5d549c440f */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:99b86e23f98806f490e419b319f44e38 */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:d66350f5717cefec55456c178954e589 */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:c534f25201eebad05d22a679fecc8ed6 */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:9389a3107848cacd93e4e67ce9927546 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:14620f6343fc24adab3e6c72e3208f57 */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f1b8112e2480869f09ea248cb19f1b4d */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:02776f9a8029bcd5c3f436a1990e37e1 */
    "\n  mutation EndLease($lease_id: ID!, $ended_on: String!) {\n    endLease(lease_id: $lease_id, ended_on: $ended_on) { ok }\n  }\n":
      TadaDocumentNode<{ endLease: { ok: boolean; }; }, { ended_on: string; lease_id: string; }, void>;
    /** @gql.tada/hash sha256:2a872937dc8b16d5db4550a3af477b3f */
    "\n  mutation EndLineRule($id: ID!) {\n    endLineRule(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endLineRule: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:8f59189526a53cac710e25a84bc998a1 */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:0499ae77b2bffcb19b252af6d8dde051 */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:8339ca63c36dea4cebfaccc79e477123 */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b5c5e36b671059d8077dad41b15a1515 */
    "\n  mutation ExplainFundLine($input: ExplainFundLineInput!) {\n    explainFundLine(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainFundLine: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind?: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null | undefined; amount: number; about?: string | null | undefined; }[]; paid_by: "fund" | "operator"; keeps_rule?: boolean | null | undefined; id?: string | null | undefined; explanation_id?: string | null | undefined; counterparty: "third_party" | "related_party"; also?: string[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:6a0258c8ddab125d494a6ecab8b497f0 */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:649fd2bb81c65b55ddec663ab1dc8f14 */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:56bd2d3010ed4ec1e9e0ea56d401154e */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:a1966f5c4ea4cb80be7635d62c4bccc9 */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:4fcaaf3fed11663a9dffa6bfb4b3800e */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:c694c58be8c7fae9b7d1a527fcc630e8 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:289906d71f375a9c358296eea7c70c4b */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:2cf6fe1cbcd2cb5f815f1c40fa4b38fa */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:55982e8f0c86bce676d743758744b64d */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:6414fea6fc8afcf3ced2269d156b8d21 */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:b405fa657c53853094a71611320a2422 */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:eefe72bc13e31c983acc569298b468f8 */
    "\n  mutation KeepLineRule($input: KeepLineRuleInput!) {\n    keepLineRule(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ keepLineRule: { ok: boolean; proposal_id: string | null; }; }, { input: { rule_id?: string | null | undefined; remitter?: string | null | undefined; reason: string; explanation_id: string; amount_until?: number | null | undefined; amount_from?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:a889c1718e2367ee2ccb1e6454e39db6 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:d10d4313177225aa3895b21dd73a4ce7 */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:b584b54dbe5399a04e3247f40e50fde9 */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:71e1dfebc2f1642daf0e4554c57b0ebe */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:09810b609f9c1cd58c294fa1903c0014 */
    "\n  mutation LinkFundProperty($input: FundLinkInput!) {\n    linkFundProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ linkFundProperty: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:a7a2cea414ae30b5ddfca56b90575fd5 */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:bad0b4837669899b5e0daa6d78a0205f */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:97b4f87b771d29fd61fb05c9e9dbefd1 */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:0a3f6bd1348c340c0ced8ea04c6ac324 */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d56de7712c9daa4aaac1ad2e810cc1b1 */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a3c676229641bda62e52f828c5e10c1a */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5809ef4aab93686af7e3982946ddfbe5 */
    "\n  mutation ProposeBankOpening($account: ID) {\n    proposeBankOpening(account_id: $account) { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, { account?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:c5160bbeb01463e9c5af17a62c4602bd */
    "\n  mutation ProposeBookMonth($month: String!) {\n    proposeBookMonth(month: $month) { id }\n  }\n":
      TadaDocumentNode<{ proposeBookMonth: { id: string; }; }, { month: string; }, void>;
    /** @gql.tada/hash sha256:63a71f3913dd3a993bd937074109b09f */
    "\n  mutation ProposeCompanyAccount($input: CompanyAccountInput!) {\n    proposeCompanyAccount(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccount: { id: string; }; }, { input: { purpose: "tax" | "fund" | "operator"; fund_id?: string | null | undefined; account_id: string; }; }, void>;
    /** @gql.tada/hash sha256:040aad8b6c4bef6c95621ac815cc5e83 */
    "\n  mutation ProposeCompanyAccountClosing($id: ID!) {\n    proposeCompanyAccountClosing(account_id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccountClosing: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d101b35b6a53b12b67ab5deeeea0b7d1 */
    "\n  mutation ProposeContribution($id: ID!, $part: ContributedPart!, $amount: Yen!, $reason: String!) {\n    proposeContribution(project_id: $id, part: $part, amount: $amount, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContribution: { id: string; }; }, { reason: string; amount: number; part: "fill_in" | "subordinated"; id: string; }, void>;
    /** @gql.tada/hash sha256:90c407a621380809aa543b67adc25668 */
    "\n  mutation ProposeContributionReturn($id: ID!, $reason: String!) {\n    proposeContributionReturn(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContributionReturn: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:bc6180c4459ed758d629a3ee0a92776a */
    "\n  mutation ProposeDistinctProperty($input: PropertyInput!, $reason: String!) {\n    proposeDistinctProperty(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDistinctProperty: { id: string; }; }, { reason: string; input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:1d2161e589bcd7ccd5041216d0cc7db4 */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:c3012e74c3f47b1c716b07e2eb75e7d9 */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:50772cca8caccd513950fe7b4dc17a28 */
    "\n  mutation ProposeFundLink($input: FundLinkInput!, $reason: String!) {\n    proposeFundLink(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundLink: { id: string; }; }, { reason: string; input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:55a40737ec5114f31bc27acb75f935c0 */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:3fd1ff5c5831ed7e53070b493abab7f2 */
    "\n  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:b4051959a845f320df0d42b7585c5dc0 */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:2dfcadf5b14c0d631bd2851d8c70e588 */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:e02a4ee3da799b3981d9b2b7c04b3b13 */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:55a6fc2c09e6d23b99154ec1f54520ee */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:881ab2b0f2612f51a80682e2474319f4 */
    "\n  mutation ProposeOwnTransfer($input: OwnTransferInput!) {\n    proposeOwnTransfer(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOwnTransfer: { id: string; }; }, { input: { to_account_id: string; reason: string; fund_id?: string | null | undefined; from_account_id: string; amount: number; }; }, void>;
    /** @gql.tada/hash sha256:105a1fc99a0e0e7fbf29228e14dabc35 */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:60b82b87c80fed7295d0e28535746993 */
    "\n  mutation ProposePropertyStrike($what: PropertyRecordKind!, $id: ID!, $reason: String!) {\n    proposePropertyStrike(what: $what, id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyStrike: { id: string; }; }, { reason: string; id: string; what: "deal" | "appraisal" | "lease" | "link"; }, void>;
    /** @gql.tada/hash sha256:679803fc1e4bc84f4b5fb8a25e6477e0 */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:a86c313f3e68fabef08b11f9f180dde6 */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:333aa32091a4e9800d792fed90dc2cba */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:94ba9592aa7fef350f64352cac892b5b */
    "\n  mutation ProposeWindingUp($id: ID!, $reason: String!) {\n    proposeWindingUp(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeWindingUp: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:505a3f37706b55a1fe270a565659c203 */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:1c71a57790115852ad3a445dfd045139 */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:51386fbd3c2c1dd258fab34b192faf20 */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d9f619ca33a33f5e93aa8b34eccd430a */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:933886ed0a76053ffed073a053ed998c */
    "\n  mutation RecordLease($input: LeaseInput!) {\n    recordLease(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordLease: { id: string; }; }, { input: { tenant_id: string; rent: number; part_id: string; is_sublease: boolean; ends_on: string; deposit: number; common_fee: number; begins_on: string; }; }, void>;
    /** @gql.tada/hash sha256:49777e09672c0f8ff10f77443ba3ee1e */
    "\n  mutation RecordPropertyAppraisal($input: PropertyAppraisalInput!) {\n    recordPropertyAppraisal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyAppraisal: { id: string; }; }, { input: { value: number; part_id: string; method: "own" | "assessment" | "licensed"; document: string; appraiser: string; appraised_on: string; }; }, void>;
    /** @gql.tada/hash sha256:d00652115ac92a2bd90a36c08277429a */
    "\n  mutation RecordPropertyDeal($input: PropertyDealInput!) {\n    recordPropertyDeal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyDeal: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; settled_on: string; seller_id: string; price_with_tax: number; price_reason: string; price: number; part_id: string; buyer_id: string; basis_sha256?: string | null | undefined; basis: string; }; }, void>;
    /** @gql.tada/hash sha256:e1d7dd16eaaa420d6fdb5e396888b2fc */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:adee6c67fb00a224e0224ab7dcb870b1 */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:07ba07d4806528a3980b948712b93edb */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:ed12d54188bbe0c462cd2d24eb65c49f */
    "\n  mutation RegisterProperty($input: PropertyInput!) {\n    registerProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ registerProperty: { id: string; }; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:780070c5bf616f92a497918cce0d6342 */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:6c13fe3aecc1baa1f1cc8d6f0549ef45 */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c1bc474787b3c51d1d7a00ca597db72f */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:7794af7e83cb5146856137d3d4199719 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a5a0751f25ff746b809c824ddc380d2f */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:6af7969e77b839b77541a7412d3eeafb */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3efd3584adf0b7f5f781ed0d13163088 */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:c2867c517bcd077ae7530f72e9a7f1a4 */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:c28756a7fd3368ec506a76339a090fca */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:1433eab096ea171a7693c7d60867cbf0 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:9025541c0c6f139df76fc578185d4bf4 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:bf6a7990d0475c9a863070fdd51b93e2 */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:76a966f0dcb9d14ab8087563d3297212 */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:c3113fb9acbf575d2f0d632975968295 */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:fd5934a504cdc68d83564019c13a7e5b */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:72db630422473e8d863fdfd9a46f40b7 */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:f29bfbfcdc52fbc886a4125f706045b9 */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:bce3179fce612f0f930dbab4fdaa4656 */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:a4ae05bd1f629e9081e7a863bcbdc305 */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "tel" | "birthday" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:3daf757b39512a2894b2957f7baa15a9 */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:a2476035059ba1c904ad89d724bbc289 */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:fb2a442c2bb509a3aa655dbb747d1322 */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:4d72f494c8b0fd911a580bf7f9868760 */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:5e25004b081d89b847880f28bb0fbe1d */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:578c81932ae999eab886deba3dd44b19 */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:b51fd185be6c2d37c031f7de286d4a9c */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:7e582cb6da73ae0cc5aadf9b2ea10e1c */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:11cce58abb5acd14cb4e597e04829a55 */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:f98fb1090875102b111d36bfb62435aa */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:836b884d2ee1a5dfcdeb444e4227af88 */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:04bdc0d4bf7293ff79668f194b76b5d8 */
    "\n  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend?: number | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:a95ceec7dcfcbdf54ae13f03834f147f */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:616aa215dd2e29a0cd0e450b37403e0d */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:13f5fccc61414e8c1a6718570ecd8b18 */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:7e8f8a7f5789de06bb5eeefd5d490342 */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:7752a84079f9e05393a8665d8c5c885b */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }; }, void>;
    /** @gql.tada/hash sha256:9406aac0d26714af677de9e5d7f3f9e0 */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; transacted_on: string; account: string | null; remarks: string; amount: number; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5c09d812091d523011cc459cd94a8349 */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id\n        suggestion { counterparty paid_by parts { project_id kind cost_kind amount about } }\n        alike { id amount transacted_on }\n        explanation {\n          id kind reason explained_by explained_at is_correction\n          fund_line { counterparty paid_by rule_id parts { project_id kind cost_kind amount about } }\n        }\n      }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n    adminLineRules { id explanation_id }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; suggestion: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; alike: { id: string; amount: number; transacted_on: string; }[]; explanation: { id: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; fund_line: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; rule_id: string | null; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; } | null; }[]; }; adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; adminLineRules: { id: string; explanation_id: string; }[]; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5ab2a28ac32c1dfb0edbd69130ef73ef */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { account_number: string; va_id: string; status: string; id: string; branch_cd: string; branch_name: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a5ab0448fbcda3da246c3d1411d7464b */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        ...AdminApplicationColumns\n        id\n        project_id\n        member_number\n        member_name\n        cancel_reason\n        early\n        status_at\n        contract_delivered_at\n        contract_confirmed_at\n        cooling_off_until\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; applied_at: string; deadline_at: string | null; id: string; project_id: string; member_number: string; member_name: string; cancel_reason: string | null; early: boolean; status_at: string; contract_delivered_at: string | null; contract_confirmed_at: string | null; cooling_off_until: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:4542df61a36b9d8b833cbec03f00b125 */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:29c85ae5597cd8b899c7485ecaefb4c9 */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "closed" | "drawn" | "announced" | "late" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:bd4202b777e359fda34c9a913e4ed266 */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; id: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; senior: number; rate_bp: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9db61fed8367eaaa1d9a37dae676e038 */
    "\n  query AdminProperties($filter: PropertyFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProperties(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...PropertyRowColumns id }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperties: { total: number; rows: { address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { search?: string | null | undefined; kind?: "building" | "land" | "unit" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1b6aa15b0a8f685d050490c6ca7d626a */
    "\n  query AdminProperty($id: ID!) {\n    adminProperty(id: $id) {\n      id\n      kind\n      address\n      building_name\n      lot_number\n      built_in\n      recorded_at\n      distinct_from { id address reason }\n      parts {\n        id\n        name\n        house_number\n        registry_number\n        area_centi\n        ownership\n        lineage {\n          project_id\n          project_name\n          held_from\n          held_until\n          seller\n          acquired_for\n          sold_for\n          exit_kind\n          own_price\n          margin\n          margin_permille\n        }\n        deals {\n          id\n          kind\n          settled_on\n          seller\n          buyer\n          share_numerator\n          share_denominator\n          price\n          price_with_tax\n          price_reason\n          basis\n          basis_sha256\n          is_struck\n        }\n        appraisals { id appraised_on appraiser method value document is_struck }\n        leases { id tenant rent common_fee deposit begins_on ends_on ended_on is_sublease is_struck }\n        links { id project_id project_name seller share_numerator share_denominator price price_basis price_reason is_struck }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperty: { id: string; kind: "building" | "land" | "unit"; address: string; building_name: string; lot_number: string; built_in: string | null; recorded_at: string; distinct_from: { id: string; address: string; reason: string; }[]; parts: { id: string; name: string; house_number: string; registry_number: string | null; area_centi: number; ownership: "freehold" | "leasehold" | "shared"; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; own_price: number | null; margin: number | null; margin_permille: number | null; }[]; deals: { id: string; kind: "between_funds" | "in_kind" | "purchase" | "sale"; settled_on: string; seller: string; buyer: string; share_numerator: number; share_denominator: number; price: number; price_with_tax: number; price_reason: string; basis: string; basis_sha256: string | null; is_struck: boolean; }[]; appraisals: { id: string; appraised_on: string; appraiser: string; method: "own" | "assessment" | "licensed"; value: number; document: string; is_struck: boolean; }[]; leases: { id: string; tenant: string; rent: number; common_fee: number; deposit: number; begins_on: string; ends_on: string | null; ended_on: string | null; is_sublease: boolean; is_struck: boolean; }[]; links: { id: string; project_id: string; project_name: string; seller: string; share_numerator: number; share_denominator: number; price: number; price_basis: string; price_reason: string; is_struck: boolean; }[]; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0e02c6f12ecc24ec7f2e19057c451e3d */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:74a2ae4c7e9e19e1351795a70d641146 */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:3eb6c0f62f22d7b2430023bd71ea1665 */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f3b58637291d1646cb968c7567b09dbf */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { seq: number | null; at: string; action: string; id: string; actor: string; actor_name: string | null; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d9559d2974590d8615f8414e81356860 */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:6c10a101767e5ed765a21bdcf0b4a4c9 */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3e8deb28c0bc155dffed4966e7cfe852 */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:d31d060d6c4533ec6efbedd374ed4be4 */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:b0bd51f42c8f25f8054aef8dd4aa9eca */
    "\n  query BookMonth($month: String) {\n    adminBookMonth(month: $month) {\n      month is_over open bank books waiting difference\n      funds { project_id project_name income cost cash by_rule by_hand invested registered closed_at closed_by }\n    }\n  }\n":
      TadaDocumentNode<{ adminBookMonth: { month: string; is_over: boolean; open: number; bank: number; books: number; waiting: number; difference: number; funds: { project_id: string; project_name: string; income: number; cost: number; cash: number; by_rule: number; by_hand: number; invested: number; registered: number; closed_at: string | null; closed_by: string | null; }[]; }; }, { month?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:3248ff6aab13bdc93b8a58c3900bb241 */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:15b8d40a3d3e6e0db18a125f7aa622e2 */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:917438fb7e4b619bcd64e4661c177bb7 */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:75cc22458ddef2f178fdf70b163a02ef */
    "\n  query CompanyAccounts {\n    adminCompanyAccounts {\n      id written holder_name purpose purpose_text fund_id fund_name opened_at closed_at balance read_at is_opened proposal_id\n      books { book name amount }\n    }\n    adminOwnTransfers { id book_name from to amount approved_at due_on state }\n    adminFunds(size: 200) { rows { id name } }\n  }\n":
      TadaDocumentNode<{ adminCompanyAccounts: { id: string; written: string; holder_name: string; purpose: "tax" | "fund" | "operator" | null; purpose_text: string; fund_id: string | null; fund_name: string | null; opened_at: string | null; closed_at: string | null; balance: number | null; read_at: string | null; is_opened: boolean; proposal_id: string | null; books: { book: string; name: string; amount: number; }[]; }[]; adminOwnTransfers: { id: string; book_name: string; from: string; to: string; amount: number; approved_at: string; due_on: string; state: "waiting" | "left" | "cancelled" | "arrived"; }[]; adminFunds: { rows: { id: string; name: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:5933ca53dde7115e1b13b2524b9217f4 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f9e14379a709567ade284691b408046c */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:b10e37e367a1e574e4cbb9a5665cd247 */
    "\n  query Dashboard {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id account_text read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:3c1e6b4cf5d88e1c127fa20767b7b5aa */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; key: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; printed_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:4e07ec652b6cb66d39c3f40a13093704 */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { book account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ad7a95cf7c493d7ca4ade19f4f2446ad */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        ...DepositColumns\n        id\n        name_differs\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; id: string; name_differs: boolean; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e4f4375c03a55ec3bcbdd8f86c19e4f2 */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9f0b304b0b53590bc3ea763cd4dde4e8 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:fe7c7ae3da27cb225866c50c8833799f */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d43dd5ec59d3c77f444b3eb7ec524b98 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:5118e2fb75046c45a12179994b16293a */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:28fe9a4e2414c2134137ab20afeee2be */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:146badb3e9d37760d82afd36047fe82e */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:fde2e76849d5af3891b0a606e08b8e09 */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:839bc7a053ebfce492e7b7f1fa78c189 */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0f781e716100ef90aaf227162cd2105b */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...DrillColumns\n        id\n        project_id\n        people\n        spread_seconds\n        amount\n        state\n        asked_by\n        asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { project_name: string; id: string; project_id: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:6d02bb7862407540c75ce3c11818d0fc */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        ...FundContentFields\n        detail\n        disclosure { ...FundDisclosureFields }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents parts { property_id name problem } entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; detail: string; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; parts: { property_id: string; name: string; problem: string | null; }[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:4807df929b9a1d5b705b9d8e4acfdefb */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:51d20d940e8863717260c303cdf84002 */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; topic: string; name: string; received_at: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:10308967f6233204fafb5918b8f3a3b1 */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:04e5f26c2ca8a886328b98bf903aa433 */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:1c18699d14f2a42bd69f6d7116a84566 */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:1d20bb121932b2cda637fa6bec3fccab */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:137c4813d96abb2fceeaae614507dbe2 */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d542b6b214fd912683b73d1a586f5e2e */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:624a3c3b57eabd7070a5a76072e8ad55 */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:4b814621a59791099b0ce7f88b050637 */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:fbaa7a21b4df4f5fe6583cb730369e15 */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:1adabc0250cd79936493e425329c4749 */
    "\n  query FundResult($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing most_fill_in }\n      recorded_start_at\n      recorded_end_at\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n    adminFundOwnMoney(project_id: $id) {\n      is_open\n      may_return\n      available\n      parts { part name contributed missing }\n      changes { entry_id at text name amount people }\n    }\n    adminWindingUp(project_id: $id) { wound_up_at may_wind_up left { account amount } }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; most_fill_in: number | null; } | null; recorded_start_at: string | null; recorded_end_at: string | null; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; adminFundOwnMoney: { is_open: boolean; may_return: boolean; available: number; parts: { part: "fill_in" | "subordinated" | null; name: string; contributed: number; missing: number; }[]; changes: { entry_id: string; at: string; text: string; name: string; amount: number; people: string[]; }[]; }; adminWindingUp: { wound_up_at: string | null; may_wind_up: boolean; left: { account: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:87c63f06f8a9cd4abecdbbc1e26954c4 */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { status: string; method: string; reasons: string | null; started_at: string; status_at: string; id: string; member_number: string; name: string; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:fbee7605e98c6a6426a374ca014a6172 */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:8d4f9d13de92011421bae85f24a2a35a */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:595fbb55e38b8fc4793c1bfcd6e52a02 */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:83adc9f9dd28cdf7adef92682da31d19 */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c25445389b372ee6bf54ef3f04e49633 */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:6bed0519206cc0356cc254bcc3fbb9d8 */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:185644dc0fbce8c663661df457c2c434 */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id account_text read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "cost" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "operator_share" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "sale_cost" | "sale_proceeds" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:9a189120c380bb272520790ea7010dba */
    "\n  query LedgerBooks {\n    adminLedgerBooks { id fund_id name cash tied free short balances { account balance is_debit owners } }\n  }\n":
      TadaDocumentNode<{ adminLedgerBooks: { id: string; fund_id: string | null; name: string; cash: number; tied: number; free: number; short: number; balances: { account: string; balance: number; is_debit: boolean; owners: number; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:9b27881921e6a61ec4017bfe20bb8fee */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { ...LedgerEntryColumns sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; at: string; text: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; book?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "cost" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "operator_share" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "sale_cost" | "sale_proceeds" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:06908d1b92fa5fe922665c5b468aefc8 */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { book account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:4d7f5d885970417704cca5dd205e9cb5 */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:12bc27768f38f0a859a21a93c90d8870 */
    "\n  query LineRules {\n    adminLineRules {\n      id remitter amount_from amount_until reason kept_by kept_at used last_used_on\n      line { counterparty parts { project_id kind cost_kind amount about } }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminLineRules: { id: string; remitter: string; amount_from: number; amount_until: number; reason: string; kept_by: string; kept_at: string; used: number; last_used_on: string | null; line: { counterparty: "third_party" | "related_party"; parts: { project_id: string; kind: "cost" | "rent" | "sale" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "other" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; }[]; } | null; }[]; adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:6c6c6bbe22d939e47d3b7e5325358968 */
    "\n  query LinkableAccounts {\n    adminLinkableAccounts { id written holder_name }\n  }\n":
      TadaDocumentNode<{ adminLinkableAccounts: { id: string; written: string; holder_name: string; }[] | null; }, {}, void>;
    /** @gql.tada/hash sha256:51dcca57871f18ace06f34a45eb23df2 */
    "\n  query LinkableFunds {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:5d4a082aa8a47aea4346d02d031c3384 */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d2ebca73b7ce472ef70294f3bcdafdfc */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        entries { invest_id amount won }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; entries: { invest_id: string; amount: number; won: boolean; }[] | null; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a97b29a40da3777e5629014660b721fc */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:bcd0c1c1ebb6d168c556fc69e4eac253 */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d584f0f215dae705fc118212b28cea19 */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:e91bbd2ca8e5c3805b8f26fba9a4e689 */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:49114db315e82c46eb3e791ebcaed744 */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; id: string; send_at: string | null; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9e4e3bfba98d30f569eb43122c88b102 */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:4896fd8d60b2fbe07f82af9a82b587ea */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:49b50d11203a6c63593818653644fc57 */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:1077611f5e873dbbe80e631c6c4e25e7 */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:ea380957ccdc2e500fcff7ead167f46c */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:0eca100baf7261ed3dc93a1f46ca3411 */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ffb705cbc552fb72e76c1585a0b92956 */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...MemberSummaryColumns\n        kana\n        role\n        identity_approved_at\n        identity_submitted_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; kana: string; role: string; identity_approved_at: string | null; identity_submitted_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:1b50e581bf59017fe664e57fe6e52e39 */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "cooling_off" | "fund_failed" | "excess" | "late" | "overdue" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "leave" | "continue"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ba990c18e5ac2c0d855a58f515a1a798 */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:9b82332e6d6478ffacc181df28c71dd7 */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:f2f4582c60a1691fd2136a46dd8ae0a5 */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:60ca062fa9332cfd4145fcf2e8725966 */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e0cbcc78e5c339de867af4289762c640 */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:ac43d6eb585b4bc6c5d1dd9303cd067c */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:57a4fd8a32a475a208fd28008e4dc3f1 */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:fd376f7ed1f5841f9a104e933594590e */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f866fe993aed3abc5af1de46d69ab7b2 */
    "\n  query Parties {\n    adminParties { id name relation corporate_number }\n  }\n":
      TadaDocumentNode<{ adminParties: { id: string; name: string; relation: "fund" | "group" | "officer" | "self" | "third"; corporate_number: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d386fe756e23cd49d70f67e08a9012eb */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:cf304ea4b8752f85e4e6180aaf0901ab */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        ...PayoutColumns\n        member_id\n        payee { bank_code branch_code account_number name }\n        trouble { problem detail }\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; member_id: string; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; trouble: { problem: string; detail: string; } | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e5bd6615091162bd995ae4f519605ec2 */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { ...PayoutBatchColumns prepared_by prepared_at settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; prepared_by: string; prepared_at: string; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "settled" | "unclear" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ac7cdfaacb49ffb0ebdd086efd30a66a */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:52822bd1e3565f76a1bc1747ce40c8c6 */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f67dd264fc009681332a745c3d362fcc */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "picture" | "document"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e73b25e34b09e9b73cb4f8d435b6ba63 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7216f9603ed2dffdb387830954734c58 */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:83ef0d47dfd7599460c35493c8439698 */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:6d186acf9a7793d099947e3650764f8a */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:d5033a73d51a34f1baa29f65361b594c */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:150ebbed9a5da611b654d1d74e7da656 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:d3bb84445b6c391cb1aaa4032b8164e3 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:8d81a5dc312c02ce5015f5459799acdc */
    "\n  query ResultFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:a1140861c48096572066a3cc54ee0a83 */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:49c5d9ea5a4f5cb0bad7104655a6003c */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:15f0b133c57e5af62fd5273aabb8e98d */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:6bc323cb4e4736c95c2188280df7798f */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:24d03a2e4d5d5da875b55705a0730e84 */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:36b7231e3c34f8f02922edbedd63cbab */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:9f68c3a803e9de9ae5dc6491e2201c08 */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:1d59ab51f344580df736edb271b451ee */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:5596a8f0cc0a922c7573810cc483e512 */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:838bfa4b19ed184da2b027c7584111ab */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "deposit" | "investment" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:266320efc5ca9c23c2cb9fb917ecde99 */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:57797b9ae1b5a39fb82dea87654256dd */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { ...FailedJobColumns id max_attempts reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { subject: string; to: string; undeliverable_at: string; error: string | null; id: string; member_number: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { task: string; attempts: number; error: string; created_at: string; next_at: string | null; id: string; max_attempts: number; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:465b4e3047ddfa7bb462a7e58dd359a7 */
    "\n  query UnrecordedFunds {\n    adminFundsWithoutProperty { id name published_at }\n  }\n":
      TadaDocumentNode<{ adminFundsWithoutProperty: { id: string; name: string; published_at: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:735b5e1732cc79d61eb0e140760aa5b6 */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "annual_report" | "contract" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:b6e8d06038d976e81c0d7ba386011aa1 */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:20efd5504b0a162fc69264423d8e5feb */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:a45da3a456be22f0a57c64f954afe813 */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "property_unrecorded" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
