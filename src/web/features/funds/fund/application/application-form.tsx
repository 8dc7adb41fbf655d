import { useEffect, useState, type ReactNode } from 'react'
import { amountChoices } from '../../../../../domain/investing/allowance.ts'
import { depositDeadlineFirstCome } from '../../../../../domain/calendar.ts'
import { lotteryDays } from '../../../../../domain/funds/fund-text.ts'
import { yen, type Yen } from '../../../../../domain/money.ts'
import { analytics } from '../../../../app/site/analytics.ts'
import { useNowAround } from '../../../../app/time/now.tsx'
import { instant } from '../../../../from-api.ts'
import type { Failure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Checkbox, FieldGroup } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { formatManYen } from '../../../../ui/format.ts'
import { DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StepTimeline } from '../../../../ui/step-timeline.tsx'
import { TenThreads } from '../../../../ui/ten-threads.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { HeldNote } from '../funding-progress.tsx'
import type { Fund } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DocumentChecks } from './document-checks.tsx'
import { amountFieldId, useApplicationForm } from './use-application-form.ts'
import { useSubmitApplication } from './use-submit-application.ts'
import styles from './application.module.css'

const applicationAccepted = '申し込みを受け付けました。ご登録のメールアドレスに案内をお送りします。'

interface ApplicationFormProps {
  fund: Fund
  /** Shown above all where room is kept for the member. */
  invitation: ReactNode
  allowance: Yen
  investingAmount: number
  chosenAmount: number
  onChooseAmount: (yen: number) => void
  /** The application stands: fetch everything anew and show it. */
  onAccepted: () => void
  /** The server refused: fetch everything anew, so that the form shows what is possible now. */
  onRefused: () => void
  onDeciding: (isDeciding: boolean) => void
}

/** 23:59:59 of the day by which the money has to arrive, if the application is made now. */
function paymentDeadline(fund: Fund, now: number): Date {
  return fund.recruit_type === 'lottery'
    ? lotteryDays(instant(fund.end_at)).depositDeadline
    : withinPlaces(fund, depositDeadlineFirstCome(new Date(now)), now)
}

/** Whoever comes in after the end pays before the last day of its judgement. */
function withinPlaces({ end_at, places_until }: Fund, deadline: Date, now: number): Date {
  const last = places_until === null || now <= Date.parse(end_at) ? null : instant(places_until)
  return last !== null && last < deadline ? last : deadline
}

function LotteryDates({ fund }: { fund: Fund }) {
  const { resultOn, depositDeadline } = lotteryDays(instant(fund.end_at))
  return (
    <StepTimeline
      label="抽選の日程"
      steps={[
        { name: '申し込みの締め切り', detail: <DateTime value={fund.end_at} />, state: 'now' },
        {
          name: '抽選の結果',
          detail: (
            <>
              <DateTime value={resultOn} format="date" />
              にメールでお知らせ
            </>
          ),
          state: 'ahead',
        },
        { name: '当選した場合の入金期限', detail: <DateTime value={depositDeadline} />, state: 'ahead' },
      ]}
    />
  )
}

function SubstituteHint({ until }: { until: string }) {
  return (
    <>
      <DateTime value={until} />
      までに空きが出ると、抽選の順に案内します。いつでも取りやめられます。補欠の間は、投資の上限額に数えます。
    </>
  )
}

function FirstComeFacts({ deadline }: { deadline: Date }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>入金期限（今日申し込む場合）</dt>
        <dd>
          <b>
            <DateTime value={deadline} />
          </b>
        </dd>
      </div>
      <div>
        <dt>クーリング・オフ</dt>
        <dd>
          契約成立時書面をダウンロードした日を含めて<span className="no-break">8日間</span>
        </dd>
      </div>
    </dl>
  )
}

/** The outcome is not known, or the server had no time: nothing typed is lost, and nothing is sent again by itself. */
function Unanswered({ failure, onRepeat }: { failure: Failure; onRepeat: () => void }) {
  return (
    <Notice tone="warning" title={failure.message} live>
      <p>
        申し込みが受け付けられたかどうかは、まだ分かりません。この画面を閉じずに、もう一度お試しください。入力した内容はそのまま残っています。もう一度申し込んでも、二重にはなりません。
      </p>
      <Button variant="filled" full onClick={onRepeat}>
        もう一度申し込む
      </Button>
    </Notice>
  )
}

