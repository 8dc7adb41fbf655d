import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { ACCOUNT_ENTRY_KINDS, type AccountEntryKind } from '../../../../../domain/treasury/account-entry-words.ts'
import type { FreeText } from '../../../../../domain/free-text.ts'
import type { CorrectionCause } from '../../../../../domain/funds/fund-corrections.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CauseSelect } from '../../../ui/cause-select.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { FundLineForm } from './fund-line-form.tsx'
import { reasonHint } from './reason-hint.ts'
import { correctableKindsOf, kindsOf, takesTwo } from './entry-kinds.ts'
import {
  correctEntryDocument,
  explainEntryDocument,
  type AccountEntry,
  type ShownFund,
  type OwedSum,
  type RentedUnit,
  type SuspenseItem,
} from './ledger-queries.ts'
import styles from './ledger.module.css'

/** Of what leaves, one thing is not chosen here. */
function TaxElsewhere({ amount }: { amount: number }) {
  return (
    amount < 0 && (
      <p className={styles.text}>
        源泉所得税の納付は、<Link to="/itoadmintool/tax">税務</Link>で2人で記録します。
      </p>
    )
  )
}

/** What the classification means, in yen and for members. */
function consequenceOf(kind: AccountEntryKind, amount: number): string {
  const booked = `${takesTwo(kind) ? 'ほかの運営者が承認すると' : '登録すると'}、${figure(Math.abs(amount))}円が「${ACCOUNT_ENTRY_KINDS[kind]}」として帳簿に記録されます。`
  if (kind === 'payout_returned')
    return `${booked}受け取るはずだった会員1人への支払いは、支払い待ちに戻ります。登録は訂正できません。`
  if (kind === 'suspense_returned') return `${booked}入金者不明の入金の一覧から1件が消えます。登録は訂正できません。`
  return `${booked}会員の申込と残高は変わりません。誤りは、後から訂正できます。`
}

export interface ExplainFormProps {
  entry: AccountEntry
  /** What the money may have been that went back. */
  suspense: readonly SuspenseItem[]
  funds: readonly ShownFund[]
  units: readonly RentedUnit[]
  owed: readonly OwedSum[]
  /** With which the line before was classified; empty where there was none. */
  lastReason: FreeText
  onReason: (reason: FreeText) => void
  /** @param ids of the lines that were classified; none where something else was done. */
  onDone: (ids: readonly string[]) => void
}

/** What a line was that nobody has explained. */
export function ExplainForm({ entry, suspense, funds, units, owed, lastReason, onReason, onDone }: ExplainFormProps) {
  const kinds = kindsOf(entry.amount)
  const [kind, setKind] = useState<AccountEntryKind>('fund')
  const [payoutId, setPayoutId] = useState('')
  const [lineId, setLineId] = useState('')
  const [reason, setReason] = useState(lastReason)
  const act = useAct(explainEntryDocument, {
    name: '入出金の登録',
    done: takesTwo(kind)
      ? '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。'
      : '入出金の内容を登録しました。',
    onDone: () => {
      onReason(reason)
      onDone([entry.id])
    },
  })
  const fields = act.failure?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.busy) return
    void act.run({
      input: {
        id: entry.id,
        kind,
        reason,
        payout_id: kind === 'payout_returned' ? payoutId : null,
        bank_line_id: kind === 'suspense_returned' ? lineId : null,
      },
    })
  }
  if (kind === 'fund')
    return (
      <>
        <KindSelect label="内容" kinds={kinds} kind={kind} onChange={setKind} />
        <TaxElsewhere amount={entry.amount} />
        <FundLineForm
          entry={entry}
          funds={funds}
          units={units}
          owed={owed}
          before={entry.suggestion}
          explanationId={null}
          lastReason={lastReason}
          onReason={onReason}
          onDone={onDone}
        />
      </>
    )
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <KindSelect label="内容" kinds={kinds} kind={kind} error={fields['kind']} onChange={setKind} />
      {kind === 'payout_returned' && (
        <TextField
          label="支払いの番号"
          hint="戻ってきた振込の、会員ごとの番号"
          width="choice"
          inputMode="numeric"
          value={payoutId}
          error={fields['payout_id']}
          onChange={({ target }) => setPayoutId(target.value)}
        />
      )}
      {kind === 'suspense_returned' && (
        <Select
          label="返した入金"
          value={lineId}
          error={fields['bank_line_id']}
          onChange={({ target }) => setLineId(target.value)}
        >
          <option value="">選んでください</option>
          {suspense.map((item) => (
            <option
              key={item.bank_line_id}
              value={item.bank_line_id}
            >{`${item.transacted_on}　${figure(item.amount)}円　${item.remitter_name || item.remarks}`}</option>
          ))}
        </Select>
      )}
      <TextArea
        label="理由"
        hint={reasonHint(lastReason)}
        rows={2}
        value={reason}
        error={fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.text}>{consequenceOf(kind, entry.amount)}</p>
      <TaxElsewhere amount={entry.amount} />
      <Button type="submit" variant="filled" loading={act.busy}>
        {figure(Math.abs(entry.amount))}円の内容を{takesTwo(kind) ? '提案する' : '登録する'}
      </Button>
      {act.dialog}
    </form>
  )
}

