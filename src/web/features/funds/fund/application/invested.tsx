import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { mayCoolOffOn } from '../../../../../domain/investing/cooling-off.ts'
import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { milestoneLines } from '../../../../../domain/funds/fund-schedule-words.ts'
import { lotteryDays } from '../../../../../domain/funds/fund-text.ts'
import { substituteBadge } from '../../../../../domain/investing/investment.ts'
import { cancelText } from '../../../../../domain/investing/investment-text.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { instant, milestonesOfFund } from '../../../../from-api.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { formatYen } from '../../../../ui/format.ts'
import { BigMoney, DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StepTimeline, type Step } from '../../../../ui/step-timeline.tsx'
import type { Fund, FundInvest } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import styles from './application.module.css'

interface InvestedProps {
  fund: Fund
  invest: FundInvest
}

/** The place in which the application was accepted: given at once, and checkable by anyone in the published order. */
function Receipt({ fund, invest }: InvestedProps) {
  if (invest.receipt_number === null) return null
  return (
    <p className="caption-text">
      受付番号 <b>{invest.receipt_number}番</b>（このファンドで{invest.receipt_number}番目に受け付けました）
      <Link className="tap-link" to={`/projects/${fund.id}/order-log`}>
        申込受付の記録を見る
      </Link>
    </p>
  )
}

/** To whoever won: that first, and the way to the draw; then what is to do. */
function Won({ fund }: { fund: Fund }) {
  if (fund.recruit_type !== 'lottery') return null
  return (
    <Notice tone="success" title="抽選に当選しました">
      <Link to={`/projects/${fund.id}/lottery`}>抽選の結果を確かめる</Link>
    </Notice>
  )
}

export function AwaitingConfirmation({ fund, invest, children }: InvestedProps & { children: ReactNode }) {
  return (
    <BoxFrame tag={{ label: '契約成立時書面の確認待ち', tone: 'warning' }}>
      <Won fund={fund} />
      <div>
        <p className="small-text">
          <DateTime value={invest.invest_at} />
          に申し込みを受け付けました
        </p>
        <p>
          <BigMoney yen={invest.amount} />
        </p>
        <Receipt fund={fund} invest={invest} />
      </div>
      {children}
    </BoxFrame>
  )
}

export function AwaitingDeposit({ fund, children }: { fund: Fund; children: ReactNode }) {
  return (
    <BoxFrame title="お振込先" tag={{ label: '入金待ち', tone: 'warning' }}>
      <Won fund={fund} />
      {children}
    </BoxFrame>
  )
}

/** Not drawn, and in the line for what comes free. */
function Substitute({ invest, place }: { invest: FundInvest; place: NonNullable<FundInvest['substitute']> }) {
  return (
    <BoxFrame tag={{ label: substituteBadge(place), tone: 'waiting' }}>
      <p>
        <BigMoney yen={invest.amount} />
      </p>
      <p>
        {place.offered_until === null
          ? '抽選では当選しませんでした。空きが出たときに、補欠の順でメールで案内します。'
          : '補欠の順番がきました。マイページで、承諾するか辞退するかをお選びください。'}
      </p>
      <LinkButton to={`/mypage/projects#invest-${invest.id}`} full>
        マイページで確かめる
      </LinkButton>
    </BoxFrame>
  )
}

/** Waiting for the draw. */
export function AppliedToLottery(props: InvestedProps) {
  const { substitute } = props.invest
  return substitute === null ? <BeforeDraw {...props} /> : <Substitute invest={props.invest} place={substitute} />
}

function BeforeDraw({ fund, invest }: InvestedProps) {
  const { resultOn, depositDeadline } = lotteryDays(instant(fund.end_at))
  const isLate = milestoneOf(milestonesOfFund(fund, useNow()), 'drawn')?.state === 'overdue'
  const inPriority = Date.parse(invest.invest_at) < Date.parse(fund.start_at)
  return (
    <BoxFrame tag={{ label: '抽選待ち', tone: 'waiting' }}>
      <div>
        <p className="small-text">
          <DateTime value={invest.invest_at} />に{inPriority && '優先受付で'}申し込みを受け付けました
        </p>
        <p>
          <BigMoney yen={invest.amount} />
        </p>
        <p className="caption-text">
          申し込み番号 {invest.id}
          {inPriority && '　優先受付で申し込み'}
        </p>
        <Receipt fund={fund} invest={invest} />
      </div>
      {isLate ? (
        <p>
          抽選は
          <DateTime value={resultOn} format="date" />
          の予定でしたが、まだ行われていません。結果は、抽選の後にメールでお知らせします。
        </p>
      ) : (
        <p>
          抽選は募集終了日の翌日、
          <b>
            <DateTime value={resultOn} format="date" />
          </b>
          に行い、結果をメールでお知らせします。
        </p>
      )}
      <p className="small-text">
        当選した場合の入金期限は <DateTime value={depositDeadline} />{' '}
        です。振込先は、当選して契約書面を確認したあとに表示します。
      </p>
    </BoxFrame>
  )
}

