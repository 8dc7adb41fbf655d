import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { PAYOUT_HOLD_KINDS, silentHoldKinds, type PayoutHoldKind } from '../../../../../domain/people/payout-hold.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { owedToDocument, placePayoutHoldDocument, proposeLiftingDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

interface PayoutStopProps {
  member: CaredMember
  onChange: () => void
}

type Hold = CaredMember['payout_holds'][number]
const kinds = Object.keys(PAYOUT_HOLD_KINDS) as PayoutHoldKind[]

const silence =
  '停止していること、その理由、届け出の有無を、本人を含む社外のだれにも伝えないでください（犯罪収益移転防止法8条4項、捜査上の秘密）。お問い合わせには「確認中です」とだけお答えください。'

/** One stop: why, by whom, and the way to lift it, which another operator approves. */
function StandingStop({ hold, onChange }: { hold: Hold; onChange: () => void }) {
  const now = useNow()
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeLiftingDocument, {
    name: '支払いの停止の解除の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    onDone: (data) => {
      setProposalId(data.proposePayoutHoldLifting.id)
      setReason('')
      onChange()
    },
  })
  const kind = wordOf(PAYOUT_HOLD_KINDS, hold.kind)
  return (
    <li>
      <b>{kind}</b>
      <small>
        {shortTime(hold.placed_at, now)}　{hold.placed_by ?? '本人（お知らせメールから）'}
      </small>
      {hold.ground !== '' && <p>{hold.ground}</p>}
      {silentHoldKinds.has(hold.kind as PayoutHoldKind) && (
        <Notice tone="warning" title="本人に伝えてはいけません">
          お問い合わせには「確認中です」とだけお答えください。
        </Notice>
      )}
      {proposalId === null ? (
        <div className={styles.form}>
          <TextArea
            label={`「${kind}」の停止を解除する理由`}
            hint={
              hold.kind === 'member_word'
                ? '登録の電話番号で本人に確かめた方法と内容'
                : '確かめた方法と内容、根拠にした資料'
            }
            rows={2}
            value={reason}
            error={act.failure?.fields['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
          {act.failure !== null && act.failure.fields['reason'] === undefined && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          <Button loading={act.busy} onClick={() => void act.run({ input: { id: hold.id, reason } })}>
            停止の解除を提案する
          </Button>
        </div>
      ) : (
        <p role="status">
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
        </p>
      )}
      {act.dialog}
    </li>
  )
}

/** One operator stops, at once: the money stays where it is. */
function StopForm({ member, onChange }: PayoutStopProps) {
  const [kind, setKind] = useState<PayoutHoldKind>('death')
  const [ground, setGround] = useState('')
  const act = useAct(placePayoutHoldDocument, {
    name: '支払いの停止',
    done: '支払いを停止しました。',
    onDone: () => {
      setGround('')
      onChange()
    },
  })
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        {`停止すると、${member.name} 様1人への分配金・償還・返金の支払いと、新しいお申し込みが、すぐに止まります。支払い待ちのお金は、支払う義務のあるお金として帳簿に残ります。会員には通知しません。解除するには、ほかの運営者の承認が必要です。`}
      </p>
      <Select
        label="停止する理由"
        value={kind}
        onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? 'other')}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {PAYOUT_HOLD_KINDS[each]}
          </option>
        ))}
      </Select>
      {silentHoldKinds.has(kind) && (
        <Notice tone="warning" title="本人に伝えてはいけません">
          {silence}
        </Notice>
      )}
      <TextArea
        label="説明（運営者だけが読みます）"
        hint="根拠にした資料や連絡、その日付"
        rows={3}
        value={ground}
        error={act.failure?.fields['ground']}
        onChange={({ target }) => setGround(target.value)}
      />
      {act.failure !== null && act.failure.fields['ground'] === undefined && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <Button
        variant="danger"
        loading={act.busy}
        onClick={() => void act.run({ input: { number: member.number, kind, ground } })}
      >
        支払いを停止する
      </Button>
      {act.dialog}
    </div>
  )
}

/** What stops payments to the member, what waits because of it, and the way to stop them. */
export function PayoutStopPanel({ member, onChange }: PayoutStopProps) {
  const isStopped = member.payout_holds.length > 0
  const [{ data }] = useQuery({
    query: owedToDocument,
    variables: { id: member.audit_object.replace('member:', '') },
    pause: !isStopped,
    requestPolicy: 'network-only',
  })
  const owed = data?.adminPayables
  return (
    <Panel title="支払いの停止" note={isStopped ? '停止中' : '停止していません'}>
      {isStopped && (
        <>
          <FactList
            facts={[
              {
                label: '停止中の支払い',
                value:
                  owed === undefined ? (
                    '—'
                  ) : (
                    <b>
                      {figure(owed.total)}件　{figure(owed.yen)}円
                    </b>
                  ),
              },
              ...(owed === undefined || owed.total === 0
                ? []
                : [
                    {
                      label: '最も古いもの',
                      value: `${figure(Math.max(...owed.rows.map((row) => row.age_days)))}日前から`,
                    },
                  ]),
            ]}
          />
          <ul className={styles.records}>
            {member.payout_holds.map((hold) => (
              <StandingStop key={hold.id} hold={hold} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
      {/* Closed again by each new stop: what stands is read first. */}
      <details className={styles.more} key={member.payout_holds.length}>
        <summary>{isStopped ? '別の理由でも停止する' : '支払いを停止する'}</summary>
        <StopForm member={member} onChange={onChange} />
      </details>
    </Panel>
  )
}
