import { Link } from 'react-router'
import { AdminPage, Panel } from '../ui/admin-page.tsx'

export function Component() {
  return (
    <AdminPage title="本日の業務">
      <Panel title="対応が必要な業務">
        <p><Link to="/itoadmintool/approvals">承認待ち</Link></p>
      </Panel>
    </AdminPage>
  )
}
