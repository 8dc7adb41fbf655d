import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { MyInvestment } from '../../investing/investment/my-investments.ts'
import { refundReasonText } from '../../treasury/payout/payout-mails.ts'

/** Money that came from the member or went to the member, as it moved. Whole yen. */
export interface Movement {
  at: Date
  kind: '入金' | '返金' | '分配・償還'
  applicationNumber: string
  fundName: string
  /** What moved between the bank accounts: from the member negative, to the member positive. */
  amount: number
  /** Of a distribution; 0 for everything else. */
  dividend: number
  tax: number
  principal: number
  note: string
}

/** Everything that has moved, oldest first. */
export function listMovements(investments: readonly MyInvestment[]): Movement[] {
  return investments.flatMap(movementsOf).toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function movementsOf({ id, fund, account, refunds, results }: MyInvestment): Movement[] {
  const named = { applicationNumber: applicationNumber(fund.id, id), fundName: fund.name }
  const plain = { ...named, dividend: 0, tax: 0, principal: 0 }
  return [
    ...(account?.transfers ?? []).map(({ transacted_at: at, amount }): Movement => ({
      ...plain,
      at,
      kind: '入金',
      amount: -amount,
      note: '',
    })),
    ...refunds.flatMap(({ paid_at: paidAt, amount, reason }): Movement[] =>
      paidAt === null ? [] : [{ ...plain, at: paidAt, kind: '返金', amount, note: refundReasonText(reason) }],
    ),
    ...results.flatMap(({ paid_at: paidAt, dividend, tax, pay_amount: payAmount, restored }): Movement[] =>
      paidAt === null
        ? []
        : [
            {
              ...named,
              at: paidAt,
              kind: '分配・償還',
              amount: payAmount,
              dividend,
              tax,
              principal: payAmount - dividend + tax,
              note: restored > 0 ? `元本のうち${formatYen(yen(restored))}は、元本の回復です。` : '',
            },
          ],
    ),
  ]
}
