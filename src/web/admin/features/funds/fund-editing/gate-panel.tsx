import { formatYen, yen } from '../../../../../domain/money.ts'
import { typedFigure } from '../../../../../domain/records/kinds.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { fieldId, useFundEditor } from './fund-editor.ts'
import styles from './fund-edit.module.css'

/** Leads to the field and puts the cursor into it. */
function goTo(field: string) {
  const target = document.getElementById(fieldId(field)) ?? document.getElementById(field)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

function Ceiling() {
  const { form, fund } = useFundEditor()
  const own = typedFigure(form.fundTotal) - typedFigure(form.subordinatedAmount)
  if (Number.isNaN(own)) return null
  const { entrusted, ceiling } = fund.gate
  return (
    <div className={styles.ceiling}>
      <h3>出資総額の上限（{formatYen(yen(ceiling))}）</h3>
      <FactList
        facts={[
          { label: 'ほかのファンド', value: formatYen(yen(entrusted)) },
          { label: 'このファンド', value: `＋${formatYen(yen(own))}` },
          {
            label: '合計',
            value: <b data-over={entrusted + own > ceiling || undefined}>{formatYen(yen(entrusted + own))}</b>,
          },
        ]}
      />
    </div>
  )
}

/** What is still missing before the public may see the fund: each line leads to its field. */
export function GatePanel() {
  const { gate } = useFundEditor()
  const met = gate.filter(({ isMet }) => isMet).length
  const missing = gate.length - met
  const lines = [...gate].toSorted((one, other) => Number(one.isMet) - Number(other.isMet))
  return (
    <Panel
      title="公開の条件"
      note={missing === 0 ? 'すべてそろいました' : <b className={styles.missing}>あと{missing}項目</b>}
    >
      <p className={styles.gateHead} id="gate-state">
        必須の項目 {met}／{gate.length}
      </p>
      <progress className={styles.gateBar} value={met} max={gate.length} aria-labelledby="gate-state" />
      <ul className={styles.gate}>
        {lines.map(({ field, label, isMet, note }) => (
          <li key={`${field}/${label}`} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check' : 'error'} size={16} />
            {isMet ? (
              <span>{label}</span>
            ) : (
              <button type="button" onClick={() => goTo(field)}>
                {label}
              </button>
            )}
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <Ceiling />
    </Panel>
  )
}
