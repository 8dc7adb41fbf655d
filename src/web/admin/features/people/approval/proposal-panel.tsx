import { useQuery } from 'urql'
import { objectName } from '../../../../../domain/core/audit-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { RecordLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposalNowDocument, proposeAgainDocument, type Proposal, type ProposalNow } from './approval-queries.ts'
import styles from './approvals.module.css'
import { Decision } from './decision.tsx'
import { ProposalEffect } from './proposal-effect.tsx'

interface ProposalPanelProps {
  proposal: Proposal
  onClose: () => void
  /** Something was decided, or refused because the world has moved on: look again. */
  onChange: () => void
  /** It is done: the next one can be looked at. */
  onApproved: () => void
  /** The same was proposed again upon what stands now. */
  onProposedAgain: (id: string) => void
}

/** What it would do in people and yen, who proposed it and why; then yes or no. */
export function ProposalPanel({ proposal, onClose, onChange, onApproved, onProposedAgain }: ProposalPanelProps) {
  const now = useNow()
  const isOpen = proposal.status === 'open'
  const [{ data }, execute] = useQuery({
    query: proposalNowDocument,
    variables: { id: proposal.id },
    requestPolicy: 'network-only',
    pause: !isOpen,
  })
  const today = isOpen ? data?.adminProposalNow : undefined
  // What can still be done is shown as it would be done now; what cannot, as it was written.
  const effect = today !== undefined && today.refusal === null ? { ...proposal, ...present(today) } : proposal
  const hasMoved = today !== undefined && today.refusal === null && today.effect_hash !== proposal.effect_hash
  const look = () => {
    execute({ requestPolicy: 'network-only' })
    onChange()
  }
  return (
    <SidePanel title={proposal.title} onClose={onClose} record={`proposal:${proposal.id}`}>
      {hasMoved && (
        <Notice tone="warning" title="提案後に状況が変わりました" live>
          下の内容は、いまの状況で再計算したものです。承認すると、この内容で実行されます。
        </Notice>
      )}
      <FactList
        facts={[
          { label: '提案の対象', value: <Subject subject={proposal.subject} /> },
          { label: '影響する会員', value: `${figure(effect.people)}人` },
          { label: '金額', value: `${figure(effect.yen)}円` },
          {
            label: '提案',
            value: (
              <>
                {proposal.proposed_by}
                {'　'}
                <time dateTime={proposal.proposed_at}>{shortTime(proposal.proposed_at, now)}</time>
              </>
            ),
          },
          ...(proposal.reason === '' ? [] : [{ label: '理由', value: proposal.reason }]),
          ...(proposal.decided_at === null
            ? []
            : [
                {
                  label: '決定',
                  value: (
                    <>
                      {proposal.decided_by}
                      {'　'}
                      <time dateTime={proposal.decided_at}>{shortTime(proposal.decided_at, now)}</time>
                    </>
                  ),
                },
                ...(proposal.decision_reason === '' ? [] : [{ label: '決定の理由', value: proposal.decision_reason }]),
              ]),
        ]}
      />
      <ProposalEffect changes={effect.changes} exhibits={effect.exhibits} />
      {today !== undefined && today.refusal !== null && (
        <Overtaken
          key={today.refusal}
          proposal={proposal}
          today={{ ...today, refusal: today.refusal }}
          onProposedAgain={onProposedAgain}
        />
      )}
      {isOpen && today !== undefined && (
        <Decision
          proposal={proposal}
          people={effect.people}
          yen={effect.yen}
          seenHash={today.effect_hash}
          onChange={look}
          onApproved={onApproved}
        />
      )}
    </SidePanel>
  )
}

/** What it is about, to be looked at before it is decided. */
function Subject({ subject }: { subject: string }) {
  const [type = '', id = ''] = subject.split(':')
  return (
    <RecordLink type={type} id={id}>
      {objectName(type, id)}
    </RecordLink>
  )
}

const present = ({ people, yen, changes, exhibits }: ProposalNow) => ({
  people: people ?? 0,
  yen: yen ?? 0,
  changes: changes ?? [],
  exhibits: exhibits ?? [],
})

/** It can no longer be approved: why, and what the same would do if it was proposed upon what stands now. */
function Overtaken({
  proposal,
  today,
  onProposedAgain,
}: {
  proposal: Proposal
  today: ProposalNow & { refusal: string }
  onProposedAgain: (id: string) => void
}) {
  const again = useAct(proposeAgainDocument, {
    name: '再提案',
    done: 'いまの内容で提案し直しました。ほかの運営者が承認します。',
    onDone: ({ proposeAgain }) => onProposedAgain(proposeAgain.id),
  })
  return (
    <div className={styles.decision}>
      <Notice tone="error" title="この提案は、このままでは承認できません" live>
        {today.refusal}
      </Notice>
      {today.changes === null ? (
        <p className={styles.hint}>いまの内容で提案し直すこともできません。取り下げて、あらためて提案してください。</p>
      ) : (
        <>
          <h3 className={styles.fresh}>いまの内容で提案し直すと</h3>
          <FactList
            facts={[
              { label: '対象', value: `${figure(today.people ?? 0)}人` },
              { label: '金額', value: `${figure(today.yen ?? 0)}円` },
            ]}
          />
          <ProposalEffect changes={today.changes} exhibits={today.exhibits ?? []} />
          {again.failure !== null && <Notice tone="error" title={again.failure.message} live />}
          <Button variant="filled" loading={again.busy} onClick={() => void again.run({ id: proposal.id })}>
            いまの内容で提案し直す
          </Button>
          <p className={styles.hint}>この提案は閉じられます。新しい提案は、あなた以外の運営者が承認します。</p>
        </>
      )}
      {again.dialog}
    </div>
  )
}
