import { useQuery } from 'urql'
import { PAYOUT_HOLD_KINDS, silentHoldKinds, type PayoutHoldKind } from '../../../../../domain/people/payout-hold.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { owedToDocument, placePayoutHoldDocument, proposeLiftingDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

interface PayoutStopProps {
  member: CaredMember
  onChange: () => void
}

type Hold = CaredMember['payout_holds'][number]
const silence =
  '停止していること、その理由、届け出の有無を、本人を含む社外のだれにも伝えないでください（犯罪収益移転防止法8条4項、捜査上の秘密）。お問い合わせには「確認中です」とだけお答えください。'

/** One stop: why, by whom, and the way to lift it, which another operator approves. */
function StandingStop({ hold, onChange }: { hold: Hold; onChange: () => void }) {
  const now = useNow()
  const form = useActForm(proposeLiftingDocument, {
    initial: { reason: '' },
    name: '支払いの停止の解除の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    onDone: onChange,
    variables: ({ reason }) => ({ input: { id: hold.id, reason } }),
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
      {form.answer === null ? (
        <ActForm form={form} variant="outlined" button="停止の解除を提案する">
          <TextArea
            label={`「${kind}」の停止を解除する理由`}
            hint={
              hold.kind === 'member_word'
                ? '登録の電話番号で本人に確かめた方法と内容'
                : '確かめた方法と内容、根拠にした資料'
            }
            rows={2}
            {...form.field('reason')}
          />
        </ActForm>
      ) : (
        <Proposed id={form.answer.proposePayoutHoldLifting.id} />
      )}
    </li>
  )
}

const untyped = { kind: 'death' as PayoutHoldKind, ground: '' }

/** One operator stops, at once: the money stays where it is. */
function StopForm({ member, onChange }: PayoutStopProps) {
  const form = useActForm(placePayoutHoldDocument, {
    initial: untyped,
    name: '支払いの停止',
    done: '支払いを停止しました。',
    onDone: onChange,
    variables: (values) => ({ input: { number: member.number, ...values } }),
  })
  const { field } = form
  return (
    <ActForm form={form} variant="danger" button="支払いを停止する">
      <p className={styles.hint}>
        {`停止すると、${member.name} 様1人への分配金・償還・返金の支払いと、新しいお申し込みが、すぐに止まります。支払い待ちのお金は、支払う義務のあるお金として帳簿に残ります。会員には通知しません。解除するには、ほかの運営者の承認が必要です。`}
      </p>
      <Select label="停止する理由" {...field('kind')}>
        <Options of={PAYOUT_HOLD_KINDS} />
      </Select>
      {silentHoldKinds.has(form.values.kind) && (
        <Notice tone="warning" title="本人に伝えてはいけません">
          {silence}
        </Notice>
      )}
      <TextArea
        label="説明（運営者だけが読みます）"
        hint="根拠にした資料や連絡、その日付"
        rows={3}
        {...field('ground')}
      />
    </ActForm>
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
