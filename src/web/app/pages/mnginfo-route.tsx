import { MngInfoPage } from '../../features/static/pages/mnginfo-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '電子情報処理組織の管理に関する基本方針',
  '電子取引業務を行うシステムの管理についての基本方針です。',
  MngInfoPage,
)
