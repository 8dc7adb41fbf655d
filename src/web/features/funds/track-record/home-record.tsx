import { Link } from 'react-router'
import { useQuery } from 'urql'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { RecordBand } from './record-band.tsx'
import { trackRecordDocument } from './record-queries.ts'
import styles from './home-record.module.css'

/** The sums of the record on home; nothing before the first fund has begun to operate, or while they cannot be read. */
export function HomeRecord() {
  const [{ data }] = useQuery({ query: trackRecordDocument })
  const record = data?.trackRecord
  if (record === undefined || record.funds === 0) return null
  return (
    <div className={styles.ground}>
      <section className="page-width" aria-labelledby="record-title">
        <div className={styles.head}>
          <SectionTitle id="record-title">これまでの実績</SectionTitle>
          <p className={styles.small}>
            <DateTime value={record.as_of} format="yearDay" />
            時点
          </p>
        </div>
        <RecordBand record={record} />
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
