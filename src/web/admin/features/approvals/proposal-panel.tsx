import { useState } from 'react'
import { useNow } from '../../../app/now.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { ChangeTable, FactList } from '../../ui/facts.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useAct } from '../../ui/use-act.tsx'
import { approveDocument, declineDocument, type Proposal } from './approval-queries.ts'
import styles from './approvals.module.css'

interface ProposalPanelProps {
  proposal: Proposal
  onClose: () => void
  /** Something was decided, or refused because the world has moved on: look again. */
  onChange: () => void
}

/** What it would do in people and yen, who proposed it and why; then yes or no. */
export function ProposalPanel({ proposal, onClose, onChange }: ProposalPanelProps) {
  const now = useNow()
  return (
    <SidePanel title={proposal.title} onClose={onClose}>
      <FactList
        facts={[
          { label: '対象', value: `${figure(proposal.people)}人` },
          { label: '金額', value: `${figure(proposal.yen)}円` },
          { label: '提案', value: <>{proposal.proposed_by}　<time dateTime={proposal.proposed_at}>{shortTime(proposal.proposed_at, now)}</time></> },
          { label: '理由', value: proposal.reason === '' ? '—' : proposal.reason },
          ...(proposal.decided_at === null ? [] : [
            { label: '決定', value: <>{proposal.decided_by}　<time dateTime={proposal.decided_at}>{shortTime(proposal.decided_at, now)}</time></> },
            ...(proposal.decision_reason === '' ? [] : [{ label: '決定の理由', value: proposal.decision_reason }]),
          ]),
        ]}
      />
      <ChangeTable changes={proposal.changes} />
      {proposal.status === 'open' && <Decision proposal={proposal} onChange={onChange} />}
    </SidePanel>
  )
}

function Decision({ proposal, onChange }: Omit<ProposalPanelProps, 'onClose'>) {
  const [reason, setReason] = useState('')
  const approve = useAct(approveDocument, { name: '承認', done: '承認しました。', onDone: onChange })
  const decline = useAct(declineDocument, { name: '差し戻し', done: proposal.is_own ? '取り下げました。' : '差し戻しました。', onDone: onChange })
  const say = async () => {
    if ((await approve.run({ input: { id: proposal.id, effect_hash: proposal.effect_hash } })) === null) onChange()
  }
  return (
    <div className={styles.decision}>
      {approve.failure !== null && <Notice tone="error" title={approve.failure.message} live />}
      {proposal.is_own && <Notice title="あなたの提案です">ほかの運営者が承認します。運営者が一人だけの場合は、提案から1時間が過ぎると承認できます。</Notice>}
      <Button variant="filled" loading={approve.busy} onClick={() => void say()}>承認して実行する</Button>
      <TextArea label={proposal.is_own ? '取り下げの理由' : '差し戻しの理由'} rows={2} value={reason} error={decline.failure?.fields['reason']} onChange={(event) => setReason(event.target.value)} />
      <Button loading={decline.busy} onClick={() => void decline.run({ input: { id: proposal.id, reason } })}>{proposal.is_own ? '取り下げる' : '差し戻す'}</Button>
      {approve.dialog}
      {decline.dialog}
    </div>
  )
}
