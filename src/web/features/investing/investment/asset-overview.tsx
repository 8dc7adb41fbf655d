import { memberAllowance, MEMBER_CAP } from '../../../../domain/investing/allowance.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { yen } from '../../../../domain/money.ts'
import { Card } from '../../../ui/card.tsx'
import { formatYen } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BigMoney, DateTime, Money } from '../../../ui/money.tsx'
import type { Holdings, RoomReturn } from './assets.ts'
import styles from './assets.module.css'

interface LimitPart {
  name: string
  yen: number
  use: 'operating' | 'paidIn' | 'waiting' | 'free'
}

function limitParts(holdings: Holdings, investingAmount: number): LimitPart[] {
  const parts: LimitPart[] = [
    { name: '運用中の元本', yen: holdings.operating.yen, use: 'operating' },
    { name: '入金済み（運用開始前）', yen: holdings.waitingForStart.yen, use: 'paidIn' },
    { name: 'お振り込み待ち', yen: holdings.waitingForDeposit.yen, use: 'waiting' },
    { name: '抽選待ち', yen: holdings.waitingForDraw.yen, use: 'waiting' },
  ]
  return [
    ...parts.filter((part) => part.yen > 0),
    { name: '投資可能額', yen: memberAllowance(yen(investingAmount)), use: 'free' },
  ]
}

/** The hatch of what is promised and not yet paid, woven in the picture itself: no background is printed. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.hatchGround} />
        <rect width="2.500" height="6" className={styles.hatchLine} />
      </pattern>
    </defs>
  )
}

function LimitBar({ parts }: { parts: readonly LimitPart[] }) {
  const shares = parts.map((part, index) => ({
    ...part,
    from: (parts.slice(0, index).reduce((sum, before) => sum + before.yen, 0) * 100) / MEMBER_CAP,
    width: (part.yen * 100) / MEMBER_CAP,
  }))
  return (
    <svg className={styles.limitBar} width="100%" height="18" aria-hidden="true" focusable="false">
      <Hatch id="limit-hatch" />
      {shares.map((share) => (
        <rect
          key={share.name}
          x={`${share.from}%`}
          width={`${share.width}%`}
          height="18"
          data-use={share.use}
          fill={share.use === 'waiting' ? 'url(#limit-hatch)' : undefined}
        />
      ))}
    </svg>
  )
}

function PersonalLimit({ parts }: { parts: readonly LimitPart[] }) {
  return (
    <>
      <LimitBar parts={parts} />
      <dl className={styles.legend}>
        {parts.map((part) => (
          <div key={part.name}>
            <dt>
              <svg width="18" height="12" aria-hidden="true" focusable="false">
                <rect
                  width="18"
                  height="12"
                  data-use={part.use}
                  fill={part.use === 'waiting' ? 'url(#limit-hatch)' : undefined}
                />
              </svg>
              {part.name}
            </dt>
            <dd>
              <Money yen={part.yen} />
            </dd>
          </div>
        ))}
        <div className={styles.legendTotal}>
          <dt>お一人さまの上限</dt>
          <dd>
            <Money yen={MEMBER_CAP} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function RoomReturnNote({ room }: { room: RoomReturn }) {
  const { dueOn, fundName } = room.payment
  if (dueOn === null) return null
  return (
    <p className={styles.roomReturn}>
      <Icon name="calendar" size={18} />
      {room.isLate ? (
        <span>
          <span className="no-break">{shortFundName(fundName)}の元本</span>のお支払いは、
          <span className="no-break">
            予定日（
            <DateTime value={dueOn} format="date" />）
          </span>
          を過ぎています。戻ると、<b className="no-break">{formatYen(room.allowance)}</b>になります。
        </span>
      ) : (
        <span>
          <DateTime value={dueOn} format="date" />
          までに<span className="no-break">{shortFundName(fundName)}の元本</span>が戻ると、
          <b className="no-break">{formatYen(room.allowance)}</b>になる予定です。
        </span>
      )}
    </p>
  )
}

interface AssetOverviewProps {
  holdings: Holdings
  investingAmount: number
  room: RoomReturn | null
}

/** What works, what is on its way, what came, and what may still be put in. */
export function AssetOverview({ holdings, investingAmount, room }: AssetOverviewProps) {
  const { operating, waitingForReturn, waitingForDeposit, received, dividends } = holdings
  return (
    <Card className={styles.overview}>
      <div>
        <p className="caption-text">運用中の元本</p>
        <p>
          <BigMoney yen={operating.yen} />
        </p>
        <p className="caption-text">
          {operating.count}件{waitingForReturn > 0 && `（うち償還待ち ${formatYen(waitingForReturn)}）`}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>お振り込み待ち</dt>
          <dd>
            <Money yen={waitingForDeposit.yen} />
          </dd>
          <dd className="caption-text">
            {waitingForDeposit.count}件
            {received > 0 && <span className="no-break">（入金済み {formatYen(received)}）</span>}
          </dd>
        </div>
        <div>
          <dt>受取分配金累計（税引後）</dt>
          <dd>
            <Money yen={dividends.yen} />
          </dd>
          <dd className="caption-text">{dividends.count}回</dd>
        </div>
      </dl>
      <div className={styles.limitHead}>
        <h3>投資可能額</h3>
        <p>
          <BigMoney yen={memberAllowance(yen(investingAmount))} />
        </p>
      </div>
      <PersonalLimit parts={limitParts(holdings, investingAmount)} />
      {room !== null && <RoomReturnNote room={room} />}
    </Card>
  )
}
