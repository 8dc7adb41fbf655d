import { PrivacyPage } from '../../features/static/pages/privacy-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  'プライバシーポリシー',
  '取得する個人情報、利用の目的、第三者への提供、安全管理の措置、開示などの請求の手続きを定めています。',
  PrivacyPage,
)
