import { useState, type FormEvent } from 'react'
import { useQuery } from 'urql'
import {
  COST_KINDS,
  COUNTERPARTIES,
  FUND_LINE_KINDS,
  isOfDeal,
  PAYERS,
  type CostKind,
  type Counterparty,
  type FundLineKind,
  type Payer,
} from '../../../../../domain/fund-lines.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, Select, TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { dealsOfFundDocument, explainFundLineDocument, type AccountEntry, type ShownFund } from './ledger-queries.ts'
import styles from './ledger.module.css'

type Told = NonNullable<AccountEntry['suggestion']>

interface TypedPart {
  key: number
  fundId: string
  /** `rent`, or a cost with its kind: `cost:repair`. */
  choice: string
  amount: string
  about: string
  /** The purchase or sale that a price or a cost belongs to; empty for none. */
  dealId: string
}

interface FundLineFormProps {
  entry: AccountEntry
  funds: readonly ShownFund[]
  /** What it was told to be before, or what the last such line was. */
  before: Told | null
  /** The explanation that is told anew; null where the line has none. */
  explanationId: string | null
  /** @param ids of the lines that were told. */
  onDone: (ids: readonly string[]) => void
}

const incoming: readonly FundLineKind[] = ['rent', 'advance_rent', 'tenant_deposit', 'other_income', 'sale']
const outgoing: readonly FundLineKind[] = ['purchase', 'tenant_deposit', 'rent', 'advance_rent', 'other_income']
const costKinds = Object.keys(COST_KINDS) as CostKind[]
const counterparties = Object.keys(COUNTERPARTIES) as Counterparty[]
const payers = Object.keys(PAYERS) as Payer[]

/** Of what a line can consist: what comes in is income, and what was kept from it a cost; what leaves is a cost, or goes back. */
function choicesOf(isIncoming: boolean) {
  const own = (isIncoming ? incoming : outgoing).map((kind) => ({
    value: kind as string,
    label: wordOf(kind, isIncoming),
  }))
  const costs = costKinds.map((kind) => ({
    value: `cost:${kind}`,
    label: isIncoming ? `${COST_KINDS[kind]}（差し引かれた分）` : COST_KINDS[kind],
  }))
  const accrued = costKinds.map((kind) => ({
    value: `accrued_cost:${kind}`,
    label: `未払の${COST_KINDS[kind]}の支払い`,
  }))
  return isIncoming ? [...own, ...costs] : [...costs, ...own, ...accrued]
}

function wordOf(kind: FundLineKind, isIncoming: boolean): string {
  if (isIncoming || kind === 'purchase') return FUND_LINE_KINDS[kind]
  return kind === 'other_income' ? 'その他の収入（差し引いた分）' : `${FUND_LINE_KINDS[kind]}の返還`
}

/** What is kept from a remittance goes the other way than its line. */
function signOf(choice: string, isIncoming: boolean): 1 | -1 {
  if (isIncoming) return choice.startsWith('cost:') ? -1 : 1
  return choice === 'other_income' ? 1 : -1
}

function partOf({ fundId, choice, amount, about, dealId }: TypedPart, isIncoming: boolean) {
  const [kind, costKind] = choice.split(':')
  return {
    project_id: fundId,
    kind: kind as FundLineKind,
    cost_kind: (costKind as CostKind | undefined) ?? null,
    amount: signOf(choice, isIncoming) * (typedYen(amount) ?? 0),
    about,
    deal_id: dealId === '' || !mayBeOfDeal(choice) ? null : dealId,
  }
}

const mayBeOfDeal = (choice: string): boolean => isOfDeal(choice.split(':')[0] as FundLineKind)

const typedPart = (
  key: number,
  { project_id: fundId, kind, cost_kind: costKind, amount, about, deal_id: dealId }: Told['parts'][number],
): TypedPart => ({
  key,
  fundId,
  choice: costKind === null ? kind : `${kind}:${costKind}`,
  amount: figure(Math.abs(amount)),
  about,
  dealId: dealId ?? '',
})

function partsBefore(entry: AccountEntry, before: Told | null): TypedPart[] {
  const [first, ...others] = before?.parts ?? []
  if (first === undefined)
    return [{ key: 0, fundId: '', choice: '', amount: figure(Math.abs(entry.amount)), about: '', dealId: '' }]
  // The same remitter paid another amount: a single part is the whole of the line.
  if (others.length === 0) return [{ ...typedPart(0, first), amount: figure(Math.abs(entry.amount)) }]
  return [first, ...others].map((part, index) => typedPart(index, part))
}

