import { Link } from 'react-router'
import { japanDateOf } from '../../../../domain/calendar.ts'
import { useNow } from '../../../app/time/now.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AssetHistory } from './asset-history.tsx'
import { AssetOverview } from './asset-overview.tsx'
import { historyOf, holdingsOf, outlookOf, roomReturnOf } from './assets.ts'
import { ExpectedPayments } from './expected-payments.tsx'
import { InfoSection } from '../../../app/member-page/info-section.tsx'
import type { Investment, UnclaimedMoney } from './investment-queries.ts'
import { InvestmentSummary } from './investment-summary.tsx'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import type { InboxState, MemberInfo } from '../../people/member/member-queries.ts'
import { isOver } from './projects-page.tsx'
import { TaskList } from './task-list.tsx'
import { bounceTask, surveyTask, tasksOf, type Task } from './tasks.ts'
import { useWaitlistTasks } from './waitlist-tasks.ts'
import homeStyles from './home.module.css'
import investmentStyles from './investment.module.css'
import styles from '../../../app/member-page/mypage.module.css'

function Investments({ invests }: { invests: readonly Investment[] }) {
  const live = invests.filter((invest) => !isOver(invest))
  const overCount = invests.length - live.length
  return (
    <InfoSection title="投資の状況" aside={live.length > 0 ? `${live.length}件・申し込み中と運用中` : undefined}>
      {live.length === 0 && (
        <Card className={styles.stackCard}>
          <p>
            {invests.length === 0 ? 'まだ出資したファンドがありません。' : '申し込み中・運用中のファンドはありません。'}
          </p>
          <p>
            <LinkButton to="/projects?status=02">募集中のファンドを見る</LinkButton>
          </p>
        </Card>
      )}
      <div className={investmentStyles.list}>
        {live.map((invest) => (
          <InvestmentSummary key={invest.id} invest={invest} />
        ))}
      </div>
      {overCount > 0 && (
        <p className={homeStyles.ended}>
          <Link className={styles.textLink} to="/mypage/projects">
            終了した投資（{overCount}件）を見る
          </Link>
        </p>
      )}
    </InfoSection>
  )
}

const otherPages: readonly [path: string, name: string, icon: IconName][] = [
  ['/mypage/inbox', 'お知らせ', 'bell'],
  ['/mypage/documents', '書類とデータ', 'document'],
  ['/mypage/notifications', '通知とカレンダー', 'calendar'],
  ['/mypage/info', '登録情報', 'person'],
  ['/mypage/invitation', '紹介プログラム', 'mail'],
]

function OtherPages({ unread }: { unread: number }) {
  return (
    <nav aria-label="マイページの中">
      <ul className={homeStyles.links}>
        {otherPages.map(([path, name, icon]) => (
          <li key={path}>
            <Link to={path}>
              <Icon name={icon} />
              {name}
              {path === '/mypage/inbox' && unread > 0 && <Tag tone="waiting">未読{unread}件</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HomePageProps {
  me: MemberInfo
  invests: readonly Investment[]
  unclaimed: readonly UnclaimedMoney[]
  investingAmount: number
  inbox: InboxState
  needsSurvey: boolean
}

/** What has to be done, what there is, what was and what is planned to come. */
export function MemberHomePage({ me, invests, unclaimed, investingAmount, inbox, needsSurvey }: HomePageProps) {
  const now = new Date(useNow())
  const waiting = useWaitlistTasks()
  const tasks: Task[] = [
    ...waiting,
    ...tasksOf(me, { invests, unclaimed }, now),
    ...(inbox.bounced_at === null ? [] : [bounceTask(me.email)]),
    ...(needsSurvey ? [surveyTask] : []),
  ]
  const payments = outlookOf(invests)
  return (
    <>
      <MemberPageHead
        title="マイページ"
        aside={
          <>
            {me.sei} {me.mei} 様{'　'}
            <time dateTime={new Date(now).toISOString()} data-clock>
              {formatDateTime(now)} 現在
            </time>
          </>
        }
      />
      <div className={`page-width ${styles.columns}`} data-two="">
        <InfoSection title="やること" aside={tasks.length > 0 ? `期限の近い順・${tasks.length}件` : undefined}>
          <TaskList tasks={tasks} />
        </InfoSection>
        <InfoSection title="資産の概要">
          <AssetOverview
            holdings={holdingsOf(invests, japanDateOf(now))}
            investingAmount={investingAmount}
            room={roomReturnOf(payments, { investingAmount, today: japanDateOf(now) })}
          />
        </InfoSection>
        <InfoSection title="資産の推移">
          <AssetHistory months={historyOf(invests, now)} />
        </InfoSection>
        <InfoSection title="お受け取り予定">
          <ExpectedPayments payments={payments} />
        </InfoSection>
        <div className={homeStyles.across}>
          <Investments invests={invests} />
        </div>
        <div className={homeStyles.across}>
          <OtherPages unread={inbox.unread} />
        </div>
      </div>
    </>
  )
}
