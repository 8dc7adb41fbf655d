import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { toRfc3339 } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { toApiStatus } from '../../../domain/investing/investment.ts'
import { LAW_ANSWERS, lawAnswerText, type LawQuestionKey } from '../../../domain/people/law-questions.ts'
import { SURVEY_QUESTIONS } from '../../../domain/people/survey.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { noticeSubscriptions } from '../../people/mail-preferences/notice-subscription.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { myInvestments, type MyInvestment } from '../../investing/investment/my-investments.ts'
import { listLawAnswers, type GivenLawAnswers } from '../../people/law-questions/list-law-answers.ts'
import { readBankAccount, readMember, type MemberRow } from '../../people/member/read-member.ts'
import type { Services } from '../../core/services.ts'
import { listMovements, type Movement } from './list-movements.ts'

type Json = Record<string, unknown>

const time = (instant: Date | null): string | null => (instant === null ? null : toRfc3339(instant))

/** What the service keeps about a member and the member may take along, for programs: snake_case, whole yen, instants with their offset. */
export async function collectOwnData(services: Services, viewer: Viewer): Promise<Json> {
  const { database, clock } = services
  const [member, notices, account, survey, lawAnswers, investments, mails] = await Promise.all([
    readMember(database, viewer.memberId),
    noticeSubscriptions(database, viewer.memberId),
    readBankAccount(database, viewer.memberId),
    surveyOf(database, viewer.memberId),
    listLawAnswers(database, viewer.memberId),
    myInvestments(services, viewer.memberId),
    mailsOf(database, viewer.memberId),
  ])
  return {
    made_at: toRfc3339(clock.now()),
    currency: 'JPY',
    member: { ...memberData(member), mails_about_every_fund: notices },
    bank_account: account && {
      bank_code: account.bank_code,
      bank_name: account.bank_name,
      branch_code: account.branch_code,
      branch_name: account.branch_name,
      account_number: account.account_number,
      registered_at: time(account.registered_at),
    },
    survey,
    law_answers: lawAnswers.map(lawAnswersData),
    investments: investments.map(investmentData),
    movements: listMovements(investments).map(movementData),
    mails,
  }
}

function memberData(member: MemberRow): Json {
  return {
    number: member.member_number,
    email: member.email,
    family_name: member.family_name,
    given_name: member.given_name,
    family_name_kana: member.family_name_kana,
    given_name_kana: member.given_name_kana,
    birthday: member.birthday,
    zipcode: member.zipcode,
    address: member.address,
    pending_address: member.pending_address,
    telephone: member.tel,
    registered_at: time(member.registered_at),
    identity_approved_at: time(member.identity_approved_at),
    receives_announcements: member.receive_all_mail,
    invitation_code: member.invitation_code,
  }
}

/** The answers in words. */
async function surveyOf(database: Queryable, memberId: Id<'member'>): Promise<Json | null> {
  const answers = await database
    .selectFrom('survey_answer')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!answers) return null
  return Object.fromEntries(
    SURVEY_QUESTIONS.map(({ key, name, values }) => [
      name,
      values.find(({ code }) => code === answers[key])?.value ?? answers[key],
    ]),
  )
}

function lawAnswersData({ answeredAt, ...answers }: GivenLawAnswers): Json {
  const inWords = (Object.keys(LAW_ANSWERS) as LawQuestionKey[]).map((key) => [key, lawAnswerText(key, answers[key])])
  return { answered_at: time(answeredAt), ...Object.fromEntries(inWords) }
}

async function mailsOf(database: Queryable, memberId: Id<'member'>): Promise<Json[]> {
  const rows = await database
    .selectFrom('mail_outbox')
    .select(['subject', 'created_at', 'sent_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ subject, created_at, sent_at }) => ({
    subject,
    created_at: time(created_at),
    sent_at: time(sent_at),
  }))
}

function investmentData(investment: MyInvestment): Json {
  return {
    application_number: applicationNumber(investment.fund.id, investment.id),
    fund: investment.fund.name,
    amount: investment.amount,
    status: toApiStatus(investment.status),
    applied_at: time(investment.applied_at),
    contract_delivered_at: time(investment.delivered_at),
    contract_confirmed_at: time(investment.contract_confirmed_at),
    contract_sha256: investment.file_sha256,
    deposit_deadline_at: time(investment.deposit_deadline_at),
    canceled_at: time(investment.canceled_at),
    cancel_reason: investment.cancel_reason,
    redeemed_at: time(investment.redeemed_at),
  }
}

function movementData({
  at,
  kind,
  applicationNumber: number,
  fundName,
  amount,
  dividend,
  tax,
  principal,
  note,
}: Movement): Json {
  return { at: toRfc3339(at), kind, application_number: number, fund: fundName, amount, dividend, tax, principal, note }
}
