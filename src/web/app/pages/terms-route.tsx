import { TermsPage } from '../../features/static/pages/terms-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '利用規約',
  '会員登録、申し込み、入金、禁止事項、責任の範囲など、サービスの利用の条件です。',
  TermsPage,
)
