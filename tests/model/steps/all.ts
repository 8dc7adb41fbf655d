import { apply, applyTwice, applyUnheard, repeatKey, takePlace, visitorApplies } from './applying.ts'
import { confirm, download, secondThoughts } from './contracts.ts'
import { orderFault, silence } from './faults.ts'
import { newFund } from './funds.ts'
import { memberLooks, visitorLooks } from './looking.ts'
import { enterDividend, recordFirstDay, recordLastDay } from './operating.ts'
import { payInOwnMoney, takeOwnPartBack } from './own-money.ts'
import { transfer, transferToNobody } from './paying.ts'
import { approvePayout, bankActs, discardPayout, preparePayout } from './payouts.ts'
import { newMember, registerAccount } from './people.ts'
import type { StepKind } from './step.ts'
import { findOwner } from './suspense.ts'
import { passTime, periodicTask } from './time.ts'
import { joinLine, leaveLine, memberLooksAtLine, takeOver } from './waiting.ts'

/** Everything that can happen in a history. */
export const stepKinds: readonly StepKind<unknown>[] = [
  newMember,
  newFund,
  apply,
  applyUnheard,
  applyTwice,
  repeatKey,
  visitorApplies,
  joinLine,
  takePlace,
  leaveLine,
  takeOver,
  memberLooksAtLine,
  download,
  confirm,
  secondThoughts,
  transfer,
  transferToNobody,
  passTime,
  periodicTask,
  orderFault,
  silence,
  recordFirstDay,
  recordLastDay,
  enterDividend,
  registerAccount,
  preparePayout,
  approvePayout,
  discardPayout,
  payInOwnMoney,
  takeOwnPartBack,
  bankActs,
  findOwner,
  visitorLooks,
  memberLooks,
]
