import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { memberInvestmentList, memberMoneyList } from '../../../../../domain/tables/member-page.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { ApplicationLink, FundLink, TrailLink } from '../../../ui/record-links.tsx'
import { PAYOUT_STATUS } from '../../../../../domain/treasury/payout-words.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import {
  CANCEL_REASON,
  DEPOSIT_OUTCOME,
  INVESTMENT_STATUS,
  REFUND_REASON,
  type Words,
} from '../../../../../domain/back-office/state-words.ts'
import type { CaredMember } from './member-queries.ts'

type Investment = CaredMember['investments'][number]
type Money = CaredMember['money'][number]

function stateOf({ status, cancel_reason: reason, redeemed_at: redeemedAt }: Investment): string {
  if (redeemedAt !== null) return '償還済み'
  const word = wordOf(INVESTMENT_STATUS, status)
  return reason === null ? word : `${word}（${wordOf(CANCEL_REASON, reason)}）`
}

const investmentColumns = (now: number): Column<Investment>[] =>
  pageColumns(memberInvestmentList, now, {
    number: ({ number, id }) => <ApplicationLink number={number} id={id} />,
    fund_name: ({ fund_id: id, fund_name: name }) => <FundLink id={id}>{name}</FundLink>,
    state: stateOf,
    trail: ({ id, number }) => (
      <TrailLink kind="investment" id={id}>
        確認する<span className="visually-hidden">：{number}</span>
      </TrailLink>
    ),
  })

/** Of a deposit its outcome, of a payment its state, of a refund its reason. */
const moneyWords: Readonly<Record<string, Words>> = {
  deposit: DEPOSIT_OUTCOME,
  payout: PAYOUT_STATUS,
  refund: REFUND_REASON,
}

const moneyColumns = (now: number): Column<Money>[] =>
  pageColumns(memberMoneyList, now, {
    result: ({ kind, state }) => wordOf(moneyWords[kind] ?? {}, state),
  })

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
