import { formatDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import {
  companyChanges,
  companyFromTheFuture,
  companyProblems,
  tidiedCompany,
  type CompanyFacts,
} from '../../../domain/records/company.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { keptCompanyFacts } from '../../core/company/load-company-facts.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { listFundsBeforeOperation } from '../../funds/fund/list-funds-before-operation.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'

/** All proposals are about the one company. */
export const COMPANY = 'company'

type CompanyContent = {
  facts: JsonObject
  validFrom: JapanDate
  /** The version that the writer had before him; 0 where nothing was recorded. */
  seen: number
}

/** Papers and public page say what two people have decided upon. */
const companyFactsKind = defineProposalKind<CompanyContent>({
  kind: 'company_facts',
  async foresee(transaction, _services, { facts, validFrom, seen }) {
    const last = await readLastVersion(transaction)
    if (last.version !== seen)
      return refusal('CONFLICT', `会社の情報が第${last.version}版に更新されています。内容を見直してください。`)
    if (last.validFrom !== null && validFrom < last.validFrom) return beforeLast(last.validFrom)
    const changes = companyChanges(last.facts, keptCompanyFacts(facts))
    return success({
      title: `会社の情報（第${seen + 1}版）`,
      people: 0,
      yen: 0,
      changes: [
        ...changes.map(({ label, before, after }) => ({ label, before, after: after ?? '削除', isShown: true })),
        ...(changes.length === 0 ? [{ label: '内容', before: null, after: '変更なし（確認のみ）' }] : []),
        { label: '適用日', before: last.validFrom && formatDate(last.validFrom), after: formatDate(validFrom) },
      ],
    })
  },
  async restate(transaction, content) {
    return { ...content, seen: (await readLastVersion(transaction)).version }
  },
  async carryOut(transaction, _services, { facts, validFrom, seen }, { proposalId, operatorId, now }) {
    await transaction
      .insertInto('company_facts_version')
      .values({
        version: seen + 1,
        content: JSON.stringify(facts),
        valid_from: validFrom,
        recorded_at: now,
        proposal_id: proposalId,
      })
      .execute()
    const actor = `operator:${operatorId}`
    await issuePapersAnew(transaction, { reason: `会社の情報の変更（第${seen + 1}版）`, actor })
    return success(null)
  },
})

/** Whoever may still come to a contract reads the company as it is: the papers of their funds are printed again. Those of funds at work stay as they were read. */
async function issuePapersAnew(
  transaction: Transaction,
  { reason, actor }: { reason: FreeText; actor: string },
): Promise<void> {
  for (const fundId of await listFundsBeforeOperation(transaction))
    await enqueue(
      transaction,
      'issue-fund-documents',
      { fundId, reason, actor },
      { key: `issue-fund-documents:${fundId}` },
    )
}

const beforeLast = (day: JapanDate) =>
  badInput({ validFrom: `前の版の適用日（${formatDate(day)}）以後の日付を入力してください。` })

export interface CompanyProposal {
  facts: CompanyFacts
  /** YYYY-MM-DD. */
  validFrom: string
  seen: number
}

/**
 * Proposes the facts of the company as they stand from a day on; facts that stayed the same are confirmed by it. BAD_USER_INPUT beside each field; CONFLICT
 * where another version stands than the operator saw, or one is proposed.
 */
export async function proposeCompanyFacts(
  services: Services,
  viewer: Viewer,
  { facts, validFrom, seen }: CompanyProposal,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const today = japanDateOf(services.clock.now())
  const from = parseJapanDate(validFrom)
  const problems = {
    ...companyFromTheFuture(facts, today),
    ...companyProblems(facts),
    ...((from === null || from > today) && { validFrom: '今日までの日付を入力してください。' }),
  }
  if (from === null || Object.keys(problems).length > 0) return badInput(problems)
  return propose(services, viewer, companyFactsKind, {
    subject: COMPANY,
    content: { facts: tidiedCompany(facts) as unknown as JsonObject, validFrom: from, seen },
    reason: '',
  })
}

interface LastVersion {
  /** 0 where nothing was recorded. */
  version: number
  validFrom: JapanDate | null
  facts: CompanyFacts | null
}

/** Without a lock: of all proposals about the company one at a time is open, and it is locked while it is carried out. */
async function readLastVersion(transaction: Transaction): Promise<LastVersion> {
  const row = await transaction
    .selectFrom('company_facts_version')
    .select(['version', 'valid_from as validFrom', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return { version: 0, validFrom: null, facts: null }
  return { version: row.version, validFrom: row.validFrom as JapanDate, facts: keptCompanyFacts(row.content) }
}
