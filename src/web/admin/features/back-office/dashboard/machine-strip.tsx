import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { figure, shortTime, waitingFor } from '../../../ui/admin-format.ts'
import { FactStrip } from '../../../ui/facts.tsx'
import type { MachineState } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

interface Fact {
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: 'good' | 'bad' | undefined
}

const judged = (isGood: boolean, text: string): Pick<Fact, 'value' | 'tone'> => ({
  value: (
    <span className={styles.judged}>
      <Icon name={isGood ? 'check-circle' : 'alert'} size={18} />
      {text}
    </span>
  ),
  tone: isGood ? 'good' : 'bad',
})

function book(state: MachineState, now: number): Fact {
  const { checks_total: total, checks_broken: broken, checked_at: checkedAt } = state
  if (checkedAt === null) return { label: '帳簿の検査', value: '未実行', note: 'まもなく実行されます' }
  const stopped = state.payments_stopped ? '・支払いを停止しています' : ''
  return {
    label: '帳簿の検査',
    ...judged(broken === 0 && !state.payments_stopped, `合格 ${total - broken}／${total}`),
    note: `${shortTime(checkedAt, now)} 実行${stopped}`,
  }
}

function bank(state: MachineState, now: number): Fact {
  const label = '銀行との接続'
  if (!state.bank_linked) return { label, ...judged(false, '未接続'), note: '銀行連携をしてください' }
  if (state.bank_refused_at !== null)
    return { label, ...judged(false, '要再連携'), note: `${shortTime(state.bank_refused_at, now)}から` }
  if (state.bank_trouble_since !== null)
    return {
      label,
      ...judged(false, '読み取れません'),
      note: `${waitingFor(state.bank_trouble_since, now)}続いています`,
    }
  return {
    label,
    ...judged(true, '正常'),
    note: state.bank_read_at === null ? '明細はまだ読んでいません' : `明細 ${shortTime(state.bank_read_at, now)} 現在`,
  }
}

function night(state: MachineState, now: number): Fact {
  const { night_due_at: dueAt, night_finished_at: finishedAt } = state
  if (dueAt === null) return { label: '夜間処理', value: '未実行', note: '次は0時です' }
  return {
    label: '夜間処理',
    ...judged(finishedAt !== null, finishedAt === null ? '処理中' : '完了'),
    note: `${shortTime(dueAt, now)}の分`,
  }
}

const mails = ({ mails_waiting: waiting }: MachineState): Fact => ({
  label: 'メールの送信',
  ...judged(waiting === 0, waiting === 0 ? '正常' : `${figure(waiting)}通が未送信`),
  note: waiting === 0 ? '待っているメールはありません' : '10分以上待っています',
})

/** `1億円`, where it comes out even. */
const roundYen = (amount: number): string =>
  amount % 100_000_000 === 0 ? `${figure(amount / 100_000_000)}億円` : `${figure(amount)}円`

function ceiling({ ceiling: limit, ceiling_used: used }: MachineState): Fact {
  const part = Math.min(1, limit === 0 ? 1 : used / limit)
  return {
    label: `出資総額の上限（${roundYen(limit)}）`,
    value: `残り ${figure(Math.max(0, limit - used))}円`,
    note: (
      <svg
        className={styles.gauge}
        viewBox="0 0 200 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${Math.floor(part * 100)}％を使用`}
      >
        <rect width="200" height="6" rx="3" />
        <rect className={styles.used} width={200 * part} height="6" rx="3" />
      </svg>
    ),
  }
}

/** The system in one line while it is well; a fact that is not opens it by itself and stands first. */
export function MachineStrip({ state, now }: { state: MachineState; now: number }) {
  const facts = [book(state, now), bank(state, now), night(state, now), mails(state), ceiling(state)]
  const bad = facts.filter(({ tone }) => tone === 'bad')
  const isWell = bad.length === 0
  const strip = <FactStrip facts={[...bad, ...facts.filter(({ tone }) => tone !== 'bad')]} />
  if (!isWell) return strip
  const { checks_total: total, checks_broken: broken, ceiling: limit, ceiling_used: used } = state
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="check" size={16} />
        <b>システムは正常です</b>
        <span>
          帳簿の検査 {total - broken}／{total}・銀行との接続 正常・メール 正常・出資総額の上限まで{' '}
          {figure(Math.max(0, limit - used))}円
        </span>
      </summary>
      {strip}
    </details>
  )
}
