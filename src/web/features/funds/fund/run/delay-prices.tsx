import { saleAfterFall } from '../../../../../domain/funds/sale-plan.ts'
import { yen } from '../../../../../domain/money.ts'
import { salePlan } from '../../../../from-api.ts'
import { formatYen } from '../../../../ui/format.ts'
import { DateTime } from '../../../../ui/money.tsx'
import type { Fund } from '../fund-queries.ts'
import styles from './delay.module.css'

/** How far a price lies from where the loss begins: "売り出し価格より13.1％低い価格です". Floored to a tenth: no more room than there is. */
function distanceText(asking: number, line: number): string {
  if (asking < line) return `売り出し価格は、この価格を${formatYen(yen(line - asking))}下回っています`
  const permille = Math.floor(((asking - line) * 1000) / asking)
  return `売り出し価格より${permille / 10}％低い価格です`
}

/** For how much the property is offered, beside what it cost and the price below which investors lose; nothing where the company has named no price. */
export function DelayPrices({ fund }: { fund: Fund }) {
  const asking = fund.course?.asking ?? null
  if (asking === null) return null
  const plan = fund.sale_plan
  const line = plan?.loss_line_permille ?? null
  const lossPrice = plan === null || line === null ? null : saleAfterFall(salePlan(plan), line).salePrice
  return (
    <section aria-labelledby="prices-title">
      <h3 className={styles.told} id="prices-title">
        売却価格と元本
      </h3>
      <dl className={styles.prices}>
        {plan !== null && (
          <div>
            <dt>取得価格</dt>
            <dd>{formatYen(plan.price)}</dd>
          </div>
        )}
        <div>
          <dt>現在の売り出し価格</dt>
          <dd>
            {formatYen(asking.price)}
            <small>
              <DateTime value={asking.since} format="date" />
              現在
            </small>
          </dd>
        </div>
        {lossPrice !== null && (
          <div>
            <dt>元本を割らない売却価格の目安</dt>
            <dd>
              {formatYen(lossPrice)}
              <small>{distanceText(asking.price, lossPrice)}</small>
            </dd>
          </div>
        )}
      </dl>
      {lossPrice !== null && (
        <p className={styles.record}>
          目安は、募集時に計画した売却の費用と予備費で計算しています。実際の費用により変わります。売却価格がこれを下回ると、元本に損失が生じることがあります。
        </p>
      )}
    </section>
  )
}
