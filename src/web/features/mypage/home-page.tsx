import { Link } from 'react-router'
import { memberAllowance } from '../../../domain/allowance.ts'
import { yen } from '../../../domain/money.ts'
import { useNow } from '../../app/now.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { BigMoney, Money } from '../../ui/money.tsx'
import { TenThreads } from '../../ui/ten-threads.tsx'
import { InfoSection } from './info-section.tsx'
import type { Investment } from './investment-queries.ts'
import { MemberPageHead } from './member-page.tsx'
import type { MemberInfo } from './member-queries.ts'
import { TaskList } from './task-list.tsx'
import { holdingsOf, tasksOf } from './tasks.ts'
import { useWaitlistTasks } from './waitlist-tasks.ts'
import homeStyles from './home.module.css'
import styles from './mypage.module.css'

function Overview({ invests, investingAmount }: { invests: readonly Investment[]; investingAmount: number }) {
  const holdings = holdingsOf(invests)
  return (
    <Card className={styles.stackCard}>
      <div>
        <p className="caption-text">運用中の元本</p>
        <p><BigMoney yen={holdings.operating} /></p>
      </div>
      <dl className={homeStyles.figures}>
        <div><dt>運用開始前</dt><dd><Money yen={holdings.waitingForStart} /></dd></div>
        <div><dt>抽選・入金待ち</dt><dd><Money yen={holdings.waitingForDeposit} /></dd></div>
        <div><dt>受取分配金累計（税引後）</dt><dd><Money yen={holdings.dividendsAfterTax} /></dd></div>
        <div><dt>投資可能額</dt><dd><Money yen={memberAllowance(yen(investingAmount))} /></dd></div>
      </dl>
      <TenThreads inUse={investingAmount} />
    </Card>
  )
}

interface HomePageProps {
  me: MemberInfo
  invests: readonly Investment[]
  investingAmount: number
}

/** What has to be done, then what there is. */
export function MemberHomePage({ me, invests, investingAmount }: HomePageProps) {
  const now = useNow()
  const tasks = [...useWaitlistTasks(), ...tasksOf(me, invests)]
  return (
    <>
      <MemberPageHead title="マイページ" aside={`${me.sei} ${me.mei} さま　${formatDateTime(now)} 現在`} />
      <div className={`page-width ${styles.columns}`} data-two="">
        <InfoSection title="やること"><TaskList tasks={tasks} /></InfoSection>
        <div className={styles.column}>
          <InfoSection title="資産の概要"><Overview invests={invests} investingAmount={investingAmount} /></InfoSection>
          <nav className={homeStyles.links} aria-label="マイページの中">
            <Link to="/mypage/projects">投資の状況</Link>
            <Link to="/mypage/info">登録情報</Link>
            <Link to="/mypage/documents">書類</Link>
            <Link to="/mypage/invitation">お友だち紹介</Link>
          </nav>
        </div>
      </div>
    </>
  )
}
