import { formatManYen } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-page.module.css'

/** Right under the numbers and as large as they are read: who bears a loss, and in which order. */
export function RiskBlock({ fund }: { fund: Fund }) {
  const document = fund.contracts[0]
  return (
    <div className={`below-fold ${styles.riskPlace}`}>
      <section className={styles.risk} aria-labelledby="risk-title">
        <h2 id="risk-title">
          <Icon name="alert" />
          元本と分配は保証されません
        </h2>
        <p>
          賃料の下落や空室、売却価格の低下などにより、分配金が減ったり、出資した元本が戻らなかったりすることがあります。
          {fund.subordination_amount ? (
            <>
              損失が出た場合は、まず運営会社の劣後出資（
              <span className="no-break">{formatManYen(fund.subordination_amount)}</span>
              ）が負担し、それを超えた分を投資家の皆さまが出資額に応じて負担します。
            </>
          ) : (
            '損失が出た場合は、投資家の皆さまが出資額に応じて負担します。このファンドには、運営会社の劣後出資はありません。'
          )}
          運用中の途中解約は原則としてできません。
          {document !== undefined && (
            <a href={document.url} target="_blank" rel="noopener">
              {document.name}のリスクの説明を読む<span className="visually-hidden">（新しいタブ）</span>
            </a>
          )}
        </p>
      </section>
    </div>
  )
}
