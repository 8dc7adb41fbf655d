import { Link } from 'react-router'
import { japanDate } from '../../../../../domain/calendar.ts'
import { COST_KINDS } from '../../../../../domain/treasury/fund-lines.ts'
import { countedUntil, prepaidKindsText } from '../../../../../domain/treasury/prepaid-cost.ts'
import { prepaidCostList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import {
  endPrepaidDocument,
  proposePrepaidDocument,
  type PrepaidCost,
  type SpreadableCost,
} from './outgoing-queries.ts'
import styles from './ledger.module.css'

const prepaidColumns = (now: number, onDone: () => void): Column<PrepaidCost>[] =>
  pageColumns(prepaidCostList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    text: ({ cost_kind: kind, remarks }) => [COST_KINDS[kind], remarks].filter((word) => word !== '').join('　'),
    days: ({ covers_from: from, covers_until: until }) => `${shortDay(from, now)}〜${shortDay(until, now)}`,
    act: (prepaid) => <End prepaid={prepaid} onDone={onDone} />,
  })

function End({ prepaid, onDone }: { prepaid: PrepaidCost; onDone: () => void }) {
  if (prepaid.end_proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${prepaid.end_proposal_id}`}>打ち切りの承認待ち</Link>
  return (
    <AskedAct
      document={endPrepaidDocument}
      variables={(reason) => ({ id: prepaid.id, reason })}
      words={{
        name: '前払費用の打ち切り',
        done: '打ち切りを提案しました。ほかの運営者が承認すると、残りが費用になります。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="打ち切る"
      label={`前払費用${prepaid.id}の配分を打ち切る`}
      question={`前払費用${prepaid.id}の打ち切りを提案しますか？`}
      facts={[
        { label: '費用', value: COST_KINDS[prepaid.cost_kind] },
        { label: '費用になる残り', value: `${figure(prepaid.left_over)}円` },
      ]}
      confirm="打ち切りを提案する"
    >
      <p>
        残りの全額が、承認した日の費用になります。保険料などが戻ったときは、打ち切ってから、入金を費用の戻りとして登録します。
      </p>
    </AskedAct>
  )
}

/** Costs that were paid ahead: their money is gone, and each month bears its days. */
export function PrepaidCosts({ prepaid, onDone }: { prepaid: readonly PrepaidCost[] | undefined; onDone: () => void }) {
  const now = useNow()
  return (
    <Panel title="前払費用" note="月末と計算期間の末日に、その日までの分が自動で費用になります" tight>
      <DataTable
        caption="前払費用"
        columns={prepaidColumns(now, onDone)}
        rows={prepaid}
        rowKey={({ id }) => id}
        empty="前払費用はありません"
      />
    </Panel>
  )
}

const hasDays = ({ covers_from: from, covers_until: until }: { covers_from: string; covers_until: string }): boolean =>
  from !== '' && until !== '' && from <= until

export function PrepaidForm({ costs, onDone }: { costs: readonly SpreadableCost[]; onDone: () => void }) {
  const now = useNow()
  const costOf = ({ line_part_id: chosen }: { line_part_id: string }) =>
    costs.find(({ line_part_id: id }) => id === chosen)
  const form = useActForm(proposePrepaidDocument, {
    initial: { line_part_id: '', covers_from: '', covers_until: '', reason: '' },
    name: '前払費用の配分',
    done: '配分を提案しました。ほかの運営者が承認すると、前払費用になります。',
    onDone,
    notReady(values) {
      if (costOf(values) === undefined) return '配分する支払いを選んでください。'
      return !hasDays(values) && '対象期間の始まりと終わりを入力してください。'
    },
    variables: (values) => values,
  })
  const { field, values } = form
  const cost = costOf(values)
  return (
    <Panel title="支払った費用を対象期間に配分する">
      <p className={styles.text}>
        {prepaidKindsText}
        のうち、次の計算期間までの分を含む支払いを、日割りで配分します。資金は動かず、消費税は支払った日に計算します。
      </p>
      <ActForm
        form={form}
        label="前払費用の配分"
        width="narrow"
        button={`${cost === undefined ? '' : `${figure(cost.amount)}円の`}配分を提案する`}
      >
        <Select label="配分する支払い" {...field('line_part_id')}>
          <Options
            nothing="選んでください"
            of={costs.map((each) => ({
              id: each.line_part_id,
              name: `${shortDay(each.paid_on, now)}　${each.project_name}　${COST_KINDS[each.cost_kind]}　${figure(each.amount)}円`,
            }))}
          />
        </Select>
        <TextField label="対象期間の始まり" width="choice" type="date" {...field('covers_from')} />
        <TextField label="対象期間の終わり" width="choice" type="date" {...field('covers_until')} />
        {cost !== undefined && hasDays(values) && (
          <Split cost={cost} from={values.covers_from} until={values.covers_until} />
        )}
        <TextArea label="理由" hint="保険証券など、期間の分かる書類" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}

/** What of it would stay with the period of its payment. */
function Split({ cost, from, until }: { cost: SpreadableCost; from: string; until: string }) {
  if (cost.period_end_on === null) return null
  const days = { amount: cost.amount, coversFrom: japanDate(from), coversUntil: japanDate(until) }
  const own = countedUntil(days, japanDate(cost.period_end_on))
  return (
    <p className={styles.text}>
      支払った計算期間の費用は{figure(own)}円、次の計算期間からの費用は{figure(cost.amount - own)}円です。
    </p>
  )
}
