import { Link } from 'react-router'
import { passes, recordFilters, RECORD_FILTERS, type RecordFilter } from '../../../../domain/funds/track-record.ts'
import { splitFundName } from '../../../../domain/funds/fund-text.ts'
import { formatRate, formatYen } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { judgedFacts, wholeRate, type EndedFund } from './record-queries.ts'
import { laneScale, YieldLane, type LaneScale, type LaneTone } from './yield-lane.tsx'
import styles from './ended-funds.module.css'

const keys: readonly { tone: LaneTone | 'planned'; text: string }[] = [
  { tone: 'planned', text: '予定' },
  { tone: 'kept', text: '実績（予定以上）' },
  { tone: 'below', text: '実績（予定未満）' },
  { tone: 'loss', text: '実績（損失）' },
]

const headings = ['ファンド', '年利（税引前）', '年利の図', '運用期間', '出資額と償還額', '物件の売却'] as const

/** Every ended fund, the last redemption first; a filter is an address of its own and needs no script. */
export function EndedFunds({ ended, filter }: { ended: readonly EndedFund[]; filter: RecordFilter }) {
  const scale = laneScale(ended.flatMap((fund) => [fund.planned_rate, wholeRate(fund) ?? 0]))
  const matching = (one: RecordFilter) => ended.filter((fund) => passes(one, judgedFacts(fund)))
  const shown = matching(filter)
  return (
    <section aria-labelledby="ended-title">
      <div className={styles.head}>
        <SectionTitle id="ended-title">償還したファンド</SectionTitle>
        <ul className={styles.keys} aria-label="図の見方">
          {keys.map(({ tone, text }) => (
            <li key={tone} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <nav className={styles.filters} aria-label="償還したファンドの絞り込み">
        {recordFilters.map((one) => (
          <Link
            key={one}
            to={one === 'all' ? '/record' : `/record?filter=${one}`}
            preventScrollReset
            aria-current={one === filter ? 'true' : undefined}
          >
            {`${RECORD_FILTERS[one]}（${matching(one).length}）`}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <Notice title={`「${RECORD_FILTERS[filter]}」に当てはまるファンドはありません`} />
      ) : (
        <div className={styles.table} role="table" aria-label="償還したファンドの予定と実績">
          <div className={styles.headings} role="row">
            {headings.map((text) => (
              <span key={text} role="columnheader">
                {text}
              </span>
            ))}
          </div>
          {shown.map((fund) => (
            <FundRow key={fund.id} fund={fund} scale={scale} />
          ))}
        </div>
      )}
      <p className={`${styles.small} ${styles.note}`}>
        年利の図では、0％を縦線、予定を白い丸、実績を色の丸で示しています。
      </p>
    </section>
  )
}

const toneOf = (fund: EndedFund): LaneTone => (fund.loss > 0 ? 'loss' : fund.is_below_plan ? 'below' : 'kept')

function FundRow({ fund, scale }: { fund: EndedFund; scale: LaneScale }) {
  const { number, title } = splitFundName(fund.name)
  return (
    <div className={styles.row} role="row">
      <div role="rowheader" className={styles.name}>
        <Link className="tap-link" to={`/projects/${fund.id}`}>
          {number === null ? title : `${number} ${title}`}
        </Link>
        <span className={styles.small}>
          償還 <DateTime value={fund.redeemed_on ?? fund.ended_on} format="yearDay" />
        </span>
      </div>
      <Rates fund={fund} />
      <div role="cell">
        <YieldLane planned={fund.planned_rate} actual={wholeRate(fund)} scale={scale} tone={toneOf(fund)} />
      </div>
      <div role="cell" className={styles.pair}>
        <span className={styles.small}>{`予定 ${fund.planned_term}`}</span>
        <span>
          実績 <b className="no-break">{fund.term}</b>
        </span>
        {fund.delay_days > 0 && <Tag tone="warning">{`${fund.delay_days}日延長`}</Tag>}
        {fund.delay_days < 0 && <Tag tone="waiting">{`${-fund.delay_days}日早く終了`}</Tag>}
      </div>
      <div role="cell" className={styles.pair}>
        <span>{`出資 ${formatYen(fund.paid_in)}`}</span>
        {fund.loss === 0 ? (
          <span className={styles.small}>全額を償還</span>
        ) : (
          <>
            <span className={styles.lost}>{`償還 ${formatYen(fund.principal)}`}</span>
            <span className={styles.lost}>{`損失 ${formatYen(fund.loss)}`}</span>
          </>
        )}
        <span className={styles.small}>{`分配金 ${formatYen(fund.dividend)}`}</span>
      </div>
      <div role="cell" className={styles.small}>
        {fund.exits.length === 0 ? '記録なし' : fund.exits.join('、')}
      </div>
      <Reasons fund={fund} />
    </div>
  )
}

function Rates({ fund }: { fund: EndedFund }) {
  const { rate, rate_after_loss: afterLoss, planned_rate: planned } = fund
  return (
    <div role="cell" className={styles.pair}>
      <span className={styles.small}>{`予定 ${formatRate(planned)}％`}</span>
      {rate === null ? (
        <span>実績 記録なし</span>
      ) : (
        <span className={afterLoss === null ? undefined : styles.lost}>
          実績 <b className={styles.rate}>{`${formatRate(afterLoss ?? rate)}％`}</b>
        </span>
      )}
      {rate !== null && afterLoss !== null && (
        <span className={styles.small}>{`損失を除く分配のみ ${formatRate(rate)}％`}</span>
      )}
      {rate !== null && rate < planned && !fund.is_below_plan && (
        <span className={styles.small}>予定どおり（上限まで分配）</span>
      )}
    </div>
  )
}

/** What investors were told of it, and what was put right since. */
function Reasons({ fund }: { fund: EndedFund }) {
  if (fund.causes.length + fund.corrections.length === 0) return null
  return (
    <div role="cell" className={styles.reasons}>
      {fund.causes.map((text) => (
        <p key={text}>{`理由：${text}`}</p>
      ))}
      {fund.corrections.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
