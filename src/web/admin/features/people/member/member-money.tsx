import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { ApplicationLink, FundLink, TrailLink } from '../../../ui/record-links.tsx'
import { PAYOUT_STATUS } from '../../../../../domain/payout-words.ts'
import { wordOf } from '../../../../../domain/people-words.ts'
import {
  CANCEL_REASON,
  DEPOSIT_OUTCOME,
  INVESTMENT_STATUS,
  REFUND_REASON,
  type Words,
} from '../../../../../domain/state-words.ts'
import type { CaredMember } from './member-queries.ts'

type Investment = CaredMember['investments'][number]
type Money = CaredMember['money'][number]

function stateOf({ status, cancel_reason: reason, redeemed_at: redeemedAt }: Investment): string {
  if (redeemedAt !== null) return '償還済み'
  const word = wordOf(INVESTMENT_STATUS, status)
  return reason === null ? word : `${word}（${wordOf(CANCEL_REASON, reason)}）`
}

const investmentColumns = (now: number): Column<Investment>[] => [
  { name: '申込番号', cell: ({ number, id }) => <ApplicationLink number={number} id={id} /> },
  { name: 'ファンド', cell: ({ fund_id: id, fund_name: name }) => <FundLink id={id}>{name}</FundLink> },
  { name: '状態', cell: stateOf },
  { name: '金額（円）', align: 'right', cell: ({ amount }) => figure(amount) },
  { name: '申込', cell: ({ applied_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  {
    name: 'お金の流れ',
    cell: ({ id, number }) => (
      <TrailLink kind="investment" id={id}>
        確認する<span className="visually-hidden">：{number}</span>
      </TrailLink>
    ),
  },
]

const kindWords: Readonly<Record<string, string>> = { deposit: '入金', payout: '支払い', refund: '返金待ち' }
/** Of a deposit its outcome, of a payment its state, of a refund its reason. */
const moneyWords: Readonly<Record<string, Words>> = {
  deposit: DEPOSIT_OUTCOME,
  payout: PAYOUT_STATUS,
  refund: REFUND_REASON,
}

const moneyColumns = (now: number): Column<Money>[] => [
  { name: '日時', cell: ({ at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '種類', cell: ({ kind }) => wordOf(kindWords, kind) },
  { name: 'ファンド', cell: ({ fund_name: name }) => name },
  { name: '結果', cell: ({ kind, state }) => wordOf(moneyWords[kind] ?? {}, state) },
  { name: '金額（円）', align: 'right', cell: ({ amount }) => figure(amount) },
]

/** What he applied for, and every yen that came from him or went to him. */
export function MemberMoney({ member }: { member: CaredMember }) {
  const now = useNow()
  return (
    <>
      <Panel title="申込と出資" note={`${member.investments.length}件`} tight>
        <DataTable
          caption="申込と出資"
          columns={investmentColumns(now)}
          rows={member.investments}
          rowKey={({ id }) => id}
          empty="申込はありません"
        />
      </Panel>
      <Panel
        title="入金と支払い"
        note={
          <>
            {member.money.length}件
            {member.money.some(({ kind }) => kind === 'refund') && (
              <>
                {'　'}
                <Link
                  to={`/itoadmintool/payouts?${new URLSearchParams({ kind: 'refund', search: member.name }).toString()}`}
                >
                  返金を準備する
                </Link>
              </>
            )}
          </>
        }
        tight
      >
        <DataTable
          caption="入金と支払い"
          columns={moneyColumns(now)}
          rows={member.money}
          rowKey={({ kind, at, state, amount }) => `${kind}${at}${state}${amount}`}
          empty="入金も支払いもありません"
        />
      </Panel>
    </>
  )
}
