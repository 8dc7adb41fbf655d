import type { CorrectionCause } from '../../../domain/funds/fund-corrections.ts'
import { makesIncome, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/**
 * A buyer's deposit becomes income where the sale is called off by him: classified anew with that cause, which everybody reads beside the closed figures. The cause is of
 * nothing else. A price that came back is no income by one correction.
 */
export function refuseKeptDeposit(
  parts: readonly FundLinePart[],
  { before, cause }: { before: readonly FundLinePart[]; cause: CorrectionCause | undefined },
): Refusal | null {
  if (before.some(({ kind }) => kind === 'purchase_return') && parts.some(makesIncome))
    return badInput({
      parts:
        '購入代金の戻りとして登録した入金を、収入に訂正することはできません。登録が誤りのときは、先に仮受金に訂正し、振込人を確かめてください。',
    })
  const keeps = parts.some(
    ({ fundId, kind, amount }) =>
      kind === 'other_income' &&
      amount > 0 &&
      before.some((part) => part.fundId === fundId && part.kind === 'sale_deposit' && part.amount > 0),
  )
  if (keeps === (cause === 'deposit_kept')) return null
  return badInput({
    cause: keeps
      ? '手付金を収入にするときは、原因に「売却の取りやめによる手付金の没収・違約金」を選んでください。'
      : 'この原因は、売却の手付金を「その他の収入」にするときにだけ選べます。',
  })
}
