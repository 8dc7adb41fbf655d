import { useNow } from '../../../../app/time/now.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { formatDateTime, formatRate } from '../../../../ui/format.ts'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { computeFigures, isEarlyEnd, needsWords, mayEnterDividend, openTerm, type EntryValues } from './entry.ts'
import type { FundResult, Plan, StartDeal } from './fund-result-queries.ts'
import styles from './fund-result.module.css'
import { StartPurchases } from './start-purchases.tsx'

interface FieldsProps {
  result: FundResult
  plan: Plan
  values: EntryValues
  /** Purchases that are recorded and not booked. */
  deals: readonly StartDeal[]
  wrong: Readonly<Record<string, string>>
  onChange: (values: EntryValues) => void
}

/** What is still open, each with its plan beside it; what is set stands as it is. */
export function FundResultFields({ result, plan, values, deals, wrong, onChange }: FieldsProps) {
  const now = useNow()
  const set = result.performance
  const day = (value: string | null | undefined) => (value ? shortDay(value, now) : '未定')
  const field = (name: Exclude<keyof EntryValues, 'deals'>, path: string) => ({
    name: path,
    requirement: 'optional' as const,
    value: values[name],
    error: wrong[path],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  })
  const amount = {
    inputMode: 'numeric',
    autoComplete: 'off',
    width: 'amount',
    after: <span className={styles.unit}>円</span>,
  } as const
  const figures = computeFigures(result, values)
  const isOpen = mayEnterDividend(result)
  const books = result.due_period?.books ?? null
  const setPayday = result.is_auto_continue ? null : (set?.payday ?? null)
  return (
    <>
      {set?.start_at ? (
        <SetField label="募集開始" value={formatDateTime(set.start_at)} />
      ) : (
        <TextField
          label="募集開始"
          type="datetime-local"
          width="choice"
          hint={`予定 ${plan ? formatDateTime(plan.start_at) : '未定'}`}
          {...field('startAt', 'start_at')}
        />
      )}
      {set?.end_at ? (
        <SetField label="募集終了" value={formatDateTime(set.end_at)} />
      ) : (
        <TextField
          label="募集終了"
          type="datetime-local"
          width="choice"
          hint={`予定 ${plan ? formatDateTime(plan.end_at) : '未定'}`}
          {...field('endAt', 'end_at')}
        />
      )}
      {result.recorded_start_at ? (
        <SetField
          label="運用開始日"
          value={day(result.recorded_start_at)}
          note={set?.unyo_start_at ? undefined : planned}
        />
      ) : (
        <TextField
          label="運用開始日"
          type="date"
          width="choice"
          hint={`予定 ${day(plan?.unyo_start_at)}。その日になると、出資金が運用に振り替えられます。`}
          {...field('unyoStartAt', 'unyo_start_at')}
        />
      )}
      {!result.recorded_start_at && values.unyoStartAt !== '' && deals.length > 0 && (
        <StartPurchases
          result={result}
          values={values}
          deals={deals}
          problem={wrong['deals']}
          onChange={(chosen) => onChange({ ...values, deals: chosen })}
        />
      )}
      {result.recorded_end_at ? (
        <SetField
          label="運用終了日"
          value={day(result.recorded_end_at)}
          note={set?.unyo_end_at ? undefined : planned}
        />
      ) : (
        <TextField
          label="運用終了日"
          type="date"
          width="choice"
          hint={
            result.is_auto_continue
              ? '自動継続のファンドでは、売却などで運用を終えるときだけ入力します。'
              : `予定 ${day(plan?.unyo_end_at)}`
          }
          {...field('unyoEndAt', 'unyo_end_at')}
        />
      )}
      {!result.recorded_end_at && (isEarlyEnd(plan?.unyo_end_at, values) || wrong['unyo_end_words'] !== undefined) && (
        <TextField
          label="予定より早く終了する理由"
          hint="理由は、ファンドのページに表示します。"
          maxLength={500}
          {...field('endWords', 'unyo_end_words')}
          requirement={result.needs_end_words ? 'required' : 'optional'}
        />
      )}
      {setPayday !== null ? (
        <SetField label="支払日" value={day(setPayday)} />
      ) : (
        <TextField label="支払日" type="date" width="choice" {...field('payday', 'payday')} />
      )}
      {isOpen ? (
        <>
          <TextField
            label={`${dividendOf(result)}分配金の総額（税引前）`}
            hint={`${books === null ? '' : `帳簿から計算した額は${figure(books.dividend)}円で、これより少なくはできません。`}確定すると、投資家全員の分配金が決まります。`}
            {...amount}
            {...field('dividend', 'dividend')}
          />
          {(needsWords(result, values) || wrong['dividend_words'] !== undefined) && (
            <TextField
              label="予定より少ない理由"
              hint={wordsHint(result)}
              maxLength={500}
              {...field('words', 'dividend_words')}
              requirement="required"
            />
          )}
          {result.pending?.words && values.dividend !== '' && (
            <SetField label="予定より少ない理由" value={result.pending.words} note="先に入力された理由" />
          )}
          <dl className={styles.computed}>
            <div>
              <dt>
                分配率（実績・年率・税引前）<small>自動計算</small>
              </dt>
              <dd>{figures.rate === null ? '—' : `${formatRate(figures.rate)}%`}</dd>
            </div>
            <div>
              <dt>
                50万円を出資した人の分配金（税引前）<small>自動計算</small>
              </dt>
              <dd>{figures.example === null ? '—' : `${figure(figures.example)}円`}</dd>
            </div>
          </dl>
          <details
            className={styles.more}
            open={wrong['loss'] !== undefined || wrong['sale_profit'] !== undefined || (books?.sale_cost ?? 0) > 0}
          >
            <summary>{result.is_auto_continue ? '売却損益（売却したときのみ）' : '売却損益（最終分配時のみ）'}</summary>
            <TextField
              label="ファンド全体の損失"
              hint="劣後出資が先に負担し、超えた分を投資家が出資額に応じて負担します。"
              {...amount}
              {...field('loss', 'loss')}
            />
            {result.is_auto_continue && (
              <TextField
                label="売却益"
                hint={`${books === null || books.sale_quarter === 0 ? '' : `帳簿の売却益は${figure(books.sale_proceeds - books.sale_cost)}円、投資家への分配は${figure(books.sale_quarter)}円です。`}25%を、分配金に加えて投資家に分配します。`}
                {...amount}
                {...field('saleProfit', 'sale_profit')}
              />
            )}
          </details>
        </>
      ) : result.is_auto_continue ? (
        <SetField label="分配金の総額（税引前）" value="次の期が終わると入力できます" note="" />
      ) : (
        <SetField
          label="分配金の総額（税引前）"
          value={`${figure(result.dividends.at(-1)?.total_dividend ?? 0)}円（確定）`}
        />
      )}
    </>
  )
}

/** Which dividend is entered next, where a fund has several. */
function dividendOf(result: FundResult): string {
  const due = result.due_period
  const number = openTerm(result)?.term ?? (due === null || (due.is_last && due.number === 1) ? null : due.number)
  return number === null ? '' : `第${number}期の`
}

/** With the sum that is planned, where the days of the period are known. */
const wordsHint = ({ due_period: due }: FundResult): string =>
  `${due === null ? '' : `予定分配率で計算した額は${figure(due.cap)}円です。`}理由は、ファンドのページ・会員ページ・メール・報告書に表示します。`

/** A day to come is a plan until then. */
const planned = '予定として設定済み'

/** What cannot be entered: it is set, or its time has not come. */
function SetField({ label, value, note = '設定済み' }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className={styles.set}>
      <b>{label}</b>
      <span>{value}</span>
      <small>{note}</small>
    </div>
  )
}
