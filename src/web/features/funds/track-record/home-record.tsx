import { Link } from 'react-router'
import { useQuery } from 'urql'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { RecordBand, type BandFigures } from './record-band.tsx'
import { trackRecordDocument } from './record-queries.ts'
import styles from './home-record.module.css'

/** Takes the room of the figures while they are read: what follows stands still when they come. */
const unread: BandFigures = {
  raised: 0,
  funds: 0,
  redeemed: 0,
  ended: [],
  paid_dividend: 0,
  loss_funds: 0,
  loss: 0,
  delayed_funds: 0,
  delayed_now: [],
}

/** The sums of the record on home; nothing before the first fund has begun to operate, or where they cannot be read. */
export function HomeRecord() {
  const [{ data, fetching }] = useQuery({ query: trackRecordDocument })
  const record = data?.trackRecord
  if (record === undefined ? !fetching : record.funds === 0) return null
  return (
    <div className={styles.ground}>
      <section className="page-width" aria-labelledby="record-title" aria-busy={record === undefined}>
        <div className={styles.head}>
          <SectionTitle id="record-title">これまでの実績</SectionTitle>
          {record !== undefined && (
            <p className={styles.small}>
              <DateTime value={record.as_of} format="yearDay" />
              時点
            </p>
          )}
        </div>
        {record === undefined ? (
          <div className={styles.unread}>
            <RecordBand record={unread} />
          </div>
        ) : (
          <RecordBand record={record} />
        )}
        <p className={styles.foot}>
          <span className={styles.small}>過去の実績は、将来の成果を約束するものではありません。</span>
          <Link className="tap-link" to="/record">
            すべての実績を見る
          </Link>
        </p>
      </section>
    </div>
  )
}
