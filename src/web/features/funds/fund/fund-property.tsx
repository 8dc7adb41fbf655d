import { Link } from 'react-router'
import { EXIT_KIND, EXIT_PROOF } from '../../../../domain/funds/exit-kind.ts'
import { percentOfArea as percentText } from '../../../../domain/funds/fund-occupancy.ts'
import { PROPERTY_KIND } from '../../../../domain/funds/property.ts'
import { useSite } from '../../../app/site/site-context.tsx'
import { formatRate, formatYearDay, formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { AFTER_LOSS, fundStage } from './fund-facts.ts'
import { FactList, type Fact } from './fact-list.tsx'
import { FundFigures, sellerText } from './fund-figures.tsx'
import { FundPlace, SamePlace } from './fund-place.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-property.module.css'

type Property = Fund['properties'][number]
type Step = Property['lineage'][number]
type Occupancy = NonNullable<Fund['occupancy']>

/** '＋8,000,000円（26.6％）' of what the fund paid above the operator's own price. */
function marginText(margin: number, permille: number): string {
  const sign = margin < 0 ? '−' : '＋'
  return `${sign}${formatYen(Math.abs(margin))}（${percentText(Math.abs(permille))}）`
}

/** Each piece moves to the next line whole. */
const WholePieces = ({ pieces }: { pieces: readonly string[] }) =>
  pieces.map((piece) => (
    <span key={piece} className="no-break">
      {piece}
    </span>
  ))

/** What it brought, beside its plan and in the same words; a loss of principal stands in it. */
function recordText({ rimawari: rate, rimawari_after_loss: afterLoss }: Step): string {
  if (rate === null) return '確定していません'
  return `年利${formatRate(rate)}％（税引前）${afterLoss === null ? '' : `・${AFTER_LOSS} ${formatRate(afterLoss)}％`}`
}

function factsOfStep(step: Step): Fact[] {
  const { own_price: own, own_days: days, margin, margin_permille: permille } = step
  return [
    {
      label: '保有期間',
      value: (
        <WholePieces
          pieces={[
            `${formatYearDay(step.held_from)}〜`,
            step.held_until === null ? '' : formatYearDay(step.held_until),
          ]}
        />
      ),
    },
    {
      label: '予定',
      value: (
        <WholePieces
          pieces={[`年利${formatRate(step.planned_rimawari)}％（税引前）`, `運用${step.planned_months}か月`]}
        />
      ),
    },
    { label: '実績', value: recordText(step) },
    { label: '取得', value: `${formatYen(step.acquired_for)}（売主：${sellerText(step.seller)}）` },
    ...(own === null || days === null || margin === null || permille === null
      ? []
      : [
          {
            label: '当社の取得価格',
            value: `${formatYen(own)}（当社の保有 ${days}日間、差額 ${marginText(margin, permille)}）`,
          },
        ]),
    { label: '売却', value: <Exit step={step} /> },
  ]
}

/** To whom it went and for how much; the fund that has it now is named, also where the operator stood between. */
function Exit({ step }: { step: Step }) {
  const { sold_for: price, next_project_id: nextId, next_project_name: nextName } = step
  if (price === null) return <>{EXIT_KIND[step.exit_kind]}</>
  return (
    <>
      {formatYen(price)}（{EXIT_KIND[step.exit_kind]}）
      {step.exit_proof === 'record' && (
        <>
          <br />
          {EXIT_PROOF.record}
        </>
      )}
      {nextId !== null && nextName !== null && (
        <>
          <br />
          次のファンド：<Link to={`/projects/${nextId}`}>{nextName}</Link>
        </>
      )}
    </>
  )
}

function factsOfOccupancy({ on, parts, let: rented, permille, periods }: Occupancy): Fact[] {
  return [
    {
      label: '賃貸の状況',
      value: `${parts}区画のうち${rented}区画を賃貸（面積の${percentText(permille)}、${formatYearDay(on)}時点）`,
    },
    {
      label: '稼働率',
      value: periods.map(({ from, until, permille: ofPeriod }) => (
        <span key={from} className={styles.period}>
          {formatYearDay(from)}〜{formatYearDay(until)}　{percentText(ofPeriod)}
        </span>
      )),
    },
  ]
}

const hasBought = (fund: Fund): boolean =>
  fund.properties.some(
    ({ kind, lineage }) => kind !== PROPERTY_KIND.land && lineage.some(({ project_id: id }) => id === fund.id),
  )

/** How much of it was let. Where nobody recorded a lease, that is what it says. */
function Rented({ fund }: { fund: Fund }) {
  if (fund.occupancy === null && !hasBought(fund)) return null
  return (
    <article className={styles.property}>
      <h3>賃貸</h3>
      {fund.occupancy === null ? (
        <p>賃貸借の記録はありません。</p>
      ) : (
        <FactList facts={factsOfOccupancy(fund.occupancy)} />
      )}
    </article>
  )
}

/** @param isPriced whether the figures of all that the fund buys show seller and price already: of one part that is enough. */
function factsOfProperty(
  isPriced: boolean,
  { seller, price, price_basis: basis, price_reason: reason, appraisal, ...property }: Property,
): Fact[] {
  return [
    { label: '所在地', value: property.place },
    { label: '種類', value: property.share === null ? property.kind : `${property.kind}（持分 ${property.share}）` },
    { label: '面積', value: property.area },
    ...(isPriced
      ? []
      : [
          { label: '売主', value: sellerText(seller) },
          { label: '取得価格', value: `${formatYen(price)}（税抜）` },
        ]),
    { label: '価格の根拠', value: basis },
    ...(reason === '' ? [] : [{ label: '価格の理由', value: reason }]),
    ...(appraisal === null
      ? []
      : [
          {
            label: property.share === null ? '評価額' : '評価額（全体）',
            value: `${formatYen(appraisal.value)}（${formatYearDay(appraisal.appraised_on)}、${appraisal.appraiser}）`,
          },
        ]),
  ]
}

/** Parts of one house lie at one place: its map and what is known of it stand once. */
function Place({ properties, place }: { properties: readonly Property[]; place: number }) {
  const property = properties[place]
  const location = property?.location ?? null
  if (property === undefined || location === null) return null
  const first = properties.findIndex(
    ({ location: other }) => other?.latitude === location.latitude && other.longitude === location.longitude,
  )
  if (first < place) return <SamePlace property={property} as={`対象${first + 1}`} />
  return <FundPlace property={property} location={location} />
}

/** Who decides, who supervises, and who looks after the building. */
function Managed({ management }: { management: string }) {
  const { companyName, operator } = useSite()
  return (
    <article className={styles.property}>
      <h3>運用と物件の管理</h3>
      <FactList
        facts={[
          { label: '運用と売却の判断', value: `当社（${companyName}）` },
          { label: '業務管理者', value: operator.businessManager },
          { label: '物件の管理', value: management },
        ]}
      />
    </article>
  )
}

/** What the fund is about, through which funds it went, and at which prices. */
export function FundProperty({ fund }: { fund: Fund }) {
  const hasFigures = fund.figures !== null && fundStage(fund) !== 'ended'
  const isPriced = hasFigures && fund.properties.length === 1
  return (
    <>
      {hasFigures && <FundFigures fund={fund} />}
      <section className={`below-fold ${styles.section}`} aria-labelledby="property-title">
        <SectionTitle id="property-title">物件の記録</SectionTitle>
        {fund.properties.length === 0 && <p>物件の記録：登録前</p>}
        {fund.properties.map((property, place) => (
          <article key={place} className={styles.property}>
            {fund.properties.length > 1 && <h3>対象{place + 1}</h3>}
            <FactList facts={factsOfProperty(isPriced, property)} />
            <Place properties={fund.properties} place={place} />
            {property.lineage.length > 0 && (
              <>
                <h3>この物件を運用したファンド</h3>
                <ol className={styles.lineage}>
                  {property.lineage.map((step) => (
                    <li key={`${step.project_id} ${step.held_from}`}>
                      <p>
                        {step.project_id === fund.id ? (
                          <b>{step.project_name}</b>
                        ) : (
                          <Link to={`/projects/${step.project_id}`}>{step.project_name}</Link>
                        )}
                      </p>
                      <FactList facts={factsOfStep(step)} />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </article>
        ))}
        {fund.taken_over !== null && (
          <article className={styles.property}>
            <h3>当社による買取</h3>
            <p>
              元本をお支払いするため、当社が対象不動産のうち{formatYen(fund.taken_over)}
              を帳簿の額で買い取りました。売却の記録はありません。
            </p>
          </article>
        )}
        {fund.taken_at_end.map((taken) => (
          <article key={taken.on} className={styles.property}>
            <h3>当社による買取（残った対象不動産）</h3>
            <p>
              元本の返還の後、{formatYearDay(taken.on)}に、当社が残った対象不動産を{formatYen(taken.price)}
              で引き取りました。
              {taken.appraised_on !== null && taken.appraised !== null
                ? `第三者による評価額は、物件全体で${formatYen(taken.appraised)}（${formatYearDay(taken.appraised_on)}）です。`
                : `第三者による評価はありません。${taken.why_no_appraisal ?? ''}。`}
            </p>
          </article>
        ))}
        <Rented fund={fund} />
        {fund.management !== null && <Managed management={fund.management} />}
      </section>
    </>
  )
}
