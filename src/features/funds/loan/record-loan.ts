import { sql } from 'kysely'
import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { exactRate } from '../../../domain/funds/fund-text.ts'
import type { Id } from '../../../domain/id.ts'
import { LENDER_KINDS, loanProblems, mayBorrow, type Loan } from '../../../domain/funds/loan.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../../treasury/operator-account/explain-account-entry.ts'
import { lockBook } from '../../treasury/segregation/refuse-short-book.ts'
import { isKeptPaper, paperUrl } from '../../core/paper/kept-paper.ts'
import { findLoan, type LoanView } from './list-loans.ts'

type LoanContent = Loan & { reason: FreeText }
type WithdrawalContent = { loanId: Id<'loan'>; reason: FreeText }

const row = (label: string, after: string, before: string | null = null) => ({ label, before, after })
const size = (amount: number): string => formatYen(yen(amount))

/** A fund borrows: lender, sum, rate and plan as the contract says, where the fund's own contract allows it. */
const loanKind = defineProposalKind<LoanContent>({
  kind: 'fund.loan',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { lender, lenderKind, isRelated, amount, rateBp, contractedOn, maturesOn, contractSha256, plan } = content
    const interest = plan.reduce((sum, each) => sum + each.interest, 0)
    return success({
      title: `「${judged.value.name}」の借入れ${size(amount)}を登録`,
      people: 0,
      yen: amount,
      changes: [
        row('借入先', `${lender}（${LENDER_KINDS[lenderKind]}）${isRelated ? '　当社または関係者' : ''}`),
        row('年利', exactRate(rateBp)),
        row('契約日', formatDate(japanDate(contractedOn))),
        row('最終の返済期日', formatDate(japanDate(maturesOn))),
        row('返済計画', `${plan.length}回、利息の合計${size(interest)}`),
        ...plan.map(({ dueOn, principal, interest: ofDay }, index) =>
          row(`第${index + 1}回`, `${formatDate(japanDate(dueOn))}　元本${size(principal)}　利息${size(ofDay)}`),
        ),
        row('契約書', `PDF（SHA-256 ${contractSha256.slice(0, 16)}…）`),
        row('ファンドの契約の記載（借入れ）', judged.value.borrowing),
      ],
      exhibits: [{ kind: 'document', name: '借入れの契約書（PDF）', url: paperUrl(contractSha256) }],
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { id } = await transaction
      .insertInto('loan')
      .values({
        fund_id: content.fundId,
        lender: content.lender,
        lender_kind: content.lenderKind,
        is_related: content.isRelated,
        amount: content.amount,
        rate_bp: content.rateBp,
        contracted_on: content.contractedOn,
        matures_on: content.maturesOn,
        contract_sha256: content.contractSha256,
        reason: content.reason,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('loan_instalment')
      .values(content.plan.map(({ dueOn, ...sums }) => ({ loan_id: id, due_on: dueOn, ...sums })))
      .execute()
    return success(null)
  },
})

/** It was entered wrongly: taken back while no line names it. */
const withdrawalKind = defineProposalKind<WithdrawalContent>({
  kind: 'fund.loan_withdrawal',
  async foresee(transaction, services, { loanId }) {
    const found = await lockUnused(transaction, services, loanId)
    if (!found.ok) return found
    const { project_name: fundName, lender, amount } = found.value
    return success({
      title: `「${fundName}」の借入れ${size(amount)}の登録を取り消し`,
      people: 0,
      yen: amount,
      changes: [row('借入先', lender), row('登録', '取り消し', '有効')],
    })
  },
  async carryOut(transaction, services, { loanId }, { proposalId, now }) {
    const found = await lockUnused(transaction, services, loanId)
    if (!found.ok) return found
    await transaction
      .updateTable('loan')
      .set({ withdrawn_at: now, withdrawal_proposal_id: proposalId })
      .where('id', '=', loanId)
      .where('withdrawn_at', 'is', null)
      .execute()
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the fund's contract allows no borrowing, or its principal goes back. */
export async function proposeLoan(
  services: Services,
  viewer: Viewer,
  { reason, ...loan }: LoanContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  const content = { ...loan, lender: loan.lender.trim(), reason: reason.trim() }
  return propose(services, viewer, loanKind, {
    subject: `fund:${loan.fundId}:loan:${content.lender}:${loan.contractedOn}`,
    content,
    reason: content.reason,
  })
}

/** The first operator's word. CONFLICT once a line names it. */
export async function proposeLoanWithdrawal(
  services: Services,
  viewer: Viewer,
  { loanId, reason }: WithdrawalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, withdrawalKind, {
    subject: `loan:${loanId}`,
    content: { loanId, reason: reason.trim() },
    reason: reason.trim(),
  })
}

async function judge(
  transaction: Transaction,
  { clock }: Services,
  loan: Loan,
): Promise<Outcome<{ name: string; borrowing: string }>> {
  if (!(await lockBook(transaction, loan.fundId))) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const { rows: funds } = await sql<{ name: string; borrowing: string }>`
    select name, coalesce(disclosure ->> 'borrowing', '') as borrowing from fund where id = ${loan.fundId}`.execute(
    transaction,
  )
  const [fund] = funds
  if (fund === undefined || !mayBorrow(fund.borrowing))
    return refusal(
      'CONFLICT',
      'このファンドの契約では、借入れを行いません。契約成立前書面の「借入れ」に記載があるファンドだけが借り入れられます。',
    )
  const { rows } = await sql`
    select from distribution where fund_id = ${loan.fundId} and redeems`.execute(transaction)
  if (rows.length > 0) return refusal('CONFLICT', '元本の返還が確定したファンドは、新たに借り入れられません。')
  const problems = loanProblems(loan, japanDateOf(clock.now()))
  if (problems) return badInput(problems)
  return (await isKeptPaper(transaction, loan.contractSha256))
    ? success(fund)
    : badInput({ contract_sha256: '契約書のPDFを選んでください。' })
}

async function lockUnused(
  transaction: Transaction,
  { clock }: Services,
  loanId: Id<'loan'>,
): Promise<Outcome<LoanView>> {
  const locked = await transaction.selectFrom('loan').select('fund_id').where('id', '=', loanId).executeTakeFirst()
  if (!locked) return refusal('NOT_FOUND', '該当する借入れがありません。')
  await lockBook(transaction, locked.fund_id)
  const loan = await findLoan(transaction, loanId, japanDateOf(clock.now()))
  if (loan === null) return refusal('CONFLICT', 'この借入れの登録は、すでに取り消されています。')
  return loan.lines.length === 0
    ? success(loan)
    : refusal('CONFLICT', '口座の明細が登録されている借入れは、取り消せません。先に明細の登録を訂正してください。')
}
