import { InformationSecurityPage } from '../../features/static/pages/information-security-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '情報セキュリティ基本方針',
  'お客さまの財産と情報を守るための基本方針です。',
  InformationSecurityPage,
)
