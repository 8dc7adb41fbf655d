import { PageTitle } from '../../ui/heading.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <div className="page-width">
      <PageHead title="糸funding" />
      <PageTitle>ファンド一覧</PageTitle>
    </div>
  )
}
