import { Link } from 'react-router'
import { useQuery } from 'urql'
import { applicationNumberFault, parseApplicationNumber } from '../../../../../domain/investing/application-number.ts'
import { actorName } from '../../../../../domain/core/audit-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { trailStepList } from '../../../../../domain/tables/ledger.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import styles from './ledger.module.css'
import { trailDocument, type Chain, type Step } from './ledger-queries.ts'

const kinds = [
  { value: 'investment', label: '申込' },
  { value: 'deposit', label: '入金' },
  { value: 'bank_line', label: '銀行の明細' },
  { value: 'refund', label: '返金' },
  { value: 'payout', label: '支払い' },
  { value: 'distribution_share', label: '分配の内訳' },
  { value: 'journal_entry', label: '仕訳' },
] as const

type Kind = (typeof kinds)[number]['value']

/** The record's number as the server knows it; an application is also found by its own number. */
function idOf(kind: Kind, text: string): string {
  const application = kind === 'investment' ? parseApplicationNumber(text) : null
  return application === null ? text.normalize('NFKC').trim() : String(application.investmentId)
}

/** Of an application by its own number: the one that was found may be of another fund. */
function numberFault(text: string, kind: Kind, found: string | undefined): string | null {
  const isNumber = kind === 'investment' && parseApplicationNumber(text) !== null
  return isNumber && found !== undefined ? applicationNumberFault(text, found) : null
}

const columnsFor = (now: number): Column<Step>[] =>
  pageColumns(trailStepList, now, {
    amount: ({ amount }) => (amount === null ? '' : figure(amount)),
    entry: ({ entry_id: id }) =>
      id !== null && <Link to={`/itoadmintool/ledger?view=entries&entry_number=${id}&entry=${id}`}>{id}</Link>,
    bank_line: (row) => row.bank_line_id ?? '',
    payout: (row) => row.payout_id ?? '',
    actor: ({ actor }) => actor !== null && <Actor actor={actor} />,
  })

/** Who did a step: the member leads to his page, the bank and the clock to none. */
function Actor({ actor }: { actor: string }) {
  const [, kind, id] = /^(member|operator):(\d+)$/.exec(actor) ?? []
  if (kind === undefined || id === undefined) return <>{actorName(actor, null)}</>
  return <MemberLink id={id}>{kind === 'member' ? '会員' : '運営者'}</MemberLink>
}

/** Follows a yen both ways from any record of it; looking is on record. */
export function TrailSearch({ address }: { address: TableAddress }) {
  const now = useNow()
  const kind = kinds.find(({ value }) => value === address.filter('kind'))?.value ?? 'investment'
  const id = idOf(kind, address.filter('number'))
  const [{ data, error, fetching }] = useQuery({
    query: trailDocument,
    variables: { input: { kind, id } },
    pause: id === '',
    requestPolicy: 'network-only',
  })
  const fault = numberFault(address.filter('number'), kind, data?.adminTrail.chains[0]?.application_number)
  const trail = id === '' || fetching || fault !== null ? undefined : data?.adminTrail
  return (
    <>
      <Panel title="起点にする記録" tight>
        <ViewTabs
          name="kind"
          views={kinds.map(({ value, label }) => ({ value: value === 'investment' ? '' : value, label }))}
          address={address}
        />
        <FilterBar>
          <TextFilter
            label={`${kinds.find(({ value }) => value === kind)?.label}の番号`}
            name="number"
            address={address}
          />
        </FilterBar>
        <p className={styles.hint}>
          申込は 12-0107
          の形でも探せます。どの記録からでも、お金がどこから来てどこへ行ったかをたどれます。見た記録は監査ログに残ります。
        </p>
      </Panel>
      {id !== '' && !fetching && error !== undefined && <Notice tone="warning" title={toFailure(error).message} live />}
      {id !== '' && !fetching && fault !== null && <Notice tone="warning" title={fault} live />}
      {trail?.chains.map((chain) => (
        <Panel
          key={chain.invest_id}
          title={`${chain.project_name}　${chain.member_name}　${figure(chain.amount)}円`}
          note={
            <Link
              to={`/itoadmintool/applications?id=${chain.invest_id}&search=${encodeURIComponent(chain.member_name)}`}
            >
              申込を見る
            </Link>
          }
          tight
        >
          <DataTable
            caption={`${chain.member_name}の申込のお金`}
            columns={columnsFor(now)}
            rows={chain.steps}
            rowKey={stepKey}
            empty="お金の動きはまだありません"
          />
          <Totals totals={chain.totals} />
        </Panel>
      ))}
      {trail !== undefined && trail.beside.length > 0 && (
        <Panel title="申込に結び付かない記録" tight>
          <DataTable
            caption="申込に結び付かない記録"
            columns={columnsFor(now)}
            rows={trail.beside}
            rowKey={stepKey}
            empty="ありません"
          />
        </Panel>
      )}
      {trail?.chains.length === 0 && trail.beside.length === 0 && (
        <Notice title="この記録に結び付くお金の動きは、まだありません" />
      )}
    </>
  )
}

const stepKey = ({ at, text, entry_id: entryId, amount }: Step): string => `${at} ${text} ${entryId} ${amount}`

/** Where the money came from and where it is: both sides come to the same, or the books are wrong. */
function Totals({ totals }: { totals: Chain['totals'] }) {
  const isSound = totals.difference === 0
  return (
    <p className={styles.hint}>
      受け取り{figure(totals.received)}円 ＋ 分配{figure(totals.dividend)}円 − 源泉徴収{figure(totals.tax)}円 − 損失
      {figure(totals.loss)}円 ＝ 支払い済み{figure(totals.paid_out)}円 ＋ 手続き中
      {figure(totals.in_flight)}円 ＋ 支払い待ち{figure(totals.owed)}円 ＋ お預かり・運用中{figure(totals.held)}円
      <b data-off={isSound ? undefined : ''}>
        {'　'}
        {isSound ? '差額 0円（一致）' : `差額 ${figure(totals.difference)}円（不一致）`}
      </b>
    </p>
  )
}
