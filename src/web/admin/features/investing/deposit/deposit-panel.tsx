import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { DottedTrail, type TrailPoint } from '../../../ui/dotted-trail.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { Journal } from '../../../ui/journal.tsx'
import { ApplicationLink, MemberLink, TrailLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { OwnerForm } from '../../treasury/suspense/owner-form.tsx'
import { OwnerMistake } from '../../treasury/suspense/owner-mistake.tsx'
import { depositDocument, type DepositDetail } from './deposit-queries.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { REFUND_STATUS } from '../../../../../domain/back-office/state-words.ts'
import { depositSentence, fullWidth } from './deposit-words.ts'
import styles from './deposits.module.css'
import { JudgementTag } from './judgement-tag.tsx'

/** One deposit: what it means, its way from the bank's line into the books, and what is to be done. */
export function DepositPanel({ id, onClose, onChange }: { id: string; onClose: () => void; onChange: () => void }) {
  const now = useNow()
  const [{ data, error }, refetch] = useQuery({
    query: depositDocument,
    variables: { id },
    requestPolicy: 'network-only',
  })
  const detail = data?.adminDeposit
  const changed = () => {
    refetch({ requestPolicy: 'network-only' })
    onChange()
  }
  return (
    <SidePanel title={`入金 番号${id}`} onClose={onClose} record={`deposit:${id}`}>
      {error !== undefined && <Notice tone="error" title={toFailure(error).message} />}
      {detail === undefined && error === undefined && <Skeleton shape="block" />}
      {detail !== undefined && (
        <div className={styles.panel}>
          <div>
            <JudgementTag judgement={detail.deposit.judgement} />
            <p className={styles.amount}>
              {figure(detail.deposit.amount)}
              <small>円</small>
            </p>
            <p className={styles.sentence}>{depositSentence(detail)}</p>
          </div>
          <DottedTrail points={pointsOf(detail, now)} />
          <p className={styles.sentence}>
            <TrailLink kind="deposit" id={id}>
              資金の流れを確認する
            </TrailLink>
          </p>
          {detail.proposal_id !== null && (
            <p>
              <Link to={`/itoadmintool/approvals?id=${detail.proposal_id}`}>
                承認待ちの照合を見る（取り下げ・差し戻し）
              </Link>
            </p>
          )}
          {!detail.deposit.is_resolved && <WaysOut />}
          {!detail.deposit.is_resolved && detail.proposal_id === null && (
            <OwnerForm bankLineId={detail.deposit.bank_line_id} amount={detail.deposit.amount} onDone={changed} />
          )}
          {detail.found_owner !== null && (
            <OwnerMistake owner={detail.found_owner} amount={detail.deposit.amount} onDone={changed} />
          )}
          {detail.refunds.some(({ status }) => status === 'open') && (
            <p>
              <Link to="/itoadmintool/payouts?kind=refund">返金の支払いを準備する</Link>
            </p>
          )}
        </div>
      )}
    </SidePanel>
  )
}

/** What can be done with money whose owner nobody knows, and where. */
function WaysOut() {
  return (
    <section className={styles.ways}>
      <h3 className={styles.formTitle}>入金者不明の入金の対応</h3>
      <ol>
        <li>
          <b>入金者を探す</b>　依頼人の名義（カナ）で会員と申込を探し、見つかったら下の欄に申込番号を入力します。
          <Link to="/itoadmintool/members">会員を探す</Link>　<Link to="/itoadmintool/applications">申込を探す</Link>
        </li>
        <li>
          <b>銀行へ返す</b>
          {'　'}
          申込のない方からの入金は、会社の銀行に組戻しを依頼します。返した出金の明細が届いたら、「帳簿」の口座の入出金でこの入金の返金として記帳します。
          <Link to="/itoadmintool/ledger?view=lines">口座の入出金</Link>
        </li>
        <li>
          <b>仮受金のまま調べる</b>
          {'　'}確認の間は仮受金として区分して管理します。1営業日を過ぎると、期限の超過として表示します。
        </li>
      </ol>
    </section>
  )
}

function pointsOf(detail: DepositDetail, now: number): TrailPoint[] {
  const { deposit, entries, refunds } = detail
  const time = (at: string) => <time dateTime={at}>{shortTime(at, now)}</time>
  return [
    {
      name: '銀行の明細',
      when: time(deposit.at),
      children: (
        <FactList
          facts={[
            { label: '依頼人', value: fullWidth(deposit.remitter_name) || '—' },
            { label: '依頼人の銀行', value: fullWidth(detail.remitter_bank) || '—' },
            { label: '入金口座', value: detail.account_number ?? '—' },
            { label: '記録した日時', value: time(detail.recorded_at) },
          ]}
        />
      ),
    },
    ...(deposit.application_number === null
      ? []
      : [
          {
            name: '申込',
            ...(detail.applied_at !== null && { when: time(detail.applied_at) }),
            children: <ClaimFacts detail={detail} time={time} />,
          },
        ]),
    ...(entries.length === 0
      ? []
      : [
          {
            name: '仕訳',
            children: (
              <>
                {entries.map((entry) => (
                  <Journal key={entry.id} caption={`${entry.text}（番号${entry.id}）`} lines={entry.lines} />
                ))}
              </>
            ),
          },
        ]),
    ...refunds.map((refund): TrailPoint => ({
      name: `返金 番号${refund.id}`,
      when: time(refund.owed_since),
      isAhead: refund.status !== 'paid',
      children: (
        <FactList
          facts={[
            { label: '返金額', value: `${figure(refund.amount)}円（手数料は当社負担）` },
            { label: '理由', value: refund.reason_text },
            { label: '状態', value: wordOf(REFUND_STATUS, refund.status) },
          ]}
        />
      ),
    })),
  ]
}

function ClaimFacts({ detail, time }: { detail: DepositDetail; time: (at: string) => React.ReactNode }) {
  const { deposit } = detail
  return (
    <FactList
      facts={[
        {
          label: '申込',
          value: (
            <>
              {deposit.application_number !== null && deposit.invest_id !== null && (
                <ApplicationLink number={deposit.application_number} id={deposit.invest_id} />
              )}
              {'　'}
              {figure(detail.claim_amount ?? 0)}円
            </>
          ),
        },
        { label: 'ファンド', value: deposit.project_name ?? '—' },
        {
          label: '会員',
          value: (
            <>
              {deposit.member_id === null ? (
                deposit.member_name
              ) : (
                <MemberLink id={deposit.member_id}>{deposit.member_name}</MemberLink>
              )}
              （名義{deposit.name_differs ? '相違' : '一致'}）
            </>
          ),
        },
        { label: '入金期限', value: detail.deadline_at === null ? '—' : time(detail.deadline_at) },
      ]}
    />
  )
}
