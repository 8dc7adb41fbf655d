import { useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { passes, recordFilterOf } from '../../../../domain/funds/track-record.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/card.tsx'
import { formatRate, formatYen } from '../../../ui/format.ts'
import { PageTitle, SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { DelayedFunds } from './delayed-funds.tsx'
import { EndedFunds } from './ended-funds.tsx'
import { RecordBand } from './record-band.tsx'
import { RecordMonths } from './record-months.tsx'
import { judgedFacts, trackRecordDocument, type TrackRecord } from './record-queries.ts'
import styles from './record-page.module.css'

/** What became of all funds, the bad ones among them, and how its figures are made. */
export function RecordPage() {
  const [{ data, error }, execute] = useQuery({ query: trackRecordDocument })
  const [search] = useSearchParams()
  const record = data?.trackRecord
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <div className={styles.title}>
          <PageTitle>運用実績</PageTitle>
          {record && (
            <p className={styles.small}>
              <DateTime value={record.as_of} format="date" />
              時点
            </p>
          )}
        </div>
        <p className={styles.message}>
          償還したすべてのファンドを、予定を下回ったものも含めて掲載しています。過去の実績は、将来の成果を約束するものではありません。
        </p>
        {record && <RecordBand record={record} />}
      </div>
      {record !== undefined && <DelayedFunds funds={record.delayed_now} />}
      {record === undefined && error === undefined && <LoadingText />}
      {record === undefined && error !== undefined && (
        <Notice tone="error" title="運用実績を読み込めませんでした。" live>
          <p>
            <Button size="small" onClick={() => execute({ requestPolicy: 'network-only' })}>
              もう一度読み込む
            </Button>
          </p>
        </Notice>
      )}
      {record !== undefined && record.ended.length === 0 && (
        <Notice title="償還したファンドは、まだありません">
          <p>最初のファンドの運用が終わり、元本のお支払いが完了すると、予定と実績をここに掲載します。</p>
        </Notice>
      )}
      {record !== undefined && record.ended.length > 0 && (
        <>
          <PlanAndRecord record={record} />
          <EndedFunds ended={record.ended} filter={recordFilterOf(search.get('filter'))} />
        </>
      )}
      <div className={styles.two}>
        <HowMade />
        <Downloads />
      </div>
      <RecordMonths />
    </div>
  )
}

/** '10.4か月', of days weighed by yen. */
const monthsText = (days: number): string => `${(Math.round((days * 120) / 365) / 10).toFixed(1)}か月`

function PlanAndRecord({ record }: { record: TrackRecord }) {
  const { ended, planned_rate: planned, rate_after_loss: came, planned_days: plannedDays, days } = record
  const below = ended.filter((fund) => passes('below', judgedFacts(fund))).length
  const late = ended.filter((fund) => passes('late', judgedFacts(fund))).length
  return (
    <section aria-labelledby="plan-title">
      <SectionTitle id="plan-title" className={styles.sectionTitle}>
        予定と実績の差
      </SectionTitle>
      <div className={styles.three}>
        {planned !== null && came !== null && (
          <Compared
            name="平均の年利（税引前・損失を含む）"
            planned={`${formatRate(planned)}％`}
            came={`${formatRate(came)}％`}
            note={`予定以上 ${ended.length - below}本・予定未満 ${below}本`}
          />
        )}
        {plannedDays !== null && days !== null && (
          <Compared
            name="平均の運用期間"
            planned={monthsText(plannedDays)}
            came={monthsText(days)}
            note={`予定どおり ${ended.length - late - record.ended_early}本・短縮 ${record.ended_early}本・延長 ${late}本`}
          />
        )}
        {record.redeemed_percent !== null && (
          <Card>
            <p className={styles.small}>元本の償還率</p>
            <p className={styles.compared}>
              <b className={styles.big}>{`${record.redeemed_percent.toFixed(1)}％`}</b>
            </p>
            <p className={styles.small}>{`${formatYen(record.paid_in)}のうち ${formatYen(record.redeemed)}を償還`}</p>
          </Card>
        )}
      </div>
    </section>
  )
}

function Compared({ name, planned, came, note }: Record<'name' | 'planned' | 'came' | 'note', string>) {
  return (
    <Card>
      <p className={styles.small}>{name}</p>
      <p className={styles.compared}>
        <span>
          予定 <b className="no-break">{planned}</b>
        </span>
        <span>
          実績 <b className={classNames('no-break', styles.big)}>{came}</b>
        </span>
      </p>
      <p className={styles.small}>{note}</p>
    </Card>
  )
}

const made: readonly string[] = [
  '実績年利は、「分配金（税引前）÷（出資額×運用日数の合計）×365」です。小数第2位以下は切り捨てます。元本の損失があるファンドは、分配金から損失を差し引いた年利を示します。マイナスは、損失が小さく見えないように切り下げます（−2.86％は−2.9％）。',
  '「予定未満」は、実際の運用日数に対する予定分配率の分配金（契約上の上限）に届かなかったファンドと、元本の損失があるファンドです。',
  '平均の年利は出資額×運用日数、平均の運用期間は出資額で重みづけします。運用中のファンドは、平均に含めません。',
  '延長は、最初に公開した運用終了の予定日からの日数です。自動継続型のファンドは、最後の期の予定日と比べます。',
  '締めた後に訂正した場合は、訂正前の内容・原因・日付を、ファンドごとに残します。',
]

function HowMade() {
  return (
    <section aria-labelledby="made-title">
      <SectionTitle id="made-title" className={styles.sectionTitle}>
        数字の作り方
      </SectionTitle>
      <ol className={styles.made}>
        {made.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}

function Downloads() {
  return (
    <section aria-labelledby="download-title">
      <SectionTitle id="download-title" className={styles.sectionTitle}>
        データのダウンロード
      </SectionTitle>
      <p className={styles.small}>会員登録なしで、どなたでもご利用いただけます。</p>
      <p className={styles.ways}>
        <LinkButton href="/open/record.csv" icon="download">
          CSV（表計算用）
        </LinkButton>
        <LinkButton href="/open/record.json" icon="download">
          JSON
        </LinkButton>
      </p>
      <p className={styles.small}>
        項目：名称、予定と実績の年利・期間、出資額、分配金、償還した元本、損失、延長の日数と理由、物件の売却先、訂正の履歴。
      </p>
      <p className={styles.small}>
        <a className="tap-link" href="/open/record.schema.json">
          項目の定義（英語）
        </a>
      </p>
    </section>
  )
}
