import { useState, type FormEvent } from 'react'
import {
  COUNTERPARTIES,
  makesIncome,
  PAYERS,
  type Counterparty,
  type Payer,
} from '../../../../../domain/treasury/fund-lines.ts'
import { useNow } from '../../../../app/time/now.tsx'
import type { FreeText } from '../../../../../domain/free-text.ts'
import type { CorrectionCause } from '../../../../../domain/funds/fund-corrections.ts'
import { isClassifiedSingly } from '../../../../../domain/treasury/money-given-back.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CauseSelect } from '../../../ui/cause-select.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import {
  explainFundLineDocument,
  type AccountEntry,
  type OwedSum,
  type RentedUnit,
  type ShownFund,
} from './ledger-queries.ts'
import { PayerNotice } from './payer-notice.tsx'
import { PartFields } from './part-fields.tsx'
import { reasonHint } from './reason-hint.ts'
import { emptyPart, partOf, partsBefore, type ClassifiedLine, type TypedPart } from './typed-part.ts'
import styles from './ledger.module.css'

interface FundLineFormProps {
  entry: AccountEntry
  funds: readonly ShownFund[]
  /** The leases that a rent may be of. */
  units: readonly RentedUnit[]
  /** What funds owe and can give back or pay off. */
  owed: readonly OwedSum[]
  /** What it was classified as before, or what the last such line was. */
  before: ClassifiedLine | null
  /** The explanation that the new one replaces; null where the line has none. */
  explanationId: string | null
  /** With which the line before was classified. */
  lastReason?: FreeText
  onReason?: (reason: FreeText) => void
  /** @param ids of the lines that were classified. */
  onDone: (ids: readonly string[]) => void
}

const counterparties = Object.keys(COUNTERPARTIES) as Counterparty[]
const payers = Object.keys(PAYERS) as Payer[]

