import { sql } from 'kysely'
import { bookMonth, monthAfter, monthText, type BookMonth } from '../../../domain/funds/book-month.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { brokenChecks } from '../../treasury/bookkeeping/broken-checks.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { loadBookMonth, shownFunds, type FundMonth, type MonthOverview } from './load-book-month.ts'
import { keepAccepted } from './load-questions.ts'

/** As a proposal keeps it. */
type BookMonthContent = {
  /** 'YYYY-MM' */
  month: string
}

/** A month of all funds' books is closed by two operators: from then on what was wrong in it is put right in the open one. */
const bookMonthProposal = defineProposalKind<BookMonthContent>({
  kind: 'book_month',
  async foresee(transaction, services, content) {
    const found = await loadClosable(transaction, services, content)
    if ('ok' in found) return found
    // Asked here alone, before either person's word: on a large book the checks take seconds.
    const broken = await brokenChecks(services)
    return broken.length > 0
      ? refusal(
          'CONFLICT',
          `検査 ${broken.join('、')} に合わない記録が残っているため、${monthText(content.month)}は締められません。`,
        )
      : success(effectOf(found))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const found = await loadClosable(transaction, services, content)
    if ('ok' in found) return found
    const { month, funds, questions } = found
    await keepAccepted(transaction, questions, { proposalId, now })
    await transaction
      .insertInto('book_month')
      .values(
        funds.map(
          ({
            fund_id: fundId,
            income_since: incomeSince,
            cost_since: costSince,
            cash,
            by_rule: byRule,
            by_hand: byHand,
          }) => ({
            fund_id: fundId,
            month: month.month,
            ends_at: month.endsAt,
            income: incomeSince,
            cost: costSince,
            cash,
            by_rule: byRule,
            by_hand: byHand,
            closed_by: operatorId,
            closed_at: now,
            proposal_id: proposalId,
          }),
        ),
      )
      .execute()
    return success(null)
  },
})

/**
 * Proposes to close a month. CONFLICT while it is not over, out of its order, while a check of the books is broken, a line of it is unexplained, bank and books or
 * book and register do not agree, or nothing is left to be closed.
 */
export async function proposeBookMonth(
  services: Services,
  viewer: Viewer,
  { month, reason }: BookMonthContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'>; effect: Effect }>> {
  return propose(services, viewer, bookMonthProposal, { subject: `book_month:${month}`, content: { month }, reason })
}

interface Closable {
  month: BookMonth
  /** Those whose month is open. */
  funds: FundMonth[]
  questions: MonthOverview['questions']
}

/** Under the lock that every entry of a fund's book takes: none comes into the month between. */
async function loadClosable(
  transaction: Transaction,
  services: Services,
  content: BookMonthContent,
): Promise<Closable | Refusal> {
  const month = bookMonth(content.month)
  if (month === null) return badInput({ month: '年月を選んでください。' })
  await sql`select pg_advisory_xact_lock(hashtextextended('book-months', 0))`.execute(transaction)
  const found = await loadBookMonth(transaction, month, services.clock.now())
  const name = monthText(content.month)
  if (!found.is_over)
    return refusal('CONFLICT', `${name}は、まだ締められません。月が終わり、その後の銀行の明細を取得してから締めます。`)
  const order = refuseOutOfOrder(content.month, found.last_closed)
  if (order !== null) return order
  if (found.open > 0)
    return refusal('CONFLICT', `${name}までの口座の入出金に、内容が未登録のものが${found.open}件あります。`)
  if (found.difference !== 0)
    return refusal('CONFLICT', `銀行と帳簿に${formatYen(yen(found.difference))}の差があります。突合してから締めます。`)
  const astray = found.funds.find(({ invested, registered }) => invested !== registered)
  if (astray !== undefined)
    return refusal('CONFLICT', `「${astray.name}」の帳簿の出資金と、出資者の名簿が一致しません。`)
  const funds = found.funds.filter((fund) => fund.closed_at === null)
  if (funds.length === 0) return refusal('CONFLICT', `${name}は、すでに締められています。`)
  return { month, funds, questions: found.questions }
}

/** The first month of all may be any; each further one follows on the last. */
function refuseOutOfOrder(month: string, lastClosed: string | null): Refusal | null {
  if (lastClosed === null || month === lastClosed) return null
  if (month < lastClosed)
    return refusal(
      'CONFLICT',
      `${monthText(lastClosed)}まで締められています。${monthText(month)}の誤りは、翌月以降の取り消しと登録で直します。`,
    )
  const next = monthAfter(lastClosed)
  return month === next ? null : refusal('CONFLICT', `月次は順に締めます。先に${monthText(next)}を締めてください。`)
}

function effectOf({ month, funds, questions }: Closable): Effect {
  const sum = (of: (fund: FundMonth) => number): number => funds.reduce((total, fund) => total + of(fund), 0)
  const text = (of: (fund: FundMonth) => number): string => formatYen(yen(sum(of)))
  return {
    title: `${monthText(month.month)}の帳簿を締める（ファンド${shownFunds(funds).length}件）`,
    people: 0,
    yen: sum(({ cash }) => cash),
    changes: [
      { label: '収入の合計', before: null, after: text(({ income }) => income) },
      { label: '費用の合計', before: null, after: text(({ cost }) => cost) },
      { label: '月末の現金の合計', before: null, after: text(({ cash }) => cash) },
      ...(sum((fund) => fund.income_since) === sum(({ income }) => income) &&
      sum((fund) => fund.cost_since) === sum(({ cost }) => cost)
        ? []
        : [
            { label: '前月までの分を含む収入', before: null, after: text((fund) => fund.income_since) },
            { label: '前月までの分を含む費用', before: null, after: text((fund) => fund.cost_since) },
          ]),
      {
        label: '登録した明細',
        before: null,
        after: `規則により${sum((fund) => fund.by_rule)}件、運営者が${sum((fund) => fund.by_hand)}件`,
      },
      ...questions.map(({ fund_name: fundName, text: asked, answer }) => ({
        label: `確認事項：${fundName}`,
        before: asked,
        after: answer === null ? '回答なし（このまま締める）' : `${answer.words}（${answer.by}）`,
      })),
    ],
  }
}
