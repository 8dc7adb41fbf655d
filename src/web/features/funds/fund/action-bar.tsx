import { fundingOf } from '../../../../domain/funds/fund.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { fundingFacts } from '../../../from-api.ts'
import { formatManYen, formatYen } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/money.tsx'
import type { ApplicationState } from './application-state.ts'
import { progressTag } from './fund-facts.ts'
import type { Fund, FundInvest } from './fund-queries.ts'
import styles from './fund-page.module.css'

interface NextAction {
  name: string
  /** Without one: the application box. */
  to?: string
  /** It leads towards an application in this fund. */
  isOwn?: boolean
}

/** The next possible action in a few words; null while it is not known yet. `isInReview`: the member's identity is being checked. */
function nextAction(state: ApplicationState | null, isInReview = false): NextAction | null {
  switch (state?.kind) {
    case undefined:
      return null
    case 'form':
      return { name: '申し込む' }
    case 'notLoggedIn':
      return { name: 'ログインして申し込む' }
    case 'notVerified':
      return isInReview
        ? { name: '審査の状況', to: '/mypage/info', isOwn: true }
        : { name: '本人確認に進む', to: '/mypage/info', isOwn: true }
    case 'beforeStart':
      return { name: '準備する' }
    case 'paused':
    case 'waitlist':
      return { name: '空きを待つ' }
    case 'invested':
      if (state.invest.status === 'Entry')
        return { name: state.invest.transfer_account === null ? '書面を確認' : '入金する' }
      return { name: '状況を見る' }
    case 'limitReached':
    case 'nearlyFull':
      return { name: '状況を見る' }
    case 'closed':
    case 'failed':
      return { name: 'ほかのファンド', to: '/projects?status=02' }
  }
}

/** What has become of the member's application. */
function headlineOfInvest(fund: Fund, { status }: FundInvest): string {
  switch (status) {
    case 'Apply':
      return '抽選待ち'
    case 'Paid':
      return progressTag(fund).label === '運用終了' ? '運用終了' : '参加確定'
    case 'Lose':
      return fund.performance?.isFail === true ? '不成立' : '落選'
    case 'Canceled':
      return 'キャンセル済み'
    case 'Entry':
      return '申し込み済み'
  }
}

function headlineOf(fund: Fund, state: ApplicationState): string {
  switch (state.kind) {
    case 'invested':
      return headlineOfInvest(fund, state.invest)
    case 'beforeStart':
      return '募集前'
    case 'waitlist':
      return state.isAfterEnd ? '成立の判定中' : '一時停止中'
    case 'paused':
      return '一時停止中'
    case 'failed':
      return '不成立'
    case 'closed':
      return '募集終了'
    case 'notLoggedIn':
    case 'notVerified':
    case 'limitReached':
    case 'nearlyFull':
    case 'form':
      return fund.recruit_type === 'lottery'
        ? '抽選で受付中'
        : `残り ${formatManYen(Math.max(0, fundingOf(fundingFacts(fund)).remaining - fund.stats.held_total))}`
  }
}

/** The time that matters next, or for an application that waits for nothing its amount. */
function Detail({ fund, state, isForFund }: { fund: Fund; state: ApplicationState; isForFund: boolean }) {
  if (state.kind === 'beforeStart')
    return (
      <>
        <DateTime value={fund.start_at} format="shortDateTime" />
        から
      </>
    )
  if (state.kind === 'invested') {
    const { status, transfer_limit_at: limit, amount } = state.invest
    return status === 'Entry' && limit !== null ? (
      <>
        <DateTime value={limit} format="shortDateTime" />
        まで
      </>
    ) : (
      formatYen(amount)
    )
  }
  return isForFund ? (
    <>
      <DateTime value={fund.end_at} format="shortDateTime" />
      まで
    </>
  ) : null
}

/** Phones: what is left and until when, with the next action. No yield stands here, so that nothing is read without its risk. */
export function ActionBar({ fund, state }: { fund: Fund; state: ApplicationState | null }) {
  const { me } = useViewer()
  const action = nextAction(state, (me?.ekyc_finish_at ?? null) !== null)
  if (state === null || action === null) return null
  const { to, isOwn = to === undefined } = action
  return (
    <div className={styles.actionBar} data-action-bar="">
      <p>
        <b>{headlineOf(fund, state)}</b>
        <Detail fund={fund} state={state} isForFund={isOwn} />
      </p>
      <LinkButton
        {...(to === undefined ? { href: '#apply', variant: 'filled' } : { to, variant: isOwn ? 'filled' : 'outlined' })}
      >
        {action.name}
      </LinkButton>
    </div>
  )
}
