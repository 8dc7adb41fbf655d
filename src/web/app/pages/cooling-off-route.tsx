import { CoolingOffPage } from '../../features/static/pages/cooling-off-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  'クーリング・オフ',
  '契約成立時書面を受け取った日を含めて8日間のクーリング・オフの方法と、通知書の様式です。',
  CoolingOffPage,
)
