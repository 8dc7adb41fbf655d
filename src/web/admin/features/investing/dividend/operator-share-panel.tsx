import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { proposeOperatorShareDocument, type FundResult } from './fund-result-queries.ts'

interface OperatorSharePanelProps {
  fundId: string
  share: FundResult['operator_share']
  onChange: () => void
}

/** What closed periods left the operator in the fund's book; nothing to say where he has it. */
export function OperatorSharePanel({ fundId, share: { owed, missing }, onChange }: OperatorSharePanelProps) {
  if (owed === 0) return null
  return (
    <Panel title="当社の取り分" note={`受け取っていない額 ${figure(owed)}円`}>
      {missing > 0 ? (
        <p>
          投資家への支払いなどに必要な資金が先です。ファンドの資金が{figure(missing)}
          円不足しているため、まだ受け取れません。
        </p>
      ) : (
        <AskedAct
          document={proposeOperatorShareDocument}
          variables={{ id: fundId, reason: '' }}
          words={{
            name: '当社の取り分の受け取り',
            done: '提案しました。ほかの運営者が承認すると実行されます。',
            onDone: onChange,
          }}
          button="当社の取り分の受け取りを提案する"
          question="当社の取り分の受け取りを提案しますか？"
          facts={[{ label: 'ファンドから受け取る額', value: `${figure(owed)}円` }]}
          confirm="提案する"
        >
          <p>分配金・元本の返還・源泉税など、ファンドが支払う資金は、受け取った後も残ります。</p>
        </AskedAct>
      )}
    </Panel>
  )
}
