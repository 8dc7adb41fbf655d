import { asRead } from '../../core/graphql/as-read.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { SCREENING_LISTS } from '../../../domain/back-office/member-risk/risk-words.ts'
import { maskAccountNumber, maskAddress, maskBirthday, maskEmail, maskTelephone } from '../../../domain/core/mask.ts'
import { builder } from '../../core/graphql/builder.ts'
import { rejectReasonText } from '../../people/identity/reject-reason.ts'
import { listLawAnswers } from '../../people/law-questions/list-law-answers.ts'
import { investingAmount } from '../../investing/investment/sums.ts'
import { readBankAccount, type BankAccountRow } from '../../people/member/read-member.ts'
import { takesPaper } from '../../documents/paper-delivery/takes-paper.ts'
import type { CaredMember } from '../../people/member/find-member.ts'
import { listPayoutHolds, type PayoutHold } from '../../people/payout-hold/list-payout-holds.ts'
import { DealingFindingType } from '../dealing-watch/graphql.ts'
import { listFindings } from '../dealing-watch/list-findings.ts'
import { MemberRiskType } from '../member-risk/graphql.ts'
import { readMemberRisk } from '../member-risk/read-member-risk.ts'
import { LawAnswersType } from './law-answers-type.ts'
import * as facts from './member-facts.ts'

const Investment = builder.objectRef<facts.MemberInvestment>('CaredInvestment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.string({ resolve: ({ fund_id: fundId, id }) => applicationNumber(fundId, id) }),
    fund_id: t.exposeID('fund_id'),
    fund_name: t.exposeString('fund_name'),
    amount: t.expose('amount', { type: 'Yen' }),
    status: t.exposeString('status'),
    cancel_reason: t.exposeString('cancel_reason', { nullable: true }),
    applied_at: t.expose('applied_at', { type: 'DateTime' }),
    redeemed_at: t.expose('redeemed_at', { type: 'DateTime', nullable: true }),
  }),
})

const Money = builder.objectRef<facts.MemberMoney>('CaredMoney').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'deposit, payout or refund (owed, not yet on its way).' }),
    ...asRead(t, { Yen: ['amount'], DateTime: ['at'], String: ['state', 'fund_name'] }),
  }),
})

const Hold = builder.objectRef<PayoutHold>('CaredPayoutHold').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['kind'], DateTime: ['placed_at'], 'String?': ['placed_by'] }),
    ground: t.exposeString('ground', { description: 'Empty where the member stopped by the link of a mail.' }),
  }),
})

const IdentityCheck = builder.objectRef<facts.MemberIdentityCheck>('CaredIdentityCheck').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['status', 'method'], DateTime: ['started_at', 'status_at'] }),
    provider: t.exposeString('provider', {
      description: 'ekyc: the identity service; digital_auth: the app of the Digital Agency.',
    }),
    reasons: t.string({
      nullable: true,
      description: 'Why it was rejected, in words.',
      resolve: ({ status, reject_reasons: reasons }) => (status === 'rejected' ? rejectReasonText(reasons) : null),
    }),
  }),
})

const Screening = builder.objectRef<facts.MemberScreening>('Screening').implement({
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      Date: ['screened_on'],
      String: ['source', 'result', 'note', 'by'],
      DateTime: ['recorded_at'],
    }),
    lists: t.stringList({
      description: 'In what it was made, in words.',
      resolve: ({ lists }) => lists.map((list) => SCREENING_LISTS[list]),
    }),
  }),
})

const Note = builder.objectRef<facts.MemberNoteView>('MemberNote').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['kind', 'text', 'by'], DateTime: ['written_at'] }),
  }),
})

const Mail = builder.objectRef<facts.MemberMail>('CaredMail').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject'),
    created_at: t.expose('created_at', { type: 'DateTime' }),
    sent_at: t.expose('sent_at', { type: 'DateTime', nullable: true }),
    undeliverable_at: t.expose('undeliverable_at', { type: 'DateTime', nullable: true }),
  }),
})

const SamePerson = builder.objectRef<facts.SamePerson>('SamePerson').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['member_number', 'name', 'status'], DateTime: ['registered_at'] }),
  }),
})

