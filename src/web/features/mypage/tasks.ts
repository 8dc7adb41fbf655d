import { depositSumsOf } from '../../from-api.ts'
import { formatYen } from '../../ui/format.ts'
import { isPaidOut } from './investment-steps.ts'
import type { Investment } from './investment-queries.ts'

export interface Task {
  kind: '入金' | 'キャンセル待ち' | '契約書面' | '本人確認' | '受取口座'
  /** What to do, with the amount. */
  action: string
  /** The fund, where it is about one. */
  about: string | null
  /** What follows from doing it, or from not doing it. */
  consequence: string
  /** RFC 3339; null where nothing forces it. */
  deadline: string | null
  path: string
  button: string
}

type Application = Pick<Investment, 'id' | 'amount' | 'status' | 'contract_confirm_at' | 'transfer_limit_at' | 'transfer_account'> & {
  project: Pick<Investment['project'], 'name'>
}

function depositTask(invest: Application): Task {
  const { received, missing } = depositSumsOf(invest)
  return {
    kind: '入金',
    action: received === 0 ? `${formatYen(invest.amount)}を振り込んでください` : `残り${formatYen(missing)}を振り込んでください`,
    about: invest.project.name,
    consequence: received === 0
      ? '期限までに全額が届かないと、申し込みは取り消されます。'
      : `受領済み ${formatYen(received)} ／ 申し込み ${formatYen(invest.amount)}。期限までに全額が届かないと、申し込みは取り消されます。`,
    deadline: invest.transfer_limit_at,
    path: `/mypage/projects#invest-${invest.id}`,
    button: '振込先を見る',
  }
}

function contractTask(invest: Application): Task {
  return {
    kind: '契約書面',
    action: '契約成立時書面を確認してください',
    about: invest.project.name,
    consequence: `確認すると振込先が表示されます。入金（${formatYen(invest.amount)}）の期限も同じ日です。`,
    deadline: invest.transfer_limit_at,
    path: `/mypage/projects#invest-${invest.id}`,
    button: '書面を確認する',
  }
}

interface Person {
  is_ekyc_authed: boolean
  ekyc_finish_at: string | null
  bank_account: { id: string } | null
}

function personTasks(me: Person): Task[] {
  const identity: Task = {
    kind: '本人確認',
    action: 'オンラインでの本人確認をしてください',
    about: null,
    consequence: '終わると、ファンドに申し込めるようになります。スマートフォンで約5分です。',
    deadline: null,
    path: '/mypage/info',
    button: '本人確認に進む',
  }
  const account: Task = {
    kind: '受取口座',
    action: '分配金の受取口座を登録してください',
    about: null,
    consequence: '分配金と返金の受け取りに使います。',
    deadline: null,
    path: '/mypage/info#bank',
    button: '口座を登録する',
  }
  const needsIdentity = !me.is_ekyc_authed && me.ekyc_finish_at === null
  return [...(needsIdentity ? [identity] : []), ...(me.bank_account === null ? [account] : [])]
}

/** What waits for the member: the nearest deadline first, then what has none. */
export function tasksOf(me: Person, invests: readonly Application[]): Task[] {
  const applications = invests
    .filter((invest) => invest.status === 'Entry')
    .map((invest) => (invest.contract_confirm_at === null ? contractTask(invest) : depositTask(invest)))
  const byDeadline = applications.toSorted((one, other) => Date.parse(one.deadline ?? '9999-12-31') - Date.parse(other.deadline ?? '9999-12-31'))
  return [...byDeadline, ...personTasks(me)]
}

/** Where the personal limit of 1,000,000 yen is in use. The parts and what is free add up to it. All in yen. */
export function holdingsOf(invests: readonly Pick<Investment, 'amount' | 'status' | 'results' | 'redeemed_at' | 'project'>[]) {
  const sum = (matching: (invest: (typeof invests)[number]) => boolean) =>
    invests.filter(matching).reduce((total, { amount }) => total + amount, 0)
  const paid = invests.flatMap(({ results }) => results).filter((result) => result.paid_at !== null)
  const isOperating = ({ project }: (typeof invests)[number]) => (project.performance?.unyo_start_at ?? null) !== null
  return {
    operating: sum((invest) => invest.status === 'Paid' && !isPaidOut(invest) && isOperating(invest)),
    waitingForStart: sum((invest) => invest.status === 'Paid' && !isPaidOut(invest) && !isOperating(invest)),
    waitingForDeposit: sum((invest) => invest.status === 'Entry' || invest.status === 'Apply'),
    dividendsAfterTax: paid.reduce((total, { dividend, tax }) => total + dividend - tax, 0),
  }
}
