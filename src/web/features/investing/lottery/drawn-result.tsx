import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { formatManYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { DrawChart } from './draw-chart.tsx'
import type { DrawnRow } from './drawn-order.ts'
import type { LotteryEntry, LotteryFund, LotteryInvest } from './lottery-queries.ts'
import { lotteryCapacity } from './lottery-stage.ts'
import type { DrawnRowsState } from './use-drawn-rows.ts'
import styles from './lottery-page.module.css'

type Figure = [term: string, value: string, unit: string, note?: string]

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([term, value, unit, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className="no-break">
              <span className={styles.figure}>{value}</span>
              {unit}
            </span>
            {note !== undefined && (
              <>
                {' '}
                <span className="no-break">／ {note}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 3,170 and 万円, or 3,170,500 and 円: the figure large, the unit small. */
function amountFigure(term: string, yen: number): Figure {
  const [, value = '', unit = ''] = /^([\d,−]+)(.*)$/.exec(formatManYen(yen)) ?? []
  return [term, value, unit]
}

/** What the turn of an application looked like. */
function Turn({ row, capacity }: { row: DrawnRow; capacity: number }) {
  const left = capacity - row.takenBefore
  const seen = (
    <>
      <span className="no-break">{row.position}番目</span>のあなたの番が来たとき、当選の枠
      <Money yen={capacity} unit="manYen" />
      のうち
      <Money yen={left} unit="manYen" />
      が残っていました。
    </>
  )
  if (row.won)
    return (
      <p>
        {seen}申し込んだ
        <Money yen={row.amount} unit="manYen" />
        の全額が収まったため、当選です。
      </p>
    )
  if (left === 0)
    return (
      <p>
        <span className="no-break">{row.position}番目</span>のあなたの番が来たとき、当選の枠
        <Money yen={capacity} unit="manYen" />
        は残っていませんでした。そのため、当選していません。
      </p>
    )
  return (
    <p>
      {seen}申し込んだ
      <Money yen={row.amount} unit="manYen" />
      の全額は収まらないため、当選していません。
    </p>
  )
}

function OwnFigures({ fund, row, count }: { fund: LotteryFund; row: DrawnRow; count: number }) {
  return (
    <>
      <Figures
        figures={[
          ['申し込み番号', row.investId, ''],
          amountFigure('申し込んだ金額', row.amount),
          ['抽選の順番', String(row.position), '番目', `${count}件`],
          amountFigure('あなたより前の当選額', row.takenBefore),
        ]}
      />
      <Turn row={row} capacity={lotteryCapacity(fund)} />
    </>
  )
}

function PublicFigures({ fund, entries }: { fund: LotteryFund; entries: readonly LotteryEntry[] }) {
  const won = entries.filter((entry) => entry.won).length
  const substitutes = entries.filter((entry) => !entry.won && entry.substitute).length
  const lost = entries.length - won - substitutes
  const total = entries.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Figures
      figures={[
        ['申し込み', String(entries.length), '件'],
        amountFigure('申し込みの合計', total),
        amountFigure('当選の枠', lotteryCapacity(fund)),
        ['当選', String(won), '件', substitutes === 0 ? `落選${lost}件` : `補欠${substitutes}件、落選${lost}件`],
      ]}
    />
  )
}

/** By the draw itself; what became of a substitute stands in the log. */
const resultOf = ({ won, substitute }: LotteryEntry): string => (won ? '当選' : substitute ? '補欠' : '落選')

function OwnEntry({ entry }: { entry: LotteryEntry }) {
  return <Figures figures={[['申し込み番号', entry.invest_id, ''], amountFigure('申し込んだ金額', entry.amount)]} />
}

function AfterDraw({ fund, application }: { fund: LotteryFund; application: LotteryInvest | null }) {
  if (fund.performance?.isFail)
    return (
      <Notice tone="warning" title="このファンドは成立しませんでした">
        <p>抽選の結果にかかわらず、すべての申し込みが不成立になりました。</p>
      </Notice>
    )
  if (application?.status === 'Canceled')
    return <p className="small-text">この申し込みは、抽選のあとに取り消されています。</p>
  return null
}

/** The visitor's own result, or for everybody else the result as a whole; both over the same picture. */
export function DrawnResult({
  fund,
  rows,
  application,
  visitorHint,
}: {
  fund: LotteryFund
  rows: DrawnRowsState
  application: LotteryInvest | null
  visitorHint: ReactNode
}) {
  const list = typeof rows === 'string' ? null : rows
  const entries = fund.lottery_proof.entries ?? []
  const entry = entries.find(({ invest_id }) => invest_id === application?.id)
  const own = list?.find(({ investId }) => investId === entry?.invest_id)
  if (entries.length === 0)
    return (
      <Notice title="申し込みはありませんでした">
        <p>名簿が空のため、当選した申し込みはありません。</p>
      </Notice>
    )
  return (
    <Card as="section" className={styles.result} aria-labelledby="result-title" aria-busy={rows === 'computing'}>
      <div className={styles.resultHead}>
        <SectionTitle place="card" id="result-title">
          {entry === undefined ? '抽選の結果' : 'あなたの結果'}
        </SectionTitle>
        {entry !== undefined && <Tag tone={entry.won ? 'done' : 'ended'}>{resultOf(entry)}</Tag>}
      </div>
      {entry === undefined && <PublicFigures fund={fund} entries={entries} />}
      {entry !== undefined &&
        (own === undefined ? <OwnEntry entry={entry} /> : <OwnFigures fund={fund} row={own} count={entries.length} />)}
      <AfterDraw fund={fund} application={application} />
      {rows === 'computing' && <Skeleton shape="block" />}
      {list !== null && <DrawChart rows={list} ownId={entry?.invest_id ?? null} />}
      {entry === undefined && visitorHint}
    </Card>
  )
}
