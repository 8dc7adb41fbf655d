import { useId, useState } from 'react'
import { AMOUNT_UNIT, MEMBER_CAP } from '../../../../domain/investing/allowance.ts'
import { dividendDueOn } from '../../../../domain/funds/fund-schedule.ts'
import { yen } from '../../../../domain/money.ts'
import { simulate } from '../../../../domain/investing/simulator.ts'
import { WITHHOLDING_RATE_TEXT } from '../../../../domain/treasury/withholding.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { day, rateBp } from '../../../from-api.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/select.tsx'
import { formatManYen, formatRate, formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { ReturnBar } from './return-bar.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './simulator.module.css'

const maxUnits = MEMBER_CAP / AMOUNT_UNIT

function AmountControl({ units, onChange }: { units: number; onChange: (units: number) => void }) {
  return (
    <>
      <div className={styles.amount}>
        <IconButton icon="minus" label="10万円減らす" disabled={units === 1} onClick={() => onChange(units - 1)} />
        <Select
          label="出資する金額"
          requirement="none"
          value={units}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: maxUnits }, (_, index) => (
            <option key={index} value={index + 1}>
              {formatManYen((index + 1) * AMOUNT_UNIT)}
            </option>
          ))}
        </Select>
        <IconButton
          icon="plus"
          label="10万円増やす"
          disabled={units === maxUnits}
          onClick={() => onChange(units + 1)}
        />
      </div>
      <div className={styles.range}>
        <Slider
          label="出資する金額（スライダー）"
          valueText={formatManYen(units * AMOUNT_UNIT)}
          min={1}
          max={maxUnits}
          value={units}
          onChange={onChange}
          ends={['10万円', '100万円']}
        />
      </div>
    </>
  )
}

function Assumptions({ fund, amount }: { fund: Fund; amount: number }) {
  return (
    <details className={styles.assumptions}>
      <summary>
        計算の前提
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        <li>
          {/* One text in its element: where a browser has translated the page, the program still finds it, and the figure follows. */}
          {`分配金＝${formatManYen(amount)} × 年利${formatRate(fund.rimawari)}％（税引前）× ${fund.unyo_term_month}か月 ÷ 12か月。1円未満は切り捨て`}
        </li>
        <li>源泉徴収＝分配金 × {WITHHOLDING_RATE_TEXT}。1円未満は切り捨て</li>
        <li>普通預金＝年利0.2％（税引前）、税率20.315％で計算</li>
        <li>予定どおりに運用できた場合の見込みで、将来の結果を約束するものではありません</li>
      </ul>
    </details>
  )
}

/** What the planned yield would mean for an amount, beside a deposit. The same arithmetic as the server's. */
export function Simulator({ fund, onUseAmount }: { fund: Fund; onUseAmount: ((yen: number) => void) | null }) {
  const [units, setUnits] = useState(5)
  const resultId = useId()
  const isClosed = useNowAround([fund.end_at]) > Date.parse(fund.end_at)
  const amount = units * AMOUNT_UNIT
  const months = fund.unyo_term_month
  const { fund: planned, deposit } = simulate(yen(amount), rateBp(fund.rimawari), months)
  const longest = amount + Math.max(planned.net, deposit.net)
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="simulator-title">
      <SectionTitle id="simulator-title">シミュレーション</SectionTitle>
      <Card>
        <AmountControl units={units} onChange={setUnits} />
        <table className={styles.result} id={resultId}>
          <caption>{months}か月運用したときの見込み</caption>
          <tbody>
            <tr>
              <th scope="row">分配金（税引前）</th>
              <td>{formatYen(planned.gross)}</td>
            </tr>
            <tr>
              <th scope="row">源泉徴収（{WITHHOLDING_RATE_TEXT}）</th>
              <td>{formatYen(-planned.tax)}</td>
            </tr>
            <tr data-key="">
              <th scope="row">分配金（税引後）</th>
              <td aria-live="polite">
                <span>{formatYen(planned.net).slice(0, -1)}</span>
                <small>円</small>
              </td>
            </tr>
          </tbody>
        </table>
        {isClosed && (
          <p className="small-text">このファンドの募集は終了しました。募集したときの予定で計算しています。</p>
        )}
        {!isClosed && fund.unyo_end_at !== null && (
          <p className="small-text">
            お受け取りは <DateTime value={dividendDueOn(day(fund.unyo_end_at), fund.is_auto_continue)} format="date" />
            までの予定です。
          </p>
        )}
        <figure className={styles.comparison}>
          <h3>普通預金に{months}か月預けた場合との比較</h3>
          <ReturnBar
            kind="fund"
            name="このファンド"
            principal={amount}
            gain={planned.net}
            longest={longest}
            note="元本は保証されません"
          />
          <ReturnBar
            kind="deposit"
            name="普通預金"
            principal={amount}
            gain={deposit.net}
            longest={longest}
            note="元本保証（預金保険の範囲内）"
          />
          <figcaption className="caption-text">
            棒の長さは<span className="no-break">0円</span>
            からの割合です。預金は元本保証、本商品は元本保証ではありません。
          </figcaption>
        </figure>
        <Assumptions fund={fund} amount={amount} />
        {onUseAmount !== null && (
          <Button full onClick={() => onUseAmount(amount)}>
            {`${formatManYen(amount)}を申し込み欄に入れる`}
          </Button>
        )}
      </Card>
    </section>
  )
}
