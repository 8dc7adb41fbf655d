import { endedFunds } from './demo/ended-funds.ts'
import { openFunds } from './demo/open-funds.ts'
import { operatingFunds } from './demo/operating-funds.ts'
import type { DemoFund } from './demo/demo-fund.ts'

/** Every demo fund, by ascending id. Together their outstanding investors' parts stay below the law's 100,000,000 yen. */
export const demoFunds: readonly DemoFund[] = [...endedFunds, ...operatingFunds, ...openFunds].toSorted(
  (a, b) => a.id - b.id,
)

/** How many filler members the investments need: `filler-1` to this number. */
export const demoFillerCount = 48
