import { useQuery } from 'urql'
import { lineRuleList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { endLineRuleDocument, lineRulesDocument, type LineRule, type ShownFund } from './ledger-queries.ts'
import { partText } from './classified-fund-line.tsx'

function amountText({ amount_from: from, amount_until: until }: LineRule): string {
  const ends = [Math.abs(from), Math.abs(until)].toSorted((one, other) => one - other).map(figure)
  return `${from > 0 ? '入金' : '出金'} ${from === until ? figure(Math.abs(from)) : ends.join('〜')}`
}

const classifiedText = ({ line }: LineRule, funds: readonly ShownFund[]): string =>
  (line?.parts ?? []).map((part) => partText(part, funds)).join('、')

const columnsFor = (now: number, funds: readonly ShownFund[], onDone: () => void): Column<LineRule>[] =>
  pageColumns(lineRuleList, now, {
    amount: amountText,
    classified_as: (rule) => classifiedText(rule, funds),
    end: (rule) => (
      <AskedAct
        document={endLineRuleDocument}
        variables={{ id: rule.id }}
        words={{ name: '規則の終了', done: '規則を終了しました。', onDone }}
        size="small"
        variant="quiet"
        button="終了する"
        label={`規則${rule.id}を終了する`}
        question={`規則${rule.id}を終了しますか？`}
        facts={[
          { label: '摘要', value: rule.remitter },
          { label: '金額', value: `${amountText(rule)}円` },
        ]}
        confirm="終了する"
      >
        <p>次の明細からは、運営者が内容を登録します。登録済みの明細は変わりません。</p>
      </AskedAct>
    ),
  })

/** Whose lines explain themselves. A rule is made from a line that somebody has explained. */
export function LineRules() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: lineRulesDocument, requestPolicy: 'network-only' })
  const done = () => refetch({ requestPolicy: 'network-only' })
  return (
    <Panel
      title="自動で登録する明細"
      note="登録済みの明細の「次回から自動で」で追加します。2つの規則に当てはまる明細は、運営者が登録します"
      tight
    >
      <DataTable
        caption="自動登録の規則"
        columns={columnsFor(now, data?.adminFunds.rows ?? [], done)}
        rows={data?.adminLineRules}
        rowKey={({ id }) => id}
        empty="規則は、まだありません"
      />
    </Panel>
  )
}
