import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { liftPayoutHoldDocument, owedToDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

/** The member said by a notice's link that somebody else was in the account: nothing is paid out until somebody has spoken to him. */
export function PayoutStopPanel({ member, onChange }: { member: CaredMember; onChange: () => void }) {
  const [reason, setReason] = useState('')
  const act = useAct(liftPayoutHoldDocument, {
    name: '支払いの停止の解除',
    done: '支払いの停止を解除しました。',
    onDone: onChange,
  })
  const [{ data }] = useQuery({
    query: owedToDocument,
    variables: { id: member.audit_object.replace('member:', '') },
    pause: member.payouts_stopped_at === null,
    requestPolicy: 'network-only',
  })
  const owed = data?.adminPayables
  if (member.payouts_stopped_at === null) return null
  return (
    <Panel title="支払いの停止" note="本人の申し出">
      <div className={styles.form}>
        <p className={styles.hint}>
          <DateTime value={member.payouts_stopped_at} />
          に、本人がお知らせメールから利用を停止しました。分配金・償還・返金の支払いは、解除するまで行われません。登録の電話番号で本人に確かめてから解除してください。解除すると、待っている支払いが、支払い待ちの一覧で選べるようになります。
        </p>
        <FactList
          facts={[
            { label: '対象', value: `${member.name}さん1人` },
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
          ]}
        />
        <TextArea
          label="本人に確かめた方法と内容"
          rows={2}
          value={reason}
          error={act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          variant="filled"
          loading={act.busy}
          onClick={() => void act.run({ input: { number: member.number, reason } })}
        >
          支払いの停止を解除する
        </Button>
        {act.dialog}
      </div>
    </Panel>
  )
}
