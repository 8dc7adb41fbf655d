import { TERM_MONTHS, renewalNoticeOn } from '../../../../domain/investing/auto-renewal.ts'
import { endOfDay, japanDateOf, toRfc3339, type JapanDate } from '../../../../domain/calendar.ts'
import { day, depositSumsOf } from '../../../from-api.ts'
import { formatDate, formatYen } from '../../../ui/format.ts'
import type { Investment, UnclaimedMoney } from './investment-queries.ts'

export interface Task {
  kind:
    | '入金'
    | 'キャンセル待ち'
    | '補欠'
    | '契約書面'
    | '継続のご意思の確認'
    | '本人確認'
    | '受取口座'
    | '法令に基づくご確認'
    | 'アンケート'
    | 'メール'
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

type Application = Pick<
  Investment,
  'id' | 'amount' | 'status' | 'contract_confirm_at' | 'transfer_limit_at' | 'transfer_account' | 'renewal'
> & {
  project: Pick<Investment['project'], 'name'>
}

function depositTask(invest: Application): Task {
  const { received, missing } = depositSumsOf(invest)
  return {
    kind: '入金',
    action:
      received === 0
        ? `${formatYen(invest.amount)}をお振り込みください`
        : `残り${formatYen(missing)}をお振り込みください`,
    about: invest.project.name,
    consequence:
      received === 0
        ? '期限までに全額のご入金が確認できない場合、お申し込みは取り消しとなります。'
        : `入金済み ${formatYen(received)} ／ お申し込み ${formatYen(invest.amount)}。期限までに全額のご入金が確認できない場合、お申し込みは取り消しとなります。`,
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

/** Asked from the day of the notice on, two weeks before the choice closes; whoever has chosen is not asked again. */
function renewalTask(invest: Application, today: JapanDate): Task | null {
  const { renewal } = invest
  if (renewal === null || !renewal.is_open || renewal.chosen_at !== null) return null
  const notice = renewalNoticeOn({ endOn: day(renewal.end_at), choiceUntil: day(renewal.choice_until) }, today)
  if (notice !== 'announcement' && notice !== 'reminder') return null
  return {
    kind: '継続のご意思の確認',
    action: '継続するか解約するかを選んでください',
    about: invest.project.name,
    consequence: `選ばない場合は、${formatDate(renewal.next_start_at)}から${TERM_MONTHS}か月間、継続します。`,
    deadline: toRfc3339(endOfDay(day(renewal.choice_until))),
    path: `/mypage/projects#invest-${invest.id}`,
    button: '継続・解約を選ぶ',
  }
}

interface Person {
  is_ekyc_authed: boolean
  ekyc_finish_at: string | null
  bank_account: { id: string; number_in_doubt: boolean } | null
  owes_law_answers: boolean
}

/** Registration asks the same; a member whose answers are missing is asked once more. */
export const surveyTask: Task = {
  kind: 'アンケート',
  action: 'アンケートに答えてください',
  about: null,
  consequence: '投資の経験や目的をうかがいます。約1分です。',
  deadline: null,
  path: '/extra/survey',
  button: '回答する',
}

/** Money that cannot be paid for want of an account: how much, since when, and what to do. */
function unclaimedTask(unclaimed: readonly UnclaimedMoney[]): Task | null {
  const [oldest] = unclaimed
  if (oldest === undefined) return null
  const isMissing = oldest.cause === 'no_account'
  const total = formatYen(unclaimed.reduce((sum, { amount }) => sum + amount, 0))
  const age = oldest.days === 0 ? 'から' : `から${oldest.days}日`
  return {
    kind: '受取口座',
    action: isMissing ? `${total}を受け取る口座を登録してください` : `${total}を受け取る口座を確認してください`,
    about: null,
    consequence: `${isMissing ? '口座が登録されていないため' : '登録の口座から返却されたため'}、${formatDate(oldest.since)}${age}、お支払いできていません。${isMissing ? '登録' : '登録し直し'}から24時間が過ぎると、お支払いできます。それまで未払いのお金として残ります。`,
    deadline: null,
    path: '/mypage/info#bank',
    button: isMissing ? '口座を登録する' : '口座を確認する',
  }
}

function personTasks(me: Person, unclaimed: readonly UnclaimedMoney[]): Task[] {
  const identity: Task = {
    kind: '本人確認',
    action: 'オンラインでの本人確認をしてください',
    about: null,
    consequence: '完了すると、ファンドにお申し込みいただけます。スマートフォンで約5分です。',
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
  const doubt: Task = {
    ...account,
    action: '受取口座の番号を確認してください',
    consequence: '登録されている番号が7桁ではないため、確認できるまで分配金と返金をお支払いできません。',
    button: '口座番号を確認する',
  }
  const law: Task = {
    kind: '法令に基づくご確認',
    action: '取引の目的・お仕事などの3つの項目に答えてください',
    about: null,
    consequence: '犯罪収益移転防止法に基づいて伺います。約1分です。',
    deadline: null,
    path: '/extra/survey#law-questions',
    button: '回答する',
  }
  const waiting = unclaimedTask(unclaimed)
  const needsIdentity = !me.is_ekyc_authed && me.ekyc_finish_at === null
  return [
    ...(needsIdentity ? [identity] : []),
    ...(waiting !== null
      ? [waiting]
      : me.bank_account === null
        ? [account]
        : me.bank_account.number_in_doubt
          ? [doubt]
          : []),
    ...(me.owes_law_answers ? [law] : []),
  ]
}

/** Whoever gets no mails misses deadlines. */
export function bounceTask(email: string): Task {
  return {
    kind: 'メール',
    action: 'メールが届いていません',
    about: null,
    consequence: `${email} へのメールが届いていません。受信の設定かアドレスをご確認ください。お送りした内容は「お知らせ」で読めます。`,
    deadline: null,
    path: '/mypage/inbox',
    button: 'お知らせを見る',
  }
}

/** What the member has to do about one investment now; null while nothing is asked. */
export function investmentTask(invest: Application, now: Date): Task | null {
  if (invest.status === 'Entry') return invest.contract_confirm_at === null ? contractTask(invest) : depositTask(invest)
  return invest.status === 'Paid' ? renewalTask(invest, japanDateOf(now)) : null
}

/** What waits for the member: the nearest deadline first, then what has none. */
export function tasksOf(
  me: Person,
  { invests, unclaimed }: { invests: readonly Application[]; unclaimed: readonly UnclaimedMoney[] },
  now: Date,
): Task[] {
  const applications = invests.flatMap((invest) => investmentTask(invest, now) ?? [])
  const byDeadline = applications.toSorted(
    (one, other) => Date.parse(one.deadline ?? '9999-12-31') - Date.parse(other.deadline ?? '9999-12-31'),
  )
  return [...byDeadline, ...personTasks(me, unclaimed)]
}
