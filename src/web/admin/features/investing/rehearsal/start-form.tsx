import { useNavigate } from 'react-router'
import { rehearsalPlanProblems } from '../../../../../domain/investing/rehearsal.ts'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { startRehearsalDocument } from './rehearsal-queries.ts'
import styles from './rehearsals.module.css'

const mixed = 'mixed'
const amounts = [100_000, 300_000, 500_000, 1_000_000]

const planOf = (values: { people: string; spread_seconds: string; amount: string }) => ({
  people: Number(values.people),
  spreadSeconds: Number(values.spread_seconds),
  amount: values.amount === mixed ? null : Number(values.amount),
})

interface StartFormProps {
  funds: readonly { value: string; label: string }[]
  /** From the address; empty where none was chosen. */
  chosen: string
}

/** Which fund, how many, how fast, and for how much. */
export function StartForm({ funds, chosen }: StartFormProps) {
  const navigate = useNavigate()
  const form = useActForm(startRehearsalDocument, {
    initial: {
      project_id: chosen === '' ? (funds[0]?.value ?? '') : chosen,
      people: '1000',
      spread_seconds: '0',
      amount: mixed,
    },
    name: 'リハーサル',
    done: 'リハーサルを始めます。',
    onDone: ({ adminStartDrill }) => void navigate(`/itoadmintool/drills/${adminStartDrill.id}`),
    check: (values) => rehearsalPlanProblems(planOf(values)),
    variables(values) {
      if (values.project_id === '') return null
      const { people, spreadSeconds, amount } = planOf(values)
      return { input: { project_id: values.project_id, people, spread_seconds: spreadSeconds, amount } }
    },
  })
  const { field } = form
  return (
    <>
      <ActForm form={form} button="リハーサルを始める">
        <DenseSelect
          label="ファンド"
          hint="先着方式のファンドだけです。募集の内容を複製します。"
          {...field('project_id')}
        >
          <Options of={funds.map(({ value, label }) => ({ id: value, name: label }))} />
        </DenseSelect>
        <DenseInput
          label="模擬の投資家"
          unit="人"
          width="count"
          isFigure
          hint="10〜2,000人。10人に1人は、ボタンを続けて2回押します。"
          {...field('people')}
        />
        <DenseSelect label="申込の方法" {...field('spread_seconds')}>
          <option value="0">募集開始と同時に、一斉に</option>
          <Options
            of={[5, 10, 30, 60].map((seconds) => ({
              id: String(seconds),
              name: `${seconds}秒のあいだに、均等に`,
            }))}
          />
        </DenseSelect>
        <DenseSelect label="金額" {...field('amount')}>
          <option value={mixed}>金額をランダムに（10万〜100万円）</option>
          <Options
            of={amounts.map((amount) => ({ id: String(amount), name: `全員 ${amount.toLocaleString('ja-JP')}円` }))}
          />
        </DenseSelect>
      </ActForm>
      <ul className={styles.notes}>
        <li>本番のデータとは別のデータベースで行い、終わると消します。会員、申込、お金、メールには触れません。</li>
        <li>結果の記録だけが残ります。監査ログにも残ります。</li>
        <li>実際の募集開始の15分前から開始後10分までは、行えません。</li>
      </ul>
    </>
  )
}
