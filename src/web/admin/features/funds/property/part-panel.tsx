import { useState, type ReactNode } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { RENT_DUE } from '../../../../../domain/lease.ts'
import { EXIT_KIND } from '../../../../../domain/exit-kind.ts'
import { APPRAISAL_METHOD, areaText, DEAL_KIND, OWNERSHIP, shareText } from '../../../../../domain/property.ts'
import {
  appraisalList,
  dealList,
  fundLinkList,
  leaseList,
  lineageList,
} from '../../../../../domain/tables/property-page.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { BookDeal } from './book-deal.tsx'
import { endLeaseDocument, type Part } from './property-queries.ts'
import { StrikeRecord } from './struck-record.tsx'
import styles from './property.module.css'

type Step = Part['lineage'][number]
type Lease = Part['leases'][number]
type Link = Part['links'][number]
type Deal = Part['deals'][number]
type Appraisal = Part['appraisals'][number]

/** One kind of records of a part: its table, or a line where there is none. */
function Records({
  title,
  none,
  isEmpty,
  children,
}: {
  title: string
  none: string
  isEmpty: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.records}>
      <h3>{title}</h3>
      {isEmpty ? <p className={styles.none}>{none}</p> : children}
    </div>
  )
}

/** '＋8,000,000' and '26.6％' of what a fund paid above the operator's own price. */
function Margin({ step: { margin, margin_permille: permille, own_price: own } }: { step: Step }) {
  if (margin === null || permille === null || own === null) return <>—</>
  const tenths = Math.abs(permille)
  return (
    <>
      <span className={margin > 0 ? styles.above : undefined}>
        {margin > 0 ? '＋' : ''}
        {figure(margin)}（{Math.floor(tenths / 10)}.{tenths % 10}％）
      </span>
      <small>当社の取得 {figure(own)}</small>
    </>
  )
}

/** A price and its day. */
function Changed({ day, price }: { day: string; price: number }) {
  return (
    <>
      {figure(price)}
      <small>{day}</small>
    </>
  )
}

const lineageColumns = (now: number): Column<Step>[] =>
  pageColumns(lineageList, now, {
    project_name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    bought: ({ held_from: day, acquired_for: price }) => <Changed day={shortDay(day, now)} price={price} />,
    margin: (step) => <Margin step={step} />,
    sold: ({ held_until: day, sold_for: price }) =>
      day === null || price === null ? <>—</> : <Changed day={shortDay(day, now)} price={price} />,
    exit_kind: ({ exit_kind: kind, next_project_id: id, next_project_name: name }) => (
      <>
        {EXIT_KIND[kind]}
        {id !== null && (
          <small>
            <FundLink id={id}>{name}</FundLink>
          </small>
        )}
      </>
    ),
  })

function Lineage({ part }: { part: Part }) {
  const now = useNow()
  return (
    <Records title="運用したファンド" none="まだどのファンドも取得していません。" isEmpty={part.lineage.length === 0}>
      <DataTable
        caption={`${part.name}を運用したファンド`}
        columns={lineageColumns(now)}
        rows={part.lineage}
        rowKey={({ project_id: id, held_from: from }) => `${id} ${from}`}
        empty=""
      />
    </Records>
  )
}

const fundLinkColumns = (now: number): Column<Link>[] =>
  pageColumns(fundLinkList, now, {
    project_name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    price_basis: (link) => (
      <>
        {link.price_basis}
        {link.price_reason !== '' && <small>理由：{link.price_reason}</small>}
        <Share of={link} />
      </>
    ),
    act: ({ id, project_name: name, is_struck: isStruck }) => (
      <StrikeRecord what="link" id={id} record={`${name}との結び付き`} isStruck={isStruck} />
    ),
  })

function Links({ part }: { part: Part }) {
  const now = useNow()
  return (
    <Records
      title="対象としているファンド"
      none="どのファンドにも結び付いていません。"
      isEmpty={part.links.length === 0}
    >
      <DataTable
        caption={`${part.name}を対象としているファンド`}
        columns={fundLinkColumns(now)}
        rows={part.links}
        rowKey={({ id }) => id}
        empty=""
      />
    </Records>
  )
}

function Share({
  of: { share_numerator: numerator, share_denominator: denominator },
}: {
  of: { share_numerator: number; share_denominator: number }
}) {
  const share = shareText(numerator, denominator)
  return share === null ? null : <small>持分 {share}</small>
}

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
        <small>根拠：{deal.basis}</small>
        {deal.price_reason !== '' && <small>理由：{deal.price_reason}</small>}
      </>
    ),
    price: ({ price, price_with_tax: withTax }) => (
      <>
        {figure(price)}
        <small>{withTax === price ? '消費税なし' : `税込 ${figure(withTax)}`}</small>
      </>
    ),
    booked: (deal) => <BookedDeal deal={deal} record={dealRecord(deal, now)} />,
    act: (deal) => <StrikeRecord what="deal" id={deal.id} record={dealRecord(deal, now)} isStruck={deal.is_struck} />,
  })

