// Written by npm run schema for schema.graphql f03cf9ab30e7b523343419b4e3a65dc05dca40c1baa90b3f55b12d066625ceb8
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:8629c6f1a0ea01284bbb10d596994a60 */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        selection_reason\n        closing_days\n        fill_in_percent\n        judged_at\n        places_until\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        dividend_sources { number start_at end_at text notes figures { label value } }\n        first_choice_until\n        raised { label amount }\n        sale_plan { price purchase_costs reserve sale_cost_bp senior subordinated loss_line_permille }\n        properties { ...FundProperty }\n        occupancy { on parts let permille periods { from until permille } }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; dividend_source: string | null; course: { state: "ended" | "late" | "planned" | "extended" | "in_talks"; label: string; text: string | null; explanation: string | null; } | null; sale_plan: ({ loss_line_permille: number | null; } & { price: number; purchase_costs: number; reserve: number; sale_cost_bp: number; senior: number; subordinated: number; loss_line_permille: number | null; }) | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; selection_reason: string | null; closing_days: number; fill_in_percent: number; judged_at: string | null; places_until: string | null; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "ended" | "paid" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; dividend_sources: { number: number; start_at: string; end_at: string; text: string; notes: string[]; figures: { label: string; value: string; }[]; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; occupancy: { on: string; parts: number; let: number; permille: number; periods: { from: string; until: string; permille: number; }[]; } | null; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:989499b70e6a49feee0044c60a35d69f */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; dividend_source: string | null; course: { state: "ended" | "late" | "planned" | "extended" | "in_talks"; label: string; text: string | null; explanation: string | null; } | null; sale_plan: { loss_line_permille: number | null; } | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e0a76103538754e81778b04830551b9c */
    "\n  fragment AccountEntryColumns on AccountEntry @_unmask {\n    id\n    transacted_on\n    account\n    remarks\n  }\n":
      TadaDocumentNode<{ id: string; transacted_on: string; account: string | null; remarks: string; }, {}, { fragment: "AccountEntryColumns"; on: "AccountEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:e1305a50cd73eff0f216436e6017c6b8 */
    "\n  fragment AdminApplicationColumns on AdminApplication @_unmask {\n    number\n    project_name\n    amount\n    paid\n    view\n    applied_at\n    deadline_at\n  }\n":
      TadaDocumentNode<{ number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; applied_at: string; deadline_at: string | null; }, {}, { fragment: "AdminApplicationColumns"; on: "AdminApplication"; masked: false; }>;
    /** @gql.tada/hash sha256:0ccc81bed47971cc2cfad7fdcf4f34a4 */
    "\n  fragment AdminDrawColumns on AdminDraw @_unmask {\n    project_name\n    state\n    end_at\n    applications\n    amount\n    capacity\n    winners\n    won\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "announced" | "late" | "closed" | "drawn" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; }, {}, { fragment: "AdminDrawColumns"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:93948b7e717c334aa87c590fed21daa8 */
    "\n  fragment AdminProjectMessageColumns on AdminProjectMessage @_unmask {\n    title\n    show_at\n    extra_message\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; }, {}, { fragment: "AdminProjectMessageColumns"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:88b18bd6f92a8b82c9711179ee0d92c5 */
    "\n  fragment AdminTransferAccountColumns on AdminTransferAccount @_unmask {\n    account_number\n    va_id\n    status\n  }\n":
      TadaDocumentNode<{ account_number: string; va_id: string; status: string; }, {}, { fragment: "AdminTransferAccountColumns"; on: "AdminTransferAccount"; masked: false; }>;
    /** @gql.tada/hash sha256:858bce596fadeca831de0f9807a801a5 */
    "\n  fragment AuditLineColumns on AuditLine @_unmask {\n    seq\n    at\n    action\n  }\n":
      TadaDocumentNode<{ seq: number | null; at: string; action: string; }, {}, { fragment: "AuditLineColumns"; on: "AuditLine"; masked: false; }>;
    /** @gql.tada/hash sha256:a5aa13cff14e4a3e2178841441904913 */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:d026f686954e8ba3be70bff89b8972a3 */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:045772fb4c93dbe078fd825b906802c9 */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides due is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; due: string | null; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:4c5e5d55e240d8beadb4ad990ceeba57 */
    "\n  fragment DeliveredDocumentColumns on DeliveredDocument @_unmask {\n    number\n    issued_at\n    delivered_at\n    openings\n    last_opened_at\n  }\n":
      TadaDocumentNode<{ number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; }, {}, { fragment: "DeliveredDocumentColumns"; on: "DeliveredDocument"; masked: false; }>;
    /** @gql.tada/hash sha256:96892137ecfd1e8111b450865d5b1ac9 */
    "\n  fragment DepositColumns on Deposit @_unmask {\n    at\n    judgement\n    amount\n    difference\n    remitter_name\n  }\n":
      TadaDocumentNode<{ at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; }, {}, { fragment: "DepositColumns"; on: "Deposit"; masked: false; }>;
    /** @gql.tada/hash sha256:fb567ff26807e6544a3dbc5bee9b98e1 */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:2b22b30288a596530f269593fdda0035 */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    ...AdminDrawColumns\n    project_id\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n  }\n":
      TadaDocumentNode<{ project_name: string; state: "announced" | "late" | "closed" | "drawn" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:36dda26b1d2e9774218cb63bc3290ea7 */
    "\n  fragment DrillColumns on Drill @_unmask {\n    project_name\n  }\n":
      TadaDocumentNode<{ project_name: string; }, {}, { fragment: "DrillColumns"; on: "Drill"; masked: false; }>;
    /** @gql.tada/hash sha256:b778731459f5cb327a1d9b0ed5749808 */
    "\n  fragment EnquiryColumns on Enquiry @_unmask {\n    number\n    topic\n    name\n  }\n":
      TadaDocumentNode<{ number: string; topic: string; name: string; }, {}, { fragment: "EnquiryColumns"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:1519631a03ac8af6c75c52475ee5ce96 */
    "\n  fragment FailedJobColumns on FailedJob @_unmask {\n    task\n    attempts\n    error\n    created_at\n    next_at\n  }\n":
      TadaDocumentNode<{ task: string; attempts: number; error: string; created_at: string; next_at: string | null; }, {}, { fragment: "FailedJobColumns"; on: "FailedJob"; masked: false; }>;
    /** @gql.tada/hash sha256:3b44145efb31d0d83317aaf25d0a8292 */
    "\n  fragment FundContentFields on FundContent @_unmask {\n    name\n    recruit_type\n    goal_type\n    price_estate\n    subordination_amount\n    lower_invest\n    higher_invest\n    rate_bp\n    rate_parts { label rate_bp }\n    reserve_amount\n    sale_cost_bp\n    unyo_term_month\n    is_auto_continue\n    has_waitlist\n    start_at\n    end_at\n    closing_days\n    fill_in_percent\n    unyo_start_at\n    unyo_end_at\n    selection_reason\n    special\n  }\n":
      TadaDocumentNode<{ name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; reserve_amount: number | null; sale_cost_bp: number | null; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; }, {}, { fragment: "FundContentFields"; on: "FundContent"; masked: false; }>;
    /** @gql.tada/hash sha256:71a6433ec47d3ab67afc0e640c1ffda2 */
    "\n  fragment FundDisclosureFields on FundDisclosure @_unmask {\n    use_of_funds\n    price_basis\n    related_parties\n    management\n    exit_plan\n    manager_review\n  }\n":
      TadaDocumentNode<{ use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }, {}, { fragment: "FundDisclosureFields"; on: "FundDisclosure"; masked: false; }>;
    /** @gql.tada/hash sha256:5099e114a13ba0a8d6d3ed94ae294059 */
    "\n  fragment FundProperty on ProjectProperty @_unmask {\n    kind\n    place\n    area\n    share\n    seller\n    price\n    price_basis\n    price_reason\n    appraisal { appraised_on appraiser value }\n    lineage {\n      project_id\n      project_name\n      held_from\n      held_until\n      seller\n      acquired_for\n      sold_for\n      exit_kind\n      next_project_id\n      next_project_name\n      own_price\n      own_days\n      margin\n      margin_permille\n    }\n  }\n":
      TadaDocumentNode<{ kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }, {}, { fragment: "FundProperty"; on: "ProjectProperty"; masked: false; }>;
    /** @gql.tada/hash sha256:043699d9cd53ae0eebdb526bf6076460 */
    "\n  fragment FundRowColumns on FundRow @_unmask {\n    name\n    start_at\n    end_at\n    total\n    applied\n    paid\n    applications\n  }\n":
      TadaDocumentNode<{ name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; }, {}, { fragment: "FundRowColumns"; on: "FundRow"; masked: false; }>;
    /** @gql.tada/hash sha256:1ad8aafcd51ceff012354658a93546bd */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    exits\n    dividend_source\n    course { state label text explanation }\n    sale_plan { loss_line_permille }\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; exits: ("related" | "next_fund" | "none_yet" | "own_purchase" | "third_party")[]; dividend_source: string | null; course: { state: "ended" | "late" | "planned" | "extended" | "in_talks"; label: string; text: string | null; explanation: string | null; } | null; sale_plan: { loss_line_permille: number | null; } | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:e951b717fe2bae99ac39c79626471cbf */
    "\n  fragment IdentityCheckSummaryColumns on IdentityCheckSummary @_unmask {\n    status\n    method\n    reasons\n    started_at\n    status_at\n  }\n":
      TadaDocumentNode<{ status: string; method: string; reasons: string | null; started_at: string; status_at: string; }, {}, { fragment: "IdentityCheckSummaryColumns"; on: "IdentityCheckSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:9a8e8a10a47db8ebf5ddb4dd0e566c85 */
    "\n  fragment LedgerEntryColumns on LedgerEntry @_unmask {\n    id\n    at\n    text\n  }\n":
      TadaDocumentNode<{ id: string; at: string; text: string; }, {}, { fragment: "LedgerEntryColumns"; on: "LedgerEntry"; masked: false; }>;
    /** @gql.tada/hash sha256:9c7a063df8f5c597e6f0441ee3a9ea9b */
    "\n  fragment MailColumns on Mail @_unmask {\n    title\n    state\n  }\n":
      TadaDocumentNode<{ title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; }, {}, { fragment: "MailColumns"; on: "Mail"; masked: false; }>;
    /** @gql.tada/hash sha256:00181e6d2ad64e6fd6ec291bdfff2a71 */
    "\n  fragment MemberSummaryColumns on MemberSummary @_unmask {\n    number\n    name\n    email\n    tel\n    status\n    screening\n    invested\n    registered_at\n  }\n":
      TadaDocumentNode<{ number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; }, {}, { fragment: "MemberSummaryColumns"; on: "MemberSummary"; masked: false; }>;
    /** @gql.tada/hash sha256:79c13ab97189a4b509b9f2fe1c1bee60 */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    ...AdminProjectMessageColumns\n    id\n    project_id\n    project_name\n    content\n    is_deleted\n    a\n    version\n  }\n":
      TadaDocumentNode<{ title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:527c854ba9a9b5501524dde5b0a2f96e */
    "\n  fragment PayableColumns on Payable @_unmask {\n    member_name\n    project_name\n    amount\n    owed_since\n    hold\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; }, {}, { fragment: "PayableColumns"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:424663b30ac041339f3ff3d4fa8e7068 */
    "\n  fragment PayableFields on Payable @_unmask {\n    ...PayableColumns\n    kind\n    id\n    member_id\n    reason\n    reason_text\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:9a0e2d0ef32d21a11b16109e7f46a652 */
    "\n  fragment PayoutBatchColumns on PayoutBatch @_unmask {\n    id\n    status\n    pay_on\n    count\n    total\n    method\n    approved_by\n  }\n":
      TadaDocumentNode<{ id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; }, {}, { fragment: "PayoutBatchColumns"; on: "PayoutBatch"; masked: false; }>;
    /** @gql.tada/hash sha256:19f468d7d8e27875872357b668048931 */
    "\n  fragment PayoutColumns on Payout @_unmask {\n    id\n    member_name\n    kind\n    amount\n    status\n  }\n":
      TadaDocumentNode<{ id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "returned" | "planned" | "paid" | "refused" | "withdrawn" | "in_flight"; }, {}, { fragment: "PayoutColumns"; on: "Payout"; masked: false; }>;
    /** @gql.tada/hash sha256:8aeee632177b09aef05339400ebcffdf */
    "\n  fragment PropertyRowColumns on PropertyRow @_unmask {\n    address\n    id\n    building_name\n    kind\n    parts\n    held_by\n    funds\n    recorded_at\n  }\n":
      TadaDocumentNode<{ address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }, {}, { fragment: "PropertyRowColumns"; on: "PropertyRow"; masked: false; }>;
    /** @gql.tada/hash sha256:ebfa815879185a2d0bfd654add067ea8 */
    "\n  fragment ProposalColumns on Proposal @_unmask {\n    title\n    people\n    yen\n    proposed_by\n    proposed_at\n    decided_by\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; }, {}, { fragment: "ProposalColumns"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:0d42b7bfe6dcda8bd2997ece8fd3faa6 */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    ...ProposalColumns\n    id\n    kind\n    subject\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "document" | "picture"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:026cc2b9dd49d107443f217b8e96c3de */
    "\n  fragment UndeliveredMailColumns on UndeliveredMail @_unmask {\n    subject\n    to\n    undeliverable_at\n    error\n  }\n":
      TadaDocumentNode<{ subject: string; to: string; undeliverable_at: string; error: string | null; }, {}, { fragment: "UndeliveredMailColumns"; on: "UndeliveredMail"; masked: false; }>;
    /** @gql.tada/hash sha256:ae43dea6c49c1f14d5bd964c5ae8df63 */
    "\n  mutation AcceptSubstitution($invest_id: ID!) {\n    acceptSubstitution(invest_id: $invest_id) { ok }\n  }\n":
      TadaDocumentNode<{ acceptSubstitution: { ok: boolean; }; }, { invest_id: string; }, void>;
    /** @gql.tada/hash sha256:325e20047655e3a85305a35bbf56fb23 */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:fa6bb94581c4d3528ee0371c514b9881 */
    "\n  mutation AddParty($input: PartyInput!) {\n    addParty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ addParty: { id: string; }; }, { input: { relation: "group" | "officer" | "third"; name_kana?: string | null | undefined; name: string; corporate_number: string; }; }, void>;
    /** @gql.tada/hash sha256:2edce0e56f05ba06d5df87265865aaf6 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:09db3608907dc261f3b8a9e6e6210680 */
    "\n  mutation AddPropertyPart($property_id: ID!, $part: PropertyPartInput!) {\n    addPropertyPart(property_id: $property_id, part: $part) { id }\n  }\n":
      TadaDocumentNode<{ addPropertyPart: { id: string; }; }, { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; property_id: string; }, void>;
    /** @gql.tada/hash sha256:73c39ff29c18fddb30b38ddbd6dec91f */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:e1c1a18650c33ea6bea62da3fb88669d */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:2918d0a73ed9908d9aeae7adc348f332 */
    "\n  mutation AnswerOpenQuestion($input: AnswerQuestionInput!) {\n    answerOpenQuestion(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ answerOpenQuestion: { ok: boolean; }; }, { input: { words: string; project_id: string; key: string; }; }, void>;
    /** @gql.tada/hash sha256:ee821dfd217933bf6acdf923140f4160 */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:df82e2c05f5d1627a53eb93916623228 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:04057004dbbfa497fab3266c68528ead */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d950f84132bb428e44edafcf8433cacc */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("cessation" | "correction" | "data" | "provision" | "purpose")[]; form: "electronic" | "paper"; }; }, void>;
    /** @gql.tada/hash sha256:98819f05948233a6c181c0f57c248500 */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:9b151fda5adcb4d1c4924b242c53f26a */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d3c3e5833eb405bf8fa63a95760d44ba */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:7ada9abd367c4a71bde25f602d8a5dc5 */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "adoption" | "court" | "divorce" | "marriage" | "other"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:bc68dac0793483105159281bb12a04de */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:d0168880fcb20e9800f258aded45b63d */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:aeecf5d922ebafd8855af8ac7734f757 */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:e9fca437fc3f2ea792c855efa3672dcf */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:b3186f7eee86c0fa07dd4378c8d06339 */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:8689a3f5cec9ec0726bb5fa8f70a9bef */
    "\n  mutation CancelOwnTransfer($id: ID!) {\n    cancelOwnTransfer(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ cancelOwnTransfer: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5e8312013e0d8a8c5866804a0e046fd7 */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a07c19122cb1bef77ff4d4bc261de3ad */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:7d97c4dc7b7ee462f06a2745c6129fdd */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:e9cb7f15a1aefa5f0fda206dcb553406 */
    "\n  mutation ChooseElectronicDelivery($isGiven: Boolean!) {\n    chooseElectronicDelivery(is_given: $isGiven) { ok }\n  }\n":
      TadaDocumentNode<{ chooseElectronicDelivery: { ok: boolean; }; }, { isGiven: boolean; }, void>;
    /** @gql.tada/hash sha256:400cf81541dcfb0aa62d229e6ba73895 */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:91919aa19988006056a660ac602127d4 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "deposit" | "distribution" | "document" | "lottery" | "nearly_full" | "news" | "offering" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:bebf071fe17c86b8fc446ab0ca38c93c */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "deposit" | "distribution" | "document" | "lottery" | "nearly_full" | "news" | "offering" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:fafd5f0eae9a24239aee9e25181870d3 */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:d1a9000f715e4180ee877f953cf6d49e */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:5c1f817ecebeaa81f83019f50fa2b52c */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:48c7b419bbb2aa511043a7a3c9b29aee */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:f9bd51de33361ec72b6a2e09940b9554 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:73af7a511f2bf1584a4d1085ea480836 */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:cc356ea106d8e1619e7c62083ec11454 */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:0c38099e61a50cbb10a3dd85bb22ced4 */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; cause?: "other_fund" | "papers_checked" | "payer_checked" | "told_twice" | "unsaid" | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2edf8d5db3a900e57fdd418acfd72a37 */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!], $substitute: Boolean) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents, substitute: $substitute) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { substitute?: boolean | null | undefined; documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:bc371b8ed41a699cffc85d6db05d1fae */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:764acd7ecfa5f99cca4db72639e3cdbe */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:e4fd7a59a40231616e7659442f3f3fc8 */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:4f5287e1dd1ed334fbd843dbb15033f2 */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:a4964e4989dbe0e9eda8114136572a64 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:a8704aa914bf92e17656308db09a1b7b */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:24f314fb88426eba9a77d21550000a57 */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:bc590ea99d424cb0116cee0c399bbd10 */
    "\n  mutation EndLease($lease_id: ID!, $ended_on: String!) {\n    endLease(lease_id: $lease_id, ended_on: $ended_on) { ok }\n  }\n":
      TadaDocumentNode<{ endLease: { ok: boolean; }; }, { ended_on: string; lease_id: string; }, void>;
    /** @gql.tada/hash sha256:00e529b715b7926c1c44502062b388ce */
    "\n  mutation EndLineRule($id: ID!) {\n    endLineRule(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endLineRule: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:84d99c8febb8a3b1acf6f99e88c9c821 */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:e3c2ca84e5673f77d501ebb766c0b0c3 */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:52d8108c4f7e4bf8f16f3c8a65c1c513 */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b9437dcfe461836db875fcc8da9e67c0 */
    "\n  mutation ExplainDelay($id: ID!, $text: String!) {\n    explainDelay(project_id: $id, text: $text) { ok }\n  }\n":
      TadaDocumentNode<{ explainDelay: { ok: boolean; }; }, { text: string; id: string; }, void>;
    /** @gql.tada/hash sha256:9c5c0c1ebc4a866399858dae08e8b575 */
    "\n  mutation ExplainFundLine($input: ExplainFundLineInput!) {\n    explainFundLine(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainFundLine: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; plan_id?: string | null | undefined; parts: { project_id: string; month?: string | null | undefined; lease_id?: string | null | undefined; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; deal_id?: string | null | undefined; cost_kind?: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null | undefined; amount: number; about?: string | null | undefined; }[]; paid_by: "fund" | "operator"; keeps_rule?: boolean | null | undefined; id?: string | null | undefined; explanation_id?: string | null | undefined; counterparty: "third_party" | "related_party"; cause?: "other_fund" | "papers_checked" | "payer_checked" | "told_twice" | "unsaid" | null | undefined; also?: string[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:ea941ca8a8ab9d3eca2fd2245193d1fb */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:6899b68e6abf9630184818d7f60873c4 */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:82a1f1acc78216e2a74748213d754895 */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:5fc31d0fe2f8a7c09020d13ba3aaf79d */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:e1332d0e3fc10925699316651c9add45 */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:40ebfeb98067763c1bc74f7af27466e7 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:9fef7f2aaaf2f794ce0d4e191699a014 */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0f731ba6dedcccd5f0564eac2ef69b48 */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:ac628e1c6fd5407f0c852eda1f6c9dc9 */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:938686af4927d722db25752c4d12bad0 */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:78da7832a0e4bc9be80b9380bc84fcab */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:35e30ae414df1abd9f492b7e9ada0fb7 */
    "\n  mutation JudgeIncidentPerson($input: IncidentPersonInput!) {\n    judgeIncidentPerson(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ judgeIncidentPerson: { ok: boolean; }; }, { input: { reason: string; member_number: string; is_affected: boolean; id: string; }; }, void>;
    /** @gql.tada/hash sha256:a33a42887435106cada92d710ac3a05d */
    "\n  mutation KeepLineRule($input: KeepLineRuleInput!) {\n    keepLineRule(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ keepLineRule: { ok: boolean; proposal_id: string | null; }; }, { input: { rule_id?: string | null | undefined; remitter?: string | null | undefined; reason: string; explanation_id: string; amount_until?: number | null | undefined; amount_from?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:0a512a564bab63db37c8591040b89979 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:5d5de674f21817e0eae6638cf049120c */
    "\n  mutation LeaveSubstitutes($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:b5dd771b1da856b1187bc0769e7ce43c */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:e7e3f4644c2b76ccc83f736c811e24fe */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:a75fae064046dff9c8a66bf696a4dba1 */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:d0ec1ef03a949910f6476f3e15ecc363 */
    "\n  mutation LinkFundProperty($input: FundLinkInput!) {\n    linkFundProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ linkFundProperty: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:7ad94e1c0c6bf4f82ddea8533fef92b3 */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:efa73c3fae819bec93a792e14256e9d3 */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:b5c824efea64e287673212b502b210c2 */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:318c1fe736e2b37056dd4bf6dd6d592a */
    "\n  mutation OpenPaper($kind: PaperKind!, $id: ID!) {\n    openPaper(kind: $kind, id: $id) { path }\n  }\n":
      TadaDocumentNode<{ openPaper: { path: string; }; }, { id: string; kind: "contract" | "annual_report" | "management_report"; }, void>;
    /** @gql.tada/hash sha256:4d02af1cadf4491528fae3791385eccb */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:042b6f658852e36b17ed28a59b499f15 */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a187e3bcadbda15ce957e98e6138b3e2 */
    "\n  mutation ProposeAccrual($input: CostAccrualInput!) {\n    proposeAccrual(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeAccrual: { id: string; }; }, { input: { reason: string; project_id: string; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair"; arose_on: string; amount: number; about?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b27a8e366e50177584469c4d65f923fe */
    "\n  mutation ProposeAccrualReversal($id: ID!, $reason: String!) {\n    proposeAccrualReversal(id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeAccrualReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:1d390b9ffa545b5f695f9bde5f18a54f */
    "\n  mutation ProposeAdvance($project_id: ID!, $amount: Yen!, $reason: String!) {\n    proposeAdvance(project_id: $project_id, amount: $amount, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeAdvance: { id: string; }; }, { reason: string; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:b545530b786139443a10761ded2192ac */
    "\n  mutation ProposeAdvanceRepayment($project_id: ID!) {\n    proposeAdvanceRepayment(project_id: $project_id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAdvanceRepayment: { id: string; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:9f0d67220d60bc8ad0c6bf847a09a033 */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b844558875e60f6dfc2eb0c11cea9f4f */
    "\n  mutation ProposeBankOpening($account: ID) {\n    proposeBankOpening(account_id: $account) { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, { account?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:87ebe57fbc6fa6e0e4cc653ea9ed7ba5 */
    "\n  mutation ProposeBookMonth($month: String!) {\n    proposeBookMonth(month: $month) { id }\n  }\n":
      TadaDocumentNode<{ proposeBookMonth: { id: string; }; }, { month: string; }, void>;
    /** @gql.tada/hash sha256:e68fdd7a16d8682d9c99b4a0294b9a40 */
    "\n  mutation ProposeBookMonthReopening($month: String!, $reason: String!) {\n    proposeBookMonthReopening(month: $month, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeBookMonthReopening: { id: string; }; }, { reason: string; month: string; }, void>;
    /** @gql.tada/hash sha256:9dc25ede8bf1c22744b2107bdcaafdaf */
    "\n  mutation ProposeCompanyAccount($input: CompanyAccountInput!) {\n    proposeCompanyAccount(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccount: { id: string; }; }, { input: { purpose: "tax" | "fund" | "operator"; fund_id?: string | null | undefined; account_id: string; }; }, void>;
    /** @gql.tada/hash sha256:04671af3d0747211fc9f909495c310b1 */
    "\n  mutation ProposeCompanyAccountClosing($id: ID!) {\n    proposeCompanyAccountClosing(account_id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeCompanyAccountClosing: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0714ccad9864c01c3507a91c1fffbbf7 */
    "\n  mutation ProposeContribution($id: ID!, $part: ContributedPart!, $amount: Yen!, $reason: String!) {\n    proposeContribution(project_id: $id, part: $part, amount: $amount, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContribution: { id: string; }; }, { reason: string; amount: number; part: "fill_in" | "subordinated"; id: string; }, void>;
    /** @gql.tada/hash sha256:142deed998cf93ea8f4db1a7268ad6ff */
    "\n  mutation ProposeContributionReturn($id: ID!, $reason: String!) {\n    proposeContributionReturn(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeContributionReturn: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:8f6a60bdfee621447da0b9e5b8700a66 */
    "\n  mutation ProposeDistinctProperty($input: PropertyInput!, $reason: String!) {\n    proposeDistinctProperty(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDistinctProperty: { id: string; }; }, { reason: string; input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:54f5f1258fc12c21849467c6beb3f61f */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:5b6788f51bf23ef73e5d790cc2803cf8 */
    "\n  mutation ProposeExtension($input: ExtensionInput!) {\n    proposeExtension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeExtension: { id: string; }; }, { input: { state: "extended" | "in_talks"; reason: string; project_id: string; next_notice_on: string; new_end_on: string; measures: string; effect: string; cause: "other" | "disaster" | "dispute" | "market" | "sale" | "tenant" | "works"; }; }, void>;
    /** @gql.tada/hash sha256:4f63d4ffe4fe599c641d7cdd219fea71 */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; sale_cost_bp?: number | null | undefined; reserve_amount?: number | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:eb98f17545ad6172fd9b003c8520d455 */
    "\n  mutation ProposeFundLink($input: FundLinkInput!, $reason: String!) {\n    proposeFundLink(input: $input, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundLink: { id: string; }; }, { reason: string; input: { share_numerator: number; share_denominator: number; seller_id: string; project_id: string; price_reason: string; price_basis: string; price: number; part_id: string; }; }, void>;
    /** @gql.tada/hash sha256:118c80109731c73687373009164d86a3 */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:1c11ad2efbd9576277b52464eb249894 */
    "\n  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:166e8b975abed25c1a9041d79911c84d */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:137a13fd23311f6c76e23453ae05cb96 */
    "\n  mutation ProposeIncidentNotice($input: IncidentNoticeInput!) {\n    proposeIncidentNotice(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeIncidentNotice: { id: string; }; }, { input: { version: number; subject: string; kind: "final" | "people" | "preliminary"; id: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:803c1da279f16803b442161fb9b2cc3a */
    "\n  mutation ProposeLateResult($id: ID!) {\n    proposeLateResult(project_id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeLateResult: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:99b55432389982423609bf46dc5082a2 */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:bece246555092cc3aa856729caa18bc0 */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:84ba945c999443868e06e29ac0f24984 */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:59852f814835ab0347db344437fb43eb */
    "\n  mutation ProposeOperatorShare($id: ID!, $reason: String!) {\n    proposeOperatorShare(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorShare: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:073da2b700aabfa0352baf718c48a53c */
    "\n  mutation ProposeOutgoingPlan($input: OutgoingPlanInput!) {\n    proposeOutgoingPlan(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOutgoingPlan: { id: string; }; }, { input: { reason: string; project_id: string; payee: string; pay_on: string; kind: "cost" | "accrued_cost" | "tenant_deposit"; counterparty: "third_party" | "related_party"; cost_kind?: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null | undefined; amount: number; about?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:eaa6b1696c6ed35e6ddf049cfcf25d42 */
    "\n  mutation ProposeOwnTransfer($input: OwnTransferInput!) {\n    proposeOwnTransfer(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOwnTransfer: { id: string; }; }, { input: { to_account_id: string; reason: string; fund_id?: string | null | undefined; from_account_id: string; amount: number; }; }, void>;
    /** @gql.tada/hash sha256:d2d22a858823aa48a76808bd76c3029a */
    "\n  mutation ProposePlanWithdrawal($id: ID!, $reason: String!) {\n    proposePlanWithdrawal(id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePlanWithdrawal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:9213d01cdda381363aa8c9d5de8541ef */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:021bbff9d247e0aa45a127b31b3c56a9 */
    "\n  mutation ProposePropertyHandover($deal_id: ID!, $reason: String!) {\n    proposePropertyHandover(deal_id: $deal_id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyHandover: { id: string; }; }, { reason: string; deal_id: string; }, void>;
    /** @gql.tada/hash sha256:3a260d6017c2f69f7195285f8ffea069 */
    "\n  mutation ProposePropertyPurchase($deal_id: ID!, $reason: String!) {\n    proposePropertyPurchase(deal_id: $deal_id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyPurchase: { id: string; }; }, { reason: string; deal_id: string; }, void>;
    /** @gql.tada/hash sha256:ec87588f6b1616fe20c9777dfb944b2d */
    "\n  mutation ProposePropertyStrike($what: PropertyRecordKind!, $id: ID!, $cause: CorrectionCause, $reason: String!) {\n    proposePropertyStrike(what: $what, id: $id, cause: $cause, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposePropertyStrike: { id: string; }; }, { reason: string; cause?: "other_fund" | "papers_checked" | "payer_checked" | "told_twice" | "unsaid" | null | undefined; id: string; what: "appraisal" | "deal" | "lease" | "link"; }, void>;
    /** @gql.tada/hash sha256:a63daf257815cd998372d0d5676d99e7 */
    "\n  mutation ProposePutBackPayouts($input: PutBackPayoutsInput!) {\n    proposePutBackPayouts(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePutBackPayouts: { id: string; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:f7c6cfac36d34340be4f39a966486b81 */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:2214a2a21ef2ecfb0db43fa309b0a25c */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:8075540d5af13161dcd505c38e70b3af */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:4d08067ccf4815c957dd9510d14bd54f */
    "\n  mutation ProposeWindingUp($id: ID!, $reason: String!) {\n    proposeWindingUp(project_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeWindingUp: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:f2c64d1c9c87bd3e4bd83a1a5f225e9d */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:16725c4dcf86fb612162e26107dd9434 */
    "\n  mutation PublishStatusNotice($input: StatusNoticeInput!) {\n    publishStatusNotice(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ publishStatusNotice: { id: string; }; }, { input: { title: string; starts_at: string; kind: "maintenance" | "trouble"; ends_at?: string | null | undefined; components: ("mail" | "bank" | "document" | "application" | "site")[]; body: string; }; }, void>;
    /** @gql.tada/hash sha256:1e3297702b4347fcab3b836439b0dabf */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:57983dfc74e027f4f611329dc90611d8 */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:221aadb45f55781f86f71811a84b74aa */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:05b8ed71ea9f929835fb0055ca25e592 */
    "\n  mutation RecordDeliveryConsent($input: DeliveryConsentInput!) {\n    recordDeliveryConsent(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ recordDeliveryConsent: { ok: boolean; }; }, { input: { note: string; member_number: string; is_given: boolean; }; }, void>;
    /** @gql.tada/hash sha256:35a5d4de4f013c793b91f3b9782d4015 */
    "\n  mutation RecordExtensionAnswer($input: ExtensionAnswerInput!) {\n    recordExtensionAnswer(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ recordExtensionAnswer: { ok: boolean; }; }, { input: { invest_id: string; basis: string; answered_on: string; answer: "consents" | "refuses"; }; }, void>;
    /** @gql.tada/hash sha256:57cf4ca0bacd231137dcc1e7d7418437 */
    "\n  mutation RecordIncident($input: IncidentInput!) {\n    recordIncident(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ recordIncident: { id: string; version: number | null; }; }, { input: { title: string; summary: string; publication: string; people?: number | null | undefined; noticed_at: string; measures: string; kind: "other" | "outage" | "personal_data" | "wrong_document" | "wrong_payment"; is_closed: boolean; happened_until?: string | null | undefined; happened_from?: string | null | undefined; grounds: ("financial" | "many" | "sensitive" | "wrongful")[]; further_harm: string; for_people: string; data: ("name" | "tax" | "other" | "address" | "bank_account" | "birthday" | "contact" | "credential" | "document" | "identity" | "investment")[]; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:f357f883a0350de9b701f2b6b548e144 */
    "\n  mutation RecordIncidentFiling($input: IncidentFilingInput!) {\n    recordIncidentFiling(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ recordIncidentFiling: { ok: boolean; }; }, { input: { reference: string; kind: "final" | "preliminary"; id: string; filed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:0ef5e85e82cdd62c3b303020af1e8f3f */
    "\n  mutation RecordIncidentPeople($id: ID!, $filter: AffectedFilterInput!, $with: Boolean!) {\n    recordIncidentPeople(id: $id, filter: $filter, with_taken_out: $with) { ok }\n  }\n":
      TadaDocumentNode<{ recordIncidentPeople: { ok: boolean; }; }, { with: boolean; filter: { until?: string | null | undefined; table?: string | null | undefined; session?: string | null | undefined; from?: string | null | undefined; document?: string | null | undefined; address?: string | null | undefined; actor?: string | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:7a690f545e5d4b650a529b3c4dcc7410 */
    "\n  mutation RecordLease($input: LeaseInput!) {\n    recordLease(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordLease: { id: string; }; }, { input: { tenant_id: string; rent_due: "month_before" | "same_month"; rent: number; part_id: string; is_sublease: boolean; ends_on: string; deposit: number; common_fee: number; begins_on: string; }; }, void>;
    /** @gql.tada/hash sha256:63983784fe42de3078b5e18211a87802 */
    "\n  mutation RecordPaperOutcome($input: PaperOutcomeInput!) {\n    recordPaperOutcome(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ recordPaperOutcome: { ok: boolean; }; }, { input: { is_returned: boolean; id: string; day: string; }; }, void>;
    /** @gql.tada/hash sha256:4c211270f3f9175681597118583a5a32 */
    "\n  mutation RecordPaperPosting($input: PaperPostingInput!) {\n    recordPaperPosting(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPaperPosting: { id: string; }; }, { input: { tracking: string; posted_on: string; kind: "contract" | "annual_report" | "management_report"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:f692c06fa4c24e135a1d5d95d5db915f */
    "\n  mutation RecordPropertyAppraisal($input: PropertyAppraisalInput!) {\n    recordPropertyAppraisal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyAppraisal: { id: string; }; }, { input: { value: number; part_id: string; method: "own" | "assessment" | "licensed"; document: string; appraiser: string; appraised_on: string; }; }, void>;
    /** @gql.tada/hash sha256:bc70a601eb921b1d628bf40c45bc2099 */
    "\n  mutation RecordPropertyDeal($input: PropertyDealInput!) {\n    recordPropertyDeal(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ recordPropertyDeal: { id: string; }; }, { input: { share_numerator: number; share_denominator: number; settled_on: string; seller_id: string; price_with_tax: number; price_reason: string; price: number; part_id: string; buyer_id: string; basis_sha256?: string | null | undefined; basis: string; }; }, void>;
    /** @gql.tada/hash sha256:951e47998171712b701a92ea4c0f53bc */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:899ecc0b51390385bb8b46c2c271f47f */
    "\n  mutation RecordVendorCheck($input: VendorCheckInput!) {\n    recordVendorCheck(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ recordVendorCheck: { ok: boolean; }; }, { input: { result: "good" | "to_mend"; id: string; findings: string; checked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:fd33e83600c601efb269c2d29cdf6138 */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:a3a726ccd5cd80d004bba2a8215ed0fd */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:05a43b59559f8bb4df3ca2d91f7691ef */
    "\n  mutation RegisterProperty($input: PropertyInput!) {\n    registerProperty(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ registerProperty: { id: string; }; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:2d451dfe79901aac548cd7d70acb1cd0 */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:404fb9cde96b51af4aa6579d90edba17 */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:8195ad2f1a8081c1ea141351d3916ba4 */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:2da84c4fe5c4fc7e66659326e12fcd11 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:fe53d57fb409de9e71ced6afb9724fc0 */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:4a11092e37b60e4d8d8bad8369929e6e */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:2dfc7378d63eb23fe867196d9ce91092 */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:f2dd01eec5deb3298732e04f3084e2b2 */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:c859f31e95cae5e45d8d6c4cee6f77d3 */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:a70f41008fccf7c8efa974612dd85eb0 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:aa7c442802749055a8106b9052427298 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:0d1f5682d750c0c35f6b99c1bad5de69 */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:792a93a0a8942fc8cd7105442924339e */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; selection_reason?: string | null | undefined; sale_cost_bp?: number | null | undefined; reserve_amount?: number | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist?: boolean | null | undefined; goal_type: "AllOrNothing" | "Allin"; fill_in_percent?: number | null | undefined; end_at: string; disclosure: { use_of_funds?: string | null | undefined; related_parties?: string | null | undefined; price_basis?: string | null | undefined; manager_review?: string | null | undefined; management?: string | null | undefined; exit_plan?: string | null | undefined; }; detail: string; closing_days?: number | null | undefined; }; }; }, void>;
    /** @gql.tada/hash sha256:779eaa982c70474eed965b60eb4c067e */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:eb3f6124361057f1b5da17906b89b2b1 */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:865e1b44094921438de42091df7038cb */
    "\n  mutation SaveVendor($input: VendorInput!) {\n    saveVendor(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ saveVendor: { id: string; version: number | null; }; }, { input: { work: string; version?: number | null | undefined; subcontractors: string; name: string; id?: string | null | undefined; ended_on?: string | null | undefined; data: ("name" | "tax" | "other" | "address" | "bank_account" | "birthday" | "contact" | "credential" | "document" | "identity" | "investment")[]; contracted_on: string; }; }, void>;
    /** @gql.tada/hash sha256:16140374bdcd7fd85664618303f17826 */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:02a1ab933f6c23bed8aea40151ecabdc */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:685ce6db964b0c5343b63d6d8dc1dc75 */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:d4977f10aaeb52bbc42a293f38e30313 */
    "\n  mutation ShowAddressLabels {\n    showAddressLabels { zipcode address recipient }\n  }\n":
      TadaDocumentNode<{ showAddressLabels: { zipcode: string; address: string; recipient: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:716180b62c9332a250b64239b2c35c58 */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "birthday" | "tel" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:f59e23541e999e35e9239562e347a05f */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:340d70980cbb290efbc35fd91ceb2a4b */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:64eebf3a7bb536bc310deed30b58d39a */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:f85aaec1c3a754219b98d397cd84dea8 */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:cb97439e5b9e4e459e64701d5cb2fe4c */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:6911b4f11009f463f6c1e6d5968f49f9 */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:cb91eb11fff211821c379b07a224bca1 */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:5453107d06ec0ed4f6850fd57fe3466e */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "incident" | "tax" | "term_end" | "vendor_check" | "proposal" | "lottery" | "refund" | "dividend_due" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "fund_delay" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "paper_to_post" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "payout_unconfirmed" | "plan_overdue" | "property_unrecorded" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:3c5e903ac6db033eba3a0269ab04e7df */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:0eb21ad442b60a5563d610b382fdfbac */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:ee45f327d697a1874c487e32d9c1745d */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:970ae3e2b57956c336d7c64ab3d00753 */
    "\n  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend_words?: string | null | undefined; dividend?: number | null | undefined; deals?: string[] | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:e6fd62e4bfe6c35a731f86a246005ebb */
    "\n  mutation UpdateIncident($id: ID!, $version: Int!, $input: IncidentInput!) {\n    updateIncident(id: $id, version: $version, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ updateIncident: { id: string; version: number | null; }; }, { input: { title: string; summary: string; publication: string; people?: number | null | undefined; noticed_at: string; measures: string; kind: "other" | "outage" | "personal_data" | "wrong_document" | "wrong_payment"; is_closed: boolean; happened_until?: string | null | undefined; happened_from?: string | null | undefined; grounds: ("financial" | "many" | "sensitive" | "wrongful")[]; further_harm: string; for_people: string; data: ("name" | "tax" | "other" | "address" | "bank_account" | "birthday" | "contact" | "credential" | "document" | "identity" | "investment")[]; cause: string; }; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:ca00799b45158d1f90acef04cb9f42b3 */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:b5f42a5a44041a6181e4a5ed52dcf962 */
    "\n  mutation UpdateStatusNotice($input: StatusUpdateInput!) {\n    updateStatusNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateStatusNotice: { ok: boolean; }; }, { input: { seen: string; progress: "found" | "announced" | "investigating" | "resolved" | "watching"; id: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:301f46a315e465ec7c8b16f4b642c30f */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:0686bdc3e76218df50957c024c36fd69 */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:8c051994bbd724cbe01648d2ab7666a6 */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:dcf32b894f18a184dab366db568d37cc */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income?: { label: string; amount: number; }[] | null | undefined; costs?: { label: string; amount: number; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:00d7df0014a251861b9b69a30c2c140c */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; transacted_on: string; account: string | null; remarks: string; amount: number; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:a098a6f2ccfc11e730fadfa77f9fe89b */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id\n        suggestion { counterparty paid_by parts { project_id kind cost_kind amount about deal_id deal lease_id month } }\n        alike { id amount transacted_on }\n        explanation {\n          id kind reason explained_by explained_at is_correction\n          fund_line { counterparty paid_by rule_id plan_id parts { project_id kind cost_kind amount about deal_id deal lease_id month } }\n        }\n      }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n    adminRentedUnits { lease_id project_id name rent }\n    adminOwedSums { project_id kind cost_kind amount }\n    adminLineRules { id explanation_id }\n    adminOutgoingPlans { id project_id kind cost_kind text payee counterparty amount pay_on about state }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; suggestion: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; parts: { project_id: string; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; deal_id: string | null; deal: string | null; lease_id: string | null; month: string | null; }[]; } | null; alike: { id: string; amount: number; transacted_on: string; }[]; explanation: { id: string; kind: "tax" | "fund" | "fee" | "suspense" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; fund_line: { counterparty: "third_party" | "related_party"; paid_by: "fund" | "operator"; rule_id: string | null; plan_id: string | null; parts: { project_id: string; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; deal_id: string | null; deal: string | null; lease_id: string | null; month: string | null; }[]; } | null; } | null; }[]; }; adminFunds: { rows: { id: string; name: string; state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; adminRentedUnits: { lease_id: string; project_id: string; name: string; rent: number; }[]; adminOwedSums: { project_id: string; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null; amount: number; }[]; adminLineRules: { id: string; explanation_id: string; }[]; adminOutgoingPlans: { id: string; project_id: string; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null; text: string; payee: string; counterparty: "third_party" | "related_party"; amount: number; pay_on: string; about: string; state: "waiting" | "paid" | "withdrawn"; }[]; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b053995b9d42faa066d91527f38d91a9 */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { account_number: string; va_id: string; status: string; id: string; branch_cd: string; branch_name: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:37e0d887ecd26453f7ca42a822fd171d */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        ...AdminApplicationColumns\n        id\n        project_id\n        member_number\n        member_name\n        cancel_reason\n        early\n        status_at\n        contract_delivered_at\n        contract_confirmed_at\n        cooling_off_until\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { number: string; project_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; applied_at: string; deadline_at: string | null; id: string; project_id: string; member_number: string; member_name: string; cancel_reason: string | null; early: boolean; status_at: string; contract_delivered_at: string | null; contract_confirmed_at: string | null; cooling_off_until: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0d86466b4cf08fcb2578f9ff46918421 */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_name: string; state: "announced" | "late" | "closed" | "drawn" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:04298346ac4abf1a25d8d15de1ce9c47 */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_name: string; state: "announced" | "late" | "closed" | "drawn" | "promised"; end_at: string; applications: number; amount: number; capacity: number; winners: number | null; won: number | null; project_id: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "announced" | "late" | "closed" | "drawn" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:b08e2b9a5d15e21d545c1f6566ea9482 */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { name: string; start_at: string; end_at: string; total: number; applied: number; paid: number; applications: number; id: string; state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; senior: number; rate_bp: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d3426d14ac8168e7670df04e4494d213 */
    "\n  query AdminProperties($filter: PropertyFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProperties(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...PropertyRowColumns id }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperties: { total: number; rows: { address: string | null; id: string; building_name: string | null; kind: string | null; parts: number | null; held_by: string | null; funds: number | null; recorded_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { search?: string | null | undefined; kind?: "building" | "land" | "unit" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:c5b59d05acd022ace461f9aeb70c2b9e */
    "\n  query AdminProperty($id: ID!) {\n    adminProperty(id: $id) {\n      id\n      kind\n      address\n      building_name\n      lot_number\n      built_in\n      recorded_at\n      distinct_from { id address reason }\n      parts {\n        id\n        name\n        house_number\n        registry_number\n        area_centi\n        ownership\n        lineage {\n          project_id\n          project_name\n          held_from\n          held_until\n          seller\n          acquired_for\n          sold_for\n          exit_kind\n          next_project_id\n          next_project_name\n          own_price\n          margin\n          margin_permille\n        }\n        deals {\n          id\n          kind\n          settled_on\n          seller\n          buyer\n          share_numerator\n          share_denominator\n          price\n          price_with_tax\n          price_reason\n          basis\n          basis_sha256\n          book_value\n          costs\n          is_to_be_booked\n          is_among_own\n          is_struck\n        }\n        appraisals { id appraised_on appraiser method value document is_struck }\n        leases { id tenant rent common_fee deposit begins_on ends_on ended_on rent_due is_sublease is_struck }\n        links { id project_id project_name seller share_numerator share_denominator price price_basis price_reason is_struck }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminProperty: { id: string; kind: "building" | "land" | "unit"; address: string; building_name: string; lot_number: string; built_in: string | null; recorded_at: string; distinct_from: { id: string; address: string; reason: string; }[]; parts: { id: string; name: string; house_number: string; registry_number: string | null; area_centi: number; ownership: "freehold" | "leasehold" | "shared"; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; margin: number | null; margin_permille: number | null; }[]; deals: { id: string; kind: "sale" | "between_funds" | "in_kind" | "purchase"; settled_on: string; seller: string; buyer: string; share_numerator: number; share_denominator: number; price: number; price_with_tax: number; price_reason: string; basis: string; basis_sha256: string | null; book_value: number | null; costs: number; is_to_be_booked: boolean; is_among_own: boolean; is_struck: boolean; }[]; appraisals: { id: string; appraised_on: string; appraiser: string; method: "own" | "assessment" | "licensed"; value: number; document: string; is_struck: boolean; }[]; leases: { id: string; tenant: string; rent: number; common_fee: number; deposit: number; begins_on: string; ends_on: string | null; ended_on: string | null; rent_due: "month_before" | "same_month"; is_sublease: boolean; is_struck: boolean; }[]; links: { id: string; project_id: string; project_name: string; seller: string; share_numerator: number; share_denominator: number; price: number; price_basis: string; price_reason: string; is_struck: boolean; }[]; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:764a632e595d33946fc66bc7472c64ff */
    "\n  query Affected($filter: AffectedFilterInput!) {\n    adminAffected(filter: $filter) {\n      total\n      members { member_number name count first_at last_at acts }\n      taken_out { at actor table filters people }\n    }\n  }\n":
      TadaDocumentNode<{ adminAffected: { total: number; members: { member_number: string; name: string; count: number; first_at: string; last_at: string; acts: string[]; }[]; taken_out: { at: string; actor: string; table: string; filters: string; people: number; }[]; }; }, { filter: { until?: string | null | undefined; table?: string | null | undefined; session?: string | null | undefined; from?: string | null | undefined; document?: string | null | undefined; address?: string | null | undefined; actor?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:d60fd0cff1d5ac3fa009acbb3e174396 */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:840595b521299c716dfba60e2e034b1d */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:8c70fd8fd5977294c35541a7ec36b0de */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | "substitute"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7f76b11a620dd5074198fd651cb0d0e9 */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { seq: number | null; at: string; action: string; id: string; actor: string; actor_name: string | null; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:3396a7f7bb00df4248d700e69dfb976f */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:35b152189e6dbde77f988645f70af741 */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5c4db83d953a3f30fda9254fb2a4352c */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:f3bac588caa49396c3cff4b05cfdf273 */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:99db666484532959ab7c0a723b02a21c */
    "\n  query BookMonth($month: String) {\n    adminBookMonth(month: $month) {\n      month is_over open plans bank books waiting difference last_closed\n      funds { project_id project_name income cost cash by_rule by_hand invested registered closed_at closed_by }\n      questions { key project_id project_name text answer answered_by }\n    }\n  }\n":
      TadaDocumentNode<{ adminBookMonth: { month: string; is_over: boolean; open: number; plans: number; bank: number; books: number; waiting: number; difference: number; last_closed: string | null; funds: { project_id: string; project_name: string; income: number; cost: number; cash: number; by_rule: number; by_hand: number; invested: number; registered: number; closed_at: string | null; closed_by: string | null; }[]; questions: { key: string; project_id: string; project_name: string; text: string; answer: string | null; answered_by: string | null; }[]; }; }, { month?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:fcc21005352cf2f1242643984f92e10e */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:aae729ac324cb491fd04c9f9bb9212a3 */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "returned" | "held" | "ready" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:89e6d44047f81899b3e6662e0566fd72 */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:8b3e70d4e093f32dbfb22d88c576c9cd */
    "\n  query CompanyAccounts {\n    adminCompanyAccounts {\n      id written holder_name purpose purpose_text fund_id fund_name opened_at closed_at balance read_at is_opened proposal_id\n      books { book name amount }\n    }\n    adminOwnTransfers { id book_name from to amount approved_at due_on state }\n    adminFunds(size: 200) { rows { id name } }\n  }\n":
      TadaDocumentNode<{ adminCompanyAccounts: { id: string; written: string; holder_name: string; purpose: "tax" | "fund" | "operator" | null; purpose_text: string; fund_id: string | null; fund_name: string | null; opened_at: string | null; closed_at: string | null; balance: number | null; read_at: string | null; is_opened: boolean; proposal_id: string | null; books: { book: string; name: string; amount: number; }[]; }[]; adminOwnTransfers: { id: string; book_name: string; from: string; to: string; amount: number; approved_at: string; due_on: string; state: "waiting" | "left" | "cancelled" | "arrived"; }[]; adminFunds: { rows: { id: string; name: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:87bc0ee1b33f6f3d8c52272e08313730 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:309a68b9eb2a6fc577f7612dc632623c */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:48a4407071f0ef160657604ecdd97fdc */
    "\n  query Dashboard {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id account_text read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "incident" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end" | "vendor_check"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:5edfd0ddf89c2cbe265df86d2c44d214 */
    "\n  query DealsOfFund($project_id: ID!) {\n    adminFundDeals(project_id: $project_id) { id part is_purchase settled_on other price }\n  }\n":
      TadaDocumentNode<{ adminFundDeals: { id: string; part: string; is_purchase: boolean; settled_on: string; other: string; price: number; }[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:bade4faf2c8faceb4e5544d66b498f7c */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { ...DeliveredDocumentColumns key version project_name application member_number member_name printed_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { number: string; issued_at: string; delivered_at: string | null; openings: number; last_opened_at: string | null; key: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; printed_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "contract" | "annual_report" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:d9f649d02d644e53c2141decd86b8159 */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { book account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:50d5dd664ce3acebc1495dd5e7d9a9b1 */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        ...DepositColumns\n        id\n        name_differs\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; amount: number; difference: number | null; remitter_name: string; id: string; name_differs: boolean; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:99b6c516fa3d85719b2e0e41daf62d52 */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; due: string | null; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:37750f0ab84f315effc1ccafa487a7e0 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { words?: string | null | undefined; sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:342404f03d094e175fe10b9ea167b001 */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:645c31a5d7d619757f96375fe8b3b108 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "contract" | "annual_report" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:3064cb3775e58b183c452dbf2e1c6cfc */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:17a37fabcf49835b4cd5757fb22b5cfa */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:d479103edb4eb80ab21216dd62aafc8f */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:50b8e77f80c83378180df49b9d9bf77e */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:18e7583a34cd40691eb475210462e2e2 */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:7eabce03cc8003f2146500e63cea2520 */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...DrillColumns\n        id\n        project_id\n        people\n        spread_seconds\n        amount\n        state\n        asked_by\n        asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { project_name: string; id: string; project_id: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:93a6a4aa66e5a7831d72567dee210593 */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        ...FundContentFields\n        detail\n        disclosure { ...FundDisclosureFields }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents parts { property_id name problem } entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      properties { ...FundProperty }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; reserve_amount: number | null; sale_cost_bp: number | null; unyo_term_month: number; is_auto_continue: boolean; has_waitlist: boolean; start_at: string; end_at: string; closing_days: number; fill_in_percent: number; unyo_start_at: string | null; unyo_end_at: string | null; selection_reason: string | null; special: string | null; detail: string; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; parts: { property_id: string; name: string; problem: string | null; }[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; next_project_id: string | null; next_project_name: string | null; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:efd43a4745c2587609aeba0aa3d1fba5 */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:2c3eb7a25a017cbc3f3ec8c1e04c640b */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; topic: string; name: string; received_at: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0088a3e1d6fd7f27a06f8600271806e9 */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:d83a8b4fca200f882e28d46065243924 */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:15196aa07016b928d978ae85fbf440ae */
    "\n  query ExtensionAnswers($id: ID!) {\n    adminExtensionAnswers(project_id: $id) { invest_id member_number amount answer answered_on }\n  }\n":
      TadaDocumentNode<{ adminExtensionAnswers: { invest_id: string; member_number: string; amount: number; answer: "consents" | "refuses" | null; answered_on: string | null; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:7cebfe3163676d895de144145c3aff49 */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:5970823ec318c46569987ccf95fcb91c */
    "\n  query FundCourses {\n    adminFundCourses {\n      id\n      name\n      course { state label text explanation late_days }\n      point\n      planned_on\n      duty\n      next_notice_on\n      may_extend\n      people\n      principal\n      notices\n      last_notice_at\n    }\n  }\n":
      TadaDocumentNode<{ adminFundCourses: { id: string; name: string; course: { state: "ended" | "late" | "planned" | "extended" | "in_talks"; label: string; text: string | null; explanation: string | null; late_days: number; }; point: string | null; planned_on: string | null; duty: string | null; next_notice_on: string | null; may_extend: boolean; people: number; principal: number; notices: number; last_notice_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ac779dc578914f563a979662eb49b05e */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      substitute { rank offered_until }\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; substitute: { rank: number | null; offered_until: string | null; } | null; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:42de4ece6bdd0438495f98eb3c2b19e5 */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:69d89374d6f9946ec050f692aaeac3e9 */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:241980703a94df98286f2b723d8bac84 */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { title: string; show_at: string; extra_message: string | null; id: string; project_id: string; project_name: string; content: string; is_deleted: boolean; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:aa5d82647b3e188100f8e00e4fd3c849 */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:73c2b0c1a61c398e1d27679055e8d334 */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:2b088589e7a123de4b034c8974381003 */
    "\n  query FundPeriods($id: ID!) {\n    project(id: $id) { dividend_sources { number start_at end_at figures { label value } } }\n  }\n":
      TadaDocumentNode<{ project: { dividend_sources: { number: number; start_at: string; end_at: string; figures: { label: string; value: string; }[]; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f3680f64e1a7eccc3e703cda4d1bb100 */
    "\n  query FundResult($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at dividend_sources { number start_at end_at text notes figures { label value } } }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term period total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing most_fill_in }\n      recorded_start_at\n      recorded_end_at\n      due_period {\n        number start_at end_at is_last invested_amount cap\n        books { income related_income costs sale_proceeds sale_cost sale_expenses loss_carried profit dividend sale_quarter operator_share free_cash }\n      }\n      operator_share { owed missing }\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n    adminFundOwnMoney(project_id: $id) {\n      is_open\n      may_return\n      available\n      parts { part name contributed missing }\n      changes { entry_id at text name amount people }\n    }\n    adminWindingUp(project_id: $id) { wound_up_at may_wind_up late_result has_late_result left { account amount } }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; dividend_sources: { number: number; start_at: string; end_at: string; text: string; notes: string[]; figures: { label: string; value: string; }[]; }[]; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; period: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; most_fill_in: number | null; } | null; recorded_start_at: string | null; recorded_end_at: string | null; due_period: { number: number; start_at: string; end_at: string; is_last: boolean; invested_amount: number; cap: number; books: { income: number; related_income: number; costs: number; sale_proceeds: number; sale_cost: number; sale_expenses: number; loss_carried: number; profit: number; dividend: number; sale_quarter: number; operator_share: number; free_cash: number; } | null; } | null; operator_share: { owed: number; missing: number; }; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; adminFundOwnMoney: { is_open: boolean; may_return: boolean; available: number; parts: { part: "fill_in" | "subordinated" | null; name: string; contributed: number; missing: number; }[]; changes: { entry_id: string; at: string; text: string; name: string; amount: number; people: string[]; }[]; }; adminWindingUp: { wound_up_at: string | null; may_wind_up: boolean; late_result: number; has_late_result: boolean; left: { account: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ad8db4c7f435fa42cfa8af13673f96ff */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { status: string; method: string; reasons: string | null; started_at: string; status_at: string; id: string; member_number: string; name: string; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:c9bdd917b926ed04abadb1fd7b5de038 */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:d27dc14445e77da3fe6be99f613ec711 */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "document" | "offering" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:8a77124dc74a60d6f5e1414b9e032ae0 */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "document" | "offering" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:dc9abdb1059d7971314f00f54a4b4f18 */
    "\n  query Incident($id: ID!) {\n    adminIncident(id: $id) {\n      id version kind title noticed_at happened_from happened_until summary data people grounds cause further_harm for_people publication measures is_closed\n      recorded_at recorded_by found untold agreed filed proposal_ids\n      duties { kind title aim_on due_on source }\n      persons { member_number name is_affected basis told_at mail_state }\n    }\n  }\n":
      TadaDocumentNode<{ adminIncident: { id: string; version: number; kind: "other" | "outage" | "personal_data" | "wrong_document" | "wrong_payment"; title: string; noticed_at: string; happened_from: string | null; happened_until: string | null; summary: string; data: ("name" | "tax" | "other" | "address" | "bank_account" | "birthday" | "contact" | "credential" | "document" | "identity" | "investment")[]; people: number | null; grounds: ("financial" | "many" | "sensitive" | "wrongful")[]; cause: string; further_harm: string; for_people: string; publication: string; measures: string; is_closed: boolean; recorded_at: string; recorded_by: string; found: number; untold: number; agreed: ("final" | "people" | "preliminary")[]; filed: ("final" | "preliminary")[]; proposal_ids: string[]; duties: { kind: "final" | "people" | "preliminary"; title: string; aim_on: string; due_on: string; source: string; }[]; persons: { member_number: string; name: string; is_affected: boolean; basis: string; told_at: string | null; mail_state: string | null; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a811110520184114a00c1ce066763120 */
    "\n  query IncidentDraft($id: ID!, $kind: IncidentNoticeKind!) {\n    adminIncident(id: $id) { id version draft(kind: $kind) { subject body } }\n  }\n":
      TadaDocumentNode<{ adminIncident: { id: string; version: number; draft: { subject: string; body: string; }; } | null; }, { kind: "final" | "people" | "preliminary"; id: string; }, void>;
    /** @gql.tada/hash sha256:08c4309d18dd571e4265e3f5550da466 */
    "\n  query Incidents {\n    adminIncidents { id kind title noticed_at found is_closed duties { kind title due_on } }\n  }\n":
      TadaDocumentNode<{ adminIncidents: { id: string; kind: "other" | "outage" | "personal_data" | "wrong_document" | "wrong_payment"; title: string; noticed_at: string; found: number; is_closed: boolean; duties: { kind: "final" | "people" | "preliminary"; title: string; due_on: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d60230bddf3838b1d04f303dce142c0a */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f392fad27af92e0150a57a83c2fbe088 */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:d14ab784fb6a476b4878b087e653e750 */
    "\n  query KnownPayers($id: ID!, $funds: [ID!]) {\n    adminAccountEntries(filter: { id: $id }) { rows { id known_payers(project_ids: $funds) { kind id name } } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; known_payers: { kind: "member" | "related" | "tenant" | "seller" | "buyer" | "company"; id: string; name: string; }[]; }[]; }; }, { funds?: string[] | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:f6b23fc6d5b7c43b63bf34be962a6871 */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:1b285bb97f0331a7a72ed2a137599790 */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id account_text read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "cost" | "undistributed" | "sale_cost" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "sale_proceeds" | "operator_share" | "accrued_cost" | "advance_paid" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "unexplained" | "withholding_in_flight" | "withholding_unpaid"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; account_text: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:95378389b17a49e829d24597175da29b */
    "\n  query LedgerBooks {\n    adminLedgerBooks { id fund_id name cash tied free short balances { account balance is_debit owners } }\n  }\n":
      TadaDocumentNode<{ adminLedgerBooks: { id: string; fund_id: string | null; name: string; cash: number; tied: number; free: number; short: number; balances: { account: string; balance: number; is_debit: boolean; owners: number; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:88084caac9f1d5280f4ca5c778ab34ce */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { ...LedgerEntryColumns sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; at: string; text: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; book?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "cost" | "undistributed" | "sale_cost" | "fill_in" | "property" | "deposit" | "subordinated" | "taken_over" | "sale_proceeds" | "operator_share" | "accrued_cost" | "advance_paid" | "advance_rent" | "advanced" | "capital" | "declared_income" | "deployed" | "earmarked" | "fee" | "float" | "fund_asset" | "fund_interest" | "fund_result" | "in_flight" | "in_transit" | "other_income" | "owed_to_operator" | "own_equity" | "payable" | "refundable" | "rent_income" | "return_due" | "set_aside" | "surcharge" | "suspense" | "tenant_deposit" | "unexplained" | "withholding_in_flight" | "withholding_unpaid" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7115af406e7d8db31e1c1bc48e7f3386 */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { book account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { book: string; account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:bbce9f6cfab4b83c59569d75c247b7f9 */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:8d9278aa8903e91fe2bcc7e3e1fac53b */
    "\n  query LineRules {\n    adminLineRules {\n      id remitter amount_from amount_until reason kept_by kept_at used last_used_on\n      line { counterparty parts { project_id kind cost_kind amount about deal_id deal } }\n    }\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminLineRules: { id: string; remitter: string; amount_from: number; amount_until: number; reason: string; kept_by: string; kept_at: string; used: number; last_used_on: string | null; line: { counterparty: "third_party" | "related_party"; parts: { project_id: string; kind: "cost" | "sale" | "rent" | "purchase" | "accrued_cost" | "advance_rent" | "other_income" | "tenant_deposit"; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair" | null; amount: number; about: string; deal_id: string | null; deal: string | null; }[]; } | null; }[]; adminFunds: { rows: { id: string; name: string; state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:675074aa1a04ec3814a8539ef903138d */
    "\n  query LinkableAccounts {\n    adminLinkableAccounts { id written holder_name }\n  }\n":
      TadaDocumentNode<{ adminLinkableAccounts: { id: string; written: string; holder_name: string; }[] | null; }, {}, void>;
    /** @gql.tada/hash sha256:8c8bf72e270d9bb54779c1125acad2dc */
    "\n  query LinkableFunds {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "ended" | "closed" | "discarded" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:0055952ce90eebe5de4e64097d2b8a3c */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:1b4a0830d72013f87a5a7035ad1dff0c */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        rule\n        substitutes_hash\n        entries { invest_id amount won substitute }\n        steps { seq at kind invest_id amount free_after previous_hash }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; rule: string; substitutes_hash: string | null; entries: { invest_id: string; amount: number; won: boolean; substitute: boolean; }[] | null; steps: { seq: number; at: string; kind: "passed" | "accepted" | "offered" | "declined" | "expired" | "lapsed" | "reinstated"; invest_id: string; amount: number; free_after: number; previous_hash: string; }[]; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:22f0aad7e79e9277b7ee7beec9e163cb */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:a0c123b18f66c90f42d559ff0010d6ab */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c65a36386b5667e54b5b20049da37858 */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:e602d90d1d8e76c61eb6f3f74d988457 */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:c3aff9d020daead9819b80648ec1a1ef */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { ...MailColumns id send_at to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { title: string; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; id: string; send_at: string | null; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:29357ed2568022cc48f1040efcd33c34 */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:50c477a236329fee7d6dc0a621644f4b */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      takes_paper\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; takes_paper: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:7a2f2e719e5a4c3049b07769475140d8 */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b6c5ce14b19fdb459a45e7bda14d75d6 */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:6c23cc35fba537c2375ae1361d4c91a2 */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:93a0468515e1507295739440e5b80c69 */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ca386270ae2602b6f682735e7942a01a */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        ...MemberSummaryColumns\n        kana\n        role\n        identity_approved_at\n        identity_submitted_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; email: string; tel: string; status: string; screening: string | null; invested: number; registered_at: string; kana: string; role: string; identity_approved_at: string | null; identity_submitted_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:ebc9ef9b1f95c0a2c1db67d38eb1e7b9 */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      substitute { rank offered_until }\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at sources lines_url }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        places_until\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        course { state label text explanation }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; substitute: { rank: number | null; offered_until: string | null; } | null; cancel_reason: "deadline" | "cooling_off" | "operator" | "member_before_deposit" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "late" | "cooling_off" | "fund_failed" | "excess" | "overdue" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; sources: string[]; lines_url: string | null; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "leave" | "continue"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; places_until: string | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "ended" | "paid" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; course: { state: "ended" | "late" | "planned" | "extended" | "in_talks"; label: string; text: string | null; explanation: string | null; } | null; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ec00afc27ce0bf290b300de6ba07125d */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until invest_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; invest_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:2b81f7ad3387927d99bfcfcd09f8392a */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "deposit" | "distribution" | "document" | "lottery" | "nearly_full" | "news" | "offering" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:8fa98c33b52913876725148cf9404726 */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:93db2adc70453bff734cf271a2d7ae49 */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:2cbd62cce34b600b770eac2e3d73a696 */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:3677ef2b649a007fac07034e21b251a3 */
    "\n  query OutgoingPlans {\n    adminOutgoingPlans {\n      id project_id project_name text payee counterparty amount pay_on about reason decided_by decided_at state paid_on withdrawal_proposal_id\n    }\n    adminLedgerBooks { fund_id name free }\n    adminCostAccruals { id project_id project_name cost_kind amount left_over arose_on about decided_by reversal_proposal_id }\n    adminOperatorAdvances { project_id project_name owed payable proposal_id }\n  }\n":
      TadaDocumentNode<{ adminOutgoingPlans: { id: string; project_id: string; project_name: string; text: string; payee: string; counterparty: "third_party" | "related_party"; amount: number; pay_on: string; about: string; reason: string; decided_by: string; decided_at: string; state: "waiting" | "paid" | "withdrawn"; paid_on: string | null; withdrawal_proposal_id: string | null; }[]; adminLedgerBooks: { fund_id: string | null; name: string; free: number; }[]; adminCostAccruals: { id: string; project_id: string; project_name: string; cost_kind: "other" | "management" | "appraisal" | "brokerage" | "expert" | "insurance" | "public_dues" | "registration" | "repair"; amount: number; left_over: number; arose_on: string; about: string; decided_by: string; reversal_proposal_id: string | null; }[]; adminOperatorAdvances: { project_id: string; project_name: string; owed: number; payable: number; proposal_id: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:8f20e66daeab9ea336380f1dcf5fe0f6 */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:47319bc4d7dc135ef77f39167707e232 */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:c8b030a924363a1df949c899eb5b6627 */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:65542fd2fe627555e89c8978be2e67f5 */
    "\n  query Papers {\n    adminOwedPapers { kind id document_number member_number name made_at }\n    adminPostedPapers { id kind document_number member_number name posted_on tracking outcome day }\n  }\n":
      TadaDocumentNode<{ adminOwedPapers: { kind: "contract" | "annual_report" | "management_report"; id: string; document_number: string; member_number: string; name: string; made_at: string; }[]; adminPostedPapers: { id: string; kind: "contract" | "annual_report" | "management_report"; document_number: string; member_number: string; name: string; posted_on: string; tracking: string; outcome: "received" | "assumed" | "returned" | null; day: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:d0ac425ba2a14419626adf392c8cccd7 */
    "\n  query Parties {\n    adminParties { id name relation corporate_number }\n  }\n":
      TadaDocumentNode<{ adminParties: { id: string; name: string; relation: "fund" | "group" | "officer" | "self" | "third"; corporate_number: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:441f78ffa0847f8ec3d33fef1b710cac */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { member_name: string; project_name: string; amount: number; owed_since: string; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; kind: "refund" | "distribution"; id: string; member_id: string; reason: string; reason_text: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "returned" | "held" | "ready" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:927a1676f12d672f86b9f2a2996d1ed6 */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      announced_at\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        ...PayoutColumns\n        member_id\n        payee { bank_code branch_code account_number name }\n        trouble { problem detail }\n        announced_at\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; announced_at: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; due: string | null; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; member_name: string; kind: "refund" | "distribution"; amount: number; status: "returned" | "planned" | "paid" | "refused" | "withdrawn" | "in_flight"; member_id: string; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; trouble: { problem: string; detail: string; } | null; announced_at: string | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:4859f6f2f195812c4669a7fae75c4986 */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { ...PayoutBatchColumns prepared_by prepared_at announced_at settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; status: "sent" | "draft" | "sending" | "discarded" | "settled" | "approved" | "unclear"; pay_on: string; count: number; total: number; method: "file" | "transfer"; approved_by: string | null; prepared_by: string; prepared_at: string; announced_at: string | null; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "settled" | "unclear" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:513b1902c9e811a0c7b7213d0bc0b0f4 */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:5546c09d6d9f60441b9b3917d97036db */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "document" | "picture"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:966bfe2d64382a615231c8cba865f7e4 */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "document" | "picture"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:809756b7dc19b23242ef3b467a1fcc44 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { title: string; people: number; yen: number; proposed_by: string; proposed_at: string; decided_by: string | null; id: string; kind: string; subject: string; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "document" | "picture"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0ae21abcca2c8a81b1499287a44effab */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:6f1e12f91d0d88ce14d069191ae352a8 */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:f82800cc17ebc90ab283286d1880ce97 */
    "\n  query RentArrears {\n    adminRentArrears { lease_id project_id project_name unit tenant month due missing due_on days }\n    adminRentsOfNoLease { explanation_id entry_id project_id project_name transacted_on remarks amount about }\n  }\n":
      TadaDocumentNode<{ adminRentArrears: { lease_id: string; project_id: string; project_name: string; unit: string; tenant: string; month: string; due: number; missing: number; due_on: string; days: number; }[]; adminRentsOfNoLease: { explanation_id: string; entry_id: string; project_id: string; project_name: string; transacted_on: string; remarks: string; amount: number; about: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:53e9f237235c18777897f1348fbb01ed */
    "\n  query ReportBooks($id: ID!, $start: Date!, $end: Date!) {\n    adminReportBooks(project_id: $id, period_start: $start, period_end: $end) {\n      is_booked result related_income opened_on\n      income { label amount }\n      costs { label amount }\n      balance_sheet {\n        investors undistributed total\n        assets { label amount }\n        debts { label amount }\n        own_parts { label amount }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminReportBooks: { is_booked: boolean; result: number; related_income: number; opened_on: string | null; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; balance_sheet: { investors: number; undistributed: number; total: number; assets: { label: string; amount: number; }[]; debts: { label: string; amount: number; }[]; own_parts: { label: string; amount: number; }[]; } | null; } | null; }, { end: string; start: string; id: string; }, void>;
    /** @gql.tada/hash sha256:45962448e730651cc6120a66910c2e7f */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:8bb61bb12ce04bb69c72640d42a1de23 */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:dd5d93a8dc99c32c6ffe3d7773eccf13 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:d7d4583c33e897df35905fcca9ff0ef4 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:25c4e34ffb5cd65a0318b1710c515046 */
    "\n  query ResultFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:00fffd8bd0c72d2e014ecf275dfad26c */
    "\n  query SameProperties($input: PropertyInput!) {\n    adminSameProperties(input: $input) { id address building_name is_surely }\n  }\n":
      TadaDocumentNode<{ adminSameProperties: { id: string; address: string; building_name: string; is_surely: boolean; }[]; }, { input: { part: { registry_number: string; ownership: "freehold" | "leasehold" | "shared"; name: string; house_number: string; area: string; }; lot_number: string; kind: "building" | "land" | "unit"; built_in: string; building_name: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:686b4f9a9e9aa7a679073501b93ef1fb */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:36af34517fd6e36cbd042ab9bedaf268 */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0c431aaa1d5be0ccb2edb54c3583749c */
    "\n  query ServiceStatus {\n    adminServiceStatus {\n      measured_at\n      components { component state since }\n      notices { id kind title components starts_at ends_at updates { id progress body at } }\n    }\n  }\n":
      TadaDocumentNode<{ adminServiceStatus: { measured_at: string | null; components: { component: "mail" | "bank" | "document" | "application" | "site"; state: "ok" | "degraded" | "maintenance" | "unknown"; since: string | null; }[]; notices: { id: string; kind: "maintenance" | "trouble"; title: string; components: ("mail" | "bank" | "document" | "application" | "site")[]; starts_at: string; ends_at: string | null; updates: { id: string; progress: "found" | "announced" | "investigating" | "resolved" | "watching"; body: string; at: string; }[]; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:9f90e5ec791e550073e6e2fbf63ae3fd */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:134fe5018c0e87a97ca8882cf550659c */
    "\n  query StartDeals($project_id: ID!) {\n    adminFundDeals(project_id: $project_id) { id property_id part share is_purchase is_with_operator is_agreed settled_on other price booked }\n  }\n":
      TadaDocumentNode<{ adminFundDeals: { id: string; property_id: string; part: string; share: string | null; is_purchase: boolean; is_with_operator: boolean; is_agreed: boolean; settled_on: string; other: string; price: number; booked: number | null; }[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:33b47549ce3aa0ad063a552cc2af0e45 */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:ef2abfef96a37f00ae3612a19a211298 */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:a0a8b340d2fc90896962212fcec26dab */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ef352876d35e89cc9cb05ea1021da9ec */
    "\n  query TakesPaper {\n    takesPaper\n  }\n":
      TadaDocumentNode<{ takesPaper: boolean; }, {}, void>;
    /** @gql.tada/hash sha256:cdf981f9eb3c0f552fdba984700eb8e4 */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:2b07745866d25fd35cf070e2f711b499 */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:902c7be45f181eb1ee4dd6a98ccc4eb9 */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:1f2e02f260e44d6935d123a7cb6f1be8 */
    "\n  query TrackRecord {\n    trackRecord {\n      as_of\n      raised\n      funds\n      paid_in\n      redeemed\n      redeemed_percent\n      paid_dividend\n      loss\n      loss_funds\n      delayed_funds\n      delayed_now { id name }\n      ended_early\n      planned_rate\n      rate_after_loss\n      planned_days\n      days\n      ended {\n        id\n        name\n        planned_rate\n        rate\n        rate_after_loss\n        is_below_plan\n        planned_term\n        term\n        delay_days\n        ended_on\n        redeemed_on\n        paid_in\n        dividend\n        principal\n        loss\n        exits\n        causes\n        corrections\n      }\n    }\n  }\n":
      TadaDocumentNode<{ trackRecord: { as_of: string; raised: number; funds: number; paid_in: number; redeemed: number; redeemed_percent: number | null; paid_dividend: number; loss: number; loss_funds: number; delayed_funds: number; delayed_now: { id: string; name: string; }[]; ended_early: number; planned_rate: number | null; rate_after_loss: number | null; planned_days: number | null; days: number | null; ended: { id: string; name: string; planned_rate: number; rate: number | null; rate_after_loss: number | null; is_below_plan: boolean; planned_term: string; term: string; delay_days: number; ended_on: string; redeemed_on: string | null; paid_in: number; dividend: number; principal: number; loss: number; exits: string[]; causes: string[]; corrections: string[]; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:1b2a7446c94da3080f5f14ebf0f195d4 */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "investment" | "deposit" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:533e75c38881f7f041517a96bfca53b8 */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:881a23618191785a702d247e2f421654 */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { ...FailedJobColumns id max_attempts reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { subject: string; to: string; undeliverable_at: string; error: string | null; id: string; member_number: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { task: string; attempts: number; error: string; created_at: string; next_at: string | null; id: string; max_attempts: number; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:60c677d88f2b8efee00ede31adf293af */
    "\n  query UnrecordedFunds {\n    adminFundsWithoutProperty { id name published_at }\n  }\n":
      TadaDocumentNode<{ adminFundsWithoutProperty: { id: string; name: string; published_at: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:b587417f8f7b97b17f0caf6399a8beb7 */
    "\n  query Vendors {\n    adminVendors { id version name work data subcontractors contracted_on ended_on checked_on result findings next_check_on }\n  }\n":
      TadaDocumentNode<{ adminVendors: { id: string; version: number; name: string; work: string; data: ("name" | "tax" | "other" | "address" | "bank_account" | "birthday" | "contact" | "credential" | "document" | "identity" | "investment")[]; subcontractors: string; contracted_on: string; ended_on: string | null; checked_on: string | null; result: "good" | "to_mend" | null; findings: string | null; next_check_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c53516a98826fd208df1f44dd2ab03a7 */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "contract" | "annual_report" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:42778453625a9ede4abf05e1287dec35 */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:9c0640d47d0fa2248c0a323850d87583 */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:7f95333867283de3600f255095642be5 */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "incident" | "tax" | "term_end" | "vendor_check" | "proposal" | "lottery" | "refund" | "dividend_due" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "fund_delay" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "paper_to_post" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "payout_unconfirmed" | "plan_overdue" | "property_unrecorded" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
