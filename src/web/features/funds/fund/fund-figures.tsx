import type { ReactNode } from 'react'
import { percentOfArea as percentText } from '../../../../domain/funds/fund-occupancy.ts'
import { PARTY_RELATION } from '../../../../domain/funds/property.ts'
import { formatYearDay, formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { FactList, type Fact } from './fact-list.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-property.module.css'

type Figures = NonNullable<Fund['figures']>
type Seller = Figures['sellers'][number]

/** Who is no stranger sells to investors of his own: they are told so. */
export const sellerText = (seller: Seller): string =>
  seller === 'third' ? PARTY_RELATION.third : `${PARTY_RELATION[seller]}、関係者との取引`

/** What the records do not say yet: nobody invents it. */
const notYet = '記録前'

/** What is below zero has the sign that stands in every figure of the site. */
const yieldText = (permille: number): string => `${permille < 0 ? '−' : ''}${percentText(Math.abs(permille))}`

/** A figure, and below it on what it rests. */
function Figure({ children, restsOn }: { children: ReactNode; restsOn: string }) {
  return (
    <>
      <b>{children}</b>
      <small className={styles.basis}>{restsOn}</small>
    </>
  )
}

function factsOf({ price, sellers, appraisal, full_rent: rent, gross_permille: gross, noi }: Figures): Fact[] {
  return [
    { label: '取得価格', value: <Figure restsOn="税抜">{formatYen(price)}</Figure> },
    { label: '売主', value: sellers.map(sellerText).join('／') },
    {
      label: appraisal?.is_licensed === false ? '評価額' : '鑑定評価額',
      value:
        appraisal === null ? (
          notYet
        ) : (
          <Figure restsOn={`${formatYearDay(appraisal.on)}時点。取得する権利の分`}>{formatYen(appraisal.value)}</Figure>
        ),
    },
    {
      label: '満室想定賃料',
      value:
        rent === null ? (
          notYet
        ) : (
          <Figure restsOn="賃貸借契約の月額（共益費を含む）×12か月。空いている区画は、直前の契約の賃料">
            {`年 ${formatYen(rent)}`}
          </Figure>
        ),
    },
    {
      label: '表面利回り',
      value: gross === null ? notYet : <Figure restsOn="満室想定賃料÷取得価格">{yieldText(gross)}</Figure>,
    },
    {
      label: 'NOI利回り',
      value:
        noi === null ? (
          notYet
        ) : (
          <Figure
            restsOn={`（賃料 ${formatYen(noi.rent)}−管理費・修繕費・保険料・公租公課 ${formatYen(noi.costs)}）÷取得価格。第${noi.number}期の実績を1年（365日）に換算`}
          >
            {yieldText(noi.permille)}
          </Figure>
        ),
    },
  ]
}

function occupancyFact({ occupancy }: Fund): Fact {
  return {
    label: '稼働率',
    value:
      occupancy === null ? (
        notYet
      ) : (
        <Figure
          restsOn={`${occupancy.parts}区画中${occupancy.let}区画、${formatYearDay(occupancy.on)}時点の面積の割合`}
        >
          {percentText(occupancy.permille)}
        </Figure>
      ),
  }
}

/** All that the fund buys in one table, each figure with what it rests on. */
export function FundFigures({ fund }: { fund: Fund }) {
  if (fund.figures === null) return null
  const facts = factsOf(fund.figures)
  return (
    <section className={`below-fold ${styles.figures}`} aria-labelledby="figures-title">
      <SectionTitle id="figures-title">数字で見る</SectionTitle>
      <FactList facts={[...facts.slice(0, 4), occupancyFact(fund), ...facts.slice(4)]} />
      <p className="caption-text">利回りは、小数第2位以下を切り捨てています。記録がない項目は、記録前と表示します。</p>
    </section>
  )
}
