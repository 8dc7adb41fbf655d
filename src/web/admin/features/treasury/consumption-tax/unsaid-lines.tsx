import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import type { UnsaidTaxLine } from './consumption-tax-queries.ts'
import { CorrectForm } from './correct-tax-class.tsx'
import styles from './consumption-tax.module.css'

/** Sums whose class nobody has said: each opens the form that says it. */
export function UnsaidLines({ lines, onDone }: { lines: readonly UnsaidTaxLine[]; onDone: () => void }) {
  const now = useNow()
  if (lines.length === 0) return null
  return (
    <Panel
      title="区分を確かめる収入・支出"
      note={`未確認のものと、通常の区分で「適格請求書なし」としたもの${lines.length === 100 ? '（古い順に100件）' : ''}`}
    >
      <ul className={styles.unsaid}>
        {lines.map((line) => (
          <li key={line.key}>
            <details className={styles.correct}>
              <summary>
                {shortDay(line.on, now)}　{line.book_name}　{line.account}　{figure(line.gross)}円　{line.class_text}
              </summary>
              <p>{[line.remarks, line.about].filter((word) => word !== '').join('　') || '銀行の摘要なし'}</p>
              <CorrectForm
                subject={subjectOf(line)}
                way={line.way === 'income' || line.way === 'building' ? line.way : 'cost'}
                hasBuilding={line.way === 'building'}
                usual={line.class_text}
                start={{ tax_class: '', invoice_number: '', building_amount: '' }}
                onDone={onDone}
              />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const subjectOf = ({
  part_id: part,
  accrual_id: accrual,
  explanation_id: explanation,
  deal_id: deal,
}: UnsaidTaxLine) => ({
  ...(part !== null && { part_id: part }),
  ...(accrual !== null && { accrual_id: accrual }),
  ...(explanation !== null && { explanation_id: explanation }),
  ...(deal !== null && { deal_id: deal }),
})