const MaskedBankAccount = builder.objectRef<BankAccountRow>('MaskedBankAccount').implement({
  fields: (t) => ({
    bank: t.exposeString('bank_name'),
    branch: t.exposeString('branch_name'),
    account_number: t.string({ resolve: (account) => maskAccountNumber(account.account_number) }),
    registered_at: t.expose('registered_at', { type: 'DateTime' }),
  }),
})

/** Everything about one member; what is personal is masked, and shown by a mutation that the audit log keeps. */
export const CaredMemberType = builder.objectRef<CaredMember>('CaredMember').implement({
  description: 'A member as operators see him.',
  fields: (t) => ({
    number: t.exposeString('member_number'),
    audit_object: t.string({
      description: "As the audit log names him: 'member:7'.",
      resolve: ({ id }) => `member:${id}`,
    }),
    name: t.string({ resolve: (member) => `${member.family_name} ${member.given_name}` }),
    kana: t.string({ resolve: (member) => `${member.family_name_kana} ${member.given_name_kana}` }),
    role: t.exposeString('role'),
    status: t.exposeString('status'),
    registered_at: t.expose('registered_at', { type: 'DateTime' }),
    receive_all_mail: t.exposeBoolean('receive_all_mail'),
    takes_paper: t.boolean({
      description: 'The consent to electronic delivery was taken back: documents go by post.',
      resolve: ({ id }, _args, { services }) => takesPaper(services.database, id),
    }),
    email: t.string({ resolve: ({ email }) => maskEmail(email) }),
    tel: t.string({ resolve: ({ tel }) => maskTelephone(tel) }),
    birthday: t.string({ resolve: ({ birthday }) => maskBirthday(birthday) }),
    address: t.string({ resolve: ({ address }) => maskAddress(address) }),
    pending_address: t.string({
      nullable: true,
      resolve: ({ pending_address: address }) => (address === null ? null : maskAddress(address)),
    }),
    identity_approved_at: t.expose('identity_approved_at', { type: 'DateTime', nullable: true }),
    identity_submitted_at: t.expose('identity_submitted_at', { type: 'DateTime', nullable: true }),
    invested: t.field({
      type: 'Yen',
      resolve: ({ id }, _args, { services }) => investingAmount(services.database, id),
    }),
    payout_holds: t.field({
      type: [Hold],
      description: 'What stops payments to him now; payouts go on where nothing does.',
      resolve: ({ id }, _args, { services }) => listPayoutHolds(services.database, id),
    }),
    bank_account: t.field({
      type: MaskedBankAccount,
      nullable: true,
      resolve: ({ id }, _args, { services }) => readBankAccount(services.database, id),
    }),
    investments: t.field({
      type: [Investment],
      resolve: ({ id }, _args, { services }) => facts.investmentsOf(services.database, id),
    }),
    money: t.field({ type: [Money], resolve: ({ id }, _args, { services }) => facts.moneyOf(services.database, id) }),
    identity_checks: t.field({
      type: [IdentityCheck],
      resolve: ({ id }, _args, { services }) => facts.identityChecksOf(services.database, id),
    }),
    screenings: t.field({
      type: [Screening],
      resolve: ({ id }, _args, { services }) => facts.screeningsOf(services.database, id),
    }),
    law_answers: t.field({
      type: [LawAnswersType],
      description: "What he answered to the law's own questions, the newest first.",
      resolve: ({ id }, _args, { services }) => listLawAnswers(services.database, id),
    }),
    findings: t.field({
      type: [DealingFindingType],
      description: 'What is suspicious in his dealings: what waits for a decision first, then the newest.',
      resolve: ({ id }, _args, { services }) => listFindings(services.database, id),
    }),
    risk: t.field({
      type: MemberRiskType,
      nullable: true,
      description: 'Null of an operator, and of somebody who has left.',
      resolve: ({ id }, _args, { services }) => readMemberRisk(services, id),
    }),
    notes: t.field({ type: [Note], resolve: ({ id }, _args, { services }) => facts.notesOf(services.database, id) }),
    mails: t.field({ type: [Mail], resolve: ({ id }, _args, { services }) => facts.mailsOf(services.database, id) }),
    same_persons: t.field({
      type: [SamePerson],
      resolve: (member, _args, { services }) => facts.samePersonsAs(services.database, member),
    }),
  }),
})
