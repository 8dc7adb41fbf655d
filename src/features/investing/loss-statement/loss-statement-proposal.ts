import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { perHundredText } from '../../../domain/investing/loss-statement.ts'
import { formatYen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { loadFundLoss, type FundLoss } from './load-loss-statement.ts'
import { sendLossStatement } from './send-loss-statement.ts'

/** What an operator writes; investors read it letter for letter. */
export interface LossWords {
  whatHappened: FreeText
  nextSteps: FreeText
  apology: FreeText
  contact: FreeText
}

export type LossStatementContent = {
  fundId: number
  distributionId: number
  whatHappened: string
  nextSteps: string
  apology: string
  contact: string
}

/** The statement of a loss: two operators agree on its words, and with that it is sent to every investor. */
export const lossStatementKind = defineProposalKind<LossStatementContent>({
  kind: 'loss_statement',
  async foresee(transaction, _services, content) {
    const loss = await lockLoss(transaction, content)
    return loss.ok ? success(effectOf(loss.value, content)) : loss
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const loss = await lockLoss(transaction, content)
    if (!loss.ok) return loss
    await sendLossStatement(transaction, services, { loss: loss.value, words: content, proposalId, now })
    return success(null)
  },
})

/** NOT_FOUND without such a fund; CONFLICT where investors lose nothing, it was sent, or one is proposed; BAD_USER_INPUT beside each field. */
export async function proposeLossStatement(
  services: Services,
  viewer: Viewer,
  { fundId, ...typed }: LossWords & { fundId: Id<'fund'> },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const words = {
    whatHappened: typed.whatHappened.trim(),
    nextSteps: typed.nextSteps.trim(),
    apology: typed.apology.trim(),
    contact: typed.contact.trim(),
  }
  const refused = refuseWords(words)
  if (refused) return refused
  const loss = await loadFundLoss(services.database, fundId)
  if (!loss) return noLoss
  const content = { fundId, distributionId: loss.distributionId, ...words }
  return propose(services, viewer, lossStatementKind, { subject: `fund:${fundId}`, content, reason: '' })
}

const noLoss = refusal('CONFLICT', 'このファンドには、投資家の元本の損失が確定した償還がありません。')

const fields: Readonly<Record<keyof LossWords, { name: string; empty: string; longest: number }>> = {
  whatHappened: { name: 'what_happened', empty: '損失の原因を入力してください', longest: 2000 },
  nextSteps: { name: 'next_steps', empty: '今後のことを入力してください', longest: 2000 },
  apology: { name: 'apology', empty: 'おわびの言葉を入力してください', longest: 2000 },
  contact: { name: 'contact', empty: 'お問い合わせ先を入力してください', longest: 500 },
}

function refuseWords(words: LossWords): Refusal | null {
  const problems = (Object.keys(fields) as (keyof LossWords)[]).flatMap((key) => {
    const { name, empty, longest } = fields[key]
    if (words[key] === '') return [[name, empty] as const]
    return words[key].length > longest ? [[name, `${longest}文字以内で入力してください`] as const] : []
  })
  return problems.length === 0 ? null : badInput(Object.fromEntries(problems))
}

async function lockLoss(transaction: Transaction, content: LossStatementContent): Promise<Outcome<FundLoss>> {
  const fundId = content.fundId as Id<'fund'>
  await lockFund(transaction, fundId)
  const loss = await loadFundLoss(transaction, fundId)
  if (loss?.distributionId !== content.distributionId)
    return refusal('CONFLICT', 'この説明の対象の償還は、取り消されました。確定し直した償還の説明を提案してください。')
  return loss.statement === null ? success(loss) : refusal('CONFLICT', 'この損失のご説明は、すでに送っています。')
}

function effectOf({ fundName, figures, investors }: FundLoss, words: LossStatementContent): Effect {
  const row = (label: string, after: string) => ({ label, before: null, after })
  const shown = (label: string, after: string) => ({ ...row(label, after), isShown: true })
  return {
    title: `${fundName}の損失のご説明`,
    people: investors,
    yen: figures.investorsPart,
    changes: [
      row('損失の総額', formatYen(figures.total)),
      row('当社の出資が先に負担した額', formatYen(figures.operatorPart)),
      row('投資家の元本が負担した額', formatYen(figures.investorsPart)),
      row('投資家の元本100円あたりの損失', perHundredText(figures.perHundred)),
      shown('何が起きたか', words.whatHappened),
      shown('今後のこと', words.nextSteps),
      shown('おわび', words.apology),
      shown('お問い合わせ先', words.contact),
      row('承認の後', '全員にメールを送り、24時間後から支払いを準備できます'),
    ],
  }
}
