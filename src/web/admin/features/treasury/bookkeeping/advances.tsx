import { useState } from 'react'
import { Link } from 'react-router'
import { operatorAdvanceList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import {
  proposeAdvanceDocument,
  repayAdvanceDocument,
  type FundCash,
  type OperatorAdvance,
} from './outgoing-queries.ts'
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

const untyped = { fundId: '', amount: '', reason: '' }

/** The operator's own cash for a fund: what a correction takes out of it is there before. */
export function AdvanceForm({ books, onDone }: { books: readonly FundCash[]; onDone: () => void }) {
  const [typed, setTyped] = useState(untyped)
  const act = useAct(proposeAdvanceDocument, {
    name: '運営者の立て替え',
    done: '立て替えを提案しました。ほかの運営者が承認すると、ファンドに入金されます。',
    onDone: () => {
      setTyped(untyped)
      onDone()
    },
  })
  const fields = act.failure?.fields ?? {}
  const amount = typedYen(typed.amount)
  const field = (name: keyof typeof untyped) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const notReady =
    typed.fundId === ''
      ? 'ファンドを選んでください。'
      : amount === null || amount < 1
        ? '金額を入力してください。'
        : typed.reason.trim() === '' && '理由を入力してください。'
  return (
    <Panel title="運営者の資金をファンドに立て替える">
      <p className={styles.text}>
        訂正などでファンドの資金が足りなくなるときに、運営者の資金を入金します。ファンドに余裕ができたら、精算して戻します。
      </p>
      <form
        className={styles.plan}
        noValidate
        aria-label="運営者の立て替え"
        onSubmit={(event) => {
          event.preventDefault()
          if (act.busy || notReady !== false) return
          void act.run({ project_id: typed.fundId, amount: amount ?? 0, reason: typed.reason })
        }}
      >
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <Select label="ファンド" {...field('fundId')}>
          <option value="">選んでください</option>
          {books.map(({ fund_id: id, name }) =>
            id === null ? null : (
              <option key={id} value={id}>
                {name}
              </option>
            ),
          )}
        </Select>
        <TextField
          label="金額（円）"
          width="amount"
          inputMode="numeric"
          error={fields['amount']}
          {...field('amount')}
        />
        <TextArea label="理由" hint="何の不足か" rows={2} error={fields['reason']} {...field('reason')} />
        <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
          {amount === null ? '' : `${figure(amount)}円の`}立て替えを提案する
        </Button>
        {act.dialog}
      </form>
    </Panel>
  )
}
