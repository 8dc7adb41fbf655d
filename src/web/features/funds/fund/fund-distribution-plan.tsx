import { distributionPlan, FROM_SALE, type DistributionPlan } from '../../../../domain/funds/distribution-plan.ts'
import { exactRate } from '../../../../domain/funds/fund-text.ts'
import { splitYen, subtractYen, yen, zeroYen } from '../../../../domain/money.ts'
import { fundingFacts } from '../../../from-api.ts'
import { formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import type { Fund } from './fund-queries.ts'
import { ShareBar, type SharePart } from './share-bar.tsx'
import styles from './fund-sale-plan.module.css'

const basisPoints = (percent: number): number => Math.round(percent * 100)

/** What the page's fund plans to pay out of rents and of a sale; null where it does not state its rents. */
function planOf(fund: Fund): DistributionPlan | null {
  const { fundTotal, subordinatedAmount } = fundingFacts(fund)
  return distributionPlan({
    senior: subtractYen(fundTotal, subordinatedAmount),
    plannedRateBp: basisPoints(fund.rimawari),
    rateBreakdown: fund.rimawari_breakdown.map(({ label, rate }) => ({ label, rateBp: basisPoints(rate) })),
    yearlyRent: fund.yearly_rent,
    yearlyCosts: fund.yearly_costs,
  })
}

/** Each part with its yen and its rate; the yen add up to the whole distribution. */
function partsOf({ distribution, fromSaleBp }: DistributionPlan, rateBp: number): SharePart[] {
  const rates = [rateBp - fromSaleBp, fromSaleBp]
  const [fromRent = zeroYen, fromSale = zeroYen] = splitYen(distribution, rates.map(yen))
  const note = (bp = 0): string => `年利${exactRate(bp)}`
  return [
    { label: '賃料から', amount: fromRent, look: 'indigo' as const, note: note(rates[0]) },
    { label: `${FROM_SALE}から`, amount: fromSale, look: 'hatched' as const, note: note(rates[1]) },
  ].filter(({ amount }) => amount > 0)
}

const ENOUGH = '予定の分配は、賃料から費用・報酬を引いた額の範囲内で計画しています。'
const SALE_NEEDED =
  '予定の分配の一部は、物件の売却益を見込んでいます。売却益が見込みに届かない場合は、分配が予定を下回ります。'

/** Out of what the planned distribution is paid: beside what a year's rents leave, so that nobody takes the profit of a sale for rent. */
export function FundDistributionPlan({ fund }: { fund: Fund }) {
  const plan = planOf(fund)
  if (plan === null) return null
  const rows = [
    { label: '賃料（共益費を含む）', amount: plan.rent },
    { label: '費用・報酬', amount: subtractYen(zeroYen, plan.costs) },
    { label: '賃料から費用・報酬を引いた額', amount: plan.net },
    { label: '投資家への予定の分配（税引前）', amount: plan.distribution },
  ]
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="paid-from-title">
      <SectionTitle id="paid-from-title">分配の原資（予定）</SectionTitle>
      <p className={styles.order}>{plan.fromSaleBp > 0 ? SALE_NEEDED : ENOUGH}</p>
      <div className={styles.result}>
        <ShareBar title="投資家への予定の分配（年額）" parts={partsOf(plan, basisPoints(fund.rimawari))} />
        <dl className={styles.rows}>
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatYen(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="caption-text">満額で成立した場合の、1年分の見込みです。実際の賃料や費用により変わります。</p>
    </section>
  )
}
