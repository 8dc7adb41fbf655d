import { apply, applyTwice, applyUnheard, repeatKey, takePlace, visitorApplies } from './applying.ts'
import { confirm, download, secondThoughts } from './contracts.ts'
import { correctClosedLine, correctLine, correctSpentLine } from './corrections.ts'
import { orderFault, silence } from './faults.ts'
import { fundLine } from './fund-lines.ts'
import { newFund } from './funds.ts'
import { memberLooks, visitorLooks } from './looking.ts'
import { enterDividend, recordFirstDay, recordLastDay } from './operating.ts'
import { payInOwnMoney, takeOwnPartBack } from './own-money.ts'
import { transfer, transferToNobody } from './paying.ts'
import { explainLoss } from './losses.ts'
import { answerExtension, extend, lookForWord } from './extending.ts'
import { payByFile } from './payout-files.ts'
import { approvePayout, bankActs, discardPayout, preparePayout } from './payouts.ts'
import { newMember, registerAccount } from './people.ts'
import { chooseRenewal } from './renewing.ts'
import { closeMonth } from './months.ts'
import { readPapers } from './papers.ts'
import { sale } from './sale.ts'
import { takeShare, windUp } from './ending.ts'
import type { StepKind } from './step.ts'
import { liftStop, stopPayments } from './stops.ts'
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
  extend,
  answerExtension,
  lookForWord,
  fundLine,
  correctLine,
  correctClosedLine,
  correctSpentLine,
  enterDividend,
  registerAccount,
  explainLoss,
  preparePayout,
  approvePayout,
  discardPayout,
  payByFile,
  sale,
  chooseRenewal,
  closeMonth,
  payInOwnMoney,
  takeShare,
  takeOwnPartBack,
  windUp,
  bankActs,
  stopPayments,
  liftStop,
  findOwner,
  readPapers,
  visitorLooks,
  memberLooks,
]
