import { useState } from 'react'
import { splitYen, yen, type Yen } from '../../../../domain/money.ts'
import { exactRate } from '../../../../domain/funds/fund-text.ts'
import { returnedOf, saleAfterFall, type SalePlan, type SaleResult } from '../../../../domain/funds/sale-plan.ts'
import { salePlan } from '../../../from-api.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatManYen, formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { FundDistributionPlan } from './fund-distribution-plan.tsx'
import type { Fund, FundSalePlan } from './fund-queries.ts'
import { lossLineText, permilleText } from './loss-line.ts'
import { ShareBar, type SharePart } from './share-bar.tsx'
import styles from './fund-sale-plan.module.css'

const largestFall = 30
const fallShownFirst = 20
/** What most members put in. */
const exampleAmount = yen(500_000)

/** What the total is for; the three are all of it. */
function UseOfMoney({ plan }: { plan: FundSalePlan }) {
  const uses = [
    { label: '物件の取得', amount: yen(plan.price), look: 'indigo' },
    { label: '取得の費用・修繕など', amount: yen(plan.purchase_costs), look: 'teal' },
    { label: '予備費（残った分は出資の返還へ）', amount: yen(plan.reserve), look: 'hollow' },
  ] as const
  // Thousandths that add up to the whole, as the amounts do.
  const shares = splitYen(
    yen(1000),
    uses.map(({ amount }) => amount),
  )
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="use-title">
      <SectionTitle id="use-title">資金の使いみち（予定）</SectionTitle>
      <ShareBar
        title={`合計 ${formatYen(plan.senior + plan.subordinated)}`}
        parts={uses.map((use, place) => ({ ...use, note: permilleText(shares[place] ?? 0) }))}
      />
    </section>
  )
}

/** Where the subordinated part is larger than the fall that it bears: who reads the percentage alone expects more of it. */
function SubordinationNote({ plan: { subordinated, senior }, line }: { plan: SalePlan; line: number | null }) {
  const percent = Math.floor((subordinated * 100) / (senior + subordinated))
  if (subordinated === 0 || (line !== null && line >= percent * 10)) return null
  return (
    <p className={styles.order}>
      <b>{`劣後出資が${percent}％でも、${percent}％の下落まで元本が戻るわけではありません。`}</b>
      取得と売却に費用がかかるためです。
    </p>
  )
}

const lossOf = (put: Yen, back: Yen): string | null => (back < put ? `損失 ${formatYen(put - back)}` : null)

function rowsOf(plan: SalePlan, result: SaleResult): { label: string; amount: Yen; loss?: string | null }[] {
  return [
    { label: '売却価格', amount: result.salePrice },
    { label: `売却の費用（${exactRate(plan.saleCostBp)}）`, amount: yen(-result.saleCosts) },
    { label: '予備費の残り', amount: result.reserve },
    { label: '戻る金額の合計', amount: result.returned },
    { label: 'うち投資家', amount: result.toInvestors, loss: lossOf(plan.senior, result.toInvestors) },
    { label: 'うち当社', amount: result.toOperator, loss: lossOf(plan.subordinated, result.toOperator) },
  ]
}

function putIn({ senior, subordinated }: SalePlan): SharePart[] {
  return [
    { label: '投資家の出資', amount: senior, look: 'indigo' },
    ...(subordinated > 0 ? [{ label: '当社の劣後出資', amount: subordinated, look: 'hatched' } as const] : []),
  ]
}

function comingBack({ senior, subordinated }: SalePlan, { toInvestors, toOperator }: SaleResult): SharePart[] {
  return [
    { label: '投資家へ', amount: toInvestors, look: 'indigo' },
    ...(subordinated > 0 ? [{ label: '当社へ', amount: toOperator, look: 'hatched' } as const] : []),
    { label: '失われる金額', amount: yen(senior + subordinated - toInvestors - toOperator), look: 'lost' },
  ]
}

/** What falling prices would mean, to the yen, for this fund and for an example. The same arithmetic as the line in the head of the page. */
function Losses({ plan, line }: { plan: SalePlan; line: number | null }) {
  const [fall, setFall] = useState(fallShownFirst)
  const result = saleAfterFall(plan, fall * 10)
  const back = returnedOf(exampleAmount, result, plan)
  const loss = exampleAmount - back
  const isMarked = line !== null && line <= largestFall * 10
  return (
    <section className={`below-fold ${styles.section}`} id="losses" aria-labelledby="losses-title">
      <SectionTitle id="losses-title">損失はだれが先に負担するか</SectionTitle>
      <p className={styles.order}>
        {plan.subordinated > 0
          ? `当社は${formatYen(plan.subordinated)}を劣後出資します。損失はまず当社が負担し、それを超えた分を投資家の皆さまが出資額に応じて負担します。`
          : 'このファンドには、当社の劣後出資はありません。損失は、投資家の皆さまが出資額に応じて負担します。'}
        {lossLineText(line)}
      </p>
      <SubordinationNote plan={plan} line={line} />
      <Card className={styles.card}>
        <p className={styles.question}>
          売却価格が<b>{fall}</b>％下がると
        </p>
        <div className={styles.control}>
          <IconButton icon="minus" label="1％小さくする" disabled={fall === 0} onClick={() => setFall(fall - 1)} />
          <Slider
            label="売却価格の下落"
            valueText={`${fall}％`}
            min={0}
            max={largestFall}
            value={fall}
            onChange={setFall}
            ends={['0％', `${largestFall}％`]}
            mark={isMarked ? line / 10 : undefined}
          />
          <IconButton
            icon="plus"
            label="1％大きくする"
            disabled={fall === largestFall}
            onClick={() => setFall(fall + 1)}
          />
        </div>
        {isMarked && <p className={styles.mark}>{`約${permilleText(line)}を超えると、元本に損失が生じます`}</p>}
        <div className={styles.result}>
          <div>
            <ShareBar title="出資する資金（満額）" parts={putIn(plan)} />
            <ShareBar title="戻る金額" parts={comingBack(plan, result)} />
          </div>
          <div>
            <p className={styles.sentence} role="status">
              {/* Each that changes is the one text of its element: on a page that the browser has translated it goes on following. */}
              <span>{`${formatManYen(exampleAmount)}の出資は`}</span> <b>{formatYen(back)}</b>
              <span className="no-break">{loss > 0 ? 'になります。' : 'で、元本に損失は生じません。'}</span>
              {loss > 0 && <b className={styles.loss}>{`損失 ${formatYen(loss)}`}</b>}
            </p>
            <dl className={styles.rows}>
              {rowsOf(plan, result).map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>
                    <span>{formatYen(row.amount)}</span>
                    {row.loss !== undefined && row.loss !== null && <small>{row.loss}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <p className="caption-text">
          満額で成立し、予備費を使わなかった場合の計算です。分配金は含めていません。出資額を超えて戻る分は含めていません。実際の結果を約束するものではありません。
        </p>
      </Card>
    </section>
  )
}

/** What is only planned of a fund's money: what it is for, out of what investors are paid, and what a sale below its price would mean. */
export function FundSalePlanSections({ fund }: { fund: Fund }) {
  const plan = fund.sale_plan
  return (
    <>
      {plan !== null && <UseOfMoney plan={plan} />}
      <FundDistributionPlan fund={fund} />
      {plan !== null && <Losses plan={salePlan(plan)} line={plan.loss_line_permille} />}
    </>
  )
}