/** Of which funds a line was, part by part; filled in as the last line of the same remitter was classified. */
export function FundLineForm({
  entry,
  funds,
  units,
  owed,
  before,
  explanationId,
  lastReason = '',
  onReason,
  onDone,
}: FundLineFormProps) {
  const now = useNow()
  const isIncoming = entry.amount > 0
  const [parts, setParts] = useState<TypedPart[]>(() => partsBefore(entry, before))
  const [counterparty, setCounterparty] = useState<Counterparty>(before?.counterparty ?? 'third_party')
  const [paidBy, setPaidBy] = useState<Payer>(before?.paid_by ?? 'fund')
  const [reason, setReason] = useState(lastReason)
  const [cause, setCause] = useState<CorrectionCause>('unsaid')
  const [isForAll, setForAll] = useState(false)
  const [keepsRule, setKeepsRule] = useState(false)
  const sent = parts.map((part) => partOf(part, isIncoming))
  // Lines in several parts are the same where their sum is.
  const alike = entry.alike.filter(({ amount }) => parts.length === 1 || amount === entry.amount)
  const also = isForAll ? alike : []
  const lines = [entry, ...also]
  const total = lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const income = sent.filter(makesIncome)
  const leases = new Set(income.map((part) => ('lease_id' in part ? part.lease_id : null)))
  const mayKeepRule =
    explanationId === null &&
    paidBy === 'fund' &&
    !sent.some(({ cost_kind: costKind, ...part }) => isClassifiedSingly({ ...part, costKind })) &&
    also.every(({ amount }) => amount === entry.amount) &&
    (income.length === 0 || (leases.size === 1 && !leases.has(null)))
  const fundIds = [...new Set(parts.flatMap(({ fundId }) => (fundId === '' ? [] : [fundId])))].toSorted()
  const rest = entry.amount - sent.reduce((sum, { amount }) => sum + amount, 0)
  const act = useAct(explainFundLineDocument, {
    name: explanationId === null ? 'ファンドの入出金の登録' : 'ファンドの入出金の訂正',
    done: '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。',
    onDone: () => {
      onReason?.(reason)
      onDone(lines.map(({ id }) => id))
    },
  })
  const fields = act.failure?.fields ?? {}
  const change = (key: number, typed: Partial<TypedPart>) =>
    setParts((all) => all.map((part) => (part.key === key ? { ...part, ...typed } : part)))
  const notReady = parts.some(({ fundId, choice }) => fundId === '' || choice === '')
    ? '内訳ごとに、ファンドと内容を選んでください。'
    : rest !== 0
      ? `内訳の合計が、明細の金額と${figure(Math.abs(rest))}円違います。`
      : false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.busy || notReady !== false) return
    void act.run({
      input: {
        ...(explanationId === null
          ? { id: entry.id, also: also.map(({ id }) => id), keeps_rule: keepsRule && mayKeepRule }
          : { explanation_id: explanationId, cause }),
        counterparty,
        paid_by: isIncoming ? 'fund' : paidBy,
        parts: sent,
        reason,
      },
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      {before !== null && explanationId === null && (
        <p className={styles.text}>同じ摘要の前回の登録を入力しました。確認して、違うところを直してください。</p>
      )}
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          part={part}
          index={index}
          isIncoming={isIncoming}
          paidOn={entry.transacted_on}
          funds={funds}
          units={units}
          owed={owed}
          error={(field) => fields[`parts.${index}.${field}`]}
          onChange={(typed) => change(part.key, typed)}
          onRemove={parts.length > 1 ? () => setParts((all) => all.filter(({ key }) => key !== part.key)) : null}
        />
      ))}
      <Button
        variant="outlined"
        onClick={() =>
          setParts((all) => [
            ...all,
            emptyPart({
              key: Math.max(...all.map(({ key }) => key)) + 1,
              fundId: all.at(-1)?.fundId ?? '',
              amount: rest === 0 ? '' : figure(Math.abs(rest)),
            }),
          ])
        }
      >
        内訳を追加
      </Button>
      <Select
        label={isIncoming ? '支払った相手' : '支払った先'}
        hint="当社、役員、グループ会社のときは「当社または関係者」です"
        value={counterparty}
        error={fields['counterparty']}
        onChange={({ target }) =>
          setCounterparty(counterparties.find((each) => each === target.value) ?? 'third_party')
        }
      >
        {counterparties.map((each) => (
          <option key={each} value={each}>
            {COUNTERPARTIES[each]}
          </option>
        ))}
      </Select>
      <PayerNotice entryId={entry.id} amount={entry.amount} fundIds={fundIds} />
      {!isIncoming && (
        <Select
          label="支払いに使った資金"
          value={paidBy}
          error={fields['paid_by']}
          onChange={({ target }) => setPaidBy(payers.find((each) => each === target.value) ?? 'fund')}
        >
          {payers.map((each) => (
            <option key={each} value={each}>
              {PAYERS[each]}
            </option>
          ))}
        </Select>
      )}
      {explanationId === null && alike.length > 0 && (
        <div>
          <Checkbox
            label={`同じ摘要の未登録の${isIncoming ? '入金' : '出金'}${alike.length}件も、同じ内容で登録する`}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
          <ul className={styles.alike}>
            {alike.map(({ id, amount, transacted_on: day }) => (
              <li key={id}>
                <time dateTime={day}>{shortDay(day, now)}</time> <span>{figure(Math.abs(amount))}円</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {mayKeepRule && (
        <Checkbox
          label="次回から、摘要と金額が同じ明細を自動で登録する"
          checked={keepsRule}
          onChange={({ target }) => setKeepsRule(target.checked)}
        />
      )}
      {explanationId !== null && (
        <CauseSelect
          cause={cause}
          error={fields['cause']}
          keepsDeposit={before?.parts.some(({ kind }) => kind === 'sale_deposit') ?? false}
          onChange={setCause}
        />
      )}
      <TextArea
        label={explanationId === null ? '理由' : '訂正の理由'}
        hint={reasonHint(lastReason)}
        rows={2}
        value={reason}
        error={fields['reason'] ?? fields['parts'] ?? fields['also'] ?? fields['keeps_rule']}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.text}>
        {explanationId !== null && '前の仕訳を取り消して、'}
        {figure(total)}円を、選んだファンドの帳簿に記録します。ほかの運営者の承認が必要です。
      </p>
      <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
        {also.length > 0 && `${lines.length}件、`}
        {figure(total)}円の{explanationId === null ? '内訳' : '訂正'}を提案する
      </Button>
      {act.dialog}
    </form>
  )
}
