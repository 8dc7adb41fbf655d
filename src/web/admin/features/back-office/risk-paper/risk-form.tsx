import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { RISK_LEVELS, type RiskLevel } from '../../../../../domain/back-office/member-risk/risk-words.ts'
import { RISK_PAPER_KINDS, riskPaperKinds, type RiskPaperKind } from '../../../../../domain/back-office/risk-paper.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeRiskPaperDocument } from './risk-paper-queries.ts'
import styles from './risk-paper.module.css'

const levels = Object.keys(RISK_LEVELS) as RiskLevel[]
type Levels = Record<`${RiskPaperKind}_level`, RiskLevel>
type Texts = Record<`${RiskPaperKind}_reason` | 'year' | 'national_year' | 'national' | 'measures', string>

/** What nobody can work out: what the national survey says, the judgement of each kind, and the measures. */
export function RiskPaperForm({ lastYear, onDone }: { lastYear: number; onDone: () => void }) {
  const [texts, setTexts] = useState<Texts>({
    year: String(lastYear),
    national_year: String(lastYear),
    national: '',
    product_reason: '',
    transaction_reason: '',
    customer_reason: '',
    country_reason: '',
    measures: '',
  })
  const [chosen, setChosen] = useState<Levels>({
    product_level: 'low',
    transaction_level: 'low',
    customer_level: 'low',
    country_level: 'low',
  })
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeRiskPaperDocument, {
    name: 'リスク評価書の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    failed: '入力内容をご確認ください。',
    onDone: (data) => {
      setProposalId(data.proposeRiskPaper.id)
      onDone()
    },
  })
  if (proposalId !== null)
    return (
      <p role="status">
        <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
      </p>
    )
  const field = (name: keyof Texts) => ({
    value: texts[name],
    error: act.failure?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts((old) => ({ ...old, [name]: target.value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.busy) return
    const { year, national_year: nationalYear, ...written } = texts
    void act.run({ input: { ...written, ...chosen, year: yearOf(year), national_year: yearOf(nationalYear) } })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <div className={styles.pair}>
        <TextField label="対象の年" inputMode="numeric" {...field('year')} />
        <TextField label="国の危険度調査書の年" inputMode="numeric" {...field('national_year')} />
      </div>
      <TextArea
        label="国の危険度調査書の結果"
        hint="犯罪収益移転危険度調査書が、当社のような取引について述べていること"
        rows={4}
        {...field('national')}
      />
      {riskPaperKinds.map((kind) => (
        <div key={kind} className={styles.group}>
          <Select
            label={`${RISK_PAPER_KINDS[kind]}のリスク`}
            width="choice"
            value={chosen[`${kind}_level`]}
            onChange={({ target }) =>
              setChosen({ ...chosen, [`${kind}_level`]: levels.find((level) => level === target.value) ?? 'low' })
            }
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {RISK_LEVELS[level]}
              </option>
            ))}
          </Select>
          <TextArea label={`${RISK_PAPER_KINDS[kind]}を評価した理由`} rows={2} {...field(`${kind}_reason`)} />
        </div>
      ))}
      <TextArea
        label="リスクに応じた措置"
        hint="リスクごとの反社チェックの間隔は、基準から自動で記載します"
        rows={4}
        {...field('measures')}
      />
      <Button type="submit" variant="filled" loading={act.busy}>
        評価書の承認を提案する
      </Button>
      {act.dialog}
    </form>
  )
}

/** What is no year is judged by the server beside its field. */
const yearOf = (text: string): number => (/^\d{4}$/.test(text.trim()) ? Number(text.trim()) : 0)
