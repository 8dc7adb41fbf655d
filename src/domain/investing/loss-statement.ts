import { floorDivide, subtractYen, type Yen } from '../money.ts'

/** A statement of a loss is sent for this long before its money may be put into a payment, in milliseconds: nobody learns of a loss by what arrives. */
export const LOSS_STATEMENT_WAIT = 24 * 60 * 60 * 1000

export interface LossFigures {
  /** Of the whole fund. */
  total: Yen
  /** What the operator's own money bore, before anybody else's. */
  operatorPart: Yen
  /** What was left for the investors to bear. */
  investorsPart: Yen
  /** Of 100 yen that investors put in, in hundredths of a yen, rounded up: a loss is never told smaller than it is. */
  perHundred: number
}

/**
 * Who bore what of a fund's loss, from its distribution and the shares in it, whole yen.
 * @throws RangeError where the investors bear more than there is, or nobody put anything in.
 */
export function lossFigures({
  total,
  investors,
  invested,
}: {
  total: Yen
  investors: Yen
  invested: Yen
}): LossFigures {
  if (investors > total || invested <= 0) throw new RangeError('no loss of investors')
  return {
    total,
    operatorPart: subtractYen(total, investors),
    investorsPart: investors,
    perHundred: Number(-floorDivide(BigInt(-investors) * 10_000n, BigInt(invested))),
  }
}

/** '12.5円', of hundredths of a yen. */
export const perHundredText = (hundredths: number): string => `${hundredths / 100}円`
