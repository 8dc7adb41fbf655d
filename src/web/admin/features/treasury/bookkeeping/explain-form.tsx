import { Link } from 'react-router'
import { ACCOUNT_ENTRY_KINDS, type AccountEntryKind } from '../../../../../domain/treasury/account-entry-words.ts'
import type { FreeText } from '../../../../../domain/free-text.ts'
import type { CorrectionCause } from '../../../../../domain/funds/fund-corrections.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CauseSelect } from '../../../ui/cause-select.tsx'
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

const unexplained = { kind: 'fund' as AccountEntryKind, payout_id: '', bank_line_id: '' }
const uncorrected = { kind: '' as AccountEntryKind | '', cause: 'unsaid' as CorrectionCause, reason: '' }

/** What a line was that nobody has explained. */
export function ExplainForm({ entry, suspense, funds, units, owed, lastReason, onReason, onDone }: ExplainFormProps) {
  const kinds = kindsOf(entry.amount)
  const form = useActForm(explainEntryDocument, {
    initial: { ...unexplained, reason: lastReason },
    name: '入出金の登録',
    done: (_, { kind }) =>
      takesTwo(kind)
        ? '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。'
        : '入出金の内容を登録しました。',
    variables: ({ kind, payout_id: payoutId, bank_line_id: lineId, reason }) => ({
      input: {
        id: entry.id,
        kind,
        reason,
        payout_id: kind === 'payout_returned' ? payoutId : null,
        bank_line_id: kind === 'suspense_returned' ? lineId : null,
      },
    }),
    onDone: (_, { reason }) => {
      onReason(reason)
      onDone([entry.id])
    },
  })
  const { field } = form
  const { kind } = form.values
  if (kind === 'fund')
    return (
      <>
        <Select label="内容" {...field('kind')}>
          <KindOptions kinds={kinds} />
        </Select>
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
    <ActForm
      form={form}
      button={`${figure(Math.abs(entry.amount))}円の内容を${takesTwo(kind) ? '提案する' : '登録する'}`}
    >
      <Select label="内容" {...field('kind')}>
        <KindOptions kinds={kinds} />
      </Select>
      {kind === 'payout_returned' && (
        <TextField
          label="支払いの番号"
          hint="戻ってきた振込の、会員ごとの番号"
          width="choice"
          inputMode="numeric"
          {...field('payout_id')}
        />
      )}
      {kind === 'suspense_returned' && (
        <Select label="返した入金" {...field('bank_line_id')}>
          <Options
            nothing="選んでください"
            of={suspense.map((item) => ({
              id: item.bank_line_id,
              name: `${item.transacted_on}　${figure(item.amount)}円　${item.remitter_name || item.remarks}`,
            }))}
          />
        </Select>
      )}
      <TextArea label="理由" hint={reasonHint(lastReason)} rows={2} {...field('reason')} />
      <p className={styles.text}>{consequenceOf(kind, entry.amount)}</p>
      <TaxElsewhere amount={entry.amount} />
    </ActForm>
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
  const form = useActForm(correctEntryDocument, {
    initial: uncorrected,
    name: '入出金の訂正',
    done: '訂正を提案しました。ほかの運営者が承認すると、前の仕訳を取り消します。',
    onDone,
    notReady: ({ kind }) => kind === '' && '正しい内容を選んでください。',
    variables: ({ kind, ...values }) =>
      kind === '' ? null : { input: { explanation_id: explanationId, kind, ...values } },
  })
  const { field } = form
  const { kind, cause } = form.values
  if (kind === 'fund')
    return (
      <>
        <Select label="正しい内容" {...field('kind')}>
          <KindOptions kinds={kinds} />
        </Select>
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
    <ActForm form={form} variant="outlined" button={`${figure(Math.abs(entry.amount))}円の訂正を提案する`}>
      <Select label="正しい内容" {...field('kind')}>
        <KindOptions kinds={kinds} nothing={kind === '' ? '選んでください' : undefined} />
      </Select>
      {kind !== '' && (
        <p className={styles.text}>
          {figure(Math.abs(entry.amount))}円の前の仕訳を、ほかの運営者の承認を得て取り消し、「
          {ACCOUNT_ENTRY_KINDS[kind]}」として記録し直します。会員の残高は変わりません。
        </p>
      )}
      <CauseSelect cause={cause} onChange={(chosen) => form.set({ cause: chosen })} />
      <TextArea label="訂正の理由" rows={2} {...field('reason')} />
    </ActForm>
  )
}

function KindOptions({ kinds, nothing }: { kinds: readonly AccountEntryKind[]; nothing?: string | undefined }) {
  return <Options nothing={nothing} of={kinds.map((id) => ({ id, name: ACCOUNT_ENTRY_KINDS[id] }))} />
}
