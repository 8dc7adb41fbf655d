import { APPRAISAL_METHOD, areaText, DEAL_KIND, OWNERSHIP } from '../../../../../domain/funds/property.ts'
import { appraisalList, dealList } from '../../../../../domain/tables/property-page.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { BookDeal } from './book-deal.tsx'
import type { Part } from './property-queries.ts'
import { StrikeRecord } from './struck-record.tsx'
import { leaseColumns } from './part-leases.tsx'
import { fundLinkColumns, lineageColumns, stepsOf } from './part-lineage.tsx'
import { RecordTable, Share } from './part-records.tsx'
import styles from './property.module.css'

type Deal = Part['deals'][number]
type Appraisal = Part['appraisals'][number]

/** What the book of the fund has of a deal, and of a sale what it brought; or the act by which it comes there. */
function BookedDeal({ deal, record }: { deal: Deal; record: string }) {
  const { kind, price_with_tax: price, book_value: value, costs } = deal
  if (deal.is_to_be_booked) return <BookDeal deal={deal} record={record} />
  if (value === null) return <>—</>
  const isSale = kind === 'sale' || kind === 'between_funds'
  const gain = price - value - costs
  return (
    <>
      <small>{isSale ? '売却原価' : '取得原価'}</small>
      {figure(value)}
      {costs !== 0 && <small>費用 {figure(costs)}</small>}
      {isSale && (
        <small className={gain < 0 ? styles.loss : undefined}>
          売却{gain < 0 ? '損' : '益'} {figure(Math.abs(gain))}
        </small>
      )}
    </>
  )
}

/** The deal in words that tell it from the others. */
const dealRecord = ({ settled_on: day, kind, price }: Deal, now: number): string =>
  `${shortDay(day, now)}の${DEAL_KIND[kind]}　${figure(price)}円`

const dealColumns = (now: number): Column<Deal>[] =>
  pageColumns(dealList, now, {
    deal: ({ settled_on: day, kind }) => (
      <>
        {shortDay(day, now)}
        <small>{DEAL_KIND[kind]}</small>
      </>
    ),
    sides: (deal) => (
      <>
        {deal.seller} → {deal.buyer}
        <Share of={deal} />
        <small>
          根拠：{deal.basis}
          {deal.basis_sha256 === null ? '' : `（ファイル ${deal.basis_sha256.slice(0, 12)}…）`}
        </small>
        {deal.price_reason !== '' && <small>理由：{deal.price_reason}</small>}
      </>
    ),
    price: ({ price, price_with_tax: withTax, building_price: building }) => (
      <>
        {figure(price)}
        <small>{withTax === price ? '消費税なし' : `税込 ${figure(withTax)}`}</small>
        {building !== null && <small>うち建物 {figure(building)}</small>}
      </>
    ),
    booked: (deal) => <BookedDeal deal={deal} record={dealRecord(deal, now)} />,
    act: (deal) => <StrikeRecord what="deal" id={deal.id} record={dealRecord(deal, now)} isStruck={deal.is_struck} />,
  })

const appraisalColumns = (now: number): Column<Appraisal>[] =>
  pageColumns(appraisalList, now, {
    appraiser: ({ appraiser, document, paper_url: paper }) => (
      <>
        {appraiser}
        <small>
          {paper === null ? (
            `${document}（書面の保存なし）`
          ) : (
            <a href={paper} target="_blank" rel="noreferrer">
              {document}
            </a>
          )}
        </small>
      </>
    ),
    act: ({ id, method, appraised_on: on, value, is_struck: isStruck }) => (
      <StrikeRecord
        what="appraisal"
        id={id}
        record={`${shortDay(on, now)}の${APPRAISAL_METHOD[method]}　${figure(value)}円`}
        isStruck={isStruck}
      />
    ),
  })

/** One part and all that is recorded of it, through whose hands it went first. */
export function PartPanel({ part, onDone }: { part: Part; onDone: () => void }) {
  const now = useNow()
  const facts = [
    areaText(part.area_centi),
    OWNERSHIP[part.ownership],
    part.registry_number === null ? '' : `不動産番号 ${part.registry_number}`,
    part.house_number === '' ? '' : `家屋番号 ${part.house_number}`,
  ]
  return (
    <Panel title={part.name} note={facts.filter((fact) => fact !== '').join('　')}>
      <div className={styles.part}>
        <RecordTable
          title="運用したファンド"
          caption={`${part.name}を運用したファンド`}
          none="まだどのファンドも取得していません。"
          columns={lineageColumns(now)}
          rows={stepsOf(part)}
        />
        <RecordTable
          title="対象としているファンド"
          caption={`${part.name}を対象としているファンド`}
          none="どのファンドにも結び付いていません。"
          columns={fundLinkColumns(now)}
          rows={part.links}
        />
        <RecordTable
          title="取引"
          caption={`${part.name}の取引`}
          none="取引の記録はありません。"
          columns={dealColumns(now)}
          rows={part.deals}
        />
        <RecordTable
          title="評価"
          caption={`${part.name}の評価`}
          none="評価の記録はありません。"
          columns={appraisalColumns(now)}
          rows={part.appraisals}
        />
        <RecordTable
          title="賃貸借"
          caption={`${part.name}の賃貸借`}
          none="賃貸借の記録はありません。"
          columns={leaseColumns(now, onDone)}
          rows={part.leases}
        />
      </div>
    </Panel>
  )
}
