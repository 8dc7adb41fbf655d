import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { rehearsalPlanProblems } from '../../../../../domain/investing/rehearsal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { startRehearsalDocument } from './rehearsal-queries.ts'
import styles from './rehearsals.module.css'

const mixed = 'mixed'
const amounts = [100_000, 300_000, 500_000, 1_000_000]

interface StartFormProps {
  funds: readonly { value: string; label: string }[]
  /** From the address; empty where none was chosen. */
  chosen: string
}

/** Which fund, how many, how fast, and for how much. */
export function StartForm({ funds, chosen }: StartFormProps) {
  const navigate = useNavigate()
  const [values, setValues] = useState({
    fund: chosen === '' ? (funds[0]?.value ?? '') : chosen,
    people: '1000',
    seconds: '0',
    amount: mixed,
  })
  const [own, setOwn] = useState<Record<string, string>>({})
  const act = useAct(startRehearsalDocument, {
    name: 'リハーサル',
    done: 'リハーサルを始めます。',
    onDone: ({ adminStartDrill }) => void navigate(`/itoadmintool/drills/${adminStartDrill.id}`),
  })
  const set =
    (name: keyof typeof values) =>
    ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value })
  const plan = {
    people: Number(values.people),
    spreadSeconds: Number(values.seconds),
    amount: values.amount === mixed ? null : Number(values.amount),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = rehearsalPlanProblems(plan)
    setOwn(problems)
    if (Object.keys(problems).length > 0 || act.busy) return
    void act.run({
      input: { project_id: values.fund, people: plan.people, spread_seconds: plan.spreadSeconds, amount: plan.amount },
    })
  }
  const errorOf = (field: string) => own[field] ?? act.failure?.fields[field]
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <DenseSelect
        label="ファンド"
        value={values.fund}
        onChange={set('fund')}
        hint="先着方式のファンドだけです。募集の内容を複製します。"
      >
        {funds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </DenseSelect>
      <DenseInput
        label="模擬の投資家"
        unit="人"
        width="count"
        isFigure
        value={values.people}
        onChange={set('people')}
        error={errorOf('people')}
        hint="10〜2,000人。10人に1人は、ボタンを続けて2回押します。"
      />
      <DenseSelect
        label="申込の方法"
        value={values.seconds}
        onChange={set('seconds')}
        error={errorOf('spread_seconds')}
      >
        <option value="0">募集開始と同時に、一斉に</option>
        {[5, 10, 30, 60].map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds}秒のあいだに、均等に
          </option>
        ))}
      </DenseSelect>
      <DenseSelect label="金額" value={values.amount} onChange={set('amount')} error={errorOf('amount')}>
        <option value={mixed}>金額をランダムに（10万〜100万円）</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            全員 {amount.toLocaleString('ja-JP')}円
          </option>
        ))}
      </DenseSelect>
      <Button type="submit" variant="filled" loading={act.busy} aria-disabled={values.fund === ''}>
        リハーサルを始める
      </Button>
      <ul className={styles.notes}>
        <li>本番のデータとは別のデータベースで行い、終わると消します。会員、申込、お金、メールには触れません。</li>
        <li>結果の記録だけが残ります。監査ログにも残ります。</li>
        <li>実際の募集開始の15分前から開始後10分までは、行えません。</li>
      </ul>
      {act.dialog}
    </form>
  )
}
