// Written by npm run schema for schema.graphql 6124ca4a34e4735881c554f06a0982ff12a786906ecc95e269dfd7e40b722a24
/* eslint-disable */
/* prettier-ignore */
import type { TadaDocumentNode, $tada } from 'gql.tada';
import { Client, AnyVariables, CombinedError, Operation, OperationContext, OperationResult, DocumentInput, RequestPolicy, GraphQLRequestParams } from '@urql/core';
import * as React from 'react';

declare module 'gql.tada' {
 interface setupCache {
    /** @gql.tada/hash sha256:d9512e09619a4b127129a3cf817fde92 */
    "\n    query Fund($id: ID!) {\n      project(id: $id) {\n        ...FundSummary\n        detail\n        lower_invest\n        higher_invest\n        images_sub { url }\n        file { name url size }\n        contracts { id name url size }\n        rimawari_breakdown { label rate }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }\n        first_choice_until\n        raised { label amount }\n        properties {\n          kind\n          place\n          area\n          share\n          seller\n          price\n          price_basis\n          price_reason\n          appraisal { appraised_on appraiser value }\n          lineage {\n            project_id\n            project_name\n            held_from\n            held_until\n            seller\n            acquired_for\n            sold_for\n            exit_kind\n            own_price\n            own_days\n            margin\n            margin_permille\n          }\n        }\n        lottery_proof { commitment beacon_round }\n      }\n      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }\n    }\n  ":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; detail: string; lower_invest: number; higher_invest: number | null; images_sub: { url: string; }[]; file: { name: string; url: string; size: number; }[]; contracts: { id: string; name: string; url: string; size: number; }[]; rimawari_breakdown: { label: string; rate: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; terms: { number: number; start_at: string; end_at: string; is_ended: boolean; choice_until: string; rimawari: number | null; rimawari_after_loss: number | null; dividend_due_at: string; paid_at: string | null; }[]; first_choice_until: string | null; raised: { label: string; amount: number; }[]; properties: { kind: string; place: string; area: string; share: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; price: number; price_basis: string; price_reason: string; appraisal: { appraised_on: string; appraiser: string; value: number; } | null; lineage: { project_id: string; project_name: string; held_from: string; held_until: string | null; seller: "fund" | "group" | "officer" | "self" | "third"; acquired_for: number; sold_for: number | null; exit_kind: "related" | "next_fund" | "none_yet" | "own_purchase" | "third_party"; own_price: number | null; own_days: number | null; margin: number | null; margin_permille: number | null; }[]; }[]; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; projectMessages: { id: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:800bc35b9c871ee4253215825d91c544 */
    "\n    query FundList {\n      projects { ...FundSummary }\n    }\n  ":
      TadaDocumentNode<{ projects: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:cc279b50cee1bde858ebfac6a39c3afa */
    "\n  fragment CaseFields on Enquiry @_unmask {\n    number\n    received_at\n    topic\n    name\n    email\n    body\n    member_number\n    state\n    is_complaint\n    complaint_cause\n    complaint_measure\n    version\n    due_on\n    steps { key text is_done }\n    answers { id body by answered_at }\n  }\n":
      TadaDocumentNode<{ number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }, {}, { fragment: "CaseFields"; on: "Enquiry"; masked: false; }>;
    /** @gql.tada/hash sha256:c5cbe7cc767cae4336a9a235cec598c3 */
    "\n  fragment ContractStep on Invest @_unmask {\n    id\n    contract_delivered_at\n    cooling_off_until\n    transfer_limit_at\n  }\n":
      TadaDocumentNode<{ id: string; contract_delivered_at: string | null; cooling_off_until: string | null; transfer_limit_at: string | null; }, {}, { fragment: "ContractStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:82e4d71e289df623bc29bd1d8e727834 */
    "\n  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides is_opened refusal }\n":
      TadaDocumentNode<{ available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }, {}, { fragment: "CoverageFields"; on: "PaymentCoverage"; masked: false; }>;
    /** @gql.tada/hash sha256:b8b301859f8c5095658dfbddb69a9f33 */
    "\n  fragment DepositStep on Invest @_unmask {\n    id\n    amount\n    transfer_limit_at\n    transfer_account {\n      id\n      bank_code\n      bank_name\n      branch_cd\n      branch_name\n      account_number\n      account_name\n      transfers { id transfer_at amount }\n    }\n  }\n":
      TadaDocumentNode<{ id: string; amount: number; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }, {}, { fragment: "DepositStep"; on: "Invest"; masked: false; }>;
    /** @gql.tada/hash sha256:667ba0929e5ab107fd3b0127e85362b0 */
    "\n  fragment DrawFields on AdminDraw @_unmask {\n    project_id\n    project_name\n    state\n    end_at\n    draw_at\n    commitment\n    beacon_round\n    beacon_at\n    list_hash\n    listed_at\n    drawn_at\n    applications\n    amount\n    winners\n    won\n    capacity\n  }\n":
      TadaDocumentNode<{ project_id: string; project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; applications: number; amount: number; winners: number | null; won: number | null; capacity: number; }, {}, { fragment: "DrawFields"; on: "AdminDraw"; masked: false; }>;
    /** @gql.tada/hash sha256:bb6d6ba6b0268578ffa2ba8c51390516 */
    "\n  fragment FundSummary on Project @_unmask {\n    id\n    name\n    start_at\n    end_at\n    price_estate\n    subordination_amount\n    rimawari\n    unyo_term_month\n    unyo_start_at\n    unyo_end_at\n    goal_type\n    recruit_type\n    is_auto_continue\n    has_waitlist\n    image_main { url }\n    stats { paid_total invest_total held_total is_goaled }\n    applied_at_close\n    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n  }\n":
      TadaDocumentNode<{ id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; goal_type: "AllOrNothing" | "Allin"; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; has_waitlist: boolean; image_main: { url: string; }; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; applied_at_close: number | null; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; }, {}, { fragment: "FundSummary"; on: "Project"; masked: false; }>;
    /** @gql.tada/hash sha256:238401585c08d20bb577b296fa7fb8f5 */
    "\n  fragment MessageFields on AdminProjectMessage @_unmask {\n    id\n    project_id\n    project_name\n    title\n    content\n    show_at\n    is_deleted\n    extra_message\n    a\n    version\n  }\n":
      TadaDocumentNode<{ id: string; project_id: string; project_name: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; version: number; }, {}, { fragment: "MessageFields"; on: "AdminProjectMessage"; masked: false; }>;
    /** @gql.tada/hash sha256:c9d6a2f10e63c8545503e001cbd49f23 */
    "\n  fragment PayableFields on Payable @_unmask {\n    kind\n    id\n    member_id\n    member_name\n    project_name\n    amount\n    reason\n    reason_text\n    owed_since\n    pay_on\n    is_overdue\n    payee { bank_code branch_code account_number name }\n    hold\n    payer_differs\n    held_until\n    last_problem { problem detail at }\n  }\n":
      TadaDocumentNode<{ kind: "refund" | "distribution"; id: string; member_id: string; member_name: string; project_name: string; amount: number; reason: string; reason_text: string; owed_since: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }, {}, { fragment: "PayableFields"; on: "Payable"; masked: false; }>;
    /** @gql.tada/hash sha256:4813ec1d5d5dea86533a21bc3943b558 */
    "\n  fragment ProposalFields on Proposal @_unmask {\n    id\n    kind\n    subject\n    title\n    people\n    yen\n    changes { label before after is_shown }\n    exhibits { kind name url }\n    effect_hash\n    questions { name label type }\n    reason\n    status\n    proposed_by\n    proposed_at\n    decided_by\n    decided_at\n    decision_reason\n    is_own\n  }\n":
      TadaDocumentNode<{ id: string; kind: string; subject: string; title: string; people: number; yen: number; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; proposed_by: string; proposed_at: string; decided_by: string | null; decided_at: string | null; decision_reason: string; is_own: boolean; }, {}, { fragment: "ProposalFields"; on: "Proposal"; masked: false; }>;
    /** @gql.tada/hash sha256:9daf3723cf50b03fb571a6bb1c20d93d */
    "\n  mutation AddOperatorPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:5400229aeacdfb1bafbd5ba76182e3a3 */
    "\n  mutation AddPasskey($input: PasskeyInput!) {\n    addPasskey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPasskey: { ok: boolean; }; }, { input: { response: string; name: string; code?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b641c41d87be0afabaad60578553f9f3 */
    "\n  mutation AddPushBrowser($input: PushBrowserInput!) {\n    addPushBrowser(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ addPushBrowser: { ok: boolean; }; }, { input: { p256dh: string; endpoint: string; auth: string; }; }, void>;
    /** @gql.tada/hash sha256:a5f5a4582fbfd36cda729789da88decb */
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    adminAnswerEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminAnswerEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:b7cda7f26c52066015c85b659846a006 */
    "\n  mutation AnswerSurvey($input: SurveyInput!) {\n    updateSurvey(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateSurvey: { ok: boolean; }; }, { input: { purpose: string; property: string; job: string; income: string; experience: string; }; }, void>;
    /** @gql.tada/hash sha256:50bcdc03d93360fb42aee28d4a109336 */
    "\n  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {\n    approvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ approvePayoutBatch: { id: string; }; }, { input: { id: string; content_hash: string; }; }, void>;
    /** @gql.tada/hash sha256:2402bf9c3e0c6a6c6ba553f74c4731d1 */
    "\n  mutation ApproveProposal($input: ApproveProposalInput!) {\n    approveProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ approveProposal: { ok: boolean; }; }, { input: { id: string; effect_hash: string; answers?: { value: string; name: string; }[] | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:77790146013d7d080a9d4d85327e9227 */
    "\n  mutation AskDisclosure($input: DisclosureInput!) {\n    askDisclosure(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askDisclosure: { number: string; }; }, { input: { note: string; kinds: ("purpose" | "data" | "correction" | "cessation" | "provision")[]; form: "paper" | "electronic"; }; }, void>;
    /** @gql.tada/hash sha256:3848bb95f70f0834aaf87e7b701692ec */
    "\n  mutation AskIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:9f53f22a8a1a43532c5314b1ed68d4e9 */
    "\n  mutation AskIdentityService($id: ID!) {\n    adminAskIdentityService(id: $id)\n  }\n":
      TadaDocumentNode<{ adminAskIdentityService: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:329c3cb69fc370fbf55df10c7546549f */
    "\n  mutation AskMemberIdentityAgain($number: String!) {\n    adminAskIdentityAgain(number: $number) { ok }\n  }\n":
      TadaDocumentNode<{ adminAskIdentityAgain: { ok: boolean; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:b2e9f3f17d1d4e3aface50fc653ee956 */
    "\n  mutation AskNameChange($input: NameChangeInput!) {\n    askNameChange(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ askNameChange: { number: string; }; }, { input: { sei_kana: string; sei: string; reason: "adoption" | "court" | "divorce" | "marriage" | "other"; note: string; mei_kana: string; mei: string; changed_on: string; }; }, void>;
    /** @gql.tada/hash sha256:5d20420430bc15d153ff475afbf8ccda */
    "\n  mutation AttendMail($id: ID!, $resend: Boolean!) {\n    adminAttendMail(id: $id, resend: $resend) { ok }\n  }\n":
      TadaDocumentNode<{ adminAttendMail: { ok: boolean; }; }, { resend: boolean; id: string; }, void>;
    /** @gql.tada/hash sha256:a8252a918894645e9bb98a785053d2af */
    "\n  mutation BeginOperatorPasskey($code: String!) {\n    beginPasskeyRegistration(code: $code) { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:ebf228652aa3e55d341480381e112f17 */
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyLogin: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:4d70ab8a6726bbf9d9eda40a4de20722 */
    "\n  mutation BeginPasskeyRegistration {\n    beginPasskeyRegistration { json }\n  }\n":
      TadaDocumentNode<{ beginPasskeyRegistration: { json: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:aadb62216ec3421514231ace4c0d8b9a */
    "\n  mutation CancelMail($id: ID!, $version: Int) {\n    adminCancelMail(id: $id, version: $version) { id version }\n  }\n":
      TadaDocumentNode<{ adminCancelMail: { id: string; version: number | null; }; }, { version?: number | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:568225c6d4bf18fc6a515772e4817bc7 */
    "\n  mutation CancelRehearsal($id: ID!) {\n    adminCancelDrill(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminCancelDrill: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:76996ad967100b6625e41c3563dca3df */
    "\n  mutation ChangeAddress($input: AddressInput!) {\n    changeAddress(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ changeAddress: { ok: boolean; }; }, { input: { zipcode?: string | null | undefined; address: string; }; }, void>;
    /** @gql.tada/hash sha256:7053943cded0e1daf327239317707be8 */
    "\n  mutation ChangePassword($password: String!, $passwordConfirm: String!) {\n    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }\n  }\n":
      TadaDocumentNode<{ changePassword: { ok: boolean; }; }, { passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:e37eaed6e602083f21e46e5a9731c001 */
    "\n  mutation ChooseFundNotice($input: FundNoticeInput!) {\n    chooseFundNotice(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ chooseFundNotice: { ok: boolean; }; }, { input: { wanted: boolean; project_id: string; kind: "opening" | "reopening"; }; }, void>;
    /** @gql.tada/hash sha256:2f44f9bc03635e487e5bc00b7f7388c7 */
    "\n  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {\n    chooseMail(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ chooseMail: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:8da6fceb4f8580db5b505e87ea75981d */
    "\n  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {\n    choosePush(kind: $kind, wanted: $wanted) { ok }\n  }\n":
      TadaDocumentNode<{ choosePush: { ok: boolean; }; }, { wanted: boolean; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; }, void>;
    /** @gql.tada/hash sha256:c46df8e1f3475867bd8d608b48228425 */
    "\n  mutation ChooseRenewal($input: RenewalInput!) {\n    chooseRenewal(input: $input) {\n      ok\n    }\n  }\n":
      TadaDocumentNode<{ chooseRenewal: { ok: boolean; }; }, { input: { invest_id: string; choice: "leave" | "continue"; }; }, void>;
    /** @gql.tada/hash sha256:9b687a56f7b81590985c5fc72d94240a */
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    adminCloseEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminCloseEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; close: boolean; }; }, void>;
    /** @gql.tada/hash sha256:bdd40cc0a46d4f0dd76924c06eab7247 */
    "\n  mutation ConfirmCode($code: String!) {\n    confirmCode(code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ confirmCode: { ok: boolean; }; }, { code: string; }, void>;
    /** @gql.tada/hash sha256:b3473e6646464f65435d160c4bf3d276 */
    "\n  mutation ConfirmContractDocument($input: InvestRefInput!) {\n    confirmContract(input: $input)\n  }\n":
      TadaDocumentNode<{ confirmContract: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:8d6739416a3fa6a2b792994faba8a6a6 */
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) { ok }\n  }\n":
      TadaDocumentNode<{ confirmEmailChange: { ok: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:28a63d54b800ce8fe03a3c745dc3006a */
    "\n  mutation ConfirmPassword($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:14ccbbf38072491cf9cefb2e48d1507f */
    "\n  mutation Contact($input: ContactInput!) {\n    contact(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ contact: { number: string; }; }, { input: { topic: string; name: string; email: string; body: string; }; }, void>;
    /** @gql.tada/hash sha256:d3163af4e9c86fd03fc5059e734da790 */
    "\n  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {\n    correctAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ correctAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; kind: "tax" | "suspense" | "fee" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; explanation_id: string; }; }, void>;
    /** @gql.tada/hash sha256:7660f8a123f57655c3742a2744201fff */
    "\n  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createApply: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:8f0b969a937814b4fa6c15b4b276003b */
    "\n  mutation CreateFund($input: CreateFundInput!) {\n    adminCreateFund(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminCreateFund: { id: string; }; }, { input: { name: string; copy_of?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:46517d0dff79e2fc8e6c99db8a7664d7 */
    "\n  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {\n    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }\n  }\n":
      TadaDocumentNode<{ createInvest: { id: string; }; }, { documents?: string[] | null | undefined; special?: string | null | undefined; amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:fb1f22c0fe7a2072e066110d413988b9 */
    "\n  mutation DeclareCoolingOff($input: InvestRefInput!) {\n    declareCoolingOff(input: $input)\n  }\n":
      TadaDocumentNode<{ declareCoolingOff: boolean; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:1d14f85c3ffd70595ebd5411a8f4e3cb */
    "\n  mutation DeclineProposal($input: DeclineProposalInput!) {\n    declineProposal(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ declineProposal: { ok: boolean; }; }, { input: { reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:fee3b043f3b54c0793ab826dd75f6735 */
    "\n  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {\n    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }\n  }\n":
      TadaDocumentNode<{ adminDiscardFund: { ok: boolean; }; }, { discard: boolean; version: number; id: string; }, void>;
    /** @gql.tada/hash sha256:61618a49696a83519d1b7e031bd663bc */
    "\n  mutation DiscardPayoutBatch($id: ID!) {\n    discardPayoutBatch(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ discardPayoutBatch: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:351802cea9e59e5e3266de5208cea13a */
    "\n  mutation EmailRegist($input: EmailRegistInput!) {\n    emailRegist(input: $input) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ emailRegist: { confirm_limit_at: string; }; }, { input: { invitation_code?: string | null | undefined; email: string; }; }, void>;
    /** @gql.tada/hash sha256:fb48d30314a22ed0a427db2c1333725c */
    "\n  mutation EndOtherSessions {\n    endOtherSessions { ok }\n  }\n":
      TadaDocumentNode<{ endOtherSessions: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:f33f646e4a7f4238271914a5c694022f */
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ endSession: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:850bc22a3ab0de08df1f4fed19bcfb23 */
    "\n  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {\n    explainAccountEntry(input: $input) { ok proposal_id }\n  }\n":
      TadaDocumentNode<{ explainAccountEntry: { ok: boolean; proposal_id: string | null; }; }, { input: { reason: string; payout_id?: string | null | undefined; kind: "tax" | "suspense" | "fee" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; id: string; bank_line_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:9f6f92939c80c2640e9cfbd26d893c8e */
    "\n  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {\n    exportPayoutFile(input: $input) { name content_base64 sha256 }\n  }\n":
      TadaDocumentNode<{ exportPayoutFile: { name: string; content_base64: string; sha256: string; }; }, { input: { is_repeat?: boolean | null | undefined; id: string; }; }, void>;
    /** @gql.tada/hash sha256:b3623fd925431d9fd749953484de1141 */
    "\n  mutation FileEnquiry($input: FileEnquiryInput!) {\n    adminFileEnquiry(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminFileEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; number: string; measure: string; is_complaint: boolean; cause: string; }; }, void>;
    /** @gql.tada/hash sha256:f96f435de271346e3f2ff36b688e0f23 */
    "\n  mutation FinishBankLink($input: AuthCodeInput!) {\n    updateAuthCode(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateAuthCode: { ok: boolean; }; }, { input: { state?: string | null | undefined; code: string; }; }, void>;
    /** @gql.tada/hash sha256:3e7c021e82948b91983e221aec1bb609 */
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) { ok }\n  }\n":
      TadaDocumentNode<{ forgotPassword: { ok: boolean; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:82f68bf037135ce1cf88d1e8a7e9d332 */
    "\n  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {\n    importPayoutResults(input: $input) { paid refused returned }\n  }\n":
      TadaDocumentNode<{ importPayoutResults: { paid: number; refused: number; returned: number; }; }, { input: { id: string; file_base64: string; fee: number; booked_on: string; }; }, void>;
    /** @gql.tada/hash sha256:5570422d81a8703f6aadaef5c72ec128 */
    "\n  mutation InspectContract($input: InvestRefInput!) {\n    adminContract(input: $input)\n  }\n":
      TadaDocumentNode<{ adminContract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:a40bfe3dde42cb35e116507771dedde8 */
    "\n  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {\n    adminInspectionPack(from: $from, until: $until, purpose: $purpose)\n  }\n":
      TadaDocumentNode<{ adminInspectionPack: string; }, { purpose: string; until?: string | null | undefined; from?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:2adad993b7ec901a4c761037084fbec9 */
    "\n  mutation IssueAccounts {\n    createTransfer { ok }\n  }\n":
      TadaDocumentNode<{ createTransfer: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:5d6d65d07792685164a904f19063ce70 */
    "\n  mutation IssueEnrolmentCode($number: String!) {\n    adminIssueEnrolmentCode(number: $number) { code expires_at }\n  }\n":
      TadaDocumentNode<{ adminIssueEnrolmentCode: { code: string; expires_at: string; }; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:67444ce5228af2b90c807e2c256753fb */
    "\n  mutation IssueFundDocuments($id: ID!, $reason: String) {\n    issueFundDocuments(project_id: $id, reason: $reason)\n  }\n":
      TadaDocumentNode<{ issueFundDocuments: number; }, { reason?: string | null | undefined; id: string; }, void>;
    /** @gql.tada/hash sha256:78748f22b3cf5339d4e931ea34260676 */
    "\n  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {\n    joinWaitlist(project_id: $project_id, amount: $amount) { ok }\n  }\n":
      TadaDocumentNode<{ joinWaitlist: { ok: boolean; }; }, { amount: number; project_id: string; }, void>;
    /** @gql.tada/hash sha256:e1d38631e1ec5884c0173a9406851f99 */
    "\n  mutation LeaveService($input: LeaveInput!) {\n    leaveService(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ leaveService: { number: string; }; }, { input: { password: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:e83dae0613814ee115f89bad1acefbe6 */
    "\n  mutation LeaveWaitlist($project_id: ID!) {\n    leaveWaitlist(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ leaveWaitlist: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:59582b03c1146ad61dba6b2a6409bdba */
    "\n  mutation LiftPaymentStop {\n    adminLiftPaymentStop { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPaymentStop: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:4914156c8541847f96ba83817f1c19dd */
    "\n  mutation LiftPayoutHold($input: LiftPayoutHoldInput!) {\n    adminLiftPayoutHold(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminLiftPayoutHold: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:7bd37a15ba09e3c6bc850a1262526552 */
    "\n  mutation Login($identifier: String!, $password: String!) {\n    login(identifier: $identifier, password: $password) { ok }\n  }\n":
      TadaDocumentNode<{ login: { ok: boolean; }; }, { password: string; identifier: string; }, void>;
    /** @gql.tada/hash sha256:2fff404ea21c265613ed80d56d4063d7 */
    "\n  mutation LoginWithPasskey($response: String!) {\n    loginWithPasskey(response: $response) { ok }\n  }\n":
      TadaDocumentNode<{ loginWithPasskey: { ok: boolean; }; }, { response: string; }, void>;
    /** @gql.tada/hash sha256:ebb34e000d1d57ed412128f780454fcc */
    "\n  mutation Logout {\n    logout { ok }\n  }\n":
      TadaDocumentNode<{ logout: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:0956f7c13b543d78ad03123766104081 */
    "\n  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {\n    preparePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ preparePayoutBatch: { id: string; }; }, { input: { pay_on?: string | null | undefined; obligations: { kind: "refund" | "distribution"; id: string; }[]; method: "file" | "transfer"; before_payday?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:557559f17ef5a6eedd2aa228af3d432a */
    "\n  mutation PreviewReport($id: ID!) {\n    previewManagementReport(id: $id)\n  }\n":
      TadaDocumentNode<{ previewManagementReport: string; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:18ea70aeb93a216ed08dba81087db517 */
    "\n  mutation ProposeAgain($id: ID!) {\n    proposeAgain(id: $id) { id }\n  }\n":
      TadaDocumentNode<{ proposeAgain: { id: string; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0e2f76ba28c2f9aa68b8e42aa761678c */
    "\n  mutation ProposeBankOpening {\n    proposeBankOpening { id }\n  }\n":
      TadaDocumentNode<{ proposeBankOpening: { id: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:5c86f6953f76a482a1e59ec5a9888737 */
    "\n  mutation ProposeDividendReversal($id: ID!, $reason: String!) {\n    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeDividendReversal: { id: string; }; }, { reason: string; id: string; }, void>;
    /** @gql.tada/hash sha256:cddb5ff305f32fed54f158157f93c95f */
    "\n  mutation ProposeFundChange($input: FundChangeInput!) {\n    proposeFundChange(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundChange: { id: string; }; }, { input: { version: number; reason: string; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist: boolean; goal_type: "AllOrNothing" | "Allin"; end_at: string; disclosure: { use_of_funds: string; related_parties: string; price_basis: string; manager_review: string; management: string; exit_plan: string; }; detail: string; }; }; }, void>;
    /** @gql.tada/hash sha256:92b26b64ff399f2a9437b6a312cb7e8c */
    "\n  mutation ProposeFundPublication($input: FundPublicationInput!) {\n    proposeFundPublication(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeFundPublication: { id: string; }; }, { input: { version: number; reason: string; id: string; }; }, void>;
    /** @gql.tada/hash sha256:2365db374aea020df8ab51c5b8fd0081 */
    "\n  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {\n    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }\n  }\n":
      TadaDocumentNode<{ proposeGapDecision: { id: string; }; }, { reason: string; decision: "dissolve" | "keep"; id: string; }, void>;
    /** @gql.tada/hash sha256:c1f89d8c96518b23f5550da9f16595db */
    "\n  mutation ProposeMemberSuspension($input: MemberSuspensionInput!) {\n    proposeMemberSuspension(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeMemberSuspension: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:7dd6f962bbfe73da7fc551dc5ca80a9d */
    "\n  mutation ProposeOperatorEnrolment($input: OperatorEnrolmentInput!) {\n    proposeOperatorEnrolment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorEnrolment: { id: string; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:2fb1e93eb40441dcd6585cd6b776ac75 */
    "\n  mutation ProposeOperatorRemoval($input: OperatorRemovalInput!) {\n    proposeOperatorRemoval(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeOperatorRemoval: { id: string; }; }, { input: { suspend: boolean; reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:f83fa8f0c941ac1330601d1c200318f9 */
    "\n  mutation ProposePerformanceCorrection($id: ID!, $input: PerformanceCorrectionInput!) {\n    proposePerformanceCorrection(project_id: $id, input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePerformanceCorrection: { id: string; }; }, { input: { without_end?: boolean | null | undefined; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; reason: string; }; id: string; }, void>;
    /** @gql.tada/hash sha256:2a7f65b4595401d7968d3ddab9818d10 */
    "\n  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {\n    proposePostedCoolingOff(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposePostedCoolingOff: { id: string; }; }, { input: { received_on: string; reason?: string | null | undefined; postmarked_on: string; invest_id: string; evidence: string; }; }, void>;
    /** @gql.tada/hash sha256:ea26e5f1f06d1bf98e596bf055496cad */
    "\n  mutation ProposeRefundPayee($input: RefundPayeeInput!) {\n    proposeRefundPayee(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeRefundPayee: { id: string; }; }, { input: { refund_id: string; holder_kana?: string | null | undefined; ground: string; goes_to: "member" | "payer"; branch_code?: string | null | undefined; bank_code?: string | null | undefined; account_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:351c72f0b6e2fd7d41d95933ea650e3a */
    "\n  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {\n    proposeTaxCorrection(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxCorrection: { id: string; }; }, { input: { year: string; reason: string; member_ids: string[]; }; }, void>;
    /** @gql.tada/hash sha256:a9d0a50f8f3b7fd7bfefe1391ab9ae23 */
    "\n  mutation ProposeTaxPayment($input: TaxPaymentInput!) {\n    proposeTaxPayment(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ proposeTaxPayment: { id: string; }; }, { input: { reason?: string | null | undefined; paid_on: string; month: string; account_entry_id?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:fd7fd5c6d9e534aaac6331d4565067a9 */
    "\n  mutation PublishReport($id: ID!, $revision: Int!) {\n    publishManagementReport(id: $id, revision: $revision) { id copies }\n  }\n":
      TadaDocumentNode<{ publishManagementReport: { id: string; copies: number; }; }, { revision: number; id: string; }, void>;
    /** @gql.tada/hash sha256:ccce2f6f328c6fcc0c7f6c2f67145069 */
    "\n  mutation ReadDepositsNow {\n    readAccountEntries { ok }\n  }\n":
      TadaDocumentNode<{ readAccountEntries: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:15e65cc85abe929c5d3e03d6a43db056 */
    "\n  mutation ReadInboxMail($id: ID) {\n    readInboxMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ readInboxMail: { ok: boolean; }; }, { id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f9959d10a5b066978d62941a64edf3bf */
    "\n  mutation ReceiveForAllMail($isReceive: Boolean!) {\n    receiveForAllMail(isReceive: $isReceive) { ok }\n  }\n":
      TadaDocumentNode<{ receiveForAllMail: { ok: boolean; }; }, { isReceive: boolean; }, void>;
    /** @gql.tada/hash sha256:d7aa9952c1ede5ef46e04efad78ce587 */
    "\n  mutation RecordScreening($input: ScreeningInput!) {\n    adminRecordScreening(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminRecordScreening: { ok: boolean; }; }, { input: { source: string; screened_on: string; result: "clear" | "hit" | "unclear"; number: string; note: string; }; }, void>;
    /** @gql.tada/hash sha256:88bf5c2b3a1bd2343e4e3d009191ba16 */
    "\n  mutation RefundSuspense($input: RefundSuspenseInput!) {\n    refundSuspense(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ refundSuspense: { id: string; }; }, { input: { reason: string; invest_id: string; bank_line_id: string; }; }, void>;
    /** @gql.tada/hash sha256:4c6c0abcef1cc2e9fdc3452b2da9cf88 */
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) { uid }\n  }\n":
      TadaDocumentNode<{ register: { uid: string; }; }, { input: { zipcode: string; tel: string; survey: { purpose: string; property: string; job: string; income: string; experience: string; }; sei_kana: string; sei: string; password: string; mei_kana: string; mei: string; confirmation_token: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:954666221cf35ae3026449514367656d */
    "\n  mutation ReleaseMember($input: MemberReasonInput!) {\n    adminReleaseMember(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminReleaseMember: { ok: boolean; }; }, { input: { reason: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:dfee0ca4c68b1c7628503d34312b19b0 */
    "\n  mutation RemoveFundDocument($id: ID!) {\n    adminRemoveFundDocument(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveFundDocument: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:87e29676cdb6cc5624271d076d0e89fd */
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ removePasskey: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:c13591d3f82e59d524449298b8640959 */
    "\n  mutation RemovePushBrowser($id: ID, $endpoint: String) {\n    removePushBrowser(id: $id, endpoint: $endpoint) { ok }\n  }\n":
      TadaDocumentNode<{ removePushBrowser: { ok: boolean; }; }, { endpoint?: string | null | undefined; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9d72ef6fe140c53b11aa7710c00273bf */
    "\n  mutation RemoveView($id: ID!) {\n    adminRemoveView(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRemoveView: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:26e8f45e7379496d4f645bf0c95baf04 */
    "\n  mutation ReopenMail($id: ID!) {\n    adminReopenMail(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminReopenMail: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:636bacbb116dab45df7f68837a05e72b */
    "\n  mutation ReportInheritance($input: InheritanceInput!) {\n    reportInheritance(input: $input) { number }\n  }\n":
      TadaDocumentNode<{ reportInheritance: { number: string; }; }, { input: { tel: string; relation: "other" | "child" | "executor" | "parent" | "sibling" | "spouse"; note: string; name: string; email: string; died_on: string; deceased_name: string; deceased_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:37081382b6808cbb49ac4743829a3fe4 */
    "\n  mutation RequestDraw($project_id: ID!) {\n    adminRequestDraw(project_id: $project_id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRequestDraw: { ok: boolean; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:83b94c57645125d2290130ec470a7215 */
    "\n  mutation RequestEmailChange($email: String!) {\n    requestEmailChange(email: $email) { confirm_limit_at }\n  }\n":
      TadaDocumentNode<{ requestEmailChange: { confirm_limit_at: string; }; }, { email: string; }, void>;
    /** @gql.tada/hash sha256:b35859349e222f80b30e7539e1b4f9a1 */
    "\n  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {\n    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }\n  }\n":
      TadaDocumentNode<{ resetPassword: { ok: boolean; }; }, { code: string; passwordConfirm: string; password: string; }, void>;
    /** @gql.tada/hash sha256:f1e88b1832d04be28ba4a27d9892bcc6 */
    "\n  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {\n    resolvePayoutBatch(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ resolvePayoutBatch: { id: string; }; }, { input: { was_ordered: boolean; id: string; application_number?: string | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:c6b67a638015ae48f58d405298a66471 */
    "\n  mutation RetryJob($id: ID!) {\n    adminRetryJob(id: $id) { ok }\n  }\n":
      TadaDocumentNode<{ adminRetryJob: { ok: boolean; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1ec4c8417d878e7093fd4bfa09389e6b */
    "\n  mutation SaveFund($input: SaveFundInput!) {\n    adminSaveFund(input: $input) { version }\n  }\n":
      TadaDocumentNode<{ adminSaveFund: { version: number; }; }, { input: { version: number; id: string; content: { unyo_term_month: number; unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; subordination_amount: number; start_at: string; special?: string | null | undefined; recruit_type: "lottery" | "firstCome"; rate_parts: { rate_bp: number; label: string; }[]; rate_bp: number; price_estate: number; pictures: { view?: number | null | undefined; id?: string | null | undefined; caption: string; }[]; name: string; lower_invest: number; is_auto_continue: boolean; higher_invest?: number | null | undefined; has_waitlist: boolean; goal_type: "AllOrNothing" | "Allin"; end_at: string; disclosure: { use_of_funds: string; related_parties: string; price_basis: string; manager_review: string; management: string; exit_plan: string; }; detail: string; }; }; }, void>;
    /** @gql.tada/hash sha256:c3dc149d0d404c1f7276126368402baa */
    "\n  mutation SaveFundMessage($input: ProjectMessageInput!) {\n    projectMessage(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ projectMessage: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; title: string; show_at: string; project_id?: string | null | undefined; is_deleted?: boolean | null | undefined; id?: string | null | undefined; extra_message?: string | null | undefined; content: string; a?: boolean | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:fe3b9d0940a62d8d8816adf9b68de0d0 */
    "\n  mutation SaveMail($id: ID, $input: MailInput!) {\n    adminUpdateMail(id: $id, input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ adminUpdateMail: { id: string; version: number | null; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f67b8b2a134e11693d58b6be0dce81d1 */
    "\n  mutation SaveView($input: SaveViewInput!) {\n    adminSaveView(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminSaveView: { id: string; }; }, { input: { table: string; query: string; name: string; }; }, void>;
    /** @gql.tada/hash sha256:bc5f7d5b6d5f9251e70cfc6bc79848fc */
    "\n  mutation SendConfirmationCode {\n    sendConfirmationCode { ok }\n  }\n":
      TadaDocumentNode<{ sendConfirmationCode: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:af98cf3c26cf952f7fb621ca6cc252b6 */
    "\n  mutation SetMailSubscription($token: String!, $is_receive: Boolean!) {\n    setMailSubscription(token: $token, is_receive: $is_receive) { ok }\n  }\n":
      TadaDocumentNode<{ setMailSubscription: { ok: boolean; }; }, { is_receive: boolean; token: string; }, void>;
    /** @gql.tada/hash sha256:47d40807149ffbbcf01edbeb3765b937 */
    "\n  mutation ShowMemberField($input: ShowMemberFieldInput!) {\n    adminShowMemberField(input: $input) { value }\n  }\n":
      TadaDocumentNode<{ adminShowMemberField: { value: string; }; }, { input: { number: string; field: "email" | "address" | "tel" | "birthday" | "pending_address" | "bank_account_number"; }; }, void>;
    /** @gql.tada/hash sha256:4de8105d04e98357d4d1d438bb05ea3b */
    "\n  mutation StartBankLink {\n    startBankLink { url }\n  }\n":
      TadaDocumentNode<{ startBankLink: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:40820096873d5fae1db8c7e57253ca70 */
    "\n  mutation StartCalendarFeed {\n    startCalendarFeed { url }\n  }\n":
      TadaDocumentNode<{ startCalendarFeed: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:b5e87d900dd1cfded53df52b5c439957 */
    "\n  mutation StartInvitation {\n    startInvitation { invitation_code }\n  }\n":
      TadaDocumentNode<{ startInvitation: { invitation_code: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:c98ecf2781930b2cc2eb8a9c94747b43 */
    "\n  mutation StartLiquid {\n    startLiquid { url }\n  }\n":
      TadaDocumentNode<{ startLiquid: { url: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:9369061dffb2a43cc4f8d8e9e0b8479e */
    "\n  mutation StartRehearsal($input: DrillInput!) {\n    adminStartDrill(input: $input) { id }\n  }\n":
      TadaDocumentNode<{ adminStartDrill: { id: string; }; }, { input: { spread_seconds: number; project_id: string; people: number; amount?: number | null | undefined; }; }, void>;
    /** @gql.tada/hash sha256:b42d37feb67dc33ab901cf7fb4fa703e */
    "\n  mutation StopAccount($token: String!) {\n    stopAccount(token: $token) { number }\n  }\n":
      TadaDocumentNode<{ stopAccount: { number: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:857d62a7446aa0e7ae6e3e9d3c7507d8 */
    "\n  mutation StopCalendarFeed {\n    stopCalendarFeed { ok }\n  }\n":
      TadaDocumentNode<{ stopCalendarFeed: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:13c9353a27df5216867a2354914de4b4 */
    "\n  mutation TakeQueue($input: TakeQueueInput!) {\n    adminTakeQueue(input: $input) { operator_id name is_mine }\n  }\n":
      TadaDocumentNode<{ adminTakeQueue: { operator_id: string; name: string; is_mine: boolean; } | null; }, { input: { take: boolean; seen?: string | null | undefined; name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "report_due" | "tax_papers"; }; }, void>;
    /** @gql.tada/hash sha256:605e7a63af3f2cf19fe72b8d2cae035a */
    "\n  mutation TestMail($input: MailInput!) {\n    adminMailTest(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminMailTest: { ok: boolean; }; }, { input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:9dc3be3b763195df7a1fa82533838ecb */
    "\n  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {\n    adminTickEnquiryStep(input: $input) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminTickEnquiryStep: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; }; }, { input: { version: number; step: string; number: string; is_done: boolean; }; }, void>;
    /** @gql.tada/hash sha256:82e81a7f9d3980f148e846f9c8d67e32 */
    "\n  mutation TurnPasswordOff {\n    turnPasswordOff { ok }\n  }\n":
      TadaDocumentNode<{ turnPasswordOff: { ok: boolean; }; }, {}, void>;
    /** @gql.tada/hash sha256:ee64c1e2c56423797c77403fcd4fb3a4 */
    "\n  mutation UpdateKana($input: KanaInput!) {\n    updateKana(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ updateKana: { ok: boolean; }; }, { input: { sei_kana: string; mei_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:bc6f40b72dc75db1ed3591ad7f152530 */
    "\n  mutation UpdatePerformance($id: ID!, $input: PerformanceInput!) {\n    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminUpdateProjectPerformance: { ok: boolean; }; }, { input: { unyo_start_at?: string | null | undefined; unyo_end_at?: string | null | undefined; start_at?: string | null | undefined; sale_profit?: number | null | undefined; rimawari?: number | null | undefined; payday?: string | null | undefined; loss?: number | null | undefined; end_at?: string | null | undefined; dividend?: number | null | undefined; }; id: string; }, void>;
    /** @gql.tada/hash sha256:fbe680f5c7d95fcd47177a406e8b9da3 */
    "\n  mutation UserBankAccount($input: BankAccountInput!) {\n    userBankAccount(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userBankAccount: { ok: boolean; }; }, { input: { branch_name: string; branch_code: string; bank_name: string; bank_code: string; account_number: string; }; }, void>;
    /** @gql.tada/hash sha256:235730401882c696b6c8a411e409021a */
    "\n  mutation UserInfo($input: UserInfoInput!) {\n    userInfo(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ userInfo: { ok: boolean; }; }, { input: { zipcode: string; tel: string; sei_kana: string; sei: string; mei_kana: string; mei: string; birthday: string; address: string; }; }, void>;
    /** @gql.tada/hash sha256:55dbc662095bd336b0f198475465a468 */
    "\n  mutation WriteMemberNote($input: MemberNoteInput!) {\n    adminWriteMemberNote(input: $input) { ok }\n  }\n":
      TadaDocumentNode<{ adminWriteMemberNote: { ok: boolean; }; }, { input: { text: string; number: string; }; }, void>;
    /** @gql.tada/hash sha256:8222ea292f5e9af380fed589735c9349 */
    "\n  mutation WriteReport($input: ManagementReportInput!) {\n    writeManagementReport(input: $input) { id version }\n  }\n":
      TadaDocumentNode<{ writeManagementReport: { id: string; version: number | null; }; }, { input: { revision?: number | null | undefined; remarks: string[]; reason?: string | null | undefined; project_id: string; period_start: string; period_end: string; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }; }, void>;
    /** @gql.tada/hash sha256:70e2ce2cb0e13e8f3c04313eb651e281 */
    "\n  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { id amount transacted_on remarks may_be_batch_id proposal_id explanation { kind } }\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { total: number; rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; proposal_id: string | null; explanation: { kind: "tax" | "suspense" | "fee" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; search?: string | null | undefined; kind?: "tax" | "suspense" | "fee" | "float_in" | "float_out" | "payout_returned" | "suspense_returned" | null | undefined; is_explained?: boolean | null | undefined; id?: string | null | undefined; from?: string | null | undefined; direction?: "out" | "in" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:0151729b62120685e78452ebc1f3dbf0 */
    "\n  query AccountEntry($id: ID!) {\n    adminAccountEntries(filter: { id: $id }) {\n      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id explanation { id kind reason explained_by explained_at is_correction } }\n    }\n    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; read_at: string; may_be_batch_id: string | null; proposal_id: string | null; explanation: { id: string; kind: "tax" | "suspense" | "fee" | "float_in" | "float_out" | "payout_returned" | "suspense_returned"; reason: string; explained_by: string; explained_at: string; is_correction: boolean; } | null; }[]; }; adminSuspense: { bank_line_id: string; amount: number; transacted_on: string; remitter_name: string; remarks: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:31c8328decd9f6f011bfbf90b6089e6c */
    "\n  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      rows { id va_id branch_cd branch_name account_number status holder { invest_id application_number project_id project_name rests_until } }\n      total\n      usable\n      free\n    }\n  }\n":
      TadaDocumentNode<{ adminAccountPool: { rows: { id: string; va_id: string; branch_cd: string; branch_name: string; account_number: string; status: string; holder: { invest_id: string; application_number: string; project_id: string; project_name: string; rests_until: string; } | null; }[]; total: number; usable: number; free: number; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:57a66675d25365ff86cacb2d28240a02 */
    "\n  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      amount\n      rows {\n        id\n        number\n        project_id\n        project_name\n        member_number\n        member_name\n        amount\n        paid\n        view\n        cancel_reason\n        early\n        applied_at\n        status_at\n        deadline_at\n        contract_delivered_at\n        contract_confirmed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminApplications: { total: number; amount: number; rows: { id: string; number: string; project_id: string; project_name: string; member_number: string; member_name: string; amount: number; paid: number; view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; cancel_reason: string | null; early: boolean; applied_at: string; status_at: string; deadline_at: string | null; contract_delivered_at: string | null; contract_confirmed_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; from?: string | null | undefined; early?: boolean | null | undefined; due?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:8eeb0de8eb7bad533f88fadb42c793f1 */
    "\n  query AdminDraw($fund: ID!) {\n    adminDraw(project_id: $fund) { ...DrawFields }\n  }\n":
      TadaDocumentNode<{ adminDraw: { project_id: string; project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; applications: number; amount: number; winners: number | null; won: number | null; capacity: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:124a106ad7ca5db28a3645a5c5168186 */
    "\n  query AdminDraws($filter: DrawFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDraws(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...DrawFields } }\n  }\n":
      TadaDocumentNode<{ adminDraws: { total: number; rows: { project_id: string; project_name: string; state: "closed" | "drawn" | "announced" | "late" | "promised"; end_at: string; draw_at: string; commitment: string; beacon_round: number | null; beacon_at: string | null; list_hash: string | null; listed_at: string | null; drawn_at: string | null; applications: number; amount: number; winners: number | null; won: number | null; capacity: number; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "closed" | "drawn" | "announced" | "late" | "promised" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:6a57318e13cfa91c062ad8ac6d070d8e */
    "\n  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { id name state progress recruit_type start_at end_at total senior rate_bp applied paid applications version saved_at saved_by has_proposal }\n    }\n    adminFundStates { state count }\n  }\n":
      TadaDocumentNode<{ adminFunds: { total: number; rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; progress: string | null; recruit_type: string; start_at: string; end_at: string; total: number; senior: number; rate_bp: number; applied: number; paid: number; applications: number; version: number; saved_at: string; saved_by: string | null; has_proposal: boolean; }[]; }; adminFundStates: { state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming" | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:b87920841bf3aa1c0e180737c911f6a6 */
    "\n  query AnnualReport($year: String!) {\n    annualReport(year: $year) {\n      year dividend tax pay_amount loss unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued\n    }\n    me { id sei mei zipcode address }\n  }\n":
      TadaDocumentNode<{ annualReport: { year: number; dividend: number; tax: number; pay_amount: number; loss: number; unpaid_dividend: number; uncollected_tax: number; paid_in_year: number; is_running: boolean; correction: number | null; correction_reason: string | null; differs_from_issued: boolean; }; me: { id: string; sei: string; mei: string; zipcode: string; address: string; } | null; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:c15857c686b4e064a309c6ae7059fee9 */
    "\n  query AnnualTicket($year: String!) {\n    annualReportDocument(year: $year)\n  }\n":
      TadaDocumentNode<{ annualReportDocument: string; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:8de3c86dc0c96fd8005fac443bb3ab67 */
    "\n  query ApplicationCounts($project_id: ID) {\n    adminApplicationViews(project_id: $project_id) { view count }\n  }\n":
      TadaDocumentNode<{ adminApplicationViews: { view: "canceled" | "deposit_waiting" | "document_waiting" | "fund_failed" | "lottery_pending" | "not_selected" | "participating" | "redeemed"; count: number; }[]; }, { project_id?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:f01f066d79a4467e4557fd90d0d48c53 */
    "\n  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {\n    adminAudit(filter: $filter, sort: \"at\", descending: $descending, page: $page) {\n      total\n      rows { id seq at actor actor_name action object_type object_id object_name detail request_id session_mark address hash }\n    }\n  }\n":
      TadaDocumentNode<{ adminAudit: { total: number; rows: { id: string; seq: number | null; at: string; actor: string; actor_name: string | null; action: string; object_type: string; object_id: string; object_name: string | null; detail: string; request_id: string | null; session_mark: string | null; address: string | null; hash: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; filter?: { until?: string | null | undefined; request?: string | null | undefined; object?: string | null | undefined; from?: string | null | undefined; actor?: string | null | undefined; action?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:3f885ad8476ac30a8f69c1576e469bd8 */
    "\n  query AuditChain {\n    adminAuditChain { length checked broken_at head }\n  }\n":
      TadaDocumentNode<{ adminAuditChain: { length: number; checked: number; broken_at: string | null; head: string; }; }, {}, void>;
    /** @gql.tada/hash sha256:45d72a738bf6739f5325ee8219a571fc */
    "\n  query AuditedProposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; title: string; people: number; yen: number; reason: string; proposed_by: string; decided_by: string | null; decision_reason: string; changes: { label: string; before: string | null; after: string; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:262457fbef36135a7dbad6324044548d */
    "\n  query BankSearch($input: BankSearchInput!) {\n    bank(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ bank: { code: string; name: string; }[]; }, { input: { name_kana: string; }; }, void>;
    /** @gql.tada/hash sha256:cad0ce7d6804e6e7a7de3398baca2ced */
    "\n  query BankSubscription {\n    subscriptionStatus { subscribeStatus eventType }\n  }\n":
      TadaDocumentNode<{ subscriptionStatus: { subscribeStatus: string; eventType: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:230b9110a46ac5b33a54ba2b61d816da */
    "\n  query BranchSearch($input: BranchSearchInput!) {\n    branch(input: $input) { code name }\n  }\n":
      TadaDocumentNode<{ branch: { code: string; name: string; }[]; }, { input: { name_kana: string; code: string; }; }, void>;
    /** @gql.tada/hash sha256:5ab3af80271c7cc51d57de6517e8f2fa */
    "\n  query ChoosablePayables($filter: PayableFilterInput) {\n    adminPayables(filter: $filter) { choosable { ...PayableFields } }\n  }\n":
      TadaDocumentNode<{ adminPayables: { choosable: { kind: "refund" | "distribution"; id: string; member_id: string; member_name: string; project_name: string; amount: number; reason: string; reason_text: string; owed_since: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:cafc9ad2506a63721663ce13a39f10b5 */
    "\n  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {\n    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {\n      total\n      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }\n    }\n  }\n":
      TadaDocumentNode<{ adminClosedTaxYears: { total: number; rows: { member_id: string; member_number: string; name: string; dividend: number; tax: number; papers: { paper: "payment_report" | "annual_report"; number: number; dividend: number; tax: number; }[]; differences: { label: string; told: string; now: string; }[]; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; filter?: { search?: string | null | undefined; is_different?: boolean | null | undefined; } | null | undefined; year: string; }, void>;
    /** @gql.tada/hash sha256:219f011710c23985b2c854aa6f39d089 */
    "\n  query ContractIds {\n    myInvests { id contract_id project { id name } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; contract_id: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:3071e258228b75911e30bb122a1ba437 */
    "\n  query ContractValue($input: InvestRefInput!) {\n    contract(input: $input)\n  }\n":
      TadaDocumentNode<{ contract: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:9dbcd550be1e34833ed5732f613e92cb */
    "\n  query Deliveries($filter: DeliveryFilterInput!, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeliveries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      is_more\n      rows { key number version project_name application member_number member_name issued_at printed_at delivered_at openings last_opened_at sha256 }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeliveries: { total: number; is_more: boolean; rows: { key: string; number: string; version: string; project_name: string | null; application: string | null; member_number: string; member_name: string; issued_at: string; printed_at: string | null; delivered_at: string | null; openings: number; last_opened_at: string | null; sha256: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter: { state?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }; }, void>;
    /** @gql.tada/hash sha256:21781b7538d17f261a345557d4f5cba9 */
    "\n  query Deposit($id: ID!) {\n    adminDeposit(id: $id) {\n      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }\n      recorded_at\n      remitter_bank\n      account_number\n      claim_amount\n      applied_at\n      deadline_at\n      entries { id text at lines { account reference debit credit } }\n      refunds { id amount reason_text status owed_since }\n    }\n  }\n":
      TadaDocumentNode<{ adminDeposit: { deposit: { id: string; bank_line_id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }; recorded_at: string; remitter_bank: string; account_number: string | null; claim_amount: number | null; applied_at: string | null; deadline_at: string | null; entries: { id: string; text: string; at: string; lines: { account: string; reference: string; debit: number; credit: number; }[]; }[]; refunds: { id: string; amount: number; reason_text: string; status: string; owed_since: string; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5963c5abbf2ba6a9109b65fd8fee2346 */
    "\n  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      rows {\n        id\n        at\n        judgement\n        name_differs\n        amount\n        difference\n        remitter_name\n        application_number\n        invest_id\n        project_name\n        member_id\n        member_name\n        is_resolved\n      }\n    }\n    adminDepositViews { view count }\n  }\n":
      TadaDocumentNode<{ adminDeposits: { total: number; rows: { id: string; at: string; judgement: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short"; name_differs: boolean; amount: number; difference: number | null; remitter_name: string; application_number: string | null; invest_id: string | null; project_name: string | null; member_id: string | null; member_name: string | null; is_resolved: boolean; }[]; }; adminDepositViews: { view: "name_differs" | "short" | "refund_waiting" | "unresolved"; count: number; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "name_differs" | "short" | "refund_waiting" | "unresolved" | null | undefined; until?: string | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; judgement?: "name_differs" | "after_cancel" | "after_deadline" | "excess" | "matched" | "no_application" | "short" | null | undefined; from?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:c94dcf42fa90decf958df2b90e647c76 */
    "\n  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {\n    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }\n  }\n":
      TadaDocumentNode<{ adminDistributionCoverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; }; }, { transfers?: number | null | undefined; amount?: number | null | undefined; shares?: string[] | null | undefined; }, void>;
    /** @gql.tada/hash sha256:8e80235e075cf96c38a8b2ee232fd828 */
    "\n  query DividendPreview($id: ID!, $input: DividendInput!) {\n    adminDividendPreview(project_id: $id, input: $input) {\n      total_dividend rimawari redeems example_dividend\n      shares { invest_id dividend tax principal loss pay_amount }\n      concerns { code name expected entered }\n    }\n  }\n":
      TadaDocumentNode<{ adminDividendPreview: { total_dividend: number; rimawari: number | null; redeems: boolean; example_dividend: number; shares: { invest_id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; }[]; concerns: { code: string; name: string; expected: string; entered: string; }[]; }; }, { input: { sale_profit?: number | null | undefined; payday: string; loss?: number | null | undefined; dividend: number; }; id: string; }, void>;
    /** @gql.tada/hash sha256:d3f9558b9de633c1ac94941ad2905fe0 */
    "\n  query DocumentFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:06eee75c0be695c1f9406518a2908214 */
    "\n  query DocumentOpenings($kind: DeliveredKind!, $key: String!) {\n    adminDocumentOpenings(kind: $kind, key: $key) { id at ip_address device sha256 }\n  }\n":
      TadaDocumentNode<{ adminDocumentOpenings: { id: string; at: string; ip_address: string; device: string; sha256: string; }[]; }, { key: string; kind: "annual_report" | "contract" | "management_report" | "pre_contract"; }, void>;
    /** @gql.tada/hash sha256:099b9e191f7190d9d77a626b34ee3367 */
    "\n  query DocumentTemplates {\n    adminDocumentTemplates { name version is_current law issued first_at last_at }\n  }\n":
      TadaDocumentNode<{ adminDocumentTemplates: { name: string; version: string; is_current: boolean; law: string; issued: number | null; first_at: string | null; last_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ef188a237b933b1d51d69742eec72f05 */
    "\n  query DocumentVersions($id: ID!) {\n    adminDocumentVersions(project_id: $id) { id name is_pre_contract version reason added_at replaced_at sha256 applications }\n  }\n":
      TadaDocumentNode<{ adminDocumentVersions: { id: string; name: string; is_pre_contract: boolean; version: number; reason: string; added_at: string; replaced_at: string | null; sha256: string; applications: number; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:230fd8171b264857c24c0a10eb031643 */
    "\n  query DrawRecheck($project_id: ID!) {\n    adminDrawRecheck(project_id: $project_id) {\n      checks { name verdict detail }\n      steps { number amount rank won left }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrawRecheck: { checks: { name: string; verdict: "open" | "right" | "wrong"; detail: string; }[]; steps: { number: string; amount: number; rank: string; won: boolean; left: number; }[]; }; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:38f576f2ea53a5b2d8350fd150fe8719 */
    "\n  query DrawerTasks {\n    myInvests { id status }\n    inboxState { unread }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; }[]; inboxState: { unread: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:4462223ddc673d309c68dbc6838a61f3 */
    "\n  query Drill($id: ID!) {\n    adminDrill(id: $id) {\n      id project_id project_name people spread_seconds amount state asked_by asked_at ended_at step answered failure\n      report {\n        accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step\n        refused { message count }\n        checks { name found }\n        machine { cores processor is_own_server database_version server_megabytes }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrill: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; ended_at: string | null; step: string; answered: number; failure: string | null; report: { accepted: number; repeats: number; repeats_alike: number; per_second: number; p50: number; p99: number; last_answer: number; sold_out_after: number | null; taken: number; capacity: number; step: number; accepted_by_step: number[]; refused_by_step: number[]; refused: { message: string; count: number; }[]; checks: { name: "doubled" | "lost" | "over_cap" | "oversold" | "unbalanced"; found: number; }[]; machine: { cores: number; processor: string; is_own_server: boolean; database_version: string; server_megabytes: number; }; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:df2a297eb08c90026587d83f9bf0d10e */
    "\n  query Drills($filter: DrillFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminDrills(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        id project_id project_name people spread_seconds amount state asked_by asked_at\n        report { accepted p99 last_answer sold_out_after checks { found } }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminDrills: { total: number; rows: { id: string; project_id: string; project_name: string; people: number; spread_seconds: number; amount: number | null; state: "waiting" | "failed" | "cancelled" | "done" | "running"; asked_by: string; asked_at: string; report: { accepted: number; p99: number; last_answer: number; sold_out_after: number | null; checks: { found: number; }[]; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "waiting" | "failed" | "cancelled" | "done" | "running" | null | undefined; project_id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:bec76f11ab148915cccbf38447cd142b */
    "\n  query EditedFund($id: ID!, $subject: String!) {\n    adminFund(id: $id) {\n      id\n      version\n      is_published\n      is_discarded\n      published_at\n      applications\n      applied\n      content {\n        name\n        detail\n        start_at\n        end_at\n        recruit_type\n        goal_type\n        price_estate\n        subordination_amount\n        lower_invest\n        higher_invest\n        rate_bp\n        rate_parts { label rate_bp }\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        is_auto_continue\n        has_waitlist\n        special\n        disclosure { use_of_funds price_basis related_parties management exit_plan manager_review }\n        pictures { id view caption }\n      }\n      locked { field reason }\n      gate { pre_contract_documents outdated_documents entrusted ceiling }\n      documents { id kind name url size version added_at replaced_at reason is_generated }\n      uploaded_pictures { id url width height }\n      versions { number saved_by saved_at reason is_agreed changes { field label before after } }\n    }\n    project(id: $id) {\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      stats { paid_total invest_total held_total is_goaled }\n      lottery_proof { commitment beacon_round }\n    }\n    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }\n  }\n":
      TadaDocumentNode<{ adminFund: { id: string; version: number; is_published: boolean; is_discarded: boolean; published_at: string | null; applications: number; applied: number; content: { name: string; detail: string; start_at: string; end_at: string; recruit_type: "lottery" | "firstCome"; goal_type: "AllOrNothing" | "Allin"; price_estate: number; subordination_amount: number; lower_invest: number; higher_invest: number | null; rate_bp: number; rate_parts: { label: string; rate_bp: number; }[]; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; is_auto_continue: boolean; has_waitlist: boolean; special: string | null; disclosure: { use_of_funds: string; price_basis: string; related_parties: string; management: string; exit_plan: string; manager_review: string; }; pictures: { id: string | null; view: number | null; caption: string; }[]; }; locked: { field: string; reason: string; }[]; gate: { pre_contract_documents: string[]; outdated_documents: string[]; entrusted: number; ceiling: number; }; documents: { id: string; kind: string; name: string; url: string; size: number; version: number; added_at: string; replaced_at: string | null; reason: string; is_generated: boolean; }[]; uploaded_pictures: { id: string; url: string; width: number; height: number; }[]; versions: { number: number; saved_by: string; saved_at: string; reason: string; is_agreed: boolean; changes: { field: string; label: string; before: string | null; after: string; }[]; }[]; } | null; project: { performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; } | null; stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean; }; lottery_proof: { commitment: string; beacon_round: number | null; } | null; } | null; adminProposals: { rows: { id: string; kind: string; title: string; proposed_by: string; proposed_at: string; }[]; }; }, { subject: string; id: string; }, void>;
    /** @gql.tada/hash sha256:7e622031e227790fae38eb5f187458bf */
    "\n  query EmailConfirm($confirmation_token: String!) {\n    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }\n  }\n":
      TadaDocumentNode<{ emailConfirm: { confirm_limit_at: string; invitation_code: string | null; }; }, { confirmation_token: string; }, void>;
    /** @gql.tada/hash sha256:2bfa3adf834bfba1f997f2a1659532de */
    "\n  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { number received_at topic name member_number state is_complaint answered_at due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminEnquiries: { total: number; rows: { number: string; received_at: string; topic: string; name: string; member_number: string | null; state: string; is_complaint: boolean; answered_at: string | null; due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; topic?: string | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e0b8307450f767cdf35336f9e279726d */
    "\n  query Enquiry($number: String!) {\n    adminEnquiry(number: $number) { ...CaseFields }\n  }\n":
      TadaDocumentNode<{ adminEnquiry: { number: string; received_at: string; topic: string; name: string; email: string; body: string; member_number: string | null; state: string; is_complaint: boolean; complaint_cause: string; complaint_measure: string; version: number; due_on: string | null; steps: { key: string; text: string; is_done: boolean; }[]; answers: { id: string; body: string; by: string; answered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:8e437b6417e06e9142006dedbc2af735 */
    "\n  query EnquiryWriter {\n    me { sei mei email }\n  }\n":
      TadaDocumentNode<{ me: { sei: string; mei: string; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:3838666a70d73f0f494fc0292499034c */
    "\n  query FundChoices {\n    adminFunds(size: 200) { rows { id name state } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; state: "draft" | "closed" | "discarded" | "ended" | "failed" | "offering" | "operating" | "upcoming"; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:65f56796b4c3c0b54c3ed35993b34f86 */
    "\n  query FundInvests {\n    myInvests {\n      id\n      receipt_number\n      amount\n      invest_at\n      status\n      cancel_reason\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      report\n      transfer_limit_at\n      project { id name }\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n    }\n    myWaitlist { id amount status rank joined_at invited_until project { id } }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; receipt_number: number | null; amount: number; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "operator" | "cooling_off" | "member_before_deposit" | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; report: string | null; transfer_limit_at: string | null; project: { id: string; name: string; }; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; }[]; myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; joined_at: string; invited_until: string | null; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:25966110e43b6cce9c2447a2323987bd */
    "\n  query FundMessage($id: ID!) {\n    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { rows: { id: string; project_id: string; project_name: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; version: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:16ee5779d2152b299d5830b839070818 */
    "\n  query FundMessageReach($fund: ID!) {\n    adminProjectMessageReach(project_id: $fund) { is_published investors members }\n  }\n":
      TadaDocumentNode<{ adminProjectMessageReach: { is_published: boolean; investors: number; members: number; } | null; }, { fund: string; }, void>;
    /** @gql.tada/hash sha256:d537fb1fefbc570418e956983033fecb */
    "\n  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {\n    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }\n    adminProjectMessageViews(project_id: $fund) { view count }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminProjectMessages: { total: number; rows: { id: string; project_id: string; project_name: string; title: string; content: string; show_at: string; is_deleted: boolean; extra_message: string | null; a: boolean; version: number; }[]; }; adminProjectMessageViews: { view: "shown" | "coming" | "deleted"; count: number; }[]; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; fund?: string | null | undefined; filter?: { view?: "shown" | "coming" | "deleted" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:d0935ec7883e7f1c7ffab60c48f3c1aa */
    "\n  query FundNames {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:f774dbc83ed6e767ed7cb9e63963b77d */
    "\n  query FundNotices($project_id: ID!) {\n    fundNotices(project_id: $project_id)\n  }\n":
      TadaDocumentNode<{ fundNotices: ("opening" | "reopening")[]; }, { project_id: string; }, void>;
    /** @gql.tada/hash sha256:0c456ee27d840dc99ee9875e8746075f */
    "\n  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { id member_number name status method started_at status_at reasons is_verified reference review_due_on }\n    }\n  }\n":
      TadaDocumentNode<{ adminIdentityChecks: { total: number; rows: { id: string; member_number: string; name: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; is_verified: boolean; reference: string; review_due_on: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: string | null | undefined; search?: string | null | undefined; method?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7f5c7b8aa3595dd796e7b5de7a60048e */
    "\n  query IdentityState {\n    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }\n  }\n":
      TadaDocumentNode<{ me: { id: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; email: string; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:f8defdb36eed380393aa6037297b8241 */
    "\n  query Inbox($before: ID) {\n    inbox(before: $before) {\n      mails { id kind subject created_at state read_at }\n      has_more\n      unread\n    }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ inbox: { mails: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }[]; has_more: boolean; unread: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, { before?: string | null | undefined; }, void>;
    /** @gql.tada/hash sha256:e5dd9f780ff94331d50d12ba4f64a931 */
    "\n  query InboxMail($id: ID!) {\n    inboxMail(id: $id) {\n      mail { id kind subject created_at state read_at }\n      blocks { heading lines path }\n    }\n  }\n":
      TadaDocumentNode<{ inboxMail: { mail: { id: string; kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; subject: string; created_at: string; state: "sent" | "waiting" | "undelivered"; read_at: string | null; }; blocks: { heading: string | null; lines: string[]; path: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0b733939959fbb23dd0b3e4e079b7fb2 */
    "\n  query InspectionRegisters {\n    adminInspectionRegisters { file title reason columns }\n  }\n":
      TadaDocumentNode<{ adminInspectionRegisters: { file: string; title: string; reason: string; columns: string[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0aa17745190c65734e84bc3d0e8e930d */
    "\n  query Invariants {\n    adminInvariants {\n      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }\n      stop { id since checks }\n    }\n    adminPayables(size: 1) { ready_count ready_total }\n    adminPayoutBatches(size: 1) { draft_count draft_total }\n  }\n":
      TadaDocumentNode<{ adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; checked_at: string; violations: number; sample: string[]; broken_since: string | null; milliseconds: number; }[]; stop: { id: string; since: string; checks: string[]; } | null; }; adminPayables: { ready_count: number; ready_total: number; }; adminPayoutBatches: { draft_count: number; draft_total: number; }; }, {}, void>;
    /** @gql.tada/hash sha256:45bd583769aa2619106f4bf568e83ce8 */
    "\n  query LeavingObstacles {\n    leavingObstacles\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ leavingObstacles: string[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:1021b871a1e07d19c2feec825e9536be */
    "\n  query LedgerBalances {\n    adminLedgerBalances { kind account balance is_asset owners }\n    adminBankReconciliation { account_id read_at is_opened opening book ahead booked waiting waiting_count balance difference }\n  }\n":
      TadaDocumentNode<{ adminLedgerBalances: { kind: "bank" | "tax" | "deposit" | "capital" | "deployed" | "float" | "fund_asset" | "in_flight" | "payable" | "refundable" | "return_due" | "suspense"; account: string; balance: number; is_asset: boolean; owners: number; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; opening: number; book: number; ahead: number; booked: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:91324e7f6df4394be9371515caaa6bf8 */
    "\n  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {\n    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {\n      total\n      is_more\n      rows { id text at sides { account debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { total: number; is_more: boolean; rows: { id: string; text: string; at: string; sides: { account: string; debit: number; credit: number; }[]; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { until?: string | null | undefined; id?: string | null | undefined; from?: string | null | undefined; amount?: number | null | undefined; account?: "bank" | "tax" | "deposit" | "capital" | "deployed" | "float" | "fund_asset" | "in_flight" | "payable" | "refundable" | "return_due" | "suspense" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:9714edc102901ada4174c8c85f342c72 */
    "\n  query LedgerEntry($id: ID!) {\n    adminLedgerEntries(filter: { id: $id }) {\n      rows { id text at recorded_at reverses lines { account reference debit credit } }\n    }\n  }\n":
      TadaDocumentNode<{ adminLedgerEntries: { rows: { id: string; text: string; at: string; recorded_at: string; reverses: string | null; lines: { account: string; reference: string; debit: number; credit: number; }[]; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:888a4d432dc6bc01a335587b989a43fa */
    "\n  query LetterApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:b8b128f80722b548be3b0172732ba4ed */
    "\n  query LotteryInvests {\n    myInvests {\n      id\n      amount\n      status\n      project { id }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; project: { id: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:5daa67d100618e7af2287a93ef4836be */
    "\n  query LotteryProofPage($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      start_at\n      end_at\n      price_estate\n      subordination_amount\n      image_main { url }\n      performance { progress isFail }\n      lottery_proof {\n        commitment\n        beacon_round\n        beacon_url\n        beacon\n        list_hash\n        seed\n        entries { invest_id amount won }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ project: { id: string; name: string; start_at: string; end_at: string; price_estate: number; subordination_amount: number | null; image_main: { url: string; }; performance: { progress: string; isFail: boolean; } | null; lottery_proof: { commitment: string; beacon_round: number | null; beacon_url: string | null; beacon: string | null; list_hash: string | null; seed: string | null; entries: { invest_id: string; amount: number; won: boolean; }[] | null; } | null; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:943c6af69b95766262a813f81bdab9e5 */
    "\n  query Mail($id: ID!) {\n    adminMail(id: $id) {\n      id title body send_at state to_all to_project mailto version updated_at updated_by begun_at sent_at\n      delivery { recipients delivered undeliverable passed_over }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMail: { id: string; title: string; body: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; mailto: string | null; version: number; updated_at: string; updated_by: string; begun_at: string | null; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; } | null; projects: { id: string; name: string; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:fb96dc6981709d9b8ee549cf92c960a9 */
    "\n  query MailFunds {\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:ae7a9090d346b3beaa75a43b9dc381e2 */
    "\n  query MailPreview($input: MailInput!, $member: String) {\n    adminMailPreview(input: $input, member_number: $member) {\n      recipients\n      unsubscribed\n      unsubscribable\n      subject\n      text\n      sample { member_number name email }\n      shown_for { member_number name }\n    }\n  }\n":
      TadaDocumentNode<{ adminMailPreview: { recipients: number; unsubscribed: number; unsubscribable: boolean; subject: string; text: string; sample: { member_number: string; name: string; email: string; }[]; shown_for: { member_number: string; name: string; } | null; }; }, { member?: string | null | undefined; input: { version?: number | null | undefined; to_project?: string | null | undefined; to_all?: boolean | null | undefined; title: string; send_at?: string | null | undefined; mailto?: string | null | undefined; body: string; }; }, void>;
    /** @gql.tada/hash sha256:92591ce2db65ae1a2b0342c07b8ef945 */
    "\n  query MailSubscription($token: String!) {\n    mailSubscription(token: $token) { email is_receive }\n  }\n":
      TadaDocumentNode<{ mailSubscription: { email: string; is_receive: boolean; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:7eeb8e7025a445558952dcad2bb11b07 */
    "\n  query Mails($filter: MailFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMailPage(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      open_count\n      sent_count\n      canceled_count\n      rows { id title send_at state to_all to_project updated_at updated_by sent_at delivery { recipients delivered undeliverable passed_over } }\n    }\n    projects { id name }\n  }\n":
      TadaDocumentNode<{ adminMailPage: { total: number; open_count: number; sent_count: number; canceled_count: number; rows: { id: string; title: string; send_at: string | null; state: "sent" | "canceled" | "draft" | "scheduled" | "sending"; to_all: boolean; to_project: string | null; updated_at: string; updated_by: string; sent_at: string | null; delivery: { recipients: number; delivered: number; undeliverable: number; passed_over: number; } | null; }[]; }; projects: { id: string; name: string; }[]; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { view?: "open" | "sent" | "canceled" | null | undefined; search?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:59d5cc031fff0675b599df06f77fdcb9 */
    "\n  query ManagementReports($id: ID!) {\n    managementReports(project_id: $id) {\n      id period_start period_end version revision reason remarks published_at recipients copies opened\n      income { label amount }\n      costs { label amount }\n    }\n  }\n":
      TadaDocumentNode<{ managementReports: { id: string; period_start: string; period_end: string; version: number; revision: number; reason: string; remarks: string[]; published_at: string | null; recipients: number; copies: number; opened: number; income: { label: string; amount: number; }[]; costs: { label: string; amount: number; }[]; }[]; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ca59677cd6b8a21e16db6cd82de4eee3 */
    "\n  query Member($number: String!) {\n    adminMember(number: $number) {\n      number\n      audit_object\n      name\n      kana\n      role\n      status\n      registered_at\n      receive_all_mail\n      email\n      tel\n      birthday\n      address\n      pending_address\n      identity_approved_at\n      identity_submitted_at\n      invested\n      payouts_stopped_at\n      bank_account { bank branch account_number registered_at }\n      investments { id number fund_id fund_name amount status cancel_reason applied_at redeemed_at }\n      money { kind amount at state fund_name }\n      identity_checks { id status method started_at status_at reasons }\n      screenings { id screened_on source result note by recorded_at }\n      notes { id kind text by written_at }\n      mails { id subject created_at sent_at undeliverable_at }\n      same_persons { member_number name status registered_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; audit_object: string; name: string; kana: string; role: string; status: string; registered_at: string; receive_all_mail: boolean; email: string; tel: string; birthday: string; address: string; pending_address: string | null; identity_approved_at: string | null; identity_submitted_at: string | null; invested: number; payouts_stopped_at: string | null; bank_account: { bank: string; branch: string; account_number: string; registered_at: string; } | null; investments: { id: string; number: string; fund_id: string; fund_name: string; amount: number; status: string; cancel_reason: string | null; applied_at: string; redeemed_at: string | null; }[]; money: { kind: string; amount: number; at: string; state: string; fund_name: string; }[]; identity_checks: { id: string; status: string; method: string; started_at: string; status_at: string; reasons: string | null; }[]; screenings: { id: string; screened_on: string; source: string; result: string; note: string; by: string; recorded_at: string; }[]; notes: { id: string; kind: string; text: string; by: string; written_at: string; }[]; mails: { id: string; subject: string; created_at: string; sent_at: string | null; undeliverable_at: string | null; }[]; same_persons: { member_number: string; name: string; status: string; registered_at: string; }[]; } | null; }, { number: string; }, void>;
    /** @gql.tada/hash sha256:65abaf1cd49bf70edabdb575ef24384e */
    "\n  query MemberDocuments {\n    myInvests {\n      id\n      amount\n      invest_at\n      contract_id\n      contract_sha256\n      report\n      pre_contract_documents { id name url size }\n      project { id name contracts { id name url size } }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; invest_at: string; contract_id: string | null; contract_sha256: string | null; report: string | null; pre_contract_documents: { id: string; name: string; url: string; size: number; }[]; project: { id: string; name: string; contracts: { id: string; name: string; url: string; size: number; }[]; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:9736b352f19e6d3fadd9e6bf0e806caa */
    "\n  query MemberFacts {\n    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; tel: string; is_ekyc_authed: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:675a97e7846f1b91e83fa6f1e1091300 */
    "\n  query MemberInfo {\n    me {\n      id\n      sei\n      mei\n      sei_kana\n      mei_kana\n      birthday\n      zipcode\n      address\n      changeAddress { address changing_at }\n      email\n      tel\n      is_ekyc_authed\n      ekyc_authed_at\n      ekyc_finish_at\n      receive_all_mail\n      invitation_code\n      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }\n    }\n    investingAmount { amount }\n    inboxState { unread bounced_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; sei_kana: string; mei_kana: string; birthday: string; zipcode: string; address: string; changeAddress: { address: string; changing_at: string; } | null; email: string; tel: string; is_ekyc_authed: boolean; ekyc_authed_at: string | null; ekyc_finish_at: string | null; receive_all_mail: boolean; invitation_code: string | null; bank_account: { id: string; bank_code: string; bank_name: string; branch_code: string; branch_name: string; account_number: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; inboxState: { unread: number; bounced_at: string | null; }; }, {}, void>;
    /** @gql.tada/hash sha256:29621ab05a63bb2be6e1efda644d676a */
    "\n  query MemberNumber($id: ID!) {\n    adminMember(id: $id) { number }\n  }\n":
      TadaDocumentNode<{ adminMember: { number: string; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:ad032db3dfeb32cde410c078b647b1dc */
    "\n  query Members($filter: MemberFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminMembers(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows {\n        number\n        name\n        kana\n        email\n        tel\n        role\n        status\n        identity_approved_at\n        identity_submitted_at\n        registered_at\n        screening\n        invested\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminMembers: { total: number; rows: { number: string; name: string; kana: string; email: string; tel: string; role: string; status: string; identity_approved_at: string | null; identity_submitted_at: string | null; registered_at: string; screening: string | null; invested: number; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { status?: string | null | undefined; search?: string | null | undefined; screening?: string | null | undefined; identity?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:6574ace3a1bbc6ac9dd4c8ff4538435a */
    "\n  query MyInvestments {\n    myInvests {\n      id\n      amount\n      receipt_number\n      invest_at\n      status\n      cancel_reason\n      canceled_at\n      contract_delivered_at\n      contract_confirm_at\n      cooling_off_until\n      can_cool_off\n      contract_id\n      report\n      transfer_limit_at\n      transfer_account {\n        id\n        bank_code\n        bank_name\n        branch_cd\n        branch_name\n        account_number\n        account_name\n        transfers { id transfer_at amount }\n      }\n      refunds { id amount reason paid_at }\n      result { id dividend tax principal loss pay_amount paid_at }\n      results { id dividend tax pay_amount paid_at }\n      redeemed_at\n      renewal {\n        term\n        start_at\n        end_at\n        choice_until\n        is_open\n        choice\n        chosen_at\n        is_ended\n        dividend_due_at\n        next_start_at\n        next_end_at\n      }\n      project {\n        id\n        name\n        end_at\n        rimawari\n        unyo_term_month\n        unyo_start_at\n        unyo_end_at\n        recruit_type\n        is_auto_continue\n        image_main { url }\n        contracts { name url size }\n        milestones { key number planned first_planned is_latest recorded part { done of } state }\n        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }\n      }\n    }\n  }\n":
      TadaDocumentNode<{ myInvests: { id: string; amount: number; receipt_number: number | null; invest_at: string; status: "Apply" | "Canceled" | "Entry" | "Lose" | "Paid"; cancel_reason: "deadline" | "operator" | "cooling_off" | "member_before_deposit" | null; canceled_at: string | null; contract_delivered_at: string | null; contract_confirm_at: string | null; cooling_off_until: string | null; can_cool_off: boolean; contract_id: string | null; report: string | null; transfer_limit_at: string | null; transfer_account: { id: string; bank_code: string; bank_name: string; branch_cd: string; branch_name: string; account_number: string; account_name: string; transfers: { id: string; transfer_at: string; amount: number; }[]; } | null; refunds: { id: string; amount: number; reason: "fund_failed" | "excess" | "late" | "overdue" | "cooling_off" | "not_payable" | "owner_found"; paid_at: string | null; }[]; result: { id: string; dividend: number; tax: number; principal: number; loss: number; pay_amount: number; paid_at: string | null; } | null; results: { id: string; dividend: number; tax: number; pay_amount: number; paid_at: string | null; }[]; redeemed_at: string | null; renewal: { term: number; start_at: string; end_at: string; choice_until: string; is_open: boolean; choice: "leave" | "continue"; chosen_at: string | null; is_ended: boolean; dividend_due_at: string; next_start_at: string; next_end_at: string; } | null; project: { id: string; name: string; end_at: string; rimawari: number; unyo_term_month: number; unyo_start_at: string | null; unyo_end_at: string | null; recruit_type: "lottery" | "firstCome"; is_auto_continue: boolean; image_main: { url: string; }; contracts: { name: string; url: string; size: number; }[]; milestones: { key: "paid" | "ended" | "failed" | "drawn" | "started" | "choice" | "offering_close" | "offering_open" | "refunded"; number: number | null; planned: string | null; first_planned: string | null; is_latest: boolean; recorded: string | null; part: { done: number; of: number; } | null; state: "ahead" | "done" | "dropped" | "overdue" | "today"; }[]; performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null; isFail: boolean; } | null; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:c8241dacb2e4ad19a14bb50c77e1caec */
    "\n  query MyWaitlist {\n    myWaitlist { id amount status rank invited_until project { id name } }\n  }\n":
      TadaDocumentNode<{ myWaitlist: { id: string; amount: number; status: "Waiting" | "Invited"; rank: number | null; invited_until: string | null; project: { id: string; name: string; }; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:6ea940021bb91050e637f25c37dedf02 */
    "\n  query NotificationSettings {\n    me { id email }\n    notificationSettings {\n      push_key\n      kinds { kind label detail can_choose_mail mail push }\n      browsers { id device created_at last_sent_at failed_at }\n    }\n    calendarFeed { created_at last_read_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; } | null; notificationSettings: { push_key: string; kinds: { kind: "account" | "offering" | "document" | "lottery" | "deposit" | "distribution" | "nearly_full" | "news" | "renewal"; label: string; detail: string; can_choose_mail: boolean; mail: boolean; push: boolean; }[]; browsers: { id: string; device: string; created_at: string; last_sent_at: string | null; failed_at: string | null; }[]; }; calendarFeed: { created_at: string; last_read_at: string | null; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:6a7777ba1bd3625046d592edb1f70fb3 */
    "\n  query Operator {\n    me { id sei mei email role }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; email: string; role: "admin" | "member"; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:5ae381fea047f0197c1e6b6e9c1aa7eb */
    "\n  query OrderLog($id: ID!) {\n    orderLog(project_id: $id) {\n      project_name\n      opened_at\n      own_mark\n      entries { position receipt_number at amount mark }\n    }\n  }\n":
      TadaDocumentNode<{ orderLog: { project_name: string; opened_at: string; own_mark: string | null; entries: { position: number; receipt_number: number | null; at: string; amount: number; mark: string; }[]; } | null; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:cd6bc1a3bcbf9d54253de0dff2d03487 */
    "\n  query OutgoingLines {\n    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }\n  }\n":
      TadaDocumentNode<{ adminAccountEntries: { rows: { id: string; amount: number; transacted_on: string; remarks: string; may_be_batch_id: string | null; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:b0424cf8fe2c8edaccbe799dfb005945 */
    "\n  query OwedTo($id: String!) {\n    adminPayables(filter: { search: $id }) { total yen }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:5c9a9e6fc921e37dcadd4532df4c5f9f */
    "\n  query OwnPasskeys {\n    passkeys { id }\n    me { id password_off }\n  }\n":
      TadaDocumentNode<{ passkeys: { id: string; }[]; me: { id: string; password_off: boolean; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:ab955d81a1e41587f5af6978062dabbc */
    "\n  query OwnerOfApplication($id: ID!) {\n    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id project_name member_name amount } }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:988403899ae7fbb3c638697a4b4e839d */
    "\n  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      yen\n      choosable_count\n      count\n      ready_count\n      ready_total\n      held_count\n      held_total\n      returned_count\n      returned_total\n      projects { id name }\n      rows { ...PayableFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayables: { total: number; yen: number; choosable_count: number; count: number; ready_count: number; ready_total: number; held_count: number; held_total: number; returned_count: number; returned_total: number; projects: { id: string; name: string; }[]; rows: { kind: "refund" | "distribution"; id: string; member_id: string; member_name: string; project_name: string; amount: number; reason: string; reason_text: string; owed_since: string; pay_on: string | null; is_overdue: boolean; payee: { bank_code: string; branch_code: string; account_number: string; name: string; } | null; hold: "account_changed" | "account_not_writable" | "no_bank_account" | "payer_unclear" | "stopped_by_member" | null; payer_differs: boolean; held_until: string | null; last_problem: { problem: string; detail: string; at: string | null; } | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "held" | "ready" | "returned" | null | undefined; search?: string | null | undefined; project_id?: string | null | undefined; kind?: "refund" | "distribution" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:7e8e0f64d87719863af28da9ec22a9b6 */
    "\n  query PayoutBatch($id: ID!) {\n    adminPayoutBatch(id: $id) {\n      id\n      method\n      status\n      pay_on\n      total\n      count\n      content_hash\n      prepared_by\n      prepared_at\n      is_own\n      approved_by\n      approved_at\n      application_number\n      file_sha256\n      settled_at\n      effect { bank_before bank_after owed_before owed_after }\n      coverage { ...CoverageFields }\n      payouts {\n        id\n        kind\n        member_id\n        member_name\n        amount\n        payee { bank_code branch_code account_number name }\n        status\n        trouble { problem detail }\n        paid_at\n        failed_at\n      }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatch: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "approved" | "unclear" | "settled"; pay_on: string; total: number; count: number; content_hash: string; prepared_by: string; prepared_at: string; is_own: boolean; approved_by: string | null; approved_at: string | null; application_number: string | null; file_sha256: string | null; settled_at: string | null; effect: { bank_before: number; bank_after: number; owed_before: number; owed_after: number; } | null; coverage: { available: number; needed: number; missing: number; besides: number; is_opened: boolean; refusal: string | null; } | null; payouts: { id: string; kind: "refund" | "distribution"; member_id: string; member_name: string; amount: number; payee: { bank_code: string; branch_code: string; account_number: string; name: string; }; status: "paid" | "refused" | "withdrawn" | "in_flight" | "returned" | "planned"; trouble: { problem: string; detail: string; } | null; paid_at: string | null; failed_at: string | null; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:1784ce4a9ce9c4d0b4fe8064f26129ab */
    "\n  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      count\n      draft_count\n      draft_total\n      unclear_count\n      unclear_total\n      rows { id method status pay_on total count prepared_by prepared_at approved_by settled_at }\n    }\n  }\n":
      TadaDocumentNode<{ adminPayoutBatches: { total: number; count: number; draft_count: number; draft_total: number; unclear_count: number; unclear_total: number; rows: { id: string; method: "file" | "transfer"; status: "sent" | "draft" | "sending" | "discarded" | "approved" | "unclear" | "settled"; pay_on: string; total: number; count: number; prepared_by: string; prepared_at: string; approved_by: string | null; settled_at: string | null; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { state?: "draft" | "discarded" | "unclear" | "settled" | "under_way" | null | undefined; method?: "file" | "transfer" | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:cc9c743ee66ea8a5787dfb00ba708dc0 */
    "\n  query Performance($id: ID!) {\n    project(id: $id) { start_at end_at unyo_start_at unyo_end_at }\n    adminPerformance(project_id: $id) {\n      project_id\n      project_name\n      is_auto_continue\n      is_operation_booked\n      priority_amount\n      composition { subordinated fill_in taken_over }\n      invested_amount\n      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }\n      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }\n      dividends { id term total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }\n      waiting { proposal_id kind title proposed_by is_own }\n      gap { decide_until missing }\n      recorded_start_at\n      recorded_end_at\n      pending { proposal_id dividend loss sale_profit payday proposed_by proposed_at is_own }\n    }\n  }\n":
      TadaDocumentNode<{ project: { start_at: string; end_at: string; unyo_start_at: string | null; unyo_end_at: string | null; } | null; adminPerformance: { project_id: string; project_name: string; is_auto_continue: boolean; is_operation_booked: boolean; priority_amount: number; composition: { subordinated: number; fill_in: number; taken_over: number; } | null; invested_amount: number; performance: { progress: string; start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; rimawari: number | null; rimawari_after_loss: number | null; payday: string | null; isFail: boolean; }; terms: { term: number; start_at: string; end_at: string; dividend_due_at: string; is_ended: boolean; amount: number; people: number; leaving_amount: number; leaving_people: number; }[]; dividends: { id: string; term: number | null; total_dividend: number; loss: number; sale_profit: number; payday: string | null; fixed_at: string; rimawari: number | null; rimawari_after_loss: number | null; dividend: number; tax: number; principal: number; people: number; paid_people: number; }[]; waiting: { proposal_id: string; kind: string; title: string; proposed_by: string; is_own: boolean; }[]; gap: { decide_until: string; missing: number; } | null; recorded_start_at: string | null; recorded_end_at: string | null; pending: { proposal_id: string; dividend: number; loss: number; sale_profit: number; payday: string; proposed_by: string; proposed_at: string; is_own: boolean; } | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:07b5b6b5638a569b6984a3b44098362d */
    "\n  query PerformanceFunds {\n    projects { id name }\n    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }\n  }\n":
      TadaDocumentNode<{ projects: { id: string; name: string; }[]; adminTermsDue: { kind: "payment" | "dividend" | "term_end"; project_id: string; project_name: string; term: number | null; due_at: string; is_overdue: boolean; is_pending: boolean; unpaid_people: number; unpaid_amount: number; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:5c2726e9a186080ee7ed002ee2ca7e0c */
    "\n  query PriorityCode($project_id: ID!, $special: String!) {\n    isPriorityCode(project_id: $project_id, special: $special)\n  }\n":
      TadaDocumentNode<{ isPriorityCode: boolean; }, { special: string; project_id: string; }, void>;
    /** @gql.tada/hash sha256:d9765afea2da7c73b9701bcc91bbd385 */
    "\n  query Proposal($id: ID!) {\n    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }\n  }\n":
      TadaDocumentNode<{ adminProposals: { rows: { id: string; kind: string; subject: string; title: string; people: number; yen: number; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; proposed_by: string; proposed_at: string; decided_by: string | null; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:7638ea09132e50cd4dff0968a5ae7870 */
    "\n  query ProposalNow($id: ID!) {\n    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }\n  }\n":
      TadaDocumentNode<{ adminProposalNow: { refusal: string | null; effect_hash: string | null; people: number | null; yen: number | null; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[] | null; exhibits: { kind: "picture" | "document"; name: string; url: string; }[] | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:f3552f294d3a3bcd24f841a1f7115be7 */
    "\n  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {\n    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {\n      total\n      rows { ...ProposalFields }\n    }\n  }\n":
      TadaDocumentNode<{ adminProposals: { total: number; rows: { id: string; kind: string; subject: string; title: string; people: number; yen: number; changes: { label: string; before: string | null; after: string; is_shown: boolean; }[]; exhibits: { kind: "picture" | "document"; name: string; url: string; }[]; effect_hash: string; questions: { name: string; label: string; type: "yen" | "date"; }[]; reason: string; status: "open" | "approved" | "rejected" | "withdrawn"; proposed_by: string; proposed_at: string; decided_by: string | null; decided_at: string | null; decision_reason: string; is_own: boolean; }[]; }; }, { page?: number | null | undefined; descending?: boolean | null | undefined; sort?: string | null | undefined; filter?: { subject?: string | null | undefined; status?: "open" | "approved" | "rejected" | "withdrawn" | null | undefined; search?: string | null | undefined; kind?: string | null | undefined; id?: string | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:09125a8409fa1c85c1c8b391b2e0cb37 */
    "\n  query RecordHistory($record: String!, $page: Int, $size: Int) {\n    adminHistory(record: $record, page: $page, size: $size) {\n      total\n      rows { key at actor actor_name action detail request_id }\n    }\n  }\n":
      TadaDocumentNode<{ adminHistory: { total: number; rows: { key: string; at: string; actor: string; actor_name: string | null; action: string; detail: string; request_id: string | null; }[]; }; }, { size?: number | null | undefined; page?: number | null | undefined; record: string; }, void>;
    /** @gql.tada/hash sha256:d2ff6d9f51b68e8f45c734aeb01bb09c */
    "\n  query RehearsalFunds {\n    adminFunds(filter: { method: \"first_come\" }, sort: \"start\", descending: true) { rows { id name start_at } }\n  }\n":
      TadaDocumentNode<{ adminFunds: { rows: { id: string; name: string; start_at: string; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:99c755c91892603fa7d92539d69b6442 */
    "\n  query ReportSums($year: String!) {\n    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }\n  }\n":
      TadaDocumentNode<{ adminPaymentReportTotals: { people: number; required: number; dividend: number; tax: number; unpaid_dividend: number; uncollected_tax: number; }; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:e18eeacc83f6ef8eb80b6541c92dad83 */
    "\n  query ReportTicket($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:359aba3a82861fad569cf3a4034ee184 */
    "\n  query ReportValue($input: InvestRefInput!) {\n    report(input: $input)\n  }\n":
      TadaDocumentNode<{ report: string; }, { input: { invest_id: string; }; }, void>;
    /** @gql.tada/hash sha256:29b5ccbf979522bc5a462247a0ba86d4 */
    "\n  query ReportsDue {\n    adminReportsDue { project_id project_name period_start period_end due_on is_over is_overdue has_draft }\n  }\n":
      TadaDocumentNode<{ adminReportsDue: { project_id: string; project_name: string; period_start: string; period_end: string; due_on: string; is_over: boolean; is_overdue: boolean; has_draft: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:13b1b432cd463302099b2109a50012da */
    "\n  query SavedViews($table: String!) {\n    adminSavedViews(table: $table) { id name query }\n  }\n":
      TadaDocumentNode<{ adminSavedViews: { id: string; name: string; query: string; }[]; }, { table: string; }, void>;
    /** @gql.tada/hash sha256:48a85056ee6cf30e0b872bd13af3cfa8 */
    "\n  query Security {\n    me { id email payouts_stopped_at password_off }\n    sessions { id device started_at last_seen_at is_current }\n    passkeys { id name is_synced registered_at last_used_at }\n  }\n":
      TadaDocumentNode<{ me: { id: string; email: string; payouts_stopped_at: string | null; password_off: boolean; } | null; sessions: { id: string; device: string; started_at: string; last_seen_at: string; is_current: boolean; }[]; passkeys: { id: string; name: string; is_synced: boolean; registered_at: string; last_used_at: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:e19dfbfcb44c8a2e582edecde7d5e68c */
    "\n  query Session {\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:d86ed220680c2971ed78edc823ee8d36 */
    "\n  query StopNotice($token: String!) {\n    stopNotice(token: $token) { what told_at }\n  }\n":
      TadaDocumentNode<{ stopNotice: { what: string; told_at: string; }; }, { token: string; }, void>;
    /** @gql.tada/hash sha256:936e16e9f90a02f147552ef07c827af8 */
    "\n  query SurveyMaster {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0fd54342eb3194c840e7d9ecafe42818 */
    "\n  query SurveyQuestions {\n    surveyMaster { id name values { code value } }\n  }\n":
      TadaDocumentNode<{ surveyMaster: { id: number; name: string; values: { code: string; value: string; }[]; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:575e9486969f65d942003362cddb766a */
    "\n  query TaxCorrections($year: String!) {\n    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }\n  }\n":
      TadaDocumentNode<{ adminTaxCorrections: { id: string; reason: string; people: number; reports: number; proposed_by: string; decided_by: string; corrected_at: string; }[]; }, { year: string; }, void>;
    /** @gql.tada/hash sha256:445f71c56498d868e1bc688082ad61af */
    "\n  query TaxMonths {\n    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }\n  }\n":
      TadaDocumentNode<{ adminTaxMonths: { month: string; count: number; dividend: number; tax: number; paid: number; open: number; due_on: string; is_overdue: boolean; paid_on: string | null; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:7d7e4aa736b013eaad7fc8fd885a904a */
    "\n  query TestableContracts {\n    testableContracts { invest_id name }\n  }\n":
      TadaDocumentNode<{ testableContracts: { invest_id: string; name: string; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:de0651ae7337b78398e97865edb5390f */
    "\n  query Today {\n    adminMachineState {\n      checks_total\n      checks_broken\n      checked_at\n      payments_stopped\n      bank_linked\n      bank_refused_at\n      bank_trouble_since\n      bank_read_at\n      night_due_at\n      night_finished_at\n      mails_waiting\n      ceiling\n      ceiling_used\n    }\n    adminLegalDeadlines { kind due_on title detail source }\n    adminBankReconciliation { account_id read_at is_opened book ahead waiting waiting_count balance difference }\n    adminInvariants {\n      invariants { id statement is_only_late violations }\n    }\n  }\n":
      TadaDocumentNode<{ adminMachineState: { checks_total: number; checks_broken: number; checked_at: string | null; payments_stopped: boolean; bank_linked: boolean; bank_refused_at: string | null; bank_trouble_since: string | null; bank_read_at: string | null; night_due_at: string | null; night_finished_at: string | null; mails_waiting: number; ceiling: number; ceiling_used: number; }; adminLegalDeadlines: { kind: "dividend" | "dividend_payment" | "identity_method" | "licence" | "payment_report" | "renewal_choice" | "tax" | "term_end"; due_on: string; title: string; detail: string; source: string; }[]; adminBankReconciliation: { account_id: string; read_at: string; is_opened: boolean; book: number; ahead: number; waiting: number; waiting_count: number; balance: number; difference: number; }[]; adminInvariants: { invariants: { id: string; statement: string; is_only_late: boolean; violations: number; }[]; }; }, {}, void>;
    /** @gql.tada/hash sha256:f900bdbf43c776457e1181a36c6e32f0 */
    "\n  query Trail($input: TrailInput!) {\n    adminTrail(input: $input) {\n      chains {\n        invest_id\n        project_name\n        member_name\n        amount\n        steps { at text amount entry_id bank_line_id payout_id actor }\n        totals { received dividend tax loss paid_out in_flight owed held difference }\n      }\n      beside { at text amount entry_id bank_line_id payout_id actor }\n    }\n  }\n":
      TadaDocumentNode<{ adminTrail: { chains: { invest_id: string; project_name: string; member_name: string; amount: number; steps: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; totals: { received: number; dividend: number; tax: number; loss: number; paid_out: number; in_flight: number; owed: number; held: number; difference: number; }; }[]; beside: { at: string; text: string; amount: number | null; entry_id: string | null; bank_line_id: string | null; payout_id: string | null; actor: string | null; }[]; }; }, { input: { kind: "investment" | "deposit" | "bank_line" | "refund" | "payout" | "distribution_share" | "journal_entry"; id: string; }; }, void>;
    /** @gql.tada/hash sha256:f7f1e026f35bede655ee767797471b30 */
    "\n  query UnclearRefund($id: ID!) {\n    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }\n  }\n":
      TadaDocumentNode<{ adminUnclearRefund: { id: string; is_open: boolean; amount: number; member_id: string; member_name: string; project_name: string; payers: string[]; payer_banks: string[]; goes_to: "member" | "payer" | null; }; }, { id: string; }, void>;
    /** @gql.tada/hash sha256:0edc9f3e98b6bd92fb0933ba43d20329 */
    "\n  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {\n    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {\n      total\n      rows { id to member_number subject undeliverable_at error attended_at attended_by }\n    }\n    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {\n      total\n      rows { id task attempts max_attempts error created_at next_at reach { people yen } }\n    }\n  }\n":
      TadaDocumentNode<{ adminUndeliveredMails: { total: number; rows: { id: string; to: string; member_number: string | null; subject: string; undeliverable_at: string; error: string | null; attended_at: string | null; attended_by: string | null; }[]; }; adminFailedJobs: { total: number; rows: { id: string; task: string; attempts: number; max_attempts: number; error: string; created_at: string; next_at: string | null; reach: { people: number; yen: number; } | null; }[]; }; }, { jobPage?: number | null | undefined; jobDescending?: boolean | null | undefined; jobSort?: string | null | undefined; mailPage?: number | null | undefined; mailDescending?: boolean | null | undefined; mailSort?: string | null | undefined; filter?: { search?: string | null | undefined; attended?: boolean | null | undefined; } | null | undefined; }, void>;
    /** @gql.tada/hash sha256:5913206db0559caf96b8a6ff3a515cca */
    "\n  query VerifyDocument($sha256: String!) {\n    verifyDocument(sha256: $sha256) { kind issued_at fund_name is_replaced }\n  }\n":
      TadaDocumentNode<{ verifyDocument: { kind: "annual_report" | "contract" | "management_report" | "pre_contract" | "fund_document"; issued_at: string; fund_name: string | null; is_replaced: boolean; } | null; }, { sha256: string; }, void>;
    /** @gql.tada/hash sha256:a046e3b8d67eb57b906a83e07e87faa6 */
    "\n  query Viewer {\n    me {\n      id\n      sei\n      mei\n      birthday\n      email\n      role\n      is_ekyc_authed\n      ekyc_finish_at\n      invitation_code\n      bank_account { id number_in_doubt }\n    }\n    investingAmount { amount }\n    extraInfo { message path }\n    session { seconds_left }\n  }\n":
      TadaDocumentNode<{ me: { id: string; sei: string; mei: string; birthday: string; email: string; role: "admin" | "member"; is_ekyc_authed: boolean; ekyc_finish_at: string | null; invitation_code: string | null; bank_account: { id: string; number_in_doubt: boolean; } | null; } | null; investingAmount: { amount: number; }; extraInfo: { message: string; path: string; } | null; session: { seconds_left: number; } | null; }, {}, void>;
    /** @gql.tada/hash sha256:c222e5dd952b1906af805868cfb2b451 */
    "\n  query WaitingApprovals {\n    adminApprovals { key kind id title people yen since due_at prepared_by is_own }\n  }\n":
      TadaDocumentNode<{ adminApprovals: { key: string; kind: "proposal" | "payout_batch"; id: string; title: string; people: number; yen: number; since: string; due_at: string; prepared_by: string; is_own: boolean; }[]; }, {}, void>;
    /** @gql.tada/hash sha256:0de12121f379bbd681810966aa3a69e1 */
    "\n  query WorkQueues {\n    adminQueues { name count oldest_at due_at yen detail duty { operator_id name is_mine } }\n  }\n":
      TadaDocumentNode<{ adminQueues: { name: "tax" | "term_end" | "lottery" | "refund" | "dividend_due" | "proposal" | "identity_submitted" | "account_unexplained" | "contract_unprinted" | "contract_unread" | "deposit_due_today" | "deposit_unknown" | "enquiry" | "identity_stuck" | "job_failed" | "mail_undeliverable" | "member_held" | "operation_start" | "payout_file" | "payout_to_approve" | "payout_to_prepare" | "payout_unclear" | "report_due" | "tax_papers"; count: number; oldest_at: string | null; due_at: string | null; yen: number | null; detail: string | null; duty: { operator_id: string; name: string; is_mine: boolean; } | null; }[]; }, {}, void>;
  }
}
