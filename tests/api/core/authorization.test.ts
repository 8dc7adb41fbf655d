import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../../src/platform/secret.ts'
import { databaseDigest } from '../../support/database-digest.ts'
import type { GraphqlClient } from '../../support/graphql-client.ts'
import { applyAndConfirm, post } from '../../support/investor.ts'
import { operatorsActs } from '../../support/operators-acts.ts'
import { openWorld, worldPassword, type World, type WorldMember } from '../../support/world.ts'

const { buildSchema } = createRequire(import.meta.url)('graphql') as typeof import('graphql')
const contract = buildSchema(readFileSync(new URL('contract.graphql', import.meta.url), 'utf8'))

// Who may do what: every operation of the API, asked by everybody.

/** 'owner' is the verified member to whom the record belongs, 'other' a verified member to whom it does not. */
const people = ['visitor', 'unverified', 'owner', 'other', 'admin'] as const
type Person = (typeof people)[number]

/** What each of them gets: 'ok', or the code of the only error. */
const everyone = ['ok', 'ok', 'ok', 'ok', 'ok']
const members = ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok']
const verified = ['UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'ok', 'FORBIDDEN']
const owner = ['UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'FORBIDDEN']
const admins = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok']
/** A made-up token: nobody has one. */
const nobody = people.map(() => 'NOT_FOUND')
/** A tax adviser's: whoever else asks is nobody here, an operator too. */
const advisers = people.map(() => 'UNAUTHENTICATED')
const adviserDays = 'book: "operator", from: "2026-04-01", until: "2026-04-30"'

/** FUND, LOTTERY and INVEST stand for ids, EMAIL for the caller's own address (the owner's for a visitor), CALLER for the role. */
const operations: [operation: string, expected: readonly string[]][] = [
  ['{ me { id email bank_account { account_number } } }', everyone],
  ['{ investingAmount { amount } }', everyone],
  ['{ takesPaper }', ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok']],
  [
    'mutation { chooseElectronicDelivery(is_given: true) { ok } }',
    ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  ],
  ['{ extraInfo { message path } }', everyone],
  ['{ projects { id stats { invest_total } lottery_proof { seed } } }', everyone],
  ['{ project(id: "FUND") { id name } }', everyone],
  ['{ isPriorityCode(project_id: "FUND", special: "ITO-EARLY") }', everyone],
  ['{ orderLog(project_id: "FUND") { opened_at own_mark entries { position mark } } }', everyone],
  ['{ projectMessages(project_id: "FUND") { id title a } }', everyone],
  ['{ trackRecord { raised ended { id } } }', everyone],
  ['{ company { officers { name } } }', everyone],
  ['{ surveyMaster { id name values { code value } } }', everyone],
  ['{ lawQuestions { key name choices { code value } } }', everyone],
  ['{ emailConfirm(confirmation_token: "made-up") { confirm_limit_at } }', nobody],
  ['{ session { seconds_left } }', everyone],
  ['{ sessions { id device is_current } }', members],
  ['{ passkeys { id name } }', members],
  ['{ leavingObstacles }', members],
  ['{ stopNotice(token: "made-up") { what } }', nobody],
  ['{ myInvests { id status } }', members],
  ['{ myWaitlist { id rank } }', members],
  ['{ inbox { unread mails { subject } } }', members],
  ['{ inboxState { unread bounced_at } }', members],
  ['{ myUnclaimed { amount } }', members],
  [
    '{ inboxMail(id: "999999") { blocks { lines } } }',
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  ['{ notificationSettings { push_key kinds { kind push } browsers { id } } }', members],
  ['{ calendarFeed { created_at } }', members],
  ['{ bank(input: { name_kana: "みず" }) { code name } }', members],
  ['{ branch(input: { code: "0001", name_kana: "とう" }) { code name } }', members],
  ['{ contract(input: { invest_id: "INVEST" }) }', owner],
  // There is no report yet: who may ask is judged before, who owns it is told in management-report.test.ts.
  [
    '{ report(input: { invest_id: "INVEST" }) }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'FORBIDDEN'],
  ],
  [`{ verifyDocument(sha256: "${'0'.repeat(64)}") { kind issued_at fund_name } }`, everyone],
  ['{ adminProjectMessages(filter: { project_id: "FUND" }) { total rows { id version } } }', admins],
  ['{ adminProjectMessageViews(project_id: "FUND") { view count } }', admins],
  ['{ adminProjectMessageReach(project_id: "FUND") { investors members } }', admins],
  ['{ managementReports(project_id: "FUND") { id version } }', admins],
  ['{ adminReportsDue { project_id due_on } }', admins],
  [
    '{ adminReportBooks(project_id: "FUND", period_start: "2026-01-01", period_end: "2026-03-31") { is_booked result } }',
    admins,
  ],
  ['{ adminReportEvents(project_id: "FUND", period_start: "2026-01-01", period_end: "2026-03-31") { kind } }', admins],
  ['{ adminDeliveries(filter: { kind: contract }) { total rows { key number } } }', admins],
  ['{ adminDocumentOpenings(kind: contract, key: "999999") { at } }', admins],
  ['{ adminDocumentTemplates { name version } }', admins],
  ['{ adminDocumentVersions(project_id: "FUND") { name version } }', admins],
  ['{ annualReportDocument(year: "2026") }', members],
  ['{ annualReport(year: "2026") { dividend tax } }', members],
  ['{ fundNotices(project_id: "FUND") }', members],
  ['{ testableContracts { invest_id name } }', admins],
  ['{ investAmount(project_id: "FUND") { amount dividend } }', admins],
  ['{ adminTransferAccounts { id account_number } }', admins],
  ['{ adminAccountPool { total usable rows { id } } }', admins],
  ['{ subscriptionStatus { subscribeStatus } }', admins],
  ['{ adminInvariants { invariants { id } stop { id } } }', admins],
  ['{ adminMembers(filter: { search: "織田" }, sort: "kana") { total rows { number name email } } }', admins],
  ['{ adminMember(number: "00000000") { number email audit_object } }', admins],
  ['{ adminIdentityChecks(filter: { view: "submitted" }) { total rows { member_number reasons } } }', admins],
  ['{ adminIdentityCampaign { ends_on open to_invite members { method members } months { month renewed } } }', admins],
  ['{ adminUndeliveredMails { total rows { id to subject } } }', admins],
  ['{ adminFailedJobs { total rows { id task attempts } } }', admins],
  ['{ adminEnquiries(filter: { view: "open" }) { total rows { number state } } }', admins],
  ['{ adminEnquiry(number: "Q-AAAAAAAA") { number } }', admins],
  ['{ adminAudit(filter: { actor: "operator" }) { total rows { id action hash } } }', admins],
  ['{ adminHistory(record: "fund:FUND") { total rows { key action request_id } } }', admins],
  ['{ adminAuditChain { length broken_at head } }', admins],
  ['{ adminApprovals { key kind id title people yen since due_at prepared_by is_own } }', admins],
  [
    '{ adminQueues { name count oldest_at due_at yen entries { fund_id title detail since } duty { name is_mine } } }',
    admins,
  ],
  ['{ adminMachineState { checks_total ceiling ceiling_used } }', admins],
  ['{ adminLegalDeadlines { due_on title detail source } }', admins],
  ['{ adminProposalNow(id: "999999") { refusal effect_hash } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['{ adminProposals(filter: { status: open }) { total rows { id title effect_hash is_own } } }', admins],
  ['{ adminPayables { ready_total rows { id } } }', admins],
  ['{ adminPayoutBatches(filter: { state: draft }) { total rows { id status } } }', admins],
  ['{ adminPayoutBatch(id: "999999") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['{ adminAccountEntries { total rows { id amount } } }', admins],
  ['{ adminStatementDifferences { id kind amount } }', admins],
  ['{ adminSuspense { bank_line_id } }', admins],
  ['{ adminDeposits(filter: { view: unresolved }) { total rows { id judgement } } }', admins],
  ['{ adminDepositViews { view count } }', admins],
  ['{ adminDeposit(id: "999999") { recorded_at } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['{ adminLedgerBalances { kind balance } }', admins],
  ['{ adminLedgerBooks { name free } }', admins],
  ['{ adminLineRules { id remitter } }', admins],
  ['{ adminBookMonth(month: "2026-04") { open difference funds { project_id } } }', admins],
  ['{ adminBankReconciliation { difference } }', admins],
  ['{ adminCompanyAccounts { balance } }', admins],
  ['{ adminLinkableAccounts { id } }', admins],
  ['{ adminOutgoingPlans { amount } }', admins],
  ['{ adminCostAccruals { amount } }', admins],
  ['{ adminPrepaidCosts { amount } }', admins],
  ['{ adminPropertyTaxes { amount } }', admins],
  ['{ adminSpreadableCosts { amount } }', admins],
  ['{ adminLoans { owed } }', admins],
  ['{ adminBorrowingFunds { name } }', admins],
  ['{ adminLeaseDeposits { held } }', admins],
  ['{ adminDepositSteps { amount } }', admins],
  ['{ adminFeeTaxMonths { open } }', admins],
  ['{ adminFeePayees { base } }', admins],
  ['{ adminOperatorAdvances { owed } }', admins],
  ['{ adminRentedUnits { rent } }', admins],
  ['{ adminRentsOfNoLease { amount } }', admins],
  ['{ adminRentArrears { missing } }', admins],
  ['{ adminOwedSums { amount } }', admins],
  ['{ adminPaidLines(project_id: "999999") { id } }', admins],
  ['{ adminOwnTransfers { amount } }', admins],
  ['{ adminIncidents { id } }', admins],
  ['{ adminOwedPapers { id } }', admins],
  ['{ adminOwedLetters { amount } }', admins],
  ['{ adminLossesToExplain { amount } }', admins],
  ['{ adminPostedPapers { id } }', admins],
  ['{ adminServiceStatus { measured_at } }', admins],
  ['{ adminVendors { id } }', admins],
  ['{ adminRiskPapers { last_year } }', admins],
  ['{ adminAccountingNames(program: yayoi, book: "operator") { account } }', admins],
  [
    '{ adminJournalPreview(input: { program: yayoi, book: "operator", from: "2020-01-01", until: "2020-01-01" }) { entries } }',
    admins,
  ],
  ['{ adminAccountingTaxNames(program: yayoi, book: "operator") { key } }', admins],
  ['{ adminConsumptionTax(book: "", from: "2020-01-01", until: "2020-12-31") { tax } }', admins],
  ['{ adminUnsaidTaxLines(book: "", from: "2020-01-01", until: "2020-12-31") { key } }', admins],
  ['{ adminConsumptionTaxStatus { proposal_id } }', admins],
  ['{ adminJournalHandOvers { id } }', admins],
  ['{ adminTrialBalance(book: "operator", from: "2020-01-01", until: "2020-12-31") { result } }', admins],
  [
    '{ adminGeneralLedger(book: "operator", from: "2020-01-01", until: "2020-12-31", account: "bank") { entry } }',
    admins,
  ],
  ['{ adminLawWatch { open { id } articles { citation } } }', admins],
  ['{ adminCompany { proposal_id versions { version } } }', admins],
  ['{ adminFundCourses { id } }', admins],
  ['{ adminExtensionAnswers(project_id: "0") { invest_id } }', admins],
  ['{ adminIncident(id: "1") { id } }', admins],
  ['{ adminAffected(filter: { actor: "operator:1" }) { total } }', admins],
  ['{ adminLedgerEntries(page: 1) { total rows { id } } }', admins],
  ['{ adminTaxMonths { month open } }', admins],
  ['{ adminTrail(input: { kind: investment, id: "INVEST" }) { chains { invest_id } } }', admins],
  ['{ adminPaymentReport(year: "2026") { member_id dividend } }', admins],
  ['{ adminAnnualFigures(year: "2026") { member_id dividend } }', admins],
  ['{ adminUnclearRefund(id: "999999") { id payers } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['{ adminClosedTaxYears(year: "2025") { total rows { name differences { label } } } }', admins],
  ['{ adminTaxCorrections(year: "2025") { id reason people } }', admins],
  ['{ adminPaymentReportFile(year: "2026") { reports missing_numbers duty { counted is_duty } } }', admins],
  ['{ adminIndividualNumbers(year: "2026") { total rows { name received_on } } }', admins],
  ['{ adminPaymentReportTotals(year: "2026") { people required dividend tax } }', admins],
  ['{ adminMails { id title sent state } }', admins],
  ['{ adminMailPage(filter: { view: sent }) { total rows { id title } } }', admins],
  ['{ adminMail(id: "999999") { id } }', admins],
  ['{ adminMailPreview(input: { title: "お知らせ", body: "本文", to_all: true }) { recipients subject } }', admins],
  ['{ adminInspectionRegisters { file title } }', admins],
  ['{ adminStatuteItems { paper place } }', admins],
  ['{ adminDrills(filter: { project_id: "FUND" }) { total rows { id } } }', admins],
  ['{ adminDrill(id: "999999") { id } }', admins],
  ['{ mailSubscription(token: "made-up") { email } }', nobody],
  ['mutation { login(identifier: "EMAIL", password: "PASSWORD") { ok } }', everyone],
  ['mutation { logout { ok } }', everyone],
  [
    'mutation { contact(input: { topic: "registration", name: "織田 結", email: "CALLER@example.jp", body: "質問です。" }) { number } }',
    everyone,
  ],
  ['mutation { emailRegist(input: { email: "CALLER@example.jp" }) { confirm_limit_at } }', everyone],
  ['mutation { forgotPassword(email: "CALLER@example.jp") { ok } }', everyone],
  ['mutation { resetPassword(code: "made-up", password: "PASSWORD", passwordConfirm: "PASSWORD") { ok } }', nobody],
  [
    `mutation { register(input: { confirmation_token: "made-up", password: "PASSWORD", PERSON, SURVEY }) { uid } }`,
    nobody,
  ],
  ['mutation { stopAccount(token: "made-up") { number } }', nobody],
  ['mutation { confirmEmailChange(token: "made-up") { ok } }', nobody],
  ['mutation { requestEmailChange(email: "new-CALLER@example.jp") { confirm_limit_at } }', members],
  ['mutation { endSession(id: "999999") { ok } }', ['UNAUTHENTICATED', ...nobody.slice(1)]],
  ['mutation { endOtherSessions { ok } }', members],
  ['mutation { changePassword(password: "PASSWORD", passwordConfirm: "PASSWORD") { ok } }', members],
  ['mutation { turnPasswordOff { ok } }', ['UNAUTHENTICATED', ...people.slice(1).map(() => 'CONFLICT')]],
  ['mutation { sendConfirmationCode { ok } }', members],
  [
    'mutation { confirmCode(code: "000000") { ok } }',
    ['UNAUTHENTICATED', ...people.slice(1).map(() => 'BAD_USER_INPUT')],
  ],
  ['mutation { beginPasskeyRegistration { json } }', members],
  [
    'mutation { addPasskey(input: { name: "鍵", response: "{}" }) { ok } }',
    ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  ],
  ['mutation { removePasskey(id: "999999") { ok } }', ['UNAUTHENTICATED', ...nobody.slice(1)]],
  ['mutation { beginPasskeyLogin { json } }', everyone],
  ['mutation { loginWithPasskey(response: "{}") { ok } }', people.map(() => 'UNAUTHENTICATED')],
  [
    'mutation { leaveService(input: { password: "", note: "" }) { number } }',
    ['UNAUTHENTICATED', ...people.slice(1).map(() => 'BAD_USER_INPUT')],
  ],
  ['mutation { askDisclosure(input: { kinds: [data], form: electronic, note: "" }) { number } }', members],
  [
    `mutation { askNameChange(input: { sei: "織田", mei: "結", sei_kana: "オダ", mei_kana: "ユイ", reason: marriage, changed_on: "2026-03-01", note: "" }) { number } }`,
    members,
  ],
  [
    `mutation { reportInheritance(input: { name: "織田 一", email: "CALLER@example.jp", tel: "09000000000", relation: child,
      deceased_name: "織田 結", deceased_kana: "オダ ユイ", died_on: "2026-03-01", note: "" }) { number } }`,
    everyone,
  ],
  ['mutation { updateSurvey(input: { ANSWERS }) { ok } }', members],
  [
    'mutation { answerLawQuestions(input: { purpose: "assets", occupation: "employee", foreign_official: "none" }) { ok } }',
    members,
  ],
  ['mutation { receiveForAllMail(isReceive: false) { ok } }', members],
  ['mutation { chooseFundNotice(input: { project_id: "FUND", kind: opening, wanted: false }) { ok } }', members],
  ['mutation { readInboxMail { ok } }', members],
  [
    'mutation { readLossStatement(invest_id: "999999") { ok } }',
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  ['mutation { chooseMail(kind: nearly_full, wanted: true) { ok } }', members],
  ['mutation { choosePush(kind: news, wanted: false) { ok } }', members],
  [
    'mutation { addPushBrowser(input: { endpoint: "https://fcm.googleapis.com/fcm/send/CALLER", p256dh: "BKey", auth: "secret" }) { ok } }',
    members,
  ],
  [
    'mutation { removePushBrowser(id: "999999") { ok } }',
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  ['mutation { startCalendarFeed { url } }', members],
  ['mutation { stopCalendarFeed { ok } }', members],
  ['mutation { startInvitation { invitation_code } }', members],
  ['mutation { startLiquid { url } }', ['UNAUTHENTICATED', 'ok', 'CONFLICT', 'CONFLICT', 'ok']],
  ['{ identityOptions { service app renews } }', members],
  ['mutation { startIdentityApp { url } }', ['UNAUTHENTICATED', 'ok', 'CONFLICT', 'CONFLICT', 'ok']],
  [
    'mutation { finishIdentityApp(input: { state: "made-up", code: "made-up" }) { status } }',
    ['UNAUTHENTICATED', ...nobody.slice(1)],
  ],
  [
    `mutation { userBankAccount(input: {
      bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`,
    members,
  ],
  [
    'mutation { joinWaitlist(project_id: "FUND", amount: 100000) { ok } }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'CONFLICT', 'FORBIDDEN'],
  ],
  ['mutation { leaveWaitlist(project_id: "FUND") { ok } }', members],
  [
    'mutation { acceptSubstitution(invest_id: "INVEST") { ok } }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
  ],
  ['mutation { createInvest(project_id: "FUND", amount: 100000) { id } }', verified],
  ['mutation { createApply(project_id: "LOTTERY", amount: 100000) { id } }', verified],
  ['mutation { confirmContract(input: { invest_id: "INVEST" }) }', owner],
  ['mutation { adminContract(input: { invest_id: "INVEST" }) }', admins],
  ['mutation { createTransfer { ok } }', admins],
  ['mutation { issueFundDocuments(project_id: "FUND", reason: "記載を見直しました。") }', admins],
  [
    `mutation { writeManagementReport(input: { project_id: "FUND", period_start: "2026-01-01", period_end: "2026-03-31",
      income: [{ label: "賃料", amount: 1 }], costs: [], remarks: [] }) { id } }`,
    admins,
  ],
  ['mutation { previewManagementReport(id: "999999") }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { publishManagementReport(id: "999999", revision: 1) { id copies } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { projectMessage(input: { project_id: "FUND", title: "お知らせ", content: "本文", show_at: "2026-11-21T10:00:00+09:00" }) { id } }',
    admins,
  ],
  ['mutation { adminUpdateMail(input: { title: "お知らせ", body: "本文" }) { id } }', admins],
  [
    'mutation { adminMailTest(input: { title: "お知らせ", body: "本文", mailto: "operator@example.jp" }) { ok } }',
    admins,
  ],
  ['mutation { adminInspectionPack(purpose: "立入検査") }', admins],
  // The plan is judged before anything is begun.
  [
    'mutation { adminStartDrill(input: { project_id: "FUND", people: 1, spread_seconds: 0 }) { id } }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'],
  ],
  [
    'mutation { adminCancelDrill(id: "999999") { ok } }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  ['mutation { adminCancelMail(id: "999999") { version } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { setMailSubscription(token: "made-up", is_receive: false) { ok } }', nobody],
  ['mutation { adminLiftPaymentStop { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { approveProposal(input: { id: "999999", effect_hash: "made-up" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { proposeAgain(id: "999999") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { declineProposal(input: { id: "999999", reason: "不要です。" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminShowMemberField(input: { number: "00000000", field: email }) { value } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminRecordScreening(input: { number: "00000000", screened_on: "2026-04-01", source: "記事検索", result: clear, note: "" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminWriteMemberNote(input: { number: "00000000", text: "電話あり" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminReleaseMember(input: { number: "00000000", reason: "別人" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeMemberSuspension(input: { number: "00000000", suspend: true, reason: "規約違反" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeOperatorRemoval(input: { number: "00000000", suspend: true, reason: "退職" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeOperatorEnrolment(input: { number: "00000000", reason: "紛失" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { adminIssueEnrolmentCode(number: "00000000") { code } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { adminAskIdentityService(id: 0) }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { adminInviteIdentityRenewal(segment: all) }', admins],
  ['mutation { adminAskIdentityAgain(number: "00000000") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { adminAttendMail(id: "999999", resend: true) { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { adminReopenMail(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { adminTakeQueue(input: { name: enquiry, take: true, seen: "999999" }) { name } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  ['mutation { adminRetryJob(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { adminPlacePayoutHold(input: { number: "00000000", kind: death, ground: "ご家族からの連絡" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeLossStatement(input: { project_id: "999999", what_happened: "安く売れた", next_steps: "支払い", apology: "おわび", contact: "窓口" }) { id } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  [
    'mutation { proposeRiskPaper(input: { year: 1999, national_year: 2026, national: "a", product_level: low, product_reason: "a", transaction_level: low, transaction_reason: "a", customer_level: low, customer_reason: "a", country_level: low, country_reason: "a", measures: "a" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeForeignOfficial(input: { number: "00000000", reason: "確認した" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposePayoutHoldLifting(input: { id: "999999", reason: "電話で確認" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminTickEnquiryStep(input: { number: "Q-AAAAAAAA", version: 1, step: "contacted", is_done: true }) { version } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminAnswerEnquiry(input: { number: "Q-AAAAAAAA", version: 1, body: "回答です。" }) { version } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminFileEnquiry(input: { number: "Q-AAAAAAAA", version: 1, is_complaint: true, cause: "", measure: "" }) { version } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminCloseEnquiry(input: { number: "Q-AAAAAAAA", version: 1, close: true }) { version } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['{ adminPerformance(project_id: "FUND") { project_name terms { term } pending { proposal_id } } }', admins],
  ['{ adminFundOwnMoney(project_id: "FUND") { is_open } }', admins],
  ['{ adminWindingUp(project_id: "FUND") { may_wind_up } }', admins],
  ['{ adminDistributionCoverage(transfers: 1) { missing } }', admins],
  [
    '{ adminDividendPreview(project_id: "FUND", input: { dividend: 1000, payday: "2026-11-30" }) { total_dividend } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  ['{ adminTermsDue { kind due_at } }', admins],
  ['{ adminFunds(filter: { state: draft }, sort: "start") { total rows { id name state } } }', admins],
  ['{ adminFundStates { state count } }', admins],
  ['{ adminProperties(filter: { kind: land }, sort: "address") { total rows { id address } } }', admins],
  ['{ adminProperty(id: "999999") { id parts { id } } }', admins],
  ['{ adminParties { id name } }', admins],
  [
    '{ adminSameProperties(input: { kind: unit, address: "", building_name: "", lot_number: "", built_in: "", part: { name: "", house_number: "", registry_number: "", area: "", ownership: freehold } }) { id } }',
    admins,
  ],
  ['{ adminFundsWithoutProperty { id name } }', admins],
  ['{ adminFundDeals(project_id: "999999") { id } }', admins],
  ['{ adminFundLoss(project_id: "999999") { total } }', admins],
  [
    'mutation { registerProperty(input: { kind: land, address: "", building_name: "", lot_number: "", built_in: "", part: { name: "", house_number: "", registry_number: "", area: "", ownership: freehold } }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeDistinctProperty(input: { kind: land, address: "", building_name: "", lot_number: "", built_in: "", part: { name: "", house_number: "", registry_number: "", area: "", ownership: freehold } }, reason: "") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { addPropertyPart(property_id: "999999", part: { name: "", house_number: "", registry_number: "", area: "", ownership: freehold }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { addParty(input: { name: "", name_kana: "", relation: third, corporate_number: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { recordPropertyDeal(input: { part_id: "999999", settled_on: "", seller_id: "999999", buyer_id: "999999", share_numerator: 1, share_denominator: 1, price: 1, price_with_tax: 1, price_reason: "", basis: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { readPropertyPlace(input: { property_id: "999999" }) { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { recordPropertyAppraisal(input: { part_id: "999999", appraised_on: "", appraiser: "", method: licensed, value: 1, document: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { recordLease(input: { part_id: "999999", tenant_id: "999999", rent: 1, common_fee: 0, deposit: 0, begins_on: "", ends_on: "", rent_due: month_before, is_sublease: false }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { endLease(lease_id: "999999", ended_on: "2026-03-01") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { linkFundProperty(input: { project_id: "999999", part_id: "999999", share_numerator: 1, share_denominator: 1, seller_id: "999999", price: 1, price_basis: "", price_reason: "" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeFundLink(input: { project_id: "999999", part_id: "999999", share_numerator: 1, share_denominator: 1, seller_id: "999999", price: 1, price_basis: "", price_reason: "" }, reason: "") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { proposePropertyHandover(deal_id: "999999", reason: "") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { proposePropertyPurchase(deal_id: "999999", reason: "") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposePropertyStrike(what: deal, id: "999999", reason: "") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['{ adminFund(id: "FUND") { id version content { name } gate { outdated_documents } versions { number } } }', admins],
  ['{ adminApplications(filter: { view: deposit_waiting }) { total rows { number member_name } } }', admins],
  ['{ adminApplicationViews(project_id: "FUND") { view count } }', admins],
  ['{ adminDraws { total rows { project_id state commitment } } }', admins],
  ['{ adminDraw(project_id: "FUND") { state commitment } }', admins],
  ['{ adminDrawRecheck(project_id: "LOTTERY") { checks { verdict } steps { number } } }', admins],
  ['{ adminSavedViews(table: "applications") { name query } }', admins],
  ['mutation { adminCreateFund(input: { name: "第99号　下書き" }) { id } }', admins],
  [
    'mutation { adminDiscardFund(id: "999999", version: 1, discard: true) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { adminSaveFund(input: { id: "999999", version: 1, content: { CONTENT } }) { version } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeFundPublication(input: { id: "999999", version: 1, reason: "" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { proposeBankOpening { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { proposeCompanyAccount(input: { account_id: "102010009999", purpose: operator }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeCompanyAccountClosing(account_id: "102010009999") { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeOwnTransfer(input: { from_account_id: "1", to_account_id: "2", amount: 1, reason: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeOutgoingPlan(input: { project_id: "FUND", kind: cost, cost_kind: repair, payee: "コウムテン", counterparty: third_party, amount: 1, pay_on: "2026-01-01", reason: "修繕" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeAccrual(input: { project_id: "FUND", cost_kind: repair, amount: 0, arose_on: "2026-01-01", reason: "修繕" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposePrepaidCost(line_part_id: "999999", covers_from: "2026-01-01", covers_until: "2026-12-31", reason: "保険") { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposePropertyTax(input: { project_id: "999999", year: 2026, amount: 1, instalments: [{ due_on: "2026-06-30", amount: 1 }], reason: "通知" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { proposePropertyTaxEnd(id: "999999", reason: "変更") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { proposePrepaidEnd(id: "999999", reason: "解約") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposeLoan(input: { project_id: "999999", lender: "銀行", lender_kind: bank, is_related: false, amount: 1, rate_bp: 1, contracted_on: "2026-01-01", matures_on: "2026-02-01", plan: [{ due_on: "2026-02-01", principal: 1, interest: 0 }], contract_sha256: "0", reason: "取得" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { proposeLoanWithdrawal(id: "999999", reason: "誤り") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposeDepositKeeping(input: { project_id: "FUND", lease_id: "999999", amount: 1, ground: restoration, kept_on: "2026-01-01", paper_sha256: "0", reason: "退去" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { proposeKeepingReversal(id: "999999", reason: "誤り") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { proposeAccrualReversal(id: "999999", reason: "誤り") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposeAdvance(project_id: "FUND", amount: 0, reason: "訂正") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { proposeAdvanceRepayment(project_id: "FUND") { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { answerOpenQuestion(input: { project_id: "FUND", key: "rent:1:2026-01", words: "空室" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { proposePlanWithdrawal(id: "999999", reason: "中止") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { recordIncident(input: { kind: other, title: "", noticed_at: "2020-01-01T00:00:00Z", summary: "", data: [], grounds: [], cause: "", further_harm: "", for_people: "", publication: "", measures: "", is_closed: false }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { updateIncident(id: "1", version: 1, input: { kind: other, title: "a", noticed_at: "2020-01-01T00:00:00Z", summary: "a", data: [], grounds: [], cause: "", further_harm: "", for_people: "", publication: "", measures: "", is_closed: false }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { publishStatusNotice(input: { kind: trouble, title: "", components: [], starts_at: "2020-01-01T00:00:00Z", body: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { updateStatusNotice(input: { id: "1", seen: "1", progress: resolved, body: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { saveVendor(input: { name: "", work: "", data: [], subcontractors: "", contracted_on: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { recordVendorCheck(input: { id: "1", checked_on: "2020-01-01", result: good, findings: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { keepAccountingTaxNames(input: { program: yayoi, book: "legacy", names: [] }) }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { correctTaxClass(input: { part_id: "999999", tax_class: sale, reason: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeConsumptionTaxStatus(input: { valid_from: "", method: exempt }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { keepAccountingNames(input: { program: yayoi, book: "legacy", for_book_alone: false, names: [] }) }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { takeBackJournals(id: "999999", reason: "取り込み直し") { proposal_id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { handOverJournals(input: { program: yayoi, book: "operator", from: "", until: "2020-01-01" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { adminDecideFinding(input: { id: "999999", decision: dismissed, reason: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { handleLawChange(input: { id: "999999", note: "a" }) { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { recordDeliveryConsent(input: { member_number: "0", is_given: false, note: "a" }) { ok } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { openPaper(kind: contract, id: "999999") { path } }', [...admins.slice(0, 4), 'CONFLICT']],
  ['mutation { showAddressLabels { recipient } }', admins],
  [
    'mutation { recordPaperPosting(input: { kind: contract, id: "999999", posted_on: "2020-01-01", tracking: "" }) { id } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  [
    'mutation { recordUnclaimedLetter(member_id: "999999", posted_on: "2020-01-01") { ok } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  [
    'mutation { recordIndividualNumber(input: { member_id: "999999", received_on: "2020-01-01", reference: "M1" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { withdrawIndividualNumber(member_id: "999999") { ok } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { recordPaperOutcome(input: { id: "999999", is_returned: false, day: "2020-01-01" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { recordIncidentPeople(id: "1", filter: { actor: "operator:1" }, with_taken_out: false) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { judgeIncidentPerson(input: { id: "1", member_number: "1", is_affected: true, reason: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeCompanyFacts(version: 0, valid_from: "", input: { officers: [], holders: [], parent_guarantee: "", other_businesses: "", accounts: [], managers: [], inspection: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeIncidentNotice(input: { id: "1", version: 1, kind: people, subject: "a", body: "a" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { recordIncidentFiling(input: { id: "1", kind: final, filed_on: "2020-01-01", reference: "" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { cancelOwnTransfer(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposeFundChange(input: { id: "999999", version: 1, reason: "訂正", content: { CONTENT } }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { adminRemoveFundDocument(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { adminRequestDraw(project_id: "LOTTERY") { ok } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { adminSaveView(input: { table: "applications", name: "入金待ち", query: "view=deposit_waiting" }) { id } }',
    admins,
  ],
  ['mutation { adminRemoveView(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { adminUpdateProjectPerformance(project_id: "FUND", input: { start_at: "2026-04-01T10:00:00+09:00" }) { ok } }',
    admins,
  ],
  [
    'mutation { chooseRenewal(input: { invest_id: "INVEST", choice: leave }) { ok } }',
    ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  // What ends the contract comes after what needs one, and a proposal after those that find none.
  [
    'mutation { proposePostedCoolingOff(input: { invest_id: "INVEST", postmarked_on: "2026-04-01", received_on: "2026-04-01", evidence: "書留" }) { id } }',
    admins,
  ],
  [
    'mutation { declareCoolingOff(input: { invest_id: "INVEST" }) }',
    ['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  ['mutation { startBankLink { url } }', admins],
  [
    'mutation { updateAuthCode(input: { code: "made-up", state: "made-up" }) { ok } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  [
    'mutation { preparePayoutBatch(input: { obligations: [], method: transfer }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    `mutation { approvePayoutBatch(input: { id: "999999", content_hash: "-" }) { id } }`,
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { discardPayoutBatch(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { exportPayoutFile(input: { id: "999999" }) { sha256 } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { importPayoutResults(input: { id: "999999", booked_on: "2026-01-01", fee: 0, file_base64: "MSxkb25l" }) { paid } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { resolvePayoutBatch(input: { id: "999999", was_ordered: false }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { readAccountEntries { ok } }', admins],
  [
    'mutation { explainAccountEntry(input: { id: "999999", kind: fee, reason: "手数料" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { correctAccountEntry(input: { explanation_id: "999999", kind: fee, reason: "手数料" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { explainFundLine(input: { id: "999999", counterparty: third_party, paid_by: fund, parts: [{ project_id: "1", kind: rent, amount: 1 }], reason: "家賃" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { keepLineRule(input: { explanation_id: "999999", reason: "家賃" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { endLineRule(id: "999999") { ok } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { proposeBookMonthReopening(month: "2026-13", reason: "x") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { proposeBookMonth(month: "2026-13") { id } }', [...admins.slice(0, 4), 'BAD_USER_INPUT']],
  ['mutation { proposeCompanyYear(month: "2026-13") { id } }', [...admins.slice(0, 4), 'BAD_USER_INPUT']],
  ['{ adminAdviserAccesses { id looks } }', admins],
  ['{ adminAdviserLooks { sight } }', admins],
  [
    'mutation { proposeAdviserAccess(input: { name: "", office: "", email: "", books: [], from: "", until: "", ends_on: "", reason: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { inviteAdviserAgain(id: "999999") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['mutation { endAdviserAccess(id: "999999") { ok } }', [...admins.slice(0, 4), 'CONFLICT']],
  ['{ adviser { name } }', everyone],
  [`{ adviserTrialBalance(${adviserDays}) { income } }`, advisers],
  [`{ adviserLedger(${adviserDays}, account: "bank") { entry } }`, advisers],
  [`{ adviserJournals(input: { ${adviserDays} }) { total } }`, advisers],
  [`{ adminJournalSearch(input: { ${adviserDays} }) { total } }`, admins],
  [
    'mutation { setAdviserPassword(input: { code: "made-up", password: "PASSWORD", passwordConfirm: "PASSWORD" }) { ok } }',
    nobody,
  ],
  ['mutation { logInAsAdviser(email: "EMAIL", password: "") { ok } }', people.map(() => 'BAD_USER_INPUT')],
  ['mutation { logOutAsAdviser { ok } }', everyone],
  ['{ adminCompanyYears { next { ends_on } } }', admins],
  ['{ adminFundDebts(on: "2026-03-31") { name } }', admins],
  [
    'mutation { refundSuspense(input: { bank_line_id: "1", invest_id: "999999", reason: "名義" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { withdrawReturn(input: { explanation_id: "999999", reason: "誤り" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { withdrawOwner(input: { resolution_id: "999999", reason: "誤り" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposePerformanceCorrection(project_id: "FUND", input: { unyo_start_at: "2026-04-01", reason: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeContribution(project_id: "FUND", part: subordinated, amount: 1, reason: "") { id } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  [
    'mutation { proposeContributionReturn(project_id: "FUND", reason: "") { id } }',
    [...admins.slice(0, 4), 'CONFLICT'],
  ],
  ['mutation { proposeOperatorShare(project_id: "FUND", reason: "") { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  ['mutation { proposeLateResult(project_id: "FUND") { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  ['mutation { proposeSupplementaryDistribution(project_id: "FUND") { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  ['mutation { proposeWindingUp(project_id: "FUND", reason: "") { id } }', [...admins.slice(0, 4), 'CONFLICT']],
  [
    'mutation { proposeExtension(input: { project_id: "FUND", state: extended, new_end_on: "", cause: sale, reason: "", measures: "", effect: "", plan: [], next_notice_on: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { recordExtensionAnswer(input: { invest_id: "0", answer: consents, answered_on: "2020-01-01", basis: "a" }) { ok } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { recordExtensionStep(id: "0", done_on: "2020-01-01") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { recordOperationEvent(input: { project_id: "FUND", kind: works, title: "", happened_on: "", learned_on: "", touches_payments: false }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { announceOperationEvent(input: { event_id: "0", seen: 0, happening: "a", measures: "a", effect: "a", touches_payments: false, planned_end_on: "", ended_on: "", next_word_on: "", pictures: [] }) { proposal_id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  ['mutation { withdrawOperationEvent(id: "0", reason: "a") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  ['{ adminOperationEvents { id } }', admins],
  ['{ adminEventFunds { id } }', admins],
  ['mutation { explainDelay(project_id: "0", text: "a") { ok } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposeGapDecision(project_id: "FUND", decision: keep, reason: "") { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  ['mutation { proposeDividendReversal(dividend_id: "0", reason: "x") { id } }', [...admins.slice(0, 4), 'NOT_FOUND']],
  [
    'mutation { proposePutBackPayouts(input: { id: "999999", reason: "確認" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeRefundPayee(input: { refund_id: "999999", goes_to: member, ground: "根拠" }) { id } }',
    [...admins.slice(0, 4), 'NOT_FOUND'],
  ],
  [
    'mutation { proposeTaxCorrection(input: { year: "2025", member_ids: ["1"], reason: "" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  [
    'mutation { proposeTaxPayment(input: { month: "2026-03", paid_on: "2026-04-10" }) { id } }',
    [...admins.slice(0, 4), 'BAD_USER_INPUT'],
  ],
  // From here on members lose their verified identity.
  ['mutation { changeAddress(input: { address: "大阪府大阪市中央区本町二丁目0-0" }) { ok } }', verified],
  ['mutation { updateKana(input: { sei_kana: "オダ", mei_kana: "ユイ" }) { ok } }', members],
  ['mutation { userInfo(input: { PERSON }) { ok } }', members],
]

const answers = 'property: "01", purpose: "02", experience: "03", job: "04", income: "05"'
const person = `sei: "織田", mei: "結", sei_kana: "オダ", mei_kana: "ユイ", birthday: "1983-11-02", zipcode: "1540024",
  address: "東京都世田谷区三軒茶屋一丁目0-0", tel: "09000000002"`

const fundContent = `name: "第99号", detail: "", start_at: "2026-05-07T19:00:00+09:00", end_at: "2026-05-20T23:59:59+09:00", recruit_type: firstCome,
  goal_type: Allin, price_estate: 1000000, subordination_amount: 0, lower_invest: 100000, rate_bp: 500, rate_parts: [], unyo_term_month: 6,
  is_auto_continue: false, has_waitlist: true, disclosure: { use_of_funds: "", price_basis: "", related_parties: "", management: "", exit_plan: "", manager_review: "" }, pictures: []`

let world: World
let ids: { FUND: string; LOTTERY: string; INVEST: string; DRAFT: string }
let callers: Record<Exclude<Person, 'visitor'>, WorldMember>

beforeAll(async () => {
  world = await openWorld()
  const fundId = await world.fund()
  const lotteryId = await world.fund({ offeringMethod: 'lottery' })
  const ownedFund = await world.fund()
  callers = {
    unverified: await world.member({ isVerified: false }),
    owner: await world.member(),
    other: await world.member(),
    admin: world.operator,
  }
  const { id } = await applyAndConfirm(callers.owner, { fundId: ownedFund, amount: 100_000 })
  const draft = await world.database
    .insertInto('fund')
    .columns([
      'name',
      'detail',
      'offering_start_at',
      'offering_end_at',
      'offering_method',
      'goal',
      'fund_total',
      'minimum_amount',
      'planned_rate_bp',
      'operation_term_months',
      'created_at',
    ])
    .expression((from) =>
      from
        .selectFrom('fund')
        .select([
          'name',
          'detail',
          'offering_start_at',
          'offering_end_at',
          'offering_method',
          'goal',
          'fund_total',
          'minimum_amount',
          'planned_rate_bp',
          'operation_term_months',
          'created_at',
        ])
        .where('id', '=', fundId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  ids = { FUND: String(fundId), LOTTERY: String(lotteryId), INVEST: id, DRAFT: String(draft.id) }
  await world.settle()
  // Nothing but the calls writes from here on.
  await world.product.kill('worker')
})
afterAll(async () => {
  await world.expectSound()
  await world.close()
})

const clientOf = (who: Person): GraphqlClient => (who === 'visitor' ? world.visitor() : callers[who])

function documentFor(operation: string, who: Person): string {
  const words: Record<string, string> = {
    ...ids,
    EMAIL: callers[who === 'visitor' ? 'owner' : who].email,
    CALLER: who,
    PASSWORD: worldPassword,
    PERSON: person,
    SURVEY: `survey: { ${answers} }`,
    ANSWERS: answers,
    CONTENT: fundContent,
  }
  return operation.replace(/[A-Z]{4,}/g, (word) => words[word] ?? word)
}

async function ask(who: Person, operation: string): Promise<string> {
  const { errors, status } = await post(clientOf(who), { query: documentFor(operation, who) })
  if (errors.length === 0) return 'ok'
  expect(status).toBeLessThan(500)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  return String(errors[0]?.extensions?.['code'])
}

const refusals = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])
const fieldOf = (operation: string): string => /^(?:mutation )?\{ (\w+)/.exec(operation)?.[1] ?? ''

test('the table holds every operation of the API', async () => {
  interface Type {
    fields: { name: string }[]
  }
  const { __schema: served } = await world
    .visitor()
    .query<{ __schema: { queryType: Type; mutationType: Type } }>(
      '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }',
    )
  const fields = [...served.queryType.fields, ...served.mutationType.fields].map(({ name }) => name)
  expect(operations.map(([operation]) => fieldOf(operation)).toSorted()).toEqual(fields.toSorted())
})

/** By operation: what those got whom it refuses. */
const refusalsOf = new Map<string, Map<Person, string>>()

test('whoever is refused has written nothing', { timeout: 1_200_000 }, async () => {
  const before = await databaseDigest(world.database)
  for (const [operation, expected] of operations) {
    const answered = new Map<Person, string>()
    for (const who of people.filter((_, index) => refusals.has(expected[index] ?? '')))
      answered.set(who, await ask(who, operation))
    refusalsOf.set(operation, answered)
  }
  expect(await databaseDigest(world.database)).toEqual(before)
})

test('an adviser is let into his own operations, and is a visitor to every other', { timeout: 600_000 }, async () => {
  const client = await adviserClient()
  const asked = async (operation: string): Promise<string> => {
    const { errors } = await post(client, { query: documentFor(operation, 'visitor') })
    return errors.length === 0 ? 'ok' : String(errors[0]?.extensions?.['code'])
  }
  for (const [operation, expected] of operations)
    if (expected === advisers) expect(await asked(operation), operation).toBe('ok')
  for (const [operation, [visitor = '']] of operations.filter(([, expected]) => expected !== advisers))
    if (visitor === 'UNAUTHENTICATED' || visitor === 'FORBIDDEN')
      expect(await asked(operation), operation).toBe(visitor)
})

/** A browser in which an adviser of all books is logged in. How one is let in is told in adviser.test.ts. */
async function adviserClient(): Promise<GraphqlClient> {
  await world.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into adviser_access (name, office, email, books, from_on, until_on, ends_on, granted_by, granted_at, proposal_id)
      select '税理 太郎', '事務所', 'zeiri@example.jp', '{}', '2000-01-01', '2099-12-31', (now.at at time zone 'Asia/Tokyo')::date, member.id, now.at, 1
      from member, (select ${(await world.product.desk.now()).toISOString()}::timestamptz as at) now where member.role = 'admin' limit 1`.execute(
      transaction,
    )
    await sql`
      insert into adviser_session (token_hash, access_id, created_at, last_seen_at, expires_at)
      select ${hashToken('an-adviser')}, id, now(), now(), now() + interval '1 hour' from adviser_access`.execute(
      transaction,
    )
  })
  const client = world.visitor()
  client.cookies.set('adviser', 'an-adviser')
  return client
}

describe('each operation lets in whom it should', () => {
  test.each(operations)('%s', async (operation, expected) => {
    const answered = new Map(refusalsOf.get(operation))
    for (const who of people.filter((each) => !answered.has(each) && each !== 'admin'))
      answered.set(who, await ask(who, operation))
    const lines = await linesOfOperator()
    if (!answered.has('admin')) answered.set('admin', await ask('admin', operation))
    if (expected === admins && operation.startsWith('mutation'))
      expect((await linesOfOperator()) > lines, 'a line of the audit log').toBe(
        !(operatorsActs[fieldOf(operation)]?.isQuiet ?? false),
      )
    expect(people.map((who) => answered.get(who))).toEqual(expected)
    if (fieldOf(operation) === 'logout') await logInAgain()
  })
})

/** How many lines of the audit log tell of the operator. */
async function linesOfOperator(): Promise<number> {
  const { count } = await world.database
    .selectFrom('audit_log')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('actor', 'like', 'operator:%')
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function logInAgain(): Promise<void> {
  for (const client of Object.values(callers)) {
    await client.query(`mutation { login(identifier: "${client.email}", password: "${worldPassword}") { ok } }`)
  }
}

test('somebody else’s record and one that does not exist answer with the same bytes', async () => {
  const bytes = async (query: string) => {
    const response = await callers.other.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': callers.other.cookies.get('XSRF-TOKEN') ?? '' },
      body: JSON.stringify({ query }),
    })
    return `${response.status} ${await response.text()}`
  }
  for (const operation of [
    '{ contract(input: { invest_id: "ID" }) }',
    'mutation { confirmContract(input: { invest_id: "ID" }) }',
    'mutation { declareCoolingOff(input: { invest_id: "ID" }) }',
    '{ project(id: "ID") { id } }',
  ]) {
    const asked = operation.replace('ID', operation.includes('project') ? ids.DRAFT : ids.INVEST)
    // The first time an operation is asked it is not yet compiled, and its answer has the same members in another order.
    for (let time = 0; time < 3; time += 1) await bytes(operation.replace('ID', '999999'))
    await bytes(asked)
    const foreign = await bytes(asked)
    for (const missing of ['999999', '0', '-1', '1e3', '９', 'abc', '9223372036854775808', "1' or '1'='1"]) {
      const query = operation.replace('ID', missing)
      await bytes(query)
      expect(await bytes(query), missing).toBe(foreign)
    }
  }
  expect(await callers.admin.query(`{ project(id: "${ids.DRAFT}") { id } }`)).toEqual({ project: { id: ids.DRAFT } })
})

test('the table of roles agrees with the published contract', () => {
  const described = (type: 'getQueryType' | 'getMutationType') => Object.values(contract[type]()?.getFields() ?? {})
  const roleOf = (description: string) => /\[(public|member|verified|owner|admin)/.exec(description)?.[1]
  const expectedBy: Record<string, string> = {
    public: 'ok',
    member: 'ok',
    verified: 'FORBIDDEN',
    owner: 'FORBIDDEN',
    admin: 'FORBIDDEN',
  }
  const table = new Map(operations.map(([operation, expected]) => [fieldOf(operation), expected]))
  for (const field of [...described('getQueryType'), ...described('getMutationType')]) {
    const expected = table.get(field.name)
    const role = roleOf(field.description ?? '')
    if (!expected || !role || expected === nobody) continue
    expect(expected[0], field.name).toBe(role === 'public' ? 'ok' : 'UNAUTHENTICATED')
    expect(expected[1], field.name).toBe(expectedBy[role])
  }
})
