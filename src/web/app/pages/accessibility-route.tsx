import { AccessibilityPage } from '../../features/static/pages/accessibility-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  'アクセシビリティ',
  '目標とする規格、公開前の試験の方法と基準、分かっている制限、ご意見の窓口をお知らせします。',
  AccessibilityPage,
)
