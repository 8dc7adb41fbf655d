import { Link, useParams } from 'react-router'
import { useQuery } from 'urql'
import { MEMBER_CAP } from '../../../../../domain/investing/allowance.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage, TwoColumns } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { FactStrip } from '../../../ui/facts.tsx'
import { memberStatusWords, screeningWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { DealingPanel } from './dealing-panel.tsx'
import { LawPanel } from './law-panel.tsx'
import { MemberHistory } from './member-history.tsx'
import { MemberMoney } from './member-money.tsx'
import { memberDocument, type CaredMember } from './member-queries.ts'
import { PayoutStopPanel } from './payout-stop-panel.tsx'
import { IdentityPanel, PersonalPanel } from './personal-panel.tsx'
import { NotePanel, ScreeningPanel } from './record-panels.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { StandingPanel } from './standing-panel.tsx'
import styles from './members.module.css'

const list = { to: '/itoadmintool/members', name: '会員' }

/** Everything about one member. What was shown or typed about one never stays on the page of another. */
export function MemberPage() {
  const { number = '' } = useParams()
  return <Member key={number} number={number} />
}

function Member({ number }: { number: string }) {
  const [{ data }, execute] = useQuery({
    query: memberDocument,
    variables: { number },
    requestPolicy: 'cache-and-network',
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  const member = data?.adminMember
  if (!member) {
    // Without an answer nobody knows whether there is one; the frame tells of an answer that did not come.
    const isKnown = data !== undefined
    return (
      <AdminPage title={isKnown ? '会員が見つかりません' : '会員'} note="" parent={list}>
        {!isKnown ? (
          <>
            <LoadingText />
            <Skeleton shape="block" />
          </>
        ) : (
          <p>
            会員番号 {number} の会員はいません。<Link to="/itoadmintool/members">会員の一覧へ戻る</Link>
          </p>
        )}
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={`${member.name} 様`}
      note={`会員番号 ${member.number}　${member.kana}`}
      parent={list}
      actions={<MemberRecords member={member} />}
    >
      <Standing member={member} />
      <TwoColumns>
        <div className={styles.stack}>
          <PersonalPanel member={member} />
          <MemberMoney member={member} />
          <MemberHistory member={member} />
        </div>
        <div className={styles.stack}>
          <DealingPanel member={member} onChange={refetch} />
          <PayoutStopPanel member={member} onChange={refetch} />
          <StandingPanel member={member} onChange={refetch} />
          <IdentityPanel member={member} onChange={refetch} />
          <RiskPanel member={member} />
          <LawPanel member={member} onChange={refetch} />
          <ScreeningPanel member={member} onChange={refetch} />
          <NotePanel member={member} onChange={refetch} />
        </div>
      </TwoColumns>
    </AdminPage>
  )
}

/** His rows in the tables of the others. */
function MemberRecords({ member: { number, name } }: { member: CaredMember }) {
  const search = (text: string) => encodeURIComponent(text)
  return (
    <nav className={styles.links} aria-label="この会員の記録">
      <Link to={`/itoadmintool/applications?search=${number}`}>申込</Link>
      <Link to={`/itoadmintool/deposits?search=${search(name)}`}>入金</Link>
      <Link to={`/itoadmintool/documents?view=deliveries&search=${number}`}>書面</Link>
      <Link to={`/itoadmintool/enquiries?view=all&search=${search(name)}`}>お問い合わせ</Link>
    </nav>
  )
}

function Standing({ member }: { member: CaredMember }) {
  const now = useNow()
  const [screening] = member.screenings
  const isVerified = member.identity_approved_at !== null
  return (
    <FactStrip
      facts={[
        {
          label: '状態',
          value: wordOf(memberStatusWords, member.status),
          tone: member.status === 'active' ? 'good' : 'bad',
        },
        {
          label: '本人確認',
          value: isVerified ? '完了' : member.identity_submitted_at === null ? '未済' : '審査中',
          tone: isVerified ? 'good' : undefined,
        },
        {
          label: '反社チェック',
          value: screening === undefined ? '未実施' : wordOf(screeningWords, screening.result),
          tone: screening?.result === 'clear' ? undefined : 'bad',
        },
        {
          label: '出資中',
          value: `${figure(member.invested)}円`,
          note: `上限まで ${figure(Math.max(0, MEMBER_CAP - member.invested))}円`,
        },
        { label: '登録', value: shortTime(member.registered_at, now) },
      ]}
    />
  )
}
