import { useState } from 'react'
import { KEEPING_GROUNDS, type KeepingGround } from '../../../../../domain/funds/tenant-deposit.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { keepDepositDocument, type LeaseDeposit } from './deposit-queries.ts'
import styles from './tenant-deposit.module.css'

const untyped = { deposit: '', ground: '', amount: '', keptOn: '', paper: '', reason: '' }
const grounds = Object.keys(KEEPING_GROUNDS) as KeepingGround[]
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
  const [typed, setTyped] = useState(untyped)
  const act = useAct(keepDepositDocument, {
    name: '敷金・保証金からの差し引き',
    done: '差し引きを提案しました。ほかの運営者が承認すると、ファンドの収入に加わります。',
    onDone: () => {
      setTyped(untyped)
      onDone()
    },
  })
  const kept = deposits.filter(
    ({ lease_id: lease, held, last_let_day: day }) => lease && (held ?? 0) > 0 && day !== null,
  )
  const chosen = kept.find((deposit) => keyOf(deposit) === typed.deposit)
  const ground = grounds.find((each) => each === typed.ground)
  const amount = typedYen(typed.amount)
  const fields = act.failure?.fields ?? {}
  const field = (name: keyof typeof untyped) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const notReady =
    chosen === undefined
      ? '賃貸借を選んでください。'
      : ground === undefined
        ? '差し引く理由を選んでください。'
        : amount === null || amount < 1
          ? '金額を入力してください。'
          : typed.keptOn === ''
            ? '差し引いた日を選んでください。'
            : typed.paper === '' && '精算書などのPDFを選んでください。'
  return (
    <Panel title="返さない分を収入にする">
      <p className={styles.text}>
        終了した賃貸借の敷金・保証金のうち、返還の出金がない分（全額を差し引いたときなど）を、ファンドの収入にします。一部を返したときは、返還の明細に「その他の収入（差し引いた分）」を加えて登録します。修繕の支払いは、費用として別に登録します。
      </p>
      {kept.length === 0 ? (
        <p className={styles.text}>終了した賃貸借で、預かったままの敷金・保証金はありません。</p>
      ) : (
        <form
          className={styles.form}
          noValidate
          aria-label="敷金・保証金からの差し引き"
          onSubmit={(event) => {
            event.preventDefault()
            if (act.busy || notReady !== false || !chosen?.lease_id || ground === undefined) return
            void act.run({
              input: {
                project_id: chosen.project_id,
                lease_id: chosen.lease_id,
                amount: amount ?? 0,
                ground,
                kept_on: typed.keptOn,
                paper_sha256: typed.paper,
                reason: typed.reason,
              },
            })
          }}
        >
          {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          <Select label="賃貸借" error={fields['lease_id']} {...field('deposit')}>
            <option value="">選んでください</option>
            {kept.map((deposit) => (
              <option key={keyOf(deposit)} value={keyOf(deposit)}>
                {`${deposit.unit}　${deposit.tenant}　預かり${figure(deposit.held ?? 0)}円`}
              </option>
            ))}
          </Select>
          <Select label="差し引く理由" {...field('ground')}>
            <option value="">選んでください</option>
            {grounds.map((each) => (
              <option key={each} value={each}>
                {KEEPING_GROUNDS[each]}
              </option>
            ))}
          </Select>
          <TextField
            label="金額（円）"
            width="amount"
            inputMode="numeric"
            error={fields['amount']}
            {...field('amount')}
          />
          <TextField
            label="差し引いた日"
            width="choice"
            type="date"
            max={today}
            error={fields['kept_on']}
            {...field('keptOn')}
          />
          <PaperField
            label="精算書などのPDF"
            hint="借主と合意した精算書（10MBまで）。承認する人が開いて確かめます。"
            error={fields['paper_sha256']}
            onChoose={(paper) => setTyped((before) => ({ ...before, paper }))}
          />
          <TextArea label="理由" hint="そう言える根拠" rows={2} error={fields['reason']} {...field('reason')} />
          <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
            {amount === null ? '' : `${figure(amount)}円の`}差し引きを提案する
          </Button>
          {act.dialog}
        </form>
      )}
    </Panel>
  )
}
