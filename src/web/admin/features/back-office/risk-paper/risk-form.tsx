import { RISK_LEVELS, type RiskLevel } from '../../../../../domain/back-office/member-risk/risk-words.ts'
import { RISK_PAPER_KINDS, riskPaperKinds } from '../../../../../domain/back-office/risk-paper.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { proposeRiskPaperDocument } from './risk-paper-queries.ts'
import styles from './risk-paper.module.css'

const unwritten = {
  national: '',
  product_level: 'low' as RiskLevel,
  product_reason: '',
  transaction_level: 'low' as RiskLevel,
  transaction_reason: '',
  customer_level: 'low' as RiskLevel,
  customer_reason: '',
  country_level: 'low' as RiskLevel,
  country_reason: '',
  measures: '',
}

/** What nobody can work out: what the national survey says, the judgement of each kind, and the measures. */
export function RiskPaperForm({ lastYear, onDone }: { lastYear: number; onDone: () => void }) {
  const form = useActForm(proposeRiskPaperDocument, {
    initial: { ...unwritten, year: String(lastYear), national_year: String(lastYear) },
    name: 'リスク評価書の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    failed: '入力内容をご確認ください。',
    onDone,
    variables: ({ year, national_year: nationalYear, ...written }) => ({
      input: { ...written, year: yearOf(year), national_year: yearOf(nationalYear) },
    }),
  })
  const { field } = form
  if (form.answer !== null) return <Proposed id={form.answer.proposeRiskPaper.id} />
  return (
    <ActForm form={form} width="wide" button="評価書の承認を提案する">
      <FieldRow>
        <TextField label="対象の年" inputMode="numeric" {...field('year')} />
        <TextField label="国の危険度調査書の年" inputMode="numeric" {...field('national_year')} />
      </FieldRow>
      <TextArea
        label="国の危険度調査書の結果"
        hint="犯罪収益移転危険度調査書が、当社のような取引について述べていること"
        rows={4}
        {...field('national')}
      />
      {riskPaperKinds.map((kind) => (
        <div key={kind} className={styles.group}>
          <Select label={`${RISK_PAPER_KINDS[kind]}のリスク`} width="choice" {...field(`${kind}_level`)}>
            <Options of={RISK_LEVELS} />
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
    </ActForm>
  )
}

/** What is no year is judged by the server beside its field. */
const yearOf = (text: string): number => (/^\d{4}$/.test(text.trim()) ? Number(text.trim()) : 0)