/** What a line really was: the entry of before is reversed when a colleague agrees. */
export function CorrectForm({
  entry,
  funds,
  units,
  owed,
  explanationId,
  onDone,
}: {
  entry: AccountEntry
  funds: readonly ShownFund[]
  units: readonly RentedUnit[]
  owed: readonly OwedSum[]
  explanationId: string
  onDone: () => void
}) {
  const kinds = correctableKindsOf(entry.amount)
  const [kind, setKind] = useState<AccountEntryKind | undefined>()
  const [reason, setReason] = useState('')
  const [cause, setCause] = useState<CorrectionCause>('unsaid')
  const act = useAct(correctEntryDocument, {
    name: '入出金の訂正',
    done: '訂正を提案しました。ほかの運営者が承認すると、前の仕訳を取り消します。',
    onDone,
  })
  const fields = act.failure?.fields ?? {}
  if (kind === 'fund')
    return (
      <>
        <KindSelect label="正しい内容" kinds={kinds} kind={kind} onChange={setKind} />
        <FundLineForm
          entry={entry}
          funds={funds}
          units={units}
          owed={owed}
          before={entry.explanation?.fund_line ?? null}
          explanationId={explanationId}
          onDone={onDone}
        />
      </>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy && kind !== undefined)
          void act.run({ input: { explanation_id: explanationId, kind, cause, reason } })
      }}
    >
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <KindSelect label="正しい内容" kinds={kinds} kind={kind} error={fields['kind']} onChange={setKind} />
      {kind !== undefined && (
        <p className={styles.text}>
          {figure(Math.abs(entry.amount))}円の前の仕訳を、ほかの運営者の承認を得て取り消し、「
          {ACCOUNT_ENTRY_KINDS[kind]}」として記録し直します。会員の残高は変わりません。
        </p>
      )}
      <CauseSelect cause={cause} onChange={setCause} />
      <TextArea
        label="訂正の理由"
        rows={2}
        value={reason}
        error={fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" loading={act.busy} notReady={kind === undefined && '正しい内容を選んでください。'}>
        {figure(Math.abs(entry.amount))}円の訂正を提案する
      </Button>
      {act.dialog}
    </form>
  )
}

function KindSelect({
  label,
  kinds,
  kind,
  error,
  onChange,
}: {
  label: string
  kinds: readonly AccountEntryKind[]
  kind: AccountEntryKind | undefined
  error?: string | undefined
  onChange: (kind: AccountEntryKind) => void
}) {
  return (
    <Select
      label={label}
      value={kind ?? ''}
      error={error}
      onChange={({ target }) => {
        const chosen = kinds.find((each) => each === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {kind === undefined && <option value="">選んでください</option>}
      {kinds.map((each) => (
        <option key={each} value={each}>
          {ACCOUNT_ENTRY_KINDS[each]}
        </option>
      ))}
    </Select>
  )
}