function Deals({ part }: { part: Part }) {
  const now = useNow()
  return (
    <Records title="取引" none="取引の記録はありません。" isEmpty={part.deals.length === 0}>
      <DataTable
        caption={`${part.name}の取引`}
        columns={dealColumns(now)}
        rows={part.deals}
        rowKey={({ id }) => id}
        empty=""
      />
    </Records>
  )
}

const appraisalColumns = (now: number): Column<Appraisal>[] =>
  pageColumns(appraisalList, now, {
    appraiser: ({ appraiser, document }) => (
      <>
        {appraiser}
        <small>{document}</small>
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

function Appraisals({ part }: { part: Part }) {
  const now = useNow()
  return (
    <Records title="評価" none="評価の記録はありません。" isEmpty={part.appraisals.length === 0}>
      <DataTable
        caption={`${part.name}の評価`}
        columns={appraisalColumns(now)}
        rows={part.appraisals}
        rowKey={({ id }) => id}
        empty=""
      />
    </Records>
  )
}

/** The day on which a lease really ended. */
function EndLease({ lease, onDone }: { lease: Lease; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [day, setDay] = useState('')
  const now = useNow()
  const act = useAct(endLeaseDocument, {
    name: '賃貸借の終了の記録',
    done: '賃貸借の終了を記録しました。',
    onDone: () => {
      setAsking(false)
      onDone()
    },
  })
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        終了<span className="visually-hidden">：{lease.tenant}の賃貸借</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="賃貸借の終了を記録" size="narrow" busy={act.busy}>
        <div className={styles.form}>
          <p className={styles.text}>
            {lease.tenant}　{shortDay(lease.begins_on, now)}から
          </p>
          <DenseInput
            label="終了した日"
            needed
            type="date"
            value={day}
            max={japanDateOf(new Date(now))}
            error={act.failure?.fields['ended_on'] ?? act.failure?.message}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <DialogActions>
          <Button
            variant="filled"
            loading={act.busy}
            onClick={() => void act.run({ lease_id: lease.id, ended_on: day })}
          >
            終了を記録する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

const leaseColumns = (now: number, onDone: () => void): Column<Lease>[] =>
  pageColumns(leaseList, now, {
    rent: ({ rent, common_fee: fee, rent_due: due }) => (
      <>
        {figure(rent)}
        {fee > 0 && <small>共益費 {figure(fee)}</small>}
        <small>{RENT_DUE[due]}</small>
      </>
    ),
    period: ({ begins_on: begins, ends_on: ends, ended_on: ended, is_sublease: isSublease }) => (
      <>
        {shortDay(begins, now)}〜{ends !== null && shortDay(ends, now)}
        {ended !== null && <small>{shortDay(ended, now)}に終了</small>}
        {isSublease && <small>サブリース</small>}
      </>
    ),
    act: (lease) => (
      <span className={styles.acts}>
        {lease.ended_on === null && !lease.is_struck && <EndLease lease={lease} onDone={onDone} />}
        <StrikeRecord what="lease" id={lease.id} record={`${lease.tenant}の賃貸借`} isStruck={lease.is_struck} />
      </span>
    ),
  })

function Leases({ part, onDone }: { part: Part; onDone: () => void }) {
  const now = useNow()
  return (
    <Records title="賃貸借" none="賃貸借の記録はありません。" isEmpty={part.leases.length === 0}>
      <DataTable
        caption={`${part.name}の賃貸借`}
        columns={leaseColumns(now, onDone)}
        rows={part.leases}
        rowKey={({ id }) => id}
        empty=""
      />
    </Records>
  )
}

/** One part and all that is recorded of it, through whose hands it went first. */
export function PartPanel({ part, onDone }: { part: Part; onDone: () => void }) {
  const facts = [
    areaText(part.area_centi),
    OWNERSHIP[part.ownership],
    part.registry_number === null ? '' : `不動産番号 ${part.registry_number}`,
    part.house_number === '' ? '' : `家屋番号 ${part.house_number}`,
  ]
  return (
    <Panel title={part.name} note={facts.filter((fact) => fact !== '').join('　')}>
      <div className={styles.part}>
        <Lineage part={part} />
        <Links part={part} />
        <Deals part={part} />
        <Appraisals part={part} />
        <Leases part={part} onDone={onDone} />
      </div>
    </Panel>
  )
}
