import { EXIT_KIND, EXIT_PROOF } from '../../../../../domain/funds/exit-kind.ts'
import { fundLinkList, lineageList } from '../../../../../domain/tables/property-page.ts'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { Part } from './property-queries.ts'
import { StrikeRecord } from './struck-record.tsx'
import { Share } from './part-records.tsx'
import styles from './property.module.css'

type Step = Part['lineage'][number]
type Link = Part['links'][number]

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

/** A fund may have held it twice. */
export const stepsOf = ({ lineage }: Part) =>
  lineage.map((step) => ({ ...step, id: `${step.project_id} ${step.held_from}` }))

export const lineageColumns = (now: number): Column<Step & { id: string }>[] =>
  pageColumns(lineageList, now, {
    project_name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    bought: ({ held_from: day, acquired_for: price }) => <Changed day={shortDay(day, now)} price={price} />,
    margin: (step) => <Margin step={step} />,
    sold: ({ held_until: day, sold_for: price }) =>
      day === null || price === null ? <>—</> : <Changed day={shortDay(day, now)} price={price} />,
    exit_kind: ({ exit_kind: kind, exit_proof: proof, next_project_id: id, next_project_name: name }) => (
      <>
        {EXIT_KIND[kind]}
        {proof !== null && proof !== 'books' && <small>{EXIT_PROOF[proof]}</small>}
        {id !== null && (
          <small>
            <FundLink id={id}>{name}</FundLink>
          </small>
        )}
      </>
    ),
  })

export const fundLinkColumns = (now: number): Column<Link>[] =>
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
