import { AdminPage } from '../../../ui/admin-page.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
import { useQueues } from '../../../shell/queues.ts'
import { DeliveriesView } from './deliveries-view.tsx'
import { ReportsView } from './reports-view.tsx'
import { TemplatesView } from './templates-view.tsx'

/** What the law wants in writing: reports to be made, what everybody got and opened, and the forms behind it. */
export function DocumentsPage() {
  const address = useTableAddress()
  const { queues = [] } = useQueues()
  const due = queues.find(({ name }) => name === 'report_due')?.count
  const undelivered = queues
    .filter(({ name }) => name === 'contract_unread' || name === 'contract_unprinted')
    .reduce((sum, { count }) => sum + count, 0)
  const views = [
    { value: '', label: '財産管理報告書', count: due },
    { value: 'deliveries', label: '交付と閲覧', count: undelivered },
    { value: 'templates', label: '様式と版' },
  ]
  const view = address.filter('view')
  return (
    <AdminPage title="書面・報告書" note="交付した書面は変更できません。訂正は新しい版になります">
      <ViewTabs name="view" views={views} address={address} />
      {view === 'deliveries' ? (
        <DeliveriesView address={address} />
      ) : view === 'templates' ? (
        <TemplatesView address={address} />
      ) : (
        <ReportsView address={address} />
      )}
    </AdminPage>
  )
}
