import { COMPARED_ITEMS, COMPARED_STATES, type ComparedState } from '../../../../../domain/funds/plan-and-record.ts'
import { formatRate, formatYen } from '../../../../ui/format.ts'
import { SectionTitle } from '../../../../ui/heading.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Tag, type TagTone } from '../../../../ui/tag.tsx'
import { AFTER_LOSS } from '../fund-facts.ts'
import type { Fund } from '../fund-queries.ts'
import { PlanAndRecordTable } from './plan-and-record-table.tsx'
import { signedYen, type ComparedPeriod } from './run-facts.ts'
import styles from './plan-and-record.module.css'

type Row = ComparedPeriod['rows'][number]

const tones: Record<ComparedState, TagTone> = {
  planned: 'ended',
  running: 'primary',
  counting: 'waiting',
  closed: 'done',
}

/** "予定との差 −19,000円"; what came as planned says so. */
const differenceText = (difference: number): string =>
  difference === 0 ? '予定どおり' : `予定との差 ${signedYen(difference)}`

/** A sale may bring less than nothing, and dwarfs what a period earns: it has no bar. */
const hasBar = ({ item }: Row): boolean => item !== 'sale'

/** What the full width of every bar of the fund stands for, so that periods can be compared by eye. */
function longestOf(periods: readonly ComparedPeriod[]): number {
  const amounts = periods.flatMap(({ rows }) =>
    rows.filter(hasBar).flatMap(({ planned, recorded }) => [planned ?? 0, recorded ?? 0]),
  )
  return Math.max(1, ...amounts)
}

/** The plan as a dashed frame, the record as a solid bar in the same place. The figures above it say the same. */
function Bar({ row: { item, planned, recorded }, longest }: { row: Row; longest: number }) {
  const percent = (amount: number) => `${(Math.max(0, amount) * 99.4) / longest}%`
  return (
    <svg className={styles.bar} width="100%" height="22" aria-hidden="true" focusable="false">
      <rect y="5" width="100%" height="12" rx="2" className={styles.ground} />
      {recorded !== null && (
        <rect y="5" width={percent(recorded)} height="12" rx="2" data-item={item} className={styles.recorded} />
      )}
      {planned !== null && <rect x="1" y="1" width={percent(planned)} height="20" rx="2" className={styles.planned} />}
    </svg>
  )
}

function Compared({ row, longest }: { row: Row; longest: number }) {
  const { item, planned, recorded, difference } = row
  return (
    <div>
      <dt>{COMPARED_ITEMS[item]}</dt>
      <dd>
        {recorded !== null && <b>{item === 'sale' ? signedYen(recorded) : formatYen(recorded)}</b>}
        {recorded === null && planned !== null && <span>{`予定 ${formatYen(planned)}`}</span>}
        {difference !== null && <small>{differenceText(difference)}</small>}
      </dd>
      {hasBar(row) && <Bar row={row} longest={longest} />}
    </div>
  )
}

function Period({ period, longest, isOnly }: { period: ComparedPeriod; longest: number; isOnly: boolean }) {
  const { number, start_at: start, end_at: end, state, rows, notes } = period
  const { rimawari: brought, rimawari_after_loss: afterLoss } = period
  return (
    <li className={styles.period}>
      <div className={styles.head}>
        <h3>{isOnly ? '全期間' : `第${number}期`}</h3>
        <Tag tone={tones[state]}>{COMPARED_STATES[state]}</Tag>
      </div>
      <p className={styles.days}>
        <DateTime value={start} format="yearDay" />〜<wbr />
        <DateTime value={end} format="yearDay" />
      </p>
      {brought !== null && (
        <p className={styles.days}>
          実績年利（税引前）<b>{`${formatRate(brought)}％`}</b>
          {afterLoss !== null && (
            <>
              {'　'}
              {AFTER_LOSS}
              <b>{`${formatRate(afterLoss)}％`}</b>
            </>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <Compared key={row.item} row={row} longest={longest} />
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </li>
  )
}

function Legend({ periods }: { periods: readonly ComparedPeriod[] }) {
  const rows = periods.flatMap((period) => period.rows)
  const items = [...new Set(rows.filter((row) => hasBar(row) && row.recorded !== null).map(({ item }) => item))]
  return (
    <p className={styles.legend} aria-hidden="true">
      {rows.some(({ planned }) => planned !== null) && (
        <span>
          <i data-item="planned" />
          予定
        </span>
      )}
      {items.map((item) => (
        <span key={item}>
          <i data-item={item} />
          {`${COMPARED_ITEMS[item]}の実績`}
        </span>
      ))}
    </p>
  )
}

/** 計画と実績: each period's rents, costs and distribution, the plan dashed and the record solid, and the same in a table. */
export function PlanAndRecord({ fund: { plan_and_record: periods, id } }: { fund: Fund }) {
  const longest = longestOf(periods)
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="plan-and-record-title">
      <SectionTitle id="plan-and-record-title">計画と実績</SectionTitle>
      <Legend periods={periods} />
      <ol className={styles.periods}>
        {periods.map((period) => (
          <Period key={period.number} period={period} longest={longest} isOnly={periods.length === 1} />
        ))}
      </ol>
      <p className={styles.basis}>
        賃料の予定は賃貸借契約、分配の予定は「出資額×予定分配率×運用日数÷365」で計算した額です。費用の予定は定めていません。実績は、確定した期間だけを掲載します。今後の分配を約束するものではありません。
      </p>
      <PlanAndRecordTable id={id} periods={periods} />
    </section>
  )
}