export function ApplicationForm({
  fund,
  invitation,
  allowance,
  investingAmount,
  chosenAmount,
  onChooseAmount,
  onAccepted,
  onRefused,
  onDeciding,
}: ApplicationFormProps) {
  const now = useNowAround([fund.start_at])
  const toast = useToast()
  const form = useApplicationForm(fund, allowance, chosenAmount, onChooseAmount)
  const { submit, submitting } = useSubmitApplication(fund)
  const [confirming, setConfirming] = useState(false)
  const [substitute, setSubstitute] = useState(false)
  useEffect(() => {
    onDeciding(confirming)
    return () => onDeciding(false)
  }, [confirming, onDeciding])
  const [lostRace, setLostRace] = useState(false)
  const [unanswered, setUnanswered] = useState<Failure | null>(null)
  const isLottery = fund.recruit_type === 'lottery'
  const choices = amountChoices(yen(fund.lower_invest), allowance)
  const largest = choices.at(-1) ?? 0
  const deadline = paymentDeadline(fund, now)
  const missing = form.errors[0]?.message

  const goOn = () => {
    if (!form.check()) return
    // From here on the amount is the member's own word: what remains in the fund may change it only visibly.
    form.chooseAmount(form.amount)
    analytics.event('invest/confirm')
    setConfirming(true)
  }
  const takeWhatIsLeft = () => {
    form.chooseAmount(largest)
    setLostRace(false)
    if (form.errors.every((error) => error.fieldId === amountFieldId)) setConfirming(true)
  }
  const confirm = async () => {
    setUnanswered(null)
    const failure = await submit(
      form.amount,
      fund.contracts.filter(({ url }) => form.documents.ticked.includes(url)).map(({ id }) => id),
      substitute,
    )
    setConfirming(false)
    if (failure === null) {
      toast.withdrawErrors()
      toast.success(applicationAccepted)
      onAccepted()
      return
    }
    if (failure.code === 'NETWORK' || failure.code === 'UNAVAILABLE') {
      // Whether it was accepted is not known. Everything stays; the same key makes a repeat harmless, and only a press repeats it.
      setUnanswered(failure)
      return
    }
    const isRace = failure.code === 'CONFLICT'
    setLostRace(isRace)
    toast.error(
      failure.message,
      isRace ? '申し込みはまだ完了していません。' : '申し込みは完了していません。入力した内容は残っています。',
    )
    onRefused()
  }
  return (
    <BoxFrame
      title={isLottery ? '抽選に申し込む' : '申し込み'}
      tag={{ label: now < Date.parse(fund.start_at) ? '優先受付' : '募集中', tone: 'primary' }}
    >
      {invitation}
      {!isLottery && (
        <p className="small-text">
          先着{'　'}
          <DateTime value={fund.end_at} /> まで
        </p>
      )}
      {invitation === null && <HeldNote fund={fund} />}
      {form.attempt > 0 && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
      {lostRace && form.amount > largest && (
        <Notice tone="warning" title="残りの枠が変わりました" live>
          <p>
            ほかの方の申し込みにより、いま申し込めるのは <b>{formatManYen(largest)}</b>{' '}
            までです。申し込みはまだ完了していません。
          </p>
          <Button variant="filled" full onClick={takeWhatIsLeft}>
            {formatManYen(largest)}に変更して確認する
          </Button>
        </Notice>
      )}
      {unanswered !== null && <Unanswered failure={unanswered} onRepeat={() => setConfirming(true)} />}
      <div className={styles.form}>
        <div className="stack">
          <Select
            id={amountFieldId}
            label="申し込む金額"
            hint={
              <>
                いま選べるのは<span className="no-break">{formatManYen(choices[0] ?? 0)}</span>〜
                <span className="no-break">{formatManYen(largest)}</span>
                です。お一人さまの上限は、ほかのファンドと合わせて<span className="no-break">100万円</span>です。
              </>
            }
            error={form.amountMessage}
            width="amount"
            value={form.amount}
            onChange={(event) => form.chooseAmount(Number(event.target.value))}
          >
            {!choices.includes(yen(form.amount)) && <option value={form.amount}>{formatManYen(form.amount)}</option>}
            {choices.map((amount) => (
              <option key={amount} value={amount}>
                {formatManYen(amount)}
              </option>
            ))}
          </Select>
          <TenThreads inUse={investingAmount} chosen={form.amount} />
        </div>
        <FieldGroup label="書類の確認" hint="書類を開くと、チェックを入れられます。">
          <DocumentChecks
            fund={fund}
            state={form.documents}
            showErrors={form.attempt > 0}
            onOpen={form.openDocument}
            onTick={form.tickDocument}
          />
        </FieldGroup>
        {isLottery && fund.places_until !== null && (
          <FieldGroup label="補欠" requirement="optional" hint={<SubstituteHint until={fund.places_until} />}>
            <Checkbox
              label="落選したとき、補欠になる"
              checked={substitute}
              onChange={(event) => setSubstitute(event.target.checked)}
            />
          </FieldGroup>
        )}
        {isLottery ? <LotteryDates fund={fund} /> : <FirstComeFacts deadline={deadline} />}
        <Button variant="filled" size="large" full notReady={missing} onNotReady={() => form.check()} onClick={goOn}>
          申し込み内容を確認する
        </Button>
        {isLottery && <p className="caption-text">先に申し込んでも、当選のしやすさは変わりません。</p>}
      </div>
      <ConfirmDialog
        open={confirming}
        fund={fund}
        amount={form.amount}
        paymentDeadline={deadline}
        submitting={submitting}
        onConfirm={() => void confirm()}
        onBack={() => setConfirming(false)}
      />
    </BoxFrame>
  )
}
