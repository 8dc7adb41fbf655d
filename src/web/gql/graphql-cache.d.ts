// Written by npm run schema for schema.graphql 8f9cd471533bbefaf7720cb4eb9a55effe9e92115e7b27c62338848ee9c8ac9b
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:d4f59b48b4096be1c536a02dc1fdf0de */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        selection_reason\n        closing_days\n        fill_in_percent\n        judged_at\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        first_choice_until\n        raised { label amount }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; selection_reason: string | null; closing_days: number; fill_in_percent: number; judged_at: string | null; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:78a87e3bb93daccfd57a5a0218b5417c */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e93bc0de4acb44b810893de761287240 */
    "\n  fragment AccountEntryColumns on AccountEntry @_unmask {\n    id\n    transacted_on\n    remarks\n  }\n":
      TadaDocumentNode<{ id: string; transacted_on: string; remarks: string; }, {}, { fragment: "AccountEntryColumns"; on: "AccountEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:127b0e67f1c8e7bd99ed08037f51f2ab */
    "\n  fragment AdminApplicationColumns on AdminApplication @_unmask {\n    number\n    project_name\n    amount\n    paid\n    view\n    applied_at\n    deadline_at\n  }\n":
      TadaDocumentNode<{ number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; applied_at: string; deadline_at: string | null; }, {}, { fragment: "AdminApplicationColumns"; on: "AdminApplication"; masked: false; }>;
    /** @gql.tada/hash sha256:6dcf4cfd6aa35895e065f4828f0f6d20 */
    "\n  fragment AdminDrawColumns on AdminDraw @_unmask {\n    project_name\n    state\n    end_at\n    applications\n    amount\n    capacity\n    winners\n    won\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; }, {}, { fragment: "AdminDrawColumns"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:f7662b1f30f10f263fca870fdd8d80fd */
    "\n  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {\n    title\n    show_at\n    extra_message\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; }, {}, { fragment: "AdminProjectMessageColumns"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:91d98ac5072f4c9ea0e5ef5c81712403 */
    "\n  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {\n    account_number\n    va_id\n    status\n  }\n":
      TadaDocumentNode<{ account_number: string; va_id: string; status: string; }, {}, { fragment: "AdminTransferAccountColumns"; on: "AdminTransferAccount"; masked: false; }>;
    /** @gql.tada/hash sha256:69496be0ae1e693858c590d95408c9c0 */
    "\n  fragment AuditLineColumns on AuditLine @_unmask {\n    seq\n    at\n    action\n  }\n":
      TadaDocumentNode<{ seq: number | null; at: string; action: string; }, {}, { fragment: "AuditLineColumns"; on: "AuditLine"; masked: false; }>;
    /** @gql.tada/hash sha256:8b96051ceb49b6a4992826276c1eabfd */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:4e718d1a55541a5635027cd8bbf59e8b */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:9e5994dbc4d83c807cd73ffaee7a4797 */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:2c64e7c54ca967ca07fd01dcf32181ec */
    "\n  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {\n    number\n    issued_at\n    delivered_at\n    openings\n    last_opened_at\n  }\n":
      TadaDocumentNode<{ number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; }, {}, { fragment: "DeliveredDocumentColumns"; on: "DeliveredDocument"; masked: false; }>;
    /** @gql.tada/hash sha256:5cc7628d9d75f3cb00e9da27a421371d */
    "\n  fragment DepositColumns on Deposit @_unmask {\n    at\n    judgement\n    amount\n    difference\n    remitter_name\n  }\n":
      TadaDocumentNode<{ at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; }, {}, { fragment: "DepositColumns"; on: "Deposit"; masked: false; }>;
    /** @gql.tada/hash sha256:c3b8dd60caaed727247e45b8aaef96e4 */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:dbc4839f40c13460e3036f92b8a99f08 */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    ...AdminDrawColumns\n    project_id\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:a0b10a10af25384a7dd3af3ecf30d2fe */
    "\n  fragment DrillColumns on Drill @_unmask {\n    project_name\n  }\n":
      TadaDocumentNode<{ project_name: string; }, {}, { fragment: "DrillColumns"; on: "Drill"; masked: false; }>;
    /** @gql.tada/hash sha256:27813385627a0bec74fc7ac8541483c5 */
    "\n  fragment EnquiryColumns on Enquiry @_unmask {\n    number\n    topic\n    name\n  }\n":
      TadaDocumentNode<{ number: string; topic: string; name: string; }, {}, { fragment: "EnquiryColumns"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:663a3514a0facccd3e2834fe7154977b */
    "\n  fragment FailedJobColumns on FailedJob @_unmask {\n    task\n    attempts\n    error\n    created_at\n    next_at\n  }\n":
      TadaDocumentNode<{ task: string; attempts: number; error: string; created_at: string; next_at: string | null; }, {}, { fragment: "FailedJobColumns"; on: "FailedJob"; masked: false; }>;
    /** @gql.tada/hash sha256:ae47e268490280fd4722f2f4a2c36216 */
    "\n  fragment FundContentFields on FundContent @_unmask {\n    name\n    recruit_type\n    goal_type\n    price_estate\n    subordination_amount\n    lower_invest\n    higher_invest\n    rate_bp\n    rate_parts { label rate_bp }\n    unyo_term_month\n    is_auto_continue\n    has_waitlist\n    start_at\n    end_at\n    closing_days\n    fill_in_percent\n    unyo_start_at\n    unyo_end_at\n    selection_reason\n    special\n  }\n":
      TadaDocumentNode<{ name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; }, {}, { fragment: "FundContentFields"; on: "FundContent"; masked: false; }>;
    /** @gql.tada/hash sha256:5ff6fcbdc15118e12a3d27450e7bb665 */
    "\n  fragment FundDisclosureFields on FundDisclosure @_unmask {\n    use_of_funds\n    price_basis\n    related_parties\n    management\n    exit_plan\n    manager_review\n  }\n":
      TadaDocumentNode<{ use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }, {}, { fragment: "FundDisclosureFields"; on: "FundDisclosure"; masked: false; }>;
    /** @gql.tada/hash sha256:b0f754b15120821a419a5a3ddb219d26 */
    "\n  fragment FundRowColumns on FundRow @_unmask {\n    name\n    start_at\n    end_at\n    total\n    applied\n    paid\n    applications\n  }\n":
      TadaDocumentNode<{ name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; }, {}, { fragment: "FundRowColumns"; on: "FundRow"; masked: false; }>;
    /** @gql.tada/hash sha256:840430e69130596ec5c7ddc3595b92d0 */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:2d9a2df08a585068f2aa7c4639c1554a */
    "\n  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {\n    status\n    method\n    reasons\n    started_at\n    status_at\n  }\n":
      TadaDocumentNode<{ status: string; method: string; reasons: string | null; started_at: string; status_at: string; }, {}, { fragment: "IdentityCheckSummaryColumns"; on: "IdentityCheckSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:1858c1ac2ddc3bbacdc2b14f4c854a06 */
    "\n  fragment LedgerEntryColumns on LedgerEntry @_unmask {\n    id\n    at\n    text\n  }\n":
      TadaDocumentNode<{ id: string; at: string; text: string; }, {}, { fragment: "LedgerEntryColumns"; on: "LedgerEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:62a7c33f081031a4fc9f05ead4020ef1 */
    "\n  fragment MailColumns on Mail @_unmask {\n    title\n    state\n  }\n":
      TadaDocumentNode<{ title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; }, {}, { fragment: "MailColumns"; on: "Mail"; masked: false; }>;
    /** @gql.tada/hash sha256:6e308f05ec25f8130d3fb4048556bfa6 */
    "\n  fragment MemberSummaryColumns on MemberSummary @_unmask {\n    number\n    name\n    email\n    tel\n    status\n    screening\n    invested\n    registered_at\n  }\n":
      TadaDocumentNode<{ number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; }, {}, { fragment: "MemberSummaryColumns"; on: "MemberSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:85385b6abf422c235ed429445fb803f7 */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    ...AdminProjectMessageColumns\n    id\n    project_id\n    project_name\n    content\n    is_deleted\n    a\n    version\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:dc0e63c336795dbe6dba249a9d2f29e4 */
    "\n  fragment PayableColumns on Payable @_unmask {\n    member_name\n    project_name\n    amount\n    owed_since\n    hold\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; }, {}, { fragment: "PayableColumns"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:ba9a547f8702d6293711ff24ffa86797 */
    "\n  fragment PayableFields on Payable @_unmask {\n    ...PayableColumns\n    kind\n    id\n    member_id\n    reason\n    reason_text\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:7ef900c27932b8cfd75e1f0a8b41e52e */
    "\n  fragment PayoutBatchColumns on PayoutBatch @_unmask {\n    id\n    status\n    pay_on\n    count\n    total\n    method\n    approved_by\n  }\n":
      TadaDocumentNode<{ id: string; status: "sent" | "draft" | "sending" | "discarded" | "approved" | "unclear" | "settled"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; }, {}, { fragment: "PayoutBatchColumns"; on: "PayoutBatch"; masked: false; }>;
    /** @gql.tada/hash sha256:82bedf4cc8d028c3401412867bab70d8 */
    "\n  fragment PayoutColumns on Payout @_unmask {\n    id\n    member_name\n    kind\n    amount\n    status\n  }\n":
      TadaDocumentNode<{ id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; }, {}, { fragment: "PayoutColumns"; on: "Payout"; masked: false; }>;
    /** @gql.tada/hash sha256:4126eca711fae425c0a2742edcc49603 */
    "\n  fragment ProposalColumns on Proposal @_unmask {\n    title\n    people\n    yen\n    proposed_by\n    proposed_at\n    decided_by\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; }, {}, { fragment: "ProposalColumns"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:cd35816a5fa6805518b71bf7f8df55ed */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    ...ProposalColumns\n    id\n    kind\n    subject\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:79f52351ae4bea38565709bfc224a4c9 */
    "\n  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {\n    subject\n    to\n    undeliverable_at\n    error\n  }\n":
      TadaDocumentNode<{ subject: string; to: string; undeliverable_at: string; error: string | null; }, {}, { fragment: "UndeliveredMailColumns"; on: "UndeliveredMail"; masked: false; }>;
    /** @gql.tada/hash sha256:f089d975a0106271c7e2c15439c613a8 */
    "\n  mutation AcceptSubstitution($invest_id: ID!) {\n    acceptSubstitution(invest_id: $invest_id) { ok }\n  }\n":
      TadaDocumentNode<{ acceptSubstitution: { ok: boolean; }; }, { invest_id: string; }, void>;
    /** @gql.tada/hash sha256:87a28295910249c615fc852d9c0a3360 */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:8414bd242282568884898b4d1d4f9fc8 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:8fd0cdc4838bf53f1e0c33b3208bca0f */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:64712fa1372f837328b7d0c27d4b3772 */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:7f95cabe2e57d1d85b5753ec36e3ec3f */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:4b62d12bac5a2626a47676abd8a7f844 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:e1e6cb980051641b4c116496cf97205b */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:ba3fc1be761b0c5bbc5b2089bef94783 */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("purpose" | "data" | "correction" | "cessation" | "provision")[]; form: "paper" | "electronic"; }; }, void>;
    /** @gql.tada/hash sha256:c0da5154e5c64681365de060f0fe3bd2 */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:554ae89e48154fcd60f507245b0585c4 */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:061090adf27a56db5e5e49a29abac770 */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:a2a56a2835a0452d4ca799bebb8bd920 */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "adoption" | "court" | "divorce" | "marriage" | "other"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:970169e61bc4bd8bca0e3f30f9602223 */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:e9aa3d15fe9682c075d622f10ebaf0fa */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:a87549d5dade54769380e7c5e6f6e335 */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:ff56e2da584bf97a6517d4c1c50b0cd4 */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:a46753ec641f91b0f27a5d24cdd56fdd */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:8eb4073605deae0dd3f9ddceb16925a0 */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5c19f59ec88226d971c0c6521d615b73 */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:f8a491f63bd64774e56b9b88db12a476 */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:4c5612a2cd66fb78b8450b8e5347e1ee */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:036e8ff0875c859084ad62ba4c76c4b7 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:e2c62a41f965cb741a46f67f3f12bbb7 */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:a6dfe6e726c17e299a76d46d48db0d9c */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:dedb169c5e11d2ad3f8f053b6baada97 */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:941244a050ac18ee59785c8177d205de */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:10964cedffb2fe3e7c362486d176c1d7 */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:5e0feef1b202c8421811f041d6090db2 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:569e160fe8220578586156e5098012f7 */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:cb3b3aee0a51cbc5da99da399ac81699 */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:518c5907a8b2b653dc79c219c4f3c7f1 */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; }; }, void>;
    /** @gql.tada/hash sha256:7fc494ad7489160d0e1d7504793cc422 */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!], $substitute: Boolean) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents, substitute: $substitute) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { substitute?: boolean | null | undefined; documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:860406d328fd8bf963ff4a36cc3cd7a6 */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:02452187c16e8bea6aab3e49dfff4579 */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:3bb5e629d120774795fb6732e0c0654b */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:b07e157b08589c46a495faa29a6f4f31 */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:c9c8f87a90d4584fc933662453c9bd28 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:1725e4768abd5bb85ea3ff1346ab519e */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:596367a714b874f6157586ac9372cb14 */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:75372f665777f6055962d51e40ce0821 */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:696b8edb555a75eb449b4132c236dfe3 */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:eca4c47dc640d0dfd70daef6f969e46e */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:e6581d30a28dc56f4f612a530cdde1c6 */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:fdd4a732353c90d4e77668e30aa4ea16 */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:ed82c45167bec667cf8e13ba63fd3d17 */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:6eddc46e3ef866755759febe39903a89 */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:cb6360f072c9d80e278cecdc3e6dcb21 */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:2e62e964ed0f94b86aa8bdc412673d54 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:5348a74406bc3e002387566c35035b5d */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:66fadddc5d22c9be3236e613cac644b7 */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:7bf9acf077572e1ecc88764124bcf503 */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:5b65b4efe36f92c816aa1d08c9d1298a */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:a1fd59845b5b2382fbc1f729d1d2c8ea */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:e8845ce97fcd4c4d8401eaea37046316 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:dd0caeab0c79cfb87970b34af645d03a */
    "\n  mutation LeaveSubstitutes($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:7b0ad67204ca22d1736630fa348a049d */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:c052b5a89c15338bec12021b0776cc48 */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:1ac2f574baf7e9bcdbab36624a0069f0 */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:7cce980192fab560e24b96c84fd2ba49 */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:6a3270d8a5663e5eea9d76b56091fdaf */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:c27903c92876301f6c5efc8108ad25bc */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:d3b46f6ad057bf5cf4e04db2da613912 */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:41246ed8a3d3b78480d25be7c5c51eb2 */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3166552e050c21d80d13f6a08b92b5ee */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ca3274962e8773db8705a8f89e960a15 */
    "\n  mutation ProposeBankOpening {\n    proposeBankOpening { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:90f998b0c3f301c5cb1ae1fe8086fcb1 */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:15b7254447a582409855a8182c92ca50 */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:4b6a3a3a0347f101c44c22d11726fa00 */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:abb112606977e1e4c2785759a48c51cd */
    "\n  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:d83ab0be8b0bbc12470d452f181be8c7 */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:8d99ffbaa5c4e83af7aab25e6600b0e7 */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:648023ec0b424b1e11bb1586a1411892 */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:214b55ff534e884ef449ae32ee124393 */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:19c4b4e1c757164305ec158a8a8b2fd2 */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:0b6f8bb02ee7026fb0add477d8e2e2e7 */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:9d2824ac69b44ab6c3498d0d72ca1ab7 */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:eda4c04a823f73fe658fdbeee801405d */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:dd552d70d920cba63e65a7447242e834 */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:b1162b44c924ff3811e3c1422caffc13 */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:041bd6f025b75aef48a2f165a07a72ff */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:4ecacc9194231c4938873cf0910b94ad */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:3f72e6e3ac0fa81a543657c6e7901baa */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:7779a9a4d2d395222156464f769dee0a */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:05830624b49de27d68c71520be987ef6 */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:674188556ef22d337e2f0e4f27139e6c */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:0981a53b0fb428e97e4d97e3fdfbb35a */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e9d8a1c829fc4bccf8feb80eebb0973f */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e031822d70271b0b7ba7ccfead0037f7 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:2eb3252551ed2c7fac82b415e4193384 */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:547ccf036d43689418582619bf0b2bcc */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:dca4cdd3fa21c24d6ee54c7915f16e15 */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:0b18dbdc2acb352a3db32b24490b6f65 */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:189f2fc3c691d0b3c4592fab7d229e6b */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:a9c25bbd206786080790dcdda1c0d279 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:2abfd113cef4eae6d3c7ddf207217600 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:035de60bbadca587bc1c1ce47dbbec4f */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ab1ed702ebfcbd417801c50c19f78e6f */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:211c4c7a1f719ca738a121530e60cd1b */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:e0fbc41eeb3c4538611391c92b351a77 */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5ef2dcc9f7fbe7ba06eb9f631675550b */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:b81fc75f9d3553eae2036e6806a8759c */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:06ad20deeabf1b809846dbb1abd2c35f */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:c941df70b19c1ec67aba88d7fef519bd */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "tel" | "birthday" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:cd5a638cd134f68b52abeae0faa03dce */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:7616a8d0598279c509d2ef33e301efff */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:fc26a90b4429ec7dbb11d68eeae9b2e7 */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:e6c74d62fa8c332d40b128712842ce3d */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:e53a2dc8efba230721de2a709b154069 */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:26081796646c1439fe90ce89410bd693 */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:c531e28285b029c6a2f04045f3ae3fbc */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:c35a2ab2a3cc035709fb42a6a1ad8079 */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:ae2a96f83e364735bcf842074628d787 */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:d3bda6ee01b8184c5419392f824f28fe */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:47386ee2117b01441cb244e55b308b25 */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:f0b27b10880fe324a65e9f96417aed4e */
    "\n  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend?: number | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:915ca8d94b920bcffef72c10913b0144 */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:f68158a8144abc162b08980e95cde4dd */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:fb0c193ae8f05ce4dec6d9be90b259e6 */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:ce6ab3e530e58440d8917955a243eb50 */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:24e4aca5f52dc93ca1895e2fa424a367 */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }; }, void>;
    /** @gql.tada/hash sha256:a1f69d4502ac371d8fa01cba917a29c2 */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; transacted_on: string; remarks: string; amount: number; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:713ff28d2fef384449d6810c2a8c38e7 */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id explanation { id kind reason explained_by explained_at is_correction } }\n    }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; explanation: { id: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; } | null; }[]; }; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c8300343a43ca3124de7c5da8368f710 */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { account_number: string; va_id: string; status: string; id: string; branch_cd: string; branch_name: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:800c245f21d8851786c0ba9ae81264b5 */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        ...AdminApplicationColumns\n        id\n        project_id\n        member_number\n        member_name\n        cancel_reason\n        early\n        status_at\n        contract_delivered_at\n        contract_confirmed_at\n        cooling_off_until\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; applied_at: string; deadline_at: string | null; id: string; project_id: string; member_number: string; member_name: string; cancel_reason: string | null; early: boolean; status_at: string; contract_delivered_at: string | null; contract_confirmed_at: string | null; cooling_off_until: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:3b80dc7a4d5ca71d6440c91e30c6b17c */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:364bc539042f8564ec84dd464160d867 */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "closed" | "drawn" | "announced" | "late" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9764d6449920bec579a323ea29cdd080 */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; id: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; senior: number; rate_bp: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5efad46ccdac0554b0f63197b0987329 */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:3f6ade487f722a12c25cb08df291b607 */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:1cab2bece806d34fa377cc527b4583f0 */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:38f60d4b583453ebf8af6fe0ba2b4d44 */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { seq: number | null; at: string; action: string; id: string; actor: string; actor_name: string | null; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5dca1e6552af8ef3fb0cec437b800bb3 */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:e57319f4fada2ad28117fa42d7e44c26 */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1924d691e7f1b6395271f552eceb7484 */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:e82f8d0de4ca35d5b7070245f441060f */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:9e9524ecbcb00d0950932065311159c0 */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:6600579de534788507363fc906b789b7 */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:51e1b71bac0e338013c7a6cf6bd52be0 */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:c0116fee6c8dc704e9a14953e773f799 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ac731d7e6df01d80cd75f2378832c7af */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:e5b09a49b285370a9ccb67b0f216fbac */
    "\n  query Dashboard {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:617e1546006559048543d69336944532 */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; key: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; printed_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:47dfc4d08166ab626ab63216798c34e9 */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { book account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:bd996afae4568c8837e5238de0317473 */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        ...DepositColumns\n        id\n        name_differs\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; id: string; name_differs: boolean; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ee32f2d3c414220d4e88a0a08f13d0ae */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d6e1226066deb257841bae4fbf667a21 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:21ee5e7e5cfc304a6012b7afdbd75365 */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b53a5f8fab55b1831987d8ee14683772 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:3688195d096cd39f1734be4791d974f7 */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:63da66fa9df564890ae7753abe684f8d */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:91806206525198a9579910d3299c48e6 */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:81e65946478239fc28aaccbbf0272145 */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:ebfe296744ac210a6e56513b65e43964 */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:cfdb0f53a861310c0dc615d8bc9dd522 */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...DrillColumns\n        id\n        project_id\n        people\n        spread_seconds\n        amount\n        state\n        asked_by\n        asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { project_name: string; id: string; project_id: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:98c7935722424335cc27aa34f7fd2163 */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        ...FundContentFields\n        detail\n        disclosure { ...FundDisclosureFields }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; detail: string; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:eaa9d7f6880deda2396e6d3588893ff8 */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:f70a356512999c3a5817790b93c29564 */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; topic: string; name: string; received_at: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5b9f3464f5de3450e4fbc35f7ec93617 */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:0ed2e99e76737c67cb434a2dab2d1208 */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:adbc5f74001ca118f2858e12f6c6e38e */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:bd09c2ac2449da327698dbdcd08dc628 */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      substitute { rank offered_until }\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; substitute: { rank: number | null; offered_until: string | null; } | null; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e31cadff06e202a53f03c8afbe807308 */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:3ecdd667e5698d58f70dda8f12e4da73 */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:52bbe5682ce50b97bb7461aa47cfd491 */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d435b2c0b6a245a4f610b0acdc7235b5 */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ac11af622f5c05a474d3d351422cf199 */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:e100e03458ed72ccedf36f86767b283a */
    "\n  query FundResult($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing most_fill_in }\n      recorded_start_at\n      recorded_end_at\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; most_fill_in: number | null; } | null; recorded_start_at: string | null; recorded_end_at: string | null; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:83ac90ada4923a7af321c6a73185fced */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { status: string; method: string; reasons: string | null; started_at: string; status_at: string; id: string; member_number: string; name: string; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:4b00d092c821cbabb4b201dabd7a8064 */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:45d502aea38f5fa35151978f619fd434 */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:09a02e723dd19e0e2ec54644b5fb4bde */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f40b90f1cbf2da49302a21ad40547f31 */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:33e4f4ff6060d6cfdafd2821a164807f */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:715ede0bd0c1a0702b3335b69a76273a */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:275b226bb237411cceebb35092d13781 */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "cost" | "deposit" | "taken_over" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "in_flight" | "operator_share" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "property" | "refundable" | "rent_income" | "return_due" | "sale_cost" | "sale_proceeds" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:a7b42cd6f60fe7659f3ff14ab692861a */
    "\n  query LedgerBooks {\n    adminLedgerBooks { id fund_id name cash tied free short balances { account balance is_debit owners } }\n  }\n":
      TadaDocumentNode<{ adminLedgerBooks: { id: string; fund_id: string | null; name: string; cash: number; tied: number; free: number; short: number; balances: { account: string; balance: number; is_debit: boolean; owners: number; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:eae22d99fc707797ffa893a88ea61ca3 */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { ...LedgerEntryColumns sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; at: string; text: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; book?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "cost" | "deposit" | "taken_over" | "accrued_cost" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "in_flight" | "operator_share" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "property" | "refundable" | "rent_income" | "return_due" | "sale_cost" | "sale_proceeds" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "undistributed" | "unexplained" | "withholding_in_flight" | "withholding_unpaid" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0a440398c807af336f773d0e19a88a22 */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { book account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:807c865914d48d4bb6fc6abcfd6acbeb */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:860f047a5f7de25bbb79221a6c595f19 */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ba00b8caed80b7ee5d875950332eb434 */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        rule\n        substitutes_hash\n        entries { invest_id amount won substitute }\n        steps { seq at kind invest_id amount free_after previous_hash }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; rule: string; substitutes_hash: string | null; entries: { invest_id: string; amount: number; won: boolean; substitute: boolean; }[] | null; steps: { seq: number; at: string; kind: "passed" | "accepted" | "offered" | "declined" | "expired" | "lapsed" | "reinstated"; invest_id: string; amount: number; free_after: number; previous_hash: string; }[]; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:06a851ba63013ede98eedc3872db0bb7 */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:561a1be2c156c1bb643a26115cd2e476 */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:2fd0d0050e5261c67795a54cd08e5fb8 */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:2fc51514fb89ce89c36c30321387fb7b */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:7c34aab4ec9e6c2d63c96fb636400a87 */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; id: string; send_at: string | null; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:857aed1487b3ea4fbb44b4e9578c9a87 */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0fc5685f9ae1d5ac4f1dd4b9e89a97e2 */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:570665e4c9881413770f944f9c5a297e */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:38bb61f9e8b1bbc0aa25eb4fe6451710 */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:b4304a5eb7c83a9ed12c9c1758758f56 */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:31d088d4a0867c7c7b975eca394e794d */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b2cd8292a4088069266cd9ced9d1b428 */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...MemberSummaryColumns\n        kana\n        role\n        identity_approved_at\n        identity_submitted_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; kana: string; role: string; identity_approved_at: string | null; identity_submitted_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:6e90e052f3fdd45536f3835643770134 */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      substitute { rank offered_until }\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        judged_at\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; substitute: { rank: number | null; offered_until: string | null; } | null; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "cooling_off" | "fund_failed" | "excess" | "late" | "overdue" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "leave" | "continue"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; judged_at: string | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b0a60e17e2923fd2443b0783af78d8e0 */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until invest_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; invest_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:5b2259e45a435e420d0d7b857b45974d */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:cd07a2bf8e69381ff5f8353e15566573 */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:14a2335eb92ff7b75d297919643fff1f */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ad08fbb2ff647c95767466c6c43d1e35 */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:ef0b03e3017ab76d8a446143059a76f7 */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d36a900e692bc9c8b825a5f923fe52e6 */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:303d158a14b9c86b36299a40732c792d */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1a135a16f33185b2968508582a6fd420 */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d15e878856373e9a99c4574a6b5512c1 */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        ...PayoutColumns\n        member_id\n        payee { bank_code branch_code account_number name }\n        trouble { problem detail }\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "approved" | "unclear" | "settled"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; member_id: string; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; trouble: { problem: string; detail: string; } | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f9df55a402ceef04f9f9142da54a99a3 */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { ...PayoutBatchColumns prepared_by prepared_at settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; status: "sent" | "draft" | "sending" | "discarded" | "approved" | "unclear" | "settled"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; prepared_by: string; prepared_at: string; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "unclear" | "settled" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ab00d618884fc2b3d7ccbb33377b06f3 */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:b4ffd6dc973f290e1662aed4229a2227 */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:06fb106406b36178600c8027467fd1e0 */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "picture" | "document"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:e1249f5849df5c53943bf81a98cf1a81 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:4097eebc2dfc7fbda39ed4022a6e9d83 */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:fa2c67346917fa46b2feed006edb2898 */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:db28e5e8ab3f121980b1831fc2971851 */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:fe753a50a869ee39aa3efc5f0948b4a5 */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:06f4a3ca58c842fd8031008b5b203903 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:212774a2cfc223868da04bbc83751b57 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:87f23ffddabfc0df028d873238c254bc */
    "\n  query ResultFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f3c38f1215623f46799003817fa68925 */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:df0c6d78ead3f67cd11995fdcb0167fe */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:41b25f9563e1bc14da319332d620f76d */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:95407c5333ede4b76eedc230208d2afc */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:7a71beb19a6df0dd44b13ae2a6b0ff24 */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ebe20f585aa257b60ffe812445f33d79 */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:2cc1a8bbe44b236425a9bf37d3262424 */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:89e191e542111f71ce85bc96e3c265bb */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:41d08a7d550500d0e28b113684aaed18 */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:6ca6683f0ce6b14e4ff33b735e19843a */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "investment" | "deposit" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:abd684e1cdf19d8b934e3740d2a6176d */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:fcfb82b087f32dd1fff9d449d66fb0a2 */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { ...FailedJobColumns id max_attempts reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { subject: string; to: string; undeliverable_at: string; error: string | null; id: string; member_number: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { task: string; attempts: number; error: string; created_at: string; next_at: string | null; id: string; max_attempts: number; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:176728608aaac9270edfef67dd57b332 */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "annual_report" | "contract" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:ce559a173d6e374e0e4c2ffa9eca8f1f */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:f35b55f7a9b1e6d1ef6eac42855b5fe6 */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:903802bf93d51d1ba799958272102aba */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
