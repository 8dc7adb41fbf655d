import { Link } from 'react-router'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import type { EditedFund } from './fund-queries.ts'
import styles from './fund-edit.module.css'

/** What else the back office holds about a fund that is public. */
export function RelatedPanel({ fund: { id, applications, content } }: { fund: EditedFund }) {
  return (
    <Panel title="このファンドの記録">
      <nav className={styles.related} aria-label="このファンドの記録">
        <Link to={`/itoadmintool/applications?fund=${id}`}>申込 {figure(applications)}件</Link>
        <Link to={`/itoadmintool/deposits?fund=${id}`}>入金</Link>
        {content.recruit_type === 'lottery' && <Link to={`/itoadmintool/lotteries?id=${id}`}>抽選</Link>}
        <Link to={`/itoadmintool/project/performance?fund=${id}`}>実績と分配金</Link>
        <Link to={`/itoadmintool/project/messages?fund=${id}`}>お知らせ</Link>
        <Link to={`/itoadmintool/documents?view=deliveries&fund=${id}`}>書面の交付</Link>
        <Link to={`/itoadmintool/documents?fund=${id}`}>財産管理報告書</Link>
      </nav>
    </Panel>
  )
}
