import { Link } from 'react-router'
import { useQuery } from 'urql'
import { latestMonths, monthAfter, monthText } from '../../../../../domain/funds/book-month.ts'
import { fundMonthList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { ChoiceFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { bookMonthDocument, proposeBookMonthDocument, type BookMonth, type FundMonth } from './ledger-queries.ts'
import styles from './ledger.module.css'
import { OpenQuestions } from './open-questions.tsx'
import { ReopenMonth } from './reopen-month.tsx'

const sum = (funds: readonly FundMonth[], of: (fund: FundMonth) => number): number =>
  funds.reduce((total, fund) => total + of(fund), 0)
const sumOf = (funds: readonly FundMonth[], of: (fund: FundMonth) => number): string => figure(sum(funds, of))

const columnsFor = (funds: readonly FundMonth[], now: number): Column<FundMonth>[] =>
  pageColumns(fundMonthList, now, {
    name: { cell: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>, foot: '計' },
    by_rule: { cell: ({ by_rule: lines }) => figure(lines), foot: sumOf(funds, (fund) => fund.by_rule) },
    by_hand: { cell: ({ by_hand: lines }) => figure(lines), foot: sumOf(funds, (fund) => fund.by_hand) },
    income: { cell: ({ income }) => figure(income), foot: sumOf(funds, ({ income }) => income) },
    cost: { cell: ({ cost }) => figure(cost), foot: sumOf(funds, ({ cost }) => cost) },
    cash: { cell: ({ cash }) => figure(cash), foot: sumOf(funds, ({ cash }) => cash) },
    invested: { cell: ({ invested }) => figure(invested), foot: sumOf(funds, ({ invested }) => invested) },
    registered: { cell: ({ registered }) => figure(registered), foot: sumOf(funds, ({ registered }) => registered) },
    closed: ({ closed_at: closedAt, closed_by: closedBy, invested, registered }) =>
      closedAt !== null
        ? `締め済み ${shortDay(closedAt.slice(0, 10), now)} ${closedBy ?? ''}`
        : invested === registered
          ? '未締め'
          : `名簿との差 ${figure(Math.abs(invested - registered))}円`,
  })

/** What still stands between the month and its closing; null where nothing does. */
function obstacleOf({ month, is_over: isOver, open, difference, funds, last_closed: last }: BookMonth): string | null {
  const name = monthText(month)
  if (funds.length > 0 && funds.every(({ closed_at: closedAt }) => closedAt !== null)) return `${name}は締めました。`
  if (!isOver) return `${name}が終わり、その後の銀行の明細を取得すると締められます。`
  if (last !== null && month < last)
    return `${monthText(last)}まで締めています。${name}の誤りは、翌月以降の取り消しと登録で直します。`
  if (last !== null && month > monthAfter(last))
    return `月次は順に締めます。先に${monthText(monthAfter(last))}を締めてください。`
  if (open > 0) return '未登録の入出金をすべて登録すると、締められます。'
  if (difference !== 0) return '銀行と帳簿の差がなくなると、締められます。'
  if (funds.some(({ invested, registered }) => invested !== registered))
    return '出資金の帳簿と名簿の差がなくなると、締められます。'
  return funds.length === 0 ? `${name}までに、ファンドの帳簿の記録はありません。` : null
}

const gapText = (from: string, gap: number): string =>
  gap === 0 ? `${from}と一致` : `${from}との差 ${figure(Math.abs(gap))}円`

/** Bank, books and register beside each other, and what is still to be done. */
function MonthStrip({ month }: { month: BookMonth | undefined }) {
  const funds = month?.funds ?? []
  const inYen = (yen: number | undefined): string => (yen === undefined ? '—' : `${figure(yen)}円`)
  const isOver = month?.is_over === true
  const [bank, books, gap] = [month?.bank, month?.books, month?.difference ?? 0]
  const registered = month === undefined ? undefined : sum(funds, (fund) => fund.registered)
  const astray = sum(funds, (fund) => Math.abs(fund.invested - fund.registered))
  const open = month?.open ?? 0
  const plans = month?.plans ?? 0
  return (
    <FactStrip
      facts={[
        {
          label: isOver ? '月末の銀行の残高' : '銀行の残高',
          value: inYen(bank),
          note: `片方にだけある明細 ${month === undefined ? '—' : inYen(month.waiting)}`,
        },
        {
          label: isOver ? '月末の帳簿の残高' : '帳簿の残高',
          value: inYen(books),
          note: gapText('銀行', gap),
          tone: gap === 0 ? undefined : 'bad',
        },
        {
          label: '出資者の名簿',
          value: inYen(registered),
          note: gapText('帳簿', astray),
          tone: astray === 0 ? undefined : 'bad',
        },
        {
          label: '未登録の入出金',
          value: month === undefined ? '—' : `${figure(open)}件`,
          note: <Link to="/itoadmintool/ledger?view=lines">口座の入出金</Link>,
          tone: open === 0 ? undefined : 'bad',
        },
        {
          label: '明細のない支払予定',
          value: month === undefined ? '—' : `${figure(plans)}件`,
          note: <Link to="/itoadmintool/ledger?view=plans">支払予定</Link>,
          tone: plans === 0 ? undefined : 'bad',
        },
        {
          label: '締めたファンド',
          value: `${funds.filter(({ closed_at: closedAt }) => closedAt !== null).length}／${funds.length}件`,
          note: month === undefined ? '—' : monthText(month.month),
        },
      ]}
    />
  )
}

/** A month of all funds: its lines, bank, books and register side by side, and its closing by two people. */
export function BookMonthView({ address }: { address: TableAddress }) {
  const now = useNow()
  const asked = address.filter('month')
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : null
  const [{ data }, refetch] = useQuery({
    query: bookMonthDocument,
    variables: { month },
    requestPolicy: 'network-only',
  })
  const shown = data?.adminBookMonth
  const again = () => refetch({ requestPolicy: 'network-only' })
  const months = latestMonths(new Date(now), 25)
  const choices = shown === undefined || months.includes(shown.month) ? months : [...months, shown.month]
  return (
    <>
      <MonthStrip month={shown} />
      <Panel
        title="ファンドごとの月次"
        note="収入と費用は、この月の合計です。運用が終わり、動きのないファンドは含みません"
        tight
      >
        <FilterBar after={shown !== undefined && <Closing month={shown} onDone={again} />}>
          <ChoiceFilter
            label="月"
            choices={choices.map((value) => ({ value, label: monthText(value) }))}
            value={shown?.month ?? ''}
            all={shown === undefined ? '—' : null}
            onChange={(value) => address.setFilters({ month: value })}
          />
        </FilterBar>
        <DataTable
          caption="ファンドごとの月次"
          columns={columnsFor(shown?.funds ?? [], now)}
          rows={shown?.funds}
          rowKey={({ project_id: id }) => id}
          empty="帳簿のあるファンドはありません"
        />
      </Panel>
      {shown !== undefined && shown.questions.length > 0 && (
        <OpenQuestions questions={shown.questions} onDone={again} />
      )}
    </>
  )
}

/** How many stand open, and how many of them nobody has answered. */
function questionsText({ questions }: BookMonth): string {
  const unanswered = questions.filter(({ answer }) => answer === null).length
  return `${figure(questions.length)}件（うち回答なし ${figure(unanswered)}件）`
}

function Closing({ month, onDone }: { month: BookMonth; onDone: () => void }) {
  const obstacle = obstacleOf(month)
  const open = month.funds.filter(({ closed_at: closedAt }) => closedAt === null)
  if (obstacle !== null)
    return (
      <>
        <p className={styles.text}>{obstacle}</p>
        {month.month === month.last_closed && <ReopenMonth month={month.month} onDone={onDone} />}
      </>
    )
  return (
    <AskedAct
      document={proposeBookMonthDocument}
      variables={{ month: month.month }}
      words={{
        name: '月次の締め',
        done: '締めを提案しました。ほかの運営者が承認すると、この月の帳簿は変えられなくなります。',
        onDone,
      }}
      variant="filled"
      button={`${monthText(month.month)}を締める`}
      question={`${monthText(month.month)}の帳簿を締めますか？`}
      facts={[
        { label: 'ファンド', value: `${figure(open.length)}件` },
        { label: '収入', value: `${sumOf(open, ({ income }) => income)}円` },
        { label: '費用', value: `${sumOf(open, ({ cost }) => cost)}円` },
        { label: '確認事項', value: questionsText(month) },
      ]}
      confirm="締めを提案する"
    >
      <p>
        締めた後の誤りは、翌月以降の取り消しと登録で直します。次の月を締める前なら、二人の運営者で締めを取り消せます。
      </p>
    </AskedAct>
  )
}
