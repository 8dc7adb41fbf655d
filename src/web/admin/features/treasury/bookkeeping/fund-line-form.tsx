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
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CauseSelect } from '../../../ui/cause-select.tsx'
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

const untyped = {
  counterparty: 'third_party' as Counterparty,
  paid_by: 'fund' as Payer,
  isForAll: false,
  keeps_rule: false,
  cause: 'unsaid' as CorrectionCause,
}

/** What is typed of a line, as it is sent, and what follows from it. */
function readLine(
  entry: AccountEntry,
  { parts, paid_by: paidBy, isForAll }: { parts: readonly TypedPart[]; paid_by: Payer; isForAll: boolean },
) {
  const sent = parts.map((part) => partOf(part, entry.amount > 0))
  // Lines in several parts are the same where their sum is.
  const alike = entry.alike.filter(({ amount }) => parts.length === 1 || amount === entry.amount)
  const also = isForAll ? alike : []
  const income = sent.filter(makesIncome)
  const leases = new Set(income.map((part) => ('lease_id' in part ? part.lease_id : null)))
  const mayKeepRule =
    paidBy === 'fund' &&
    !sent.some(({ cost_kind: costKind, ...part }) => isClassifiedSingly({ ...part, costKind })) &&
    also.every(({ amount }) => amount === entry.amount) &&
    (income.length === 0 || (leases.size === 1 && !leases.has(null)))
  return { sent, alike, also, rest: entry.amount - sent.reduce((sum, { amount }) => sum + amount, 0), mayKeepRule }
}

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
  const form = useActForm(explainFundLineDocument, {
    initial: {
      ...untyped,
      ...(before !== null && { counterparty: before.counterparty, paid_by: before.paid_by }),
      parts: partsBefore(entry, before),
      reason: lastReason,
    },
    name: explanationId === null ? 'ファンドの入出金の登録' : 'ファンドの入出金の訂正',
    done: '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。',
    notReady(values) {
      if (values.parts.some(({ project_id: fund, choice }) => fund === '' || choice === ''))
        return '内訳ごとに、ファンドと内容を選んでください。'
      const { rest } = readLine(entry, values)
      return rest !== 0 && `内訳の合計が、明細の金額と${figure(Math.abs(rest))}円違います。`
    },
    variables: (values) => {
      const { sent, also, mayKeepRule } = readLine(entry, values)
      return {
        input: {
          ...(explanationId === null
            ? { id: entry.id, also: also.map(({ id }) => id), keeps_rule: values.keeps_rule && mayKeepRule }
            : { explanation_id: explanationId, cause: values.cause }),
          counterparty: values.counterparty,
          paid_by: isIncoming ? 'fund' : values.paid_by,
          parts: sent,
          reason: values.reason,
        },
      }
    },
    onDone: (_, values) => {
      onReason?.(values.reason)
      onDone([entry, ...readLine(entry, values).also].map(({ id }) => id))
    },
  })
  const { field, checked, values, set, errors } = form
  const { alike, also, rest, mayKeepRule } = readLine(entry, values)
  const total = [entry, ...also].reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const fundIds = [
    ...new Set(values.parts.map(({ project_id: fund }) => fund).filter((fund) => fund !== '')),
  ].toSorted()
  return (
    <ActForm
      form={form}
      button={`${also.length > 0 ? `${also.length + 1}件、` : ''}${figure(total)}円の${explanationId === null ? '内訳' : '訂正'}を提案する`}
    >
      {before !== null && explanationId === null && (
        <p className={styles.text}>同じ摘要の前回の登録を入力しました。確認して、違うところを直してください。</p>
      )}
      {values.parts.map((part, index) => (
        <PartFields
          key={part.key}
          part={part}
          index={index}
          isIncoming={isIncoming}
          paidOn={entry.transacted_on}
          funds={funds}
          units={units}
          owed={owed}
          errorOf={(name) => errors[`parts.${index}.${name}`]}
          onChange={(typed) =>
            set({ parts: values.parts.map((each) => (each.key === part.key ? { ...each, ...typed } : each)) })
          }
          onRemove={
            values.parts.length > 1 ? () => set({ parts: values.parts.filter(({ key }) => key !== part.key) }) : null
          }
        />
      ))}
      <div>
        <Button
          variant="outlined"
          onClick={() =>
            set({
              parts: [
                ...values.parts,
                emptyPart({
                  key: Math.max(...values.parts.map(({ key }) => key)) + 1,
                  project_id: values.parts.at(-1)?.project_id ?? '',
                  amount: rest === 0 ? '' : figure(Math.abs(rest)),
                }),
              ],
            })
          }
        >
          内訳を追加
        </Button>
      </div>
      <Select
        label={isIncoming ? '支払った相手' : '支払った先'}
        hint="当社、役員、グループ会社のときは「当社または関係者」です"
        {...field('counterparty')}
      >
        <Options of={COUNTERPARTIES} />
      </Select>
      <PayerNotice entryId={entry.id} amount={entry.amount} fundIds={fundIds} />
      {!isIncoming && (
        <Select label="支払いに使った資金" {...field('paid_by')}>
          <Options of={PAYERS} />
        </Select>
      )}
      {explanationId === null && alike.length > 0 && (
        <div>
          <Checkbox
            label={`同じ摘要の未登録の${isIncoming ? '入金' : '出金'}${alike.length}件も、同じ内容で登録する`}
            {...checked('isForAll')}
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
      {explanationId === null && mayKeepRule && (
        <Checkbox label="次回から、摘要と金額が同じ明細を自動で登録する" {...checked('keeps_rule')} />
      )}
      {explanationId !== null && (
        <CauseSelect
          cause={values.cause}
          error={errors['cause']}
          keepsDeposit={before?.parts.some(({ kind }) => kind === 'sale_deposit') ?? false}
          onChange={(cause) => set({ cause })}
        />
      )}
      <TextArea
        label={explanationId === null ? '理由' : '訂正の理由'}
        hint={reasonHint(lastReason)}
        rows={2}
        {...field('reason')}
        error={errors['reason'] ?? errors['parts'] ?? errors['also'] ?? errors['keeps_rule']}
      />
      <p className={styles.text}>
        {explanationId !== null && '前の仕訳を取り消して、'}
        {figure(total)}円を、選んだファンドの帳簿に記録します。ほかの運営者の承認が必要です。
      </p>
    </ActForm>
  )
}
