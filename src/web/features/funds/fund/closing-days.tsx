import type { Fund } from './fund-queries.ts'

const waysIn = ({ recruit_type: method, has_waitlist: hasWaitlist }: Fund): string =>
  method === 'lottery'
    ? '補欠の方に空いた枠を案内し、また、'
    : hasWaitlist
      ? 'キャンセル待ちの方に空いた枠を案内し、また、'
      : ''

/** What is printed before the offering of a fund in which a gap may be closed. */
export function ClosingDays({ fund }: { fund: Fund }) {
  return (
    <p className="small-text">
      募集総額に達せずに募集が終わったときは、入金の最終の期限から{fund.closing_days}
      日後までに成立を判定します。それまでに{waysIn(fund)}
      優先出資の総額の{fund.fill_in_percent}％までの不足を、当社が出資して成立させることがあります。
    </p>
  )
}
