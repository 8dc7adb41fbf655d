import { allowance, AMOUNT_UNIT, MEMBER_CAP } from '../../../domain/investing/allowance.ts'
import { smallerYen, zeroYen, type Yen } from '../../../domain/money.ts'
import { hasFailed, type FundRecord } from '../fund/fund-record.ts'

export const noticeKinds = ['opening', 'reopening'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The mail about an opening goes out this long before it: time enough to log in, too little to be forgotten again. */
const OPENING_NOTICE_AHEAD_MILLISECONDS = 60 * 60 * 1000

const isOver = (record: FundRecord, now: Date) => record.fund.offeringEndAt < now || hasFailed(record)

/** Whether somebody may still wait for it: nobody waits for what has come already or never will. */
export function canWaitFor(kind: NoticeKind, record: FundRecord, now: Date): boolean {
  if (!record.isPublished || isOver(record, now) || hasCome(kind, record, now)) return false
  return kind === 'opening' || record.fund.offeringMethod === 'first_come'
}

/** Whether it is time to tell those who wait. */
export function hasCome(kind: NoticeKind, record: FundRecord, now: Date): boolean {
  const { fund } = record
  if (!record.isPublished || isOver(record, now)) return false
  if (kind === 'opening') return now.getTime() >= fund.offeringStartAt.getTime() - OPENING_NOTICE_AHEAD_MILLISECONDS
  return now >= fund.offeringStartAt && remaining(record) >= Math.max(fund.minimumAmount, AMOUNT_UNIT)
}

/** Whole yen that somebody without any investment could apply for; at most the limit of one person. */
export function remaining({ fund, totals }: FundRecord): Yen {
  return smallerYen(allowance(fund, totals, zeroYen), MEMBER_CAP)
}
