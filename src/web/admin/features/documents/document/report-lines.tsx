import { Button } from '../../../../ui/button.tsx'
import { FieldGroup, SubField } from '../../../../ui/field.tsx'
import styles from './documents.module.css'
import { emptyLine, type LineValues } from './report-values.ts'

interface ReportLinesProps {
  label: string
  lines: readonly LineValues[]
  requirement: 'required' | 'optional'
  error: string | undefined
  onChange: (lines: readonly LineValues[]) => void
}

/** Lines of a name and an amount; empty ones do not count. */
export function ReportLines({ label, lines, requirement, error, onChange }: ReportLinesProps) {
  const change = (index: number, next: Partial<LineValues>) =>
    onChange(lines.map((line, place) => (place === index ? { ...line, ...next } : line)))
  return (
    <FieldGroup label={label} requirement={requirement} error={error}>
      {lines.map((line, index) => (
        <div key={index} className={styles.line}>
          <SubField
            label="項目"
            value={line.label}
            aria-label={`${label}${index + 1}の項目`}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <SubField
            label="金額（円）"
            inputMode="numeric"
            value={line.amount}
            aria-label={`${label}${index + 1}の金額`}
            onChange={({ target }) => change(index, { amount: target.value })}
          />
          {lines.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${label}${index + 1}を消す`}
              onClick={() => onChange(lines.filter((_, place) => place !== index))}
            >
              消す
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...lines, emptyLine])}>
          {label}の行を追加
        </Button>
      </div>
    </FieldGroup>
  )
}
