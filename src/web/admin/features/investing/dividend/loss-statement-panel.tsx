import { Link } from 'react-router'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { useNow } from '../../../../app/time/now.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { proposeLossStatementDocument, type FundLoss } from './fund-result-queries.ts'

interface LossStatementProps {
  fundId: string
  loss: NonNullable<FundLoss>
  onChange: () => void
}

const nothing = { what_happened: '', next_steps: '', apology: '', contact: '' }

/** One operator writes what every investor is sent of a loss, another approves; the figures are the books' own. */
function StatementForm({ fundId, loss, onChange }: LossStatementProps) {
  const form = useActForm(proposeLossStatementDocument, {
    initial: nothing,
    name: '損失のご説明の提案',
    done: '提案しました。ほかの運営者が承認すると、全員に送ります。',
    onDone: onChange,
    variables: (values) => ({ input: { project_id: fundId, ...values } }),
  })
  const field = (name: keyof typeof nothing) => ({ name, ...form.field(name) })
  return (
    <ActForm form={form} button="ご説明を提案する">
      <p>
        承認されると、投資家{figure(loss.investors)}
        人全員に、本人の金額を添えてメールを送り、ファンドのページに表示します。24時間後から、支払いを準備できます。
      </p>
      <TextArea
        label="何が起きたか"
        hint="損失の原因。数字は帳簿から自動で添えます"
        rows={4}
        {...field('what_happened')}
      />
      <TextArea label="今後のこと" hint="お支払いの時期、再発を防ぐために行うこと" rows={3} {...field('next_steps')} />
      <TextArea label="おわび" rows={2} {...field('apology')} />
      <TextField
        label="お問い合わせ先"
        hint="窓口の名前、電話番号、受付時間"
        autoComplete="off"
        {...field('contact')}
      />
    </ActForm>
  )
}

/** Investors lose principal: the statement without which nobody is paid, and who has opened it. */
export function LossStatementPanel({ fundId, loss, onChange }: LossStatementProps) {
  const now = useNow()
  const { statement, proposal_id: proposalId } = loss
  return (
    <Panel
      title="損失のご説明"
      note={
        statement !== null
          ? `${shortTime(statement.sent_at, now)}に送信`
          : proposalId === null
            ? '未送信：支払えません'
            : '承認待ち'
      }
    >
      <FactList
        facts={[
          { label: '損失の総額', value: `${figure(loss.total)}円` },
          { label: '当社の出資が先に負担した額', value: `${figure(loss.operator_part)}円` },
          { label: '投資家の元本が負担した額', value: <b>{figure(loss.investors_part)}円</b> },
          { label: '投資家の元本100円あたり', value: loss.per_hundred },
          ...(statement === null
            ? []
            : [
                { label: '開いた投資家', value: `${figure(loss.readers)}人／${figure(loss.investors)}人` },
                { label: '何が起きたか', value: statement.what_happened },
                { label: '今後のこと', value: statement.next_steps },
                { label: 'おわび', value: statement.apology },
                { label: 'お問い合わせ先', value: statement.contact },
              ]),
        ]}
      />
      {statement === null && proposalId === null && <StatementForm fundId={fundId} loss={loss} onChange={onChange} />}
      {statement === null && proposalId !== null && (
        <p>
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちのご説明を見る（取り下げ・差し戻し）</Link>
        </p>
      )}
    </Panel>
  )
}