function participationSteps({ fund, invest }: InvestedProps, now: number): Step[] {
  const milestones = milestonesOfFund(fund, now)
  const started = milestoneOf(milestones, 'started')
  const paid = milestoneOf(milestones, 'paid')
  const isWorking = started?.state === 'done'
  const isPaid = paid?.state === 'done'
  return [
    { name: '申し込み', detail: <DateTime value={invest.invest_at} />, state: 'done' },
    {
      name: '契約書面の確認',
      detail: invest.contract_confirm_at === null ? undefined : <DateTime value={invest.contract_confirm_at} />,
      state: 'done',
    },
    { name: '入金', detail: '確認しました', state: 'done' },
    {
      name: '運用',
      detail: started && `${milestoneLines(started).join(' ')}${isWorking ? ' 開始' : ''}`,
      state: isPaid ? 'done' : isWorking ? 'now' : 'ahead',
    },
    {
      name: paid?.number ? `分配（第${paid.number}期）` : '分配',
      detail: paid && milestoneLines(paid).join(' '),
      state: isPaid ? 'done' : 'ahead',
    },
  ]
}

/** While the days run, and no longer. */
function CoolingOff({ invest, now }: { invest: FundInvest; now: number }) {
  const { contract_delivered_at: deliveredAt, cooling_off_until: lastDay } = invest
  if (deliveredAt === null || lastDay === null || !mayCoolOffOn(instant(deliveredAt), japanDateOf(new Date(now))))
    return null
  return (
    <Notice title="クーリング・オフの期限">
      <DateTime value={lastDay} format="date" />
      まで。入金したあとでも取り消せます。
      <Link to="/coolingoff">クーリング・オフの手続きを見る</Link>
    </Notice>
  )
}

/** Participation is settled: the rest is reading and receiving. */
export function Participating({ fund, invest, report }: InvestedProps & { report: ReactNode }) {
  const now = useNow()
  const milestones = milestonesOfFund(fund, now)
  const isOver =
    fund.performance?.unyo_end_at !== null &&
    milestoneOf(milestones, 'ended')?.state === 'done' &&
    milestoneOf(milestones, 'paid')?.state === 'done'
  return (
    <BoxFrame tag={isOver ? { label: '運用終了', tone: 'ended' } : { label: '参加確定', tone: 'done' }}>
      <div>
        <p>
          <BigMoney yen={invest.amount} />
        </p>
        <p>{isOver ? 'で参加しました。' : 'で参加しています。'}</p>
      </div>
      <StepTimeline label="投資の進み具合" steps={participationSteps({ fund, invest }, now)} />
      <CoolingOff invest={invest} now={now} />
      <div className="stack">
        <LinkButton href="#message" full>
          メッセージを読む
        </LinkButton>
        {invest.report !== null && report}
      </div>
    </BoxFrame>
  )
}

export function Lost({ fund, invest }: InvestedProps) {
  const isFail = fund.performance?.isFail === true
  if (isFail) {
    return (
      <BoxFrame tag={{ label: '不成立', tone: 'ended' }}>
        <p className={styles.strong}>募集金額に達しなかったため、このファンドは成立しませんでした。</p>
        <p className="small-text">
          申し込んだ{formatYen(invest.amount)}
          分は、ほかのファンドにお使いいただけます。入金済みの金額がある場合は、登録口座へ全額を返金します。
        </p>
        <LinkButton to="/mypage/projects" full>
          返金の状況を見る
        </LinkButton>
        <LinkButton to="/projects?status=02" variant="quiet" full>
          募集中のファンドを見る
        </LinkButton>
      </BoxFrame>
    )
  }
  return (
    <BoxFrame tag={{ label: '落選', tone: 'ended' }}>
      <p className={styles.strong}>今回は落選となりました。</p>
      <p className="small-text">
        申し込んだ{formatYen(invest.amount)}分は、ほかのファンドにお使いいただけます。お支払いは発生していません。
      </p>
      <LinkButton to={`/projects/${fund.id}/lottery`} full>
        抽選の結果を確かめる
      </LinkButton>
      <LinkButton to="/projects?status=02" variant="quiet" full>
        募集中のファンドを見る
      </LinkButton>
    </BoxFrame>
  )
}

export function Canceled({ invest, onApplyAgain }: { invest: FundInvest; onApplyAgain: (() => void) | null }) {
  const limit = invest.transfer_limit_at === null ? null : instant(invest.transfer_limit_at)
  return (
    <BoxFrame tag={{ label: 'キャンセル済み', tone: 'ended' }}>
      <p className={styles.strong}>{cancelText(invest.cancel_reason, limit)}</p>
      <p className="small-text">
        入金済みの金額がある場合は、登録口座へ返金します。返金の状況はマイページでご覧いただけます。
      </p>
      {onApplyAgain === null ? (
        <LinkButton to="/projects?status=02" full>
          募集中のファンドを見る
        </LinkButton>
      ) : (
        <Button full onClick={onApplyAgain}>
          もう一度申し込む
        </Button>
      )}
    </BoxFrame>
  )
}
