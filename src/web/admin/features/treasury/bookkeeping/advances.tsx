import { Link } from 'react-router'
import { operatorAdvanceList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { proposeAdvanceDocument, repayAdvanceDocument, type Fund, type OperatorAdvance } from './outgoing-queries.ts'
import styles from './ledger.module.css'

const advanceColumns = (now: number, onDone: () => void): Column<OperatorAdvance>[] =>
  pageColumns(operatorAdvanceList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    act: (advance) => <Repayment advance={advance} onDone={onDone} />,
  })

function Repayment({ advance, onDone }: { advance: OperatorAdvance; onDone: () => void }) {
  if (advance.proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${advance.proposal_id}`}>承認待ち</Link>
  if (advance.payable === 0) return <>ファンドの資金待ち</>
  return (
    <AskedAct
      document={repayAdvanceDocument}
      variables={{ project_id: advance.project_id }}
      words={{
        name: '立て替えの精算',
        done: '精算を提案しました。ほかの運営者が承認すると、運営者の資金に戻ります。',
        onDone,
      }}
      size="small"
      button="精算する"
      label={`${advance.project_name}の立て替えを精算する`}
      question="この立て替えの精算を提案しますか？"
      facts={[
        { label: 'ファンド', value: advance.project_name },
        { label: '精算する額', value: `${figure(advance.payable)}円` },
      ]}
      confirm="精算を提案する"
    >
      <p>投資家への支払いに必要な資金は使いません。残りは、ファンドに資金が入ってから精算します。</p>
    </AskedAct>
  )
}

/** What the operator has paid for funds: it goes back as far as they have money that nobody else waits for. */
export function Advances({
  advances,
  onDone,
}: {
  advances: readonly OperatorAdvance[] | undefined
  onDone: () => void
}) {
  const now = useNow()
  if (advances === undefined || advances.length === 0) return null
  return (
    <Panel title="運営者の立て替え" note="運営者の資金で支払った費用と、ファンドに入金した資金" tight>
      <DataTable
        caption="運営者の立て替え"
        columns={advanceColumns(now, onDone)}
        rows={advances}
        rowKey={({ project_id: id }) => id}
        empty="立て替えはありません"
      />
    </Panel>
  )
}

/** The operator's own cash for a fund: what a correction takes out of it is there before. */
export function AdvanceForm({ funds, onDone }: { funds: readonly Fund[]; onDone: () => void }) {
  const form = useActForm(proposeAdvanceDocument, {
    initial: { project_id: '', amount: '', reason: '' },
    name: '運営者の立て替え',
    done: '立て替えを提案しました。ほかの運営者が承認すると、ファンドに入金されます。',
    onDone,
    notReady(values) {
      if (values.project_id === '') return 'ファンドを選んでください。'
      if ((typedYen(values.amount) ?? 0) < 1) return '金額を入力してください。'
      return values.reason.trim() === '' && '理由を入力してください。'
    },
    variables: (values) => ({ ...values, amount: typedYen(values.amount) ?? 0 }),
  })
  const { field } = form
  const amount = typedYen(form.values.amount)
  return (
    <Panel title="運営者の資金をファンドに立て替える">
      <p className={styles.text}>
        訂正などでファンドの資金が足りなくなるときに、運営者の資金を入金します。ファンドに余裕ができたら、精算して戻します。
      </p>
      <ActForm
        form={form}
        label="運営者の立て替え"
        width="narrow"
        button={`${amount === null ? '' : `${figure(amount)}円の`}立て替えを提案する`}
      >
        <Select label="ファンド" {...field('project_id')}>
          <Options nothing="選んでください" of={funds} />
        </Select>
        <TextField label="金額（円）" width="amount" inputMode="numeric" {...field('amount')} />
        <TextArea label="理由" hint="何の不足か" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
