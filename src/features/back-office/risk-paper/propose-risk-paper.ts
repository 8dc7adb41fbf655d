import { createHash } from 'node:crypto'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { RISK_LEVELS } from '../../../domain/back-office/member-risk/risk-words.ts'
import { RISK_PAPER_KINDS, riskPaperKinds, yearToReport } from '../../../domain/back-office/risk-paper.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { listRiskPapers } from './list-risk-papers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadYear } from './load-year.ts'
import { riskPaperDocument, withApproval, type RiskPaperWords } from './risk-document.ts'

/** The whole paper is part of what is proposed: the second operator reads what will be kept, letter for letter. */
export type ProposedRiskPaper = {
  year: number
  words: RiskPaperWords
  /** The document as JSON, and its hash, by which it is read before it is approved. */
  document: string
  mark: string
}

const riskPaper = defineProposalKind<ProposedRiskPaper>({
  kind: 'risk_paper',
  async foresee(_transaction, _services, { year, words, mark }) {
    return success({
      title: `${year}年分のリスク評価書（特定事業者作成書面）の承認`,
      people: 0,
      yen: 0,
      changes: [
        { label: `${words.nationalYear}年の国の危険度調査書`, before: null, after: words.national },
        ...riskPaperKinds.map((kind) => ({
          label: `${RISK_PAPER_KINDS[kind]}のリスク`,
          before: null,
          after: `${RISK_LEVELS[words.judgements[kind].level]}：${words.judgements[kind].reason}`,
        })),
        { label: 'リスクに応じた措置', before: null, after: words.measures },
      ],
      exhibits: [{ kind: 'document', name: `${year}年分のリスク評価書`, url: `/admin/risk-papers/${mark}.pdf` }],
    })
  },
  async carryOut(transaction, _services, { year, document }, { proposalId, operatorId, now }) {
    const approval = await approvalOf(transaction, proposalId)
    const paper = withApproval(JSON.parse(document) as PrintedDocument, { ...approval, approvedAt: now })
    const { id } = await transaction
      .insertInto('risk_paper')
      .values({
        year,
        document: JSON.stringify(paper),
        proposal_id: proposalId,
        approved_by: operatorId,
        approved_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'risk_paper.kept',
      objectType: 'risk_paper',
      objectId: id,
      detail: { year },
    })
    return success(null)
  },
})

async function approvalOf(transaction: Transaction, proposalId: Id<'proposal'>) {
  const row = await transaction
    .selectFrom('proposal')
    .innerJoin('member as maker', 'maker.id', 'proposal.proposed_by')
    .innerJoin('member as checker', 'checker.id', 'proposal.decided_by')
    .select(['proposal.proposed_at as proposedAt', 'proposal.sole_operator as isAlone'])
    .select(['maker.family_name as makerFamily', 'maker.given_name as makerGiven'])
    .select(['checker.family_name as checkerFamily', 'checker.given_name as checkerGiven'])
    .where('proposal.id', '=', proposalId)
    .executeTakeFirstOrThrow()
  return {
    proposedAt: row.proposedAt,
    isAlone: row.isAlone,
    proposedBy: `${row.makerFamily} ${row.makerGiven}`,
    approvedBy: `${row.checkerFamily} ${row.checkerGiven}`,
  }
}

const mostLetters = 2000

/** The paper of a year that is over, with the figures of now, for another operator to approve. Texts that are missing are named beside their fields. */
export async function proposeRiskPaper(
  services: Services,
  viewer: Viewer,
  { year, words: given }: { year: number; words: RiskPaperWords },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const words = trimmed(given)
  const fields = problemsOf(services, year, words)
  if (Object.keys(fields).length > 0) return badInput(fields)
  const document = JSON.stringify(await writeRiskPaper(services, year, words))
  const mark = createHash('sha256').update(document).digest('hex')
  return propose(services, viewer, riskPaper, {
    subject: `risk_paper:${year}`,
    content: { year, words, document, mark },
    reason: '',
  })
}

/** The paper as it would be proposed now; of no words a draft. */
export async function writeRiskPaper(
  services: Services,
  year: number,
  words: RiskPaperWords | null,
): Promise<PrintedDocument> {
  const { database, clock, config } = services
  const now = clock.now()
  const [figures, customers, history] = await Promise.all([
    loadYear(database, year),
    loadCustomers(database, japanDateOf(now)),
    listRiskPapers(database),
  ])
  return riskPaperDocument({ operator: operatorProfile(config), now, year: figures, customers, words, history })
}

function trimmed({ nationalYear, national, judgements, measures }: RiskPaperWords): RiskPaperWords {
  const kinds = riskPaperKinds.map((kind) => {
    const { level, reason } = judgements[kind]
    return [kind, { level, reason: reason.trim() }]
  })
  return {
    nationalYear,
    national: national.trim(),
    judgements: Object.fromEntries(kinds) as RiskPaperWords['judgements'],
    measures: measures.trim(),
  }
}

function problemsOf({ clock }: Services, year: number, words: RiskPaperWords): Record<string, string> {
  const today = japanDateOf(clock.now())
  const texts = [
    ['national', words.national],
    ...riskPaperKinds.map((kind) => [`${kind}_reason`, words.judgements[kind].reason] as const),
    ['measures', words.measures],
  ] as const
  const problems = texts.flatMap(([name, text]) =>
    text === ''
      ? [[name, '必須です']]
      : text.length > mostLetters
        ? [[name, `${mostLetters}文字以内で入力してください`]]
        : [],
  )
  if (year > yearToReport(today) || year < 2000) problems.push(['year', '終わった年を入力してください'])
  if (words.nationalYear > yearToReport(today) + 1 || words.nationalYear < 2000)
    problems.push(['national_year', '調査書の年を4桁で入力してください'])
  return Object.fromEntries(problems)
}
