import { Link } from 'react-router'
import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { addYen, subtractYen, yen } from '../../../../../domain/money.ts'
import { useMemberQuery } from '../../../../app/data/use-member-query.ts'
import { milestonesOfFund } from '../../../../from-api.ts'
import { graphql } from '../../../../gql/graphql.ts'
import { formatYen } from '../../../../ui/format.ts'
import { DateTime } from '../../../../ui/money.tsx'
import type { Fund } from '../fund-queries.ts'
import { PlannedDate } from '../milestone-date.tsx'
import styles from './delay.module.css'

const ownPartDocument = graphql(`
  query OwnPartOfFunds {
    myInvests {
      id
      amount
      status
      redeemed_at
      project { id }
      results { id dividend tax paid_at }
    }
  }
`)

/** What the delay means for the member's own money in the fund: nothing for whoever has none at work in it. */
export function DelayOwn({ fund, now }: { fund: Fund; now: number }) {
  const { data, failed } = useMemberQuery({ query: ownPartDocument })
  const own = (data?.myInvests ?? []).filter(
    ({ project, status, redeemed_at: redeemedAt }) =>
      project.id === fund.id && status === 'Paid' && redeemedAt === null,
  )
  if (failed && data === undefined) return <Unread />
  if (own.length === 0) return null
  const results = own.flatMap((each) => each.results)
  const paidOn = results.flatMap(({ paid_at: at }) => (at === null ? [] : [at])).toSorted()
  const paid = netOf(results.filter(({ paid_at: at }) => at !== null))
  const due = netOf(results.filter(({ paid_at: at }) => at === null))
  const isLate = (fund.course?.late ?? null) !== null
  // A payment of a term alone gives no principal back.
  const last = milestoneOf(milestonesOfFund(fund, now), 'paid')
  return (
    <section aria-labelledby="own-title">
      <h3 className={styles.told} id="own-title">
        お客さまのお受け取り
      </h3>
      <dl className={styles.prices}>
        <div>
          <dt>ご出資額</dt>
          <dd>{formatYen(addYen(...own.map(({ amount }) => yen(amount))))}</dd>
        </div>
        <div>
          <dt>これまでの分配（税引後）</dt>
          <dd>
            {formatYen(paid)}
            <small>
              {paidOn.length === 0 ? (
                'お支払いは、まだありません'
              ) : (
                <>
                  {paidOn.length}回・最後は
                  <DateTime value={paidOn.at(-1) ?? ''} format="date" />
                </>
              )}
            </small>
          </dd>
        </div>
        {due > 0 && (
          <div>
            <dt>確定した分配（税引後）</dt>
            <dd>
              {formatYen(due)}
              <small>お支払いの準備中です</small>
            </dd>
          </div>
        )}
        {last?.number === null && (
          <div>
            <dt>元本の償還（予定）</dt>
            <dd>
              <PlannedDate milestone={last} />
              {isLate && <small>予定より遅れる見込みです</small>}
              <small>不動産の売却価格などにより、減額となることがあります</small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const Unread = () => (
  <p className={styles.record}>
    お客さまのお受け取りを読み込めませんでした。マイページの<Link to="/mypage/projects">投資の状況</Link>
    でもご覧いただけます。
  </p>
)

const netOf = (results: readonly { dividend: number; tax: number }[]) =>
  addYen(...results.map(({ dividend, tax }) => subtractYen(yen(dividend), yen(tax))))
