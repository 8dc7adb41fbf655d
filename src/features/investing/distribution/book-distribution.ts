import type { Id } from '../../../domain/id.ts'
import { addYen, remainingYen, smallerYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { OWN_PARTS, ownParts, smallerMoney, type OwnMoney } from '../../../domain/investing/own-money.ts'
import { post, type Entry } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { OWN_ACCOUNTS, loadOwnMoney } from '../contribution/load-own-money.ts'

/** A share as far as the books know it, whole yen. */
export interface BookedShare {
  investmentId: Id<'investment'>
  gross: number
  withholding: number
  principal: number
  /** Of the principal: what was lost before, and is made good. */
  restored: number
  loss: number
}

interface BookedDistribution {
  fundId: Id<'fund'>
  distributionId: Id<'fixed_distribution'>
  shares: readonly BookedShare[]
  /** What the operator's parts bear of a loss. */
  ownLoss: OwnMoney
  /** What of the period's result is the operator's: it is owed to him beside the dividends. */
  operatorShare: Yen
  /** What of the loss the fund's result holds, because the books computed it: it is borne from there, the rest of it is property that is gone. */
  lossInBooks: Yen
}

/** A dividend is owed out of the fund's result, principal out of the capital at work: what goes back of it is never told as a dividend. What was lost, and is made good, is capital at work again first: out of the fund's result. */
export async function bookDistribution(
  transaction: Transaction,
  { config }: Services,
  { cushionLoss, now, ...of }: Omit<BookedDistribution, 'ownLoss'> & { cushionLoss: OwnMoney; now: Date },
): Promise<void> {
  // Of those who left, what is fixed and not approved is not in the book yet: it bears nothing there.
  const { contributed } = await loadOwnMoney(transaction, of.fundId)
  const ownLoss = smallerMoney(cushionLoss, contributed)
  const rest = restOfLoss({ ...of, ownLoss })
  if (rest > 0)
    await post(transaction, {
      kind: 'contribution',
      key: `loss-rest:${of.distributionId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: throughBank(config.BANK_ACCOUNT_ID, [
        { account: { kind: 'fund_interest', fundId: of.fundId }, debit: rest },
        { account: { kind: 'fill_in', fundId: of.fundId }, credit: rest },
      ]),
    })
  for (const { kind, key, lines } of entriesOf({
    ...of,
    ownLoss: { ...ownLoss, fillIn: addYen(ownLoss.fillIn, rest) },
  })) {
    const moved = lines.some(({ debit = 0, credit = 0 }) => debit + credit > 0)
    if (moved) await post(transaction, { kind, key, effectiveAt: now, recordedAt: now, lines })
  }
}

/**
 * The few yen of a loss that flooring the investors' parts of it leaves with the operator (0262): he pays them in and bears them, so that what investors get
 * back is there, and nothing of it stays on the fund's result.
 */
function restOfLoss({
  shares,
  ownLoss,
  lossInBooks,
}: Pick<BookedDistribution, 'shares' | 'ownLoss' | 'lossInBooks'>): Yen {
  const lost = addYen(...shares.map(({ loss }) => yen(loss)), ...ownParts(ownLoss))
  const rest = remainingYen(lossInBooks, lost)
  return rest < shares.length ? rest : zeroYen
}

/** The entries of a distribution, by their keys; those without an amount are not booked. */
export function entriesOf({
  fundId,
  distributionId,
  shares,
  ownLoss,
  operatorShare,
  lossInBooks,
}: BookedDistribution): Pick<Entry, 'kind' | 'key' | 'lines'>[] {
  const of = <Kind extends 'payable' | 'withholding_unpaid' | 'deployed'>(kind: Kind, { investmentId }: BookedShare) =>
    ({ kind, fundId, investmentId }) as const
  const total = (part: 'gross' | 'loss' | 'restored') => addYen(...shares.map((share) => yen(share[part])))
  const lostOwn = addYen(...ownParts(ownLoss))
  const lost = addYen(total('loss'), lostOwn)
  const fromResult = smallerYen(lost, lossInBooks)
  return [
    {
      kind: 'distribution_fixed',
      key: `distribution:${distributionId}`,
      lines: [
        { account: { kind: 'undistributed', fundId }, debit: addYen(total('gross'), operatorShare) },
        { account: { kind: 'operator_share', fundId }, credit: operatorShare },
        ...shares.flatMap((share) => [
          { account: of('payable', share), credit: share.gross - share.withholding },
          { account: of('withholding_unpaid', share), credit: share.withholding },
        ]),
      ],
    },
    {
      kind: 'loss_made_good',
      key: `restored:${distributionId}`,
      lines: [
        { account: { kind: 'undistributed', fundId }, debit: total('restored') },
        ...shares.map((share) => ({ account: of('deployed', share), credit: share.restored })),
      ],
    },
    {
      kind: 'principal_due',
      key: `principal:${distributionId}`,
      lines: shares.flatMap((share) => [
        { account: of('deployed', share), debit: share.principal },
        { account: of('payable', share), credit: share.principal },
      ]),
    },
    {
      // What was lost is no property of the fund any more. The operator's parts bear it first, and in his own book it is his loss.
      kind: 'loss_allocated',
      key: `loss:${distributionId}`,
      lines: [
        ...OWN_PARTS.map((part) => ({ account: { kind: OWN_ACCOUNTS[part], fundId }, debit: ownLoss[part] })),
        ...shares.map((share) => ({ account: of('deployed', share), debit: share.loss })),
        { account: { kind: 'undistributed', fundId }, credit: fromResult },
        { account: { kind: 'property', fundId }, credit: subtractYen(lost, fromResult) },
        { account: { kind: 'fund_result' }, debit: lostOwn },
        { account: { kind: 'fund_interest', fundId }, credit: lostOwn },
      ],
    },
  ]
}
