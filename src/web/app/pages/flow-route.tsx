import { FlowPage } from '../../features/static/pages/story/flow-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  'ご利用の流れ',
  '会員登録、本人確認、申し込み、契約と入金、運用と分配。5つの手順と期限、ご用意いただくものを説明します。',
  FlowPage,
)
