import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useClient, useQuery } from 'urql'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { ConfirmEntry } from './confirm-entry.tsx'
import { computeFigures, emptyEntry, inputOf, isAllSet, problemsOf } from './entry.ts'
import {
  dividendPreviewDocument,
  startDealsDocument,
  updateFundResultDocument,
  type DividendPreview,
  type FundResult,
  type Plan,
} from './fund-result-queries.ts'
import styles from './fund-result.module.css'
import { RetypeDividend } from './retype-dividend.tsx'
import { FundResultFields } from './fund-result-fields.tsx'

interface FundResultFormProps {
  result: FundResult
  plan: Plan
  onChange: () => void
}

type Step = 'form' | 'retype' | 'confirm'

/** What is still open can be filled in; the dividend is typed twice, then everything is looked at once more. */
export function FundResultForm({ result, plan, onChange }: FundResultFormProps) {
  const client = useClient()
  const [values, setValues] = useState(emptyEntry)
  const leave = useLeaveGuard(
    Object.values(values).some((value) => value !== '' && value !== null),
    ['fund'],
  )
  const [problems, setProblems] = useState<Record<string, string>>({})
  /** How often the form itself refused: each time the first refused field is the next to be typed in. */
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const [step, setStep] = useState<Step>('form')
  const [preview, setPreview] = useState<DividendPreview | null>(null)
  const act = useAct(updateFundResultDocument, {
    name: 'ファンド実績の更新',
    done: 'ファンド実績を更新しました',
    failed: 'ファンド実績更新に失敗しました',
    onDone: () => {
      leave.release()
      setStep('form')
      onChange()
    },
  })
  const [{ data: recorded }] = useQuery({ query: startDealsDocument, variables: { project_id: result.project_id } })
  const deals = (recorded?.adminFundDeals ?? []).filter(
    ({ is_purchase: isPurchase, booked }) => isPurchase && booked === null,
  )
  // What two have agreed to is bought whoever records the day.
  const offered = deals.filter(({ is_with_operator: isOfOperator, is_agreed: isAgreed }) => isOfOperator && !isAgreed)
  const input = inputOf(values, offered)
  const dividend = typedYen(values.dividend)

  /** Everybody's part, where the server can tell it already: not before the days of the operation are set. */
  const look = async () => {
    const payday = input.payday ?? result.performance?.payday ?? null
    if (dividend === null || payday === null) return setPreview(null)
    const { loss, sale_profit: saleProfit } = input
    const variables = {
      id: result.project_id,
      input: {
        dividend,
        payday,
        loss: loss ?? 0,
        sale_profit: saleProfit ?? 0,
        words: input.dividend_words ?? result.pending?.words,
      },
    }
    const { data } = await client
      .query(dividendPreviewDocument, variables, { requestPolicy: 'network-only' })
      .toPromise()
    setPreview(data?.adminDividendPreview ?? null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.busy) return
    const found = problemsOf(result, plan, values)
    setProblems(found)
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1)
    if (Object.keys(input).length === 0) return
    void look()
    setStep(dividend === null ? 'confirm' : 'retype')
  }
  const save = async () => {
    if ((await act.run({ id: result.project_id, input })) === null) setStep('form')
  }
  const fields = { ...act.failure?.fields, ...problems }

  return (
    <Panel title="実績の入力" note="入力した項目だけを設定します">
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <FundResultFields
          result={result}
          plan={plan}
          values={values}
          deals={deals}
          wrong={fields}
          onChange={setValues}
        />
        {isAllSet(result) ? (
          <p className={styles.unit}>すべての項目が設定されています。</p>
        ) : (
          <Button
            type="submit"
            variant="filled"
            loading={act.busy}
            notReady={
              Object.values(values).every((value) => value === '' || value === null) &&
              '設定する項目を入力してください。'
            }
          >
            更新する
          </Button>
        )}
      </form>
      <RetypeDividend
        open={step === 'retype'}
        dividend={dividend ?? 0}
        onClose={() => setStep('form')}
        onMatch={() => setStep('confirm')}
      />
      <ConfirmEntry
        key={JSON.stringify(input)}
        open={step === 'confirm'}
        result={result}
        input={input}
        purchases={offered.filter(({ id }) => input.deals?.includes(id))}
        figures={computeFigures(result, values)}
        preview={preview}
        busy={act.busy}
        onClose={() => setStep('form')}
        onConfirm={() => void save()}
      />
      {act.dialog}
      {leave.dialog}
    </Panel>
  )
}