/** To which purchase or sale of the fund a price or a cost belongs; nothing is asked of a fund without any. */
function DealSelect({
  part: { key, fundId, choice, dealId },
  error,
  onChange,
}: {
  part: TypedPart
  error: string | undefined
  onChange: (key: number, typed: Partial<TypedPart>) => void
}) {
  const now = useNow()
  const [{ data }] = useQuery({ query: dealsOfFundDocument, variables: { project_id: fundId } })
  const deals = (data?.adminFundDeals ?? []).filter(
    ({ is_purchase: isPurchase }) => choice !== (isPurchase ? 'sale' : 'purchase'),
  )
  if (deals.length === 0) return null
  return (
    <Select
      label="物件の取引"
      requirement="optional"
      hint={
        choice.startsWith('cost') ? '取得か売却の費用のときに選びます。売却の費用は、売却の損益から引きます' : undefined
      }
      value={dealId}
      error={error}
      onChange={({ target }) => onChange(key, { dealId: target.value })}
    >
      <option value="">選ばない</option>
      {deals.map(({ id, part, is_purchase: isPurchase, settled_on: day, other, price }) => (
        <option key={id} value={id}>
          {`${shortDay(day, now)}　${part}の${isPurchase ? '取得' : '売却'}　${other}　${figure(price)}円`}
        </option>
      ))}
    </Select>
  )
}

/** Of which funds a line was, part by part; filled in as the last line of the same remitter was told. */
export function FundLineForm({ entry, funds, before, explanationId, onDone }: FundLineFormProps) {
  const now = useNow()
  const isIncoming = entry.amount > 0
  const [parts, setParts] = useState<TypedPart[]>(() => partsBefore(entry, before))
  const [counterparty, setCounterparty] = useState<Counterparty>(before?.counterparty ?? 'third_party')
  const [paidBy, setPaidBy] = useState<Payer>(before?.paid_by ?? 'fund')
  const [reason, setReason] = useState('')
  const [isForAll, setForAll] = useState(false)
  const [keepsRule, setKeepsRule] = useState(false)
  const sent = parts.map((part) => partOf(part, isIncoming))
  // Lines in several parts are the same where their sum is.
  const alike = entry.alike.filter(({ amount }) => parts.length === 1 || amount === entry.amount)
  const also = isForAll ? alike : []
  const lines = [entry, ...also]
  const total = lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const mayKeepRule = explanationId === null && paidBy === 'fund' && also.every(({ amount }) => amount === entry.amount)
  const rest = entry.amount - sent.reduce((sum, { amount }) => sum + amount, 0)
  const isByOne =
    explanationId === null &&
    counterparty === 'third_party' &&
    sent.every(({ kind, amount }) => amount > 0 && kind !== 'sale' && kind !== 'cost')
  const act = useAct(explainFundLineDocument, {
    name: explanationId === null ? 'ファンドの入出金の登録' : 'ファンドの入出金の訂正',
    done: isByOne
      ? 'ファンドの帳簿に記録しました。'
      : '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。',
    onDone: () => onDone(lines.map(({ id }) => id)),
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
          : { explanation_id: explanationId }),
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
        <fieldset key={part.key} className={styles.part}>
          <legend>内訳{index + 1}</legend>
          <Select
            label="ファンド"
            value={part.fundId}
            onChange={({ target }) => change(part.key, { fundId: target.value, dealId: '' })}
          >
            <option value="">選んでください</option>
            {funds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label="内訳の内容"
            value={part.choice}
            error={fields[`parts.${index}.cost_kind`]}
            onChange={({ target }) => change(part.key, { choice: target.value })}
          >
            <option value="">選んでください</option>
            {choicesOf(isIncoming).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextField
            label="金額（円）"
            width="amount"
            inputMode="numeric"
            value={part.amount}
            error={fields[`parts.${index}.amount`]}
            onChange={({ target }) => change(part.key, { amount: target.value })}
          />
          <TextField
            label="部屋・対象月"
            requirement="optional"
            hint="例：302号室、4月分"
            value={part.about}
            error={fields[`parts.${index}.about`]}
            onChange={({ target }) => change(part.key, { about: target.value })}
          />
          {part.fundId !== '' && mayBeOfDeal(part.choice) && (
            <DealSelect part={part} error={fields[`parts.${index}.deal_id`]} onChange={change} />
          )}
          {parts.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => setParts((all) => all.filter(({ key }) => key !== part.key))}
            >
              内訳{index + 1}を削除
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        variant="outlined"
        onClick={() =>
          setParts((all) => [
            ...all,
            {
              key: Math.max(...all.map(({ key }) => key)) + 1,
              fundId: all.at(-1)?.fundId ?? '',
              choice: '',
              amount: rest === 0 ? '' : figure(Math.abs(rest)),
              about: '',
              dealId: '',
            },
          ])
        }
      >
        内訳を追加
      </Button>
      <Select
        label={isIncoming ? '支払った相手' : '支払った先'}
        hint="当社、役員、グループ会社のときは、2人で確認します"
        value={counterparty}
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
      <TextArea
        label={explanationId === null ? '理由' : '訂正の理由'}
        hint="そう言える根拠"
        rows={2}
        value={reason}
        error={fields['reason'] ?? fields['parts'] ?? fields['also']}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.text}>
        {explanationId !== null && '前の仕訳を取り消して、'}
        {figure(total)}円を、選んだファンドの帳簿に記録します。
        {isByOne ? '会員の申込と残高は変わりません。' : 'ほかの運営者の承認が必要です。'}
      </p>
      <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
        {also.length > 0 && `${lines.length}件、`}
        {figure(total)}円の{explanationId === null ? '内訳' : '訂正'}を{isByOne ? '登録する' : '提案する'}
      </Button>
      {act.dialog}
    </form>
  )
}
