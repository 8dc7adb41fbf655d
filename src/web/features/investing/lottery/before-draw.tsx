import type { ReactNode } from 'react'
import { Card, Rows } from '../../../ui/card.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Hex } from '../../../ui/hex-value.tsx'
import type { LotteryFund } from './lottery-queries.ts'
import { drawDueAt, roundAppearsAt } from './lottery-stage.ts'
import { Instant } from './upcoming.tsx'
import styles from './lottery-page.module.css'

const shownDigits = 16

/** After the draw: what this page showed at which time before it. */
export function BeforeDraw({ fund }: { fund: LotteryFund }) {
  const { commitment, beacon_round: round, list_hash: listHash } = fund.lottery_proof
  const seal: [string, ReactNode] = ['コミット値', <Hex key="seal" value={commitment} shown={shownDigits} />]
  const promised: [string, ReactNode][] =
    round === null
      ? []
      : [
          [
            '公開の乱数',
            <span key="round">
              第{round}回を使うという約束
              <span className="no-break">
                （<Instant at={roundAppearsAt(round)} />
              </span>
              ごろに発表）
            </span>,
          ],
        ]
  const seed: [string, ReactNode] = [
    '種',
    <span key="seed">
      <Instant at={drawDueAt(fund)} />
      からの抽選のときに公開
    </span>,
  ]
  return (
    <section className={styles.section} aria-labelledby="before-title">
      <SectionTitle id="before-title">抽選の前の見え方</SectionTitle>
      <p className={styles.sub}>抽選の前からこの画面で公開していた値です。値をひかえておいた方は、見比べられます。</p>
      <div className={styles.pair}>
        <Card className={styles.moment}>
          <h3>
            募集中
            <Tag>
              〜<DateTime value={fund.end_at} format="shortDateTime" />
            </Tag>
          </h3>
          <Rows
            rows={[
              seal,
              ...promised,
              [
                '名簿のハッシュ値',
                <span key="list">
                  <DateTime value={fund.end_at} />
                  の締め切り後に公開
                </span>,
              ],
              seed,
            ]}
            stacking
          />
        </Card>
        <Card className={styles.moment}>
          <h3>
            締め切り後、抽選前<Tag tone="waiting">抽選待ち</Tag>
          </h3>
          <Rows
            rows={[
              seal,
              ...promised,
              ['名簿のハッシュ値', listHash === null ? '—' : <Hex key="list" value={listHash} shown={shownDigits} />],
              seed,
            ]}
            stacking
          />
        </Card>
      </div>
    </section>
  )
}
