import { fundingOf } from '../../../domain/fund.ts'
import { fundingFacts } from '../../from-api.ts'
import { formatManYen } from '../../ui/format.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DateTime } from '../../ui/money.tsx'
import type { ApplicationState } from './application-state.ts'
import type { Fund } from './fund-queries.ts'
import styles from './fund-page.module.css'

/** The next possible action in two words, or null where there is none. */
export function nextActionName(state: ApplicationState | null): string | null {
  switch (state?.kind) {
    case 'form':
    case 'notLoggedIn':
    case 'notVerified':
      return '申し込む'
    case 'beforeStart':
      return '準備する'
    case 'invested':
      if (state.invest.status === 'Entry') return state.invest.transfer_account === null ? '書面を確認' : '入金する'
      return '状況を見る'
    default:
      return null
  }
}

/** Phones: what is left and until when, with the next action. No yield stands here, so that nothing is read without its risk. */
export function ActionBar({ fund, state }: { fund: Fund; state: ApplicationState | null }) {
  const action = nextActionName(state)
  if (action === null) return null
  const isEntry = state?.kind === 'invested' && state.invest.status === 'Entry'
  const deadline = isEntry ? state.invest.transfer_limit_at : state?.kind === 'beforeStart' ? fund.start_at : fund.end_at
  const headline =
    state?.kind === 'invested' ? '申し込み済み' : state?.kind === 'beforeStart' ? '募集前' : fund.recruit_type === 'lottery' ? '抽選で受付中' : `残り ${formatManYen(Math.max(0, fundingOf(fundingFacts(fund)).remaining - fund.stats.held_total))}`
  return (
    <div className={styles.actionBar} data-action-bar="">
      <p>
        <b>{headline}</b>
        {deadline !== null && <><DateTime value={deadline} format="shortDateTime" />{state?.kind === 'beforeStart' ? 'から' : 'まで'}</>}
      </p>
      <LinkButton href="#apply" variant="filled">{action}</LinkButton>
    </div>
  )
}
