import { formatYen } from '../../../ui/format.ts'
import { Money } from '../../../ui/money.tsx'
import type { TrackRecord } from './record-queries.ts'
import styles from './record-band.module.css'

export type BandFigures = Pick<
  TrackRecord,
  'raised' | 'funds' | 'redeemed' | 'paid_dividend' | 'loss_funds' | 'loss' | 'delayed_funds' | 'delayed_now'
> & { readonly ended: readonly unknown[] }

/** What became of all funds in five figures. What went worse stands among them in the same size, also when it is none. */
export function RecordBand({ record }: { record: BandFigures }) {
  const now = record.delayed_now.length
  return (
    <dl className={styles.band}>
      <div>
        <dt>累計の募集額</dt>
        <dd className={styles.figure}>
          <Money yen={record.raised} unit="manYen" />
        </dd>
        <dd>{`${record.funds}本・投資家の出資`}</dd>
      </div>
      <div>
        <dt>償還した元本</dt>
        <dd className={styles.figure}>
          <Money yen={record.redeemed} unit="manYen" />
        </dd>
        <dd>{`償還したファンド ${record.ended.length}本`}</dd>
      </div>
      <div>
        <dt>お支払いした分配金</dt>
        <dd className={styles.figure}>
          <Money yen={record.paid_dividend} unit="manYen" />
        </dd>
        <dd>税引前・運用中を含む</dd>
      </div>
      <div data-worse={record.loss_funds > 0 || undefined}>
        <dt>元本割れ</dt>
        <dd className={styles.figure}>
          <span>{`${record.loss_funds}本`}</span>
        </dd>
        <dd>{`損失の合計 ${formatYen(record.loss)}`}</dd>
      </div>
      <div data-worse={record.delayed_funds > 0 || undefined}>
        <dt>期間の延長・遅延</dt>
        <dd className={styles.figure}>
          <span>{`${record.delayed_funds}本`}</span>
        </dd>
        <dd>{`うち現在 ${now}本`}</dd>
      </div>
    </dl>
  )
}
