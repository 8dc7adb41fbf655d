import { Link } from 'react-router'
import { AdminPage } from '../ui/admin-page.tsx'

export function AdminNotFound() {
  return (
    <AdminPage title="ページが見つかりません">
      <p>
        アドレスをご確認ください。<Link to="/itoadmintool">本日の業務へ戻る</Link>
      </p>
    </AdminPage>
  )
}
