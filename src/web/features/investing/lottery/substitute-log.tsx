import { lotteryStepKinds } from '../../../../domain/investing/lottery-steps.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { ValueBox } from '../../../ui/hex-value.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import type { LotteryFund } from './lottery-queries.ts'
import page from './lottery-page.module.css'
import styles from './order-table.module.css'

/** What became of the room after the draw: each step in its order, for anybody to follow. */
export function SubstituteLog({ fund, ownId }: { fund: LotteryFund; ownId: string | null }) {
  const { steps, substitutes_hash: hash } = fund.lottery_proof
  if (hash === null) return null
  return (
    <section className={page.section} aria-labelledby="substitutes-title">
      <SectionTitle id="substitutes-title">補欠の記録</SectionTitle>
      <p className={page.sub}>
        落選した方のうち申し込みのときに補欠を選んだ方が、抽選の順に補欠になります。空きが出ると、申し込み額の全額が収まる最初の方に案内します。
      </p>
      <Card>
        <ValueBox name="補欠の名簿のハッシュ値" technical="締め切りのときに公開" value={hash} />
      </Card>
      {steps.length === 0 ? (
        <p className="small-text">まだ記録はありません。</p>
      ) : (
        <div className={styles.order}>
          <table className={styles.table}>
            <caption>抽選のあとの記録（全{steps.length}件、古い順）</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.number}>
                  番号
                </th>
                <th scope="col" className={styles.wide}>
                  日時
                </th>
                <th scope="col">内容</th>
                <th scope="col">申し込み番号</th>
                <th scope="col" className={styles.number}>
                  金額
                </th>
                <th scope="col" className={classNames(styles.number, styles.wide)}>
                  空きの残り
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.seq} data-marked={step.invest_id === ownId || undefined}>
                  <th scope="row" className={styles.number}>
                    {step.seq}
                  </th>
                  <td className={styles.wide}>
                    <DateTime value={step.at} format="shortDateTime" />
                  </td>
                  <td>{lotteryStepKinds[step.kind]}</td>
                  <td>
                    {step.invest_id}
                    {step.invest_id === ownId && <span className="no-break">（あなた）</span>}
                  </td>
                  <td className={styles.number}>
                    <Money yen={step.amount} />
                  </td>
                  <td className={classNames(styles.number, styles.wide)}>
                    <Money yen={step.free_after} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
