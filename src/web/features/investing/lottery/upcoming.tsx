import type { ReactNode } from 'react'
import { Card, Rows } from '../../../ui/card.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import type { LotteryFund, LotteryInvest } from './lottery-queries.ts'
import { drawDueAt, roundAppearsAt, type LotteryStage } from './lottery-stage.ts'
import styles from './lottery-page.module.css'

const stageTags: Record<Exclude<LotteryStage, 'drawn'>, [label: string, tone: TagTone]> = {
  announced: ['募集前', 'primary'],
  open: ['募集中', 'primary'],
  closing: ['締め切り', 'waiting'],
  listed: ['抽選待ち', 'waiting'],
}

/** How long after its time a draw counts as late, in milliseconds: a job may take its moment. */
const patience = 300_000

export function Instant({ at }: { at: number }) {
  return <DateTime value={new Date(at).toISOString()} />
}

function LateDraw({ fund, now }: { fund: LotteryFund; now: number }) {
  if (now < drawDueAt(fund) + patience) return null
  return (
    <Notice tone="warning" title="抽選の予定の時刻を過ぎています">
      <p>
        {fund.lottery_proof.beacon_round === null
          ? '準備ができしだい抽選を行います。'
          : '約束した公開の乱数を読み取れるまで、抽選は行いません。読み取れしだい、同じ手順で抽選します。'}
      </p>
    </Notice>
  )
}

/** Before the draw: what comes when, and the visitor's own application. */
export function Upcoming({
  fund,
  stage,
  application,
  now,
}: {
  fund: LotteryFund
  stage: Exclude<LotteryStage, 'drawn'>
  application: LotteryInvest | null
  now: number
}) {
  const [label, tone] = stageTags[stage]
  const round = fund.lottery_proof.beacon_round
  const rows: [ReactNode, ReactNode][] = [
    ['締め切り', <DateTime key="end" value={fund.end_at} />],
    ...(round === null
      ? []
      : [
          [
            '公開の乱数',
            <span key="round">
              <Instant at={roundAppearsAt(round)} />
              ごろに発表
            </span>,
          ] satisfies [ReactNode, ReactNode],
        ]),
    ['抽選と公開', <Instant key="draw" at={drawDueAt(fund)} />],
  ]
  if (application !== null)
    rows.unshift(
      ['申し込み番号', <b key="id">{application.id}</b>],
      ['金額', <Money key="amount" yen={application.amount} />],
    )
  return (
    <Card as="section" className={styles.result} aria-labelledby="upcoming-title">
      <div className={styles.resultHead}>
        <SectionTitle place="card" id="upcoming-title">
          {application === null ? 'これからの予定' : 'あなたの申し込み'}
        </SectionTitle>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <Rows rows={rows} stacking />
      {stage === 'closing' && <p>募集は締め切りました。名簿のハッシュ値は、まもなく公開します。</p>}
      <LateDraw fund={fund} now={now} />
      {application !== null && (
        <p className="small-text">
          申し込み番号は、名簿と順番の一覧であなたの申し込みを見分けるためのものです。お名前は公開しません。
        </p>
      )}
    </Card>
  )
}
