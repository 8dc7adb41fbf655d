import { KEEPING_GROUNDS, type KeepingGround } from '../../../../../domain/funds/tenant-deposit.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { keepDepositDocument, type LeaseDeposit } from './deposit-queries.ts'
import styles from './ledger.module.css'

const untyped = {
  lease_id: '',
  ground: '' as KeepingGround | '',
  amount: '',
  kept_on: '',
  paper_sha256: '',
  reason: '',
}
const keyOf = ({ project_id: fund, lease_id: lease }: LeaseDeposit): string => `${fund}:${lease ?? ''}`

/** What is kept of the deposit of a lease that is over and for which no line leaves. */
export function KeepDeposit({
  deposits,
  today,
  onDone,
}: {
  deposits: readonly LeaseDeposit[]
  today: string
  onDone: () => void
}) {
  const kept = deposits.filter(
    ({ lease_id: lease, held, last_let_day: day }) => lease && (held ?? 0) > 0 && day !== null,
  )
  const chosenOf = ({ lease_id: key }: typeof untyped) => kept.find((deposit) => keyOf(deposit) === key)
  const form = useActForm(keepDepositDocument, {
    initial: untyped,
    name: '敷金・保証金からの差し引き',
    done: '差し引きを提案しました。ほかの運営者が承認すると、ファンドの収入に加わります。',
    onDone,
    notReady(values) {
      if (chosenOf(values) === undefined) return '賃貸借を選んでください。'
      if (values.ground === '') return '差し引く理由を選んでください。'
      if ((typedYen(values.amount) ?? 0) < 1) return '金額を入力してください。'
      if (values.kept_on === '') return '差し引いた日を選んでください。'
      return values.paper_sha256 === '' && '精算書などのPDFを選んでください。'
    },
    variables(values) {
      const chosen = chosenOf(values)
      const { ground } = values
      if (!chosen?.lease_id || ground === '') return null
      return {
        input: {
          ...values,
          project_id: chosen.project_id,
          lease_id: chosen.lease_id,
          amount: typedYen(values.amount) ?? 0,
          ground,
        },
      }
    },
  })
  const { field } = form
  const amount = typedYen(form.values.amount)
  return (
    <Panel title="返さない分を収入にする">
      <p className={styles.text}>
        終了した賃貸借の敷金・保証金のうち、返還の出金がない分（全額を差し引いたときなど）を、ファンドの収入にします。一部を返したときは、返還の明細に「その他の収入（差し引いた分）」を加えて登録します。修繕の支払いは、費用として別に登録します。
      </p>
      {kept.length === 0 ? (
        <p className={styles.text}>終了した賃貸借で、預かったままの敷金・保証金はありません。</p>
      ) : (
        <ActForm
          form={form}
          label="敷金・保証金からの差し引き"
          width="narrow"
          button={`${amount === null ? '' : `${figure(amount)}円の`}差し引きを提案する`}
        >
          <Select label="賃貸借" {...field('lease_id')}>
            <Options
              nothing="選んでください"
              of={kept.map((deposit) => ({
                id: keyOf(deposit),
                name: `${deposit.unit}　${deposit.tenant}　預かり${figure(deposit.held ?? 0)}円`,
              }))}
            />
          </Select>
          <Select label="差し引く理由" {...field('ground')}>
            <Options nothing="選んでください" of={KEEPING_GROUNDS} />
          </Select>
          <TextField label="金額（円）" width="amount" inputMode="numeric" {...field('amount')} />
          <TextField label="差し引いた日" width="choice" type="date" max={today} {...field('kept_on')} />
          <PaperField
            label="精算書などのPDF"
            hint="借主と合意した精算書（10MBまで）。承認する人が開いて確かめます。"
            {...form.file('paper_sha256')}
          />
          <TextArea label="理由" hint="そう言える根拠" rows={2} {...field('reason')} />
        </ActForm>
      )}
    </Panel>
  )
}
