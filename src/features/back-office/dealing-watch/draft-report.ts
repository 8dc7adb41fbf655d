import { sql } from 'kysely'
import { MissingGlyphError } from '../../../adapters/pdf/pdf-renderer.ts'
import { renderDocument } from '../../../adapters/pdf/printed-document.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { lawAnswerText } from '../../../domain/people/law-questions.ts'
import { SURVEY_QUESTIONS, type SurveyKey } from '../../../domain/people/survey.ts'
import { actAsOperator } from '../../../platform/database/acting-operator.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { DeliveredDocument } from '../../documents/document/deliver-by-ticket.ts'
import { refuseMissingGlyph } from '../../documents/document/issue-ticket.ts'
import { listLawAnswers } from '../../people/law-questions/list-law-answers.ts'
import { readBankAccount } from '../../people/member/read-member.ts'
import { reportDraft, type ReportedDealing, type ReportFacts } from './report-draft-document.ts'

/** Prints the draft of a report that was decided on. It is neither signed nor kept; that it was taken out is in the audit log. NOT_FOUND for what is not reported. */
export async function draftReport(
  services: Services,
  viewer: Viewer,
  findingId: Id<'dealing_finding'>,
): Promise<Outcome<DeliveredDocument>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const facts = await loadReport(services, findingId)
  if (facts === null) return refusal('NOT_FOUND', '届出の判断が見つかりません。')
  const limited = await limitDataOut(services.database, services, viewer, 'export')
  if (!limited.ok) return limited
  const bytes = await print(services, facts)
  if (!bytes.ok) return bytes
  const actor = `operator:${viewer.memberId}` as const
  await actAsOperator(actor, () =>
    inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: facts.now,
        actor,
        action: 'dealing_finding.viewed',
        objectType: 'dealing_finding',
        objectId: findingId,
      }),
    ),
  )
  return success({ bytes: bytes.value, fileName: `届出の下書き_${findingId}.pdf` })
}

async function print(services: Services, facts: ReportFacts): Promise<Outcome<Uint8Array>> {
  const draft = reportDraft(facts)
  try {
    return success(await renderDocument(draft, services.pdf))
  } catch (error) {
    if (error instanceof MissingGlyphError) return refuseMissingGlyph(draft.title, error)
    throw error
  }
}

async function loadReport(services: Services, findingId: Id<'dealing_finding'>): Promise<ReportFacts | null> {
  const { database, clock, config } = services
  const found = await database
    .selectFrom('dealing_finding as finding')
    .innerJoin('dealing_finding_decision as decided', 'decided.finding_id', 'finding.id')
    .innerJoin('member as operator', 'operator.id', 'decided.decided_by')
    .innerJoin('member', 'member.id', 'finding.member_id')
    .leftJoin('survey_answer as survey', 'survey.member_id', 'member.id')
    .selectAll('member')
    .select([
      'finding.id as findingId',
      'finding.rule',
      'finding.words',
      'finding.found_at',
      'finding.dealt_at',
      'decided.reason',
    ])
    .select(['decided.decided_at', 'survey.job', 'survey.purpose'])
    .select(sql<string>`operator.family_name || ' ' || operator.given_name`.as('decidedBy'))
    .where('finding.id', '=', findingId)
    .where('decided.decision', '=', 'reported')
    .executeTakeFirst()
  if (!found) return null
  const [account, dealings, [law]] = await Promise.all([
    readBankAccount(database, found.id),
    loadReported(database, found.id),
    listLawAnswers(database, found.id),
  ])
  return {
    operator: operatorProfile(config),
    now: clock.now(),
    finding: {
      id: found.findingId,
      rule: found.rule,
      words: found.words,
      reason: found.reason,
      dealtAt: found.dealt_at,
      foundAt: found.found_at,
      decidedAt: found.decided_at,
      decidedBy: found.decidedBy,
    },
    member: {
      number: found.member_number,
      name: `${found.family_name} ${found.given_name}`,
      kana: `${found.family_name_kana} ${found.given_name_kana}`,
      birthday: japanDate(found.birthday),
      address: found.address,
      tel: found.tel,
      registeredAt: found.registered_at,
      verifiedAt: found.identity_approved_at,
      // The law's own questions; of a member who was not asked them yet what the survey says.
      purpose: law ? lawAnswerText('purpose', law.purpose) : answerText('purpose', found.purpose),
      job: law ? lawAnswerText('occupation', law.occupation) : answerText('job', found.job),
    },
    account: account && `${account.bank_name} ${account.branch_name} ${account.account_number}`,
    dealings,
  }
}

const answerText = (key: SurveyKey, code: string | null): FreeText =>
  SURVEY_QUESTIONS.find((asked) => asked.key === key)?.values.find((choice) => choice.code === code)?.value ?? ''

const mostDealings = 100

async function loadReported(database: Queryable, memberId: Id<'member'>): Promise<ReportedDealing[]> {
  const { rows } = await sql<{ at: Date; what: string; amount: number; about: string }>`
    select * from (
      select applied_at as at, '申込' as what, investment.amount, fund.name as about
      from investment join fund on fund.id = investment.fund_id where investment.member_id = ${memberId}
      union all
      select deposit.transacted_at, '入金', deposit.amount, line.remitter_name_kana || '　' || line.payer_bank_name || ' ' || line.payer_branch_name || '　' || fund.name
      from deposit join bank_line line on line.id = deposit.bank_line_id join investment on investment.id = deposit.investment_id
        join fund on fund.id = investment.fund_id where investment.member_id = ${memberId}
      union all
      select payout.paid_at, '支払い', payout.amount, payout.payee_name || '　' || payout.bank_code || '-' || payout.branch_code || ' ' || payout.account_number
      from payout where payout.member_id = ${memberId} and payout.paid_at is not null
    ) dealing order by at desc limit ${mostDealings}`.execute(database)
  return rows
}
