import { ElectricPage } from '../../features/static/pages/electric-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '電子交付について',
  '法令にもとづく書面を電子ファイルでお渡しする方法、期間、承諾の取り消しを説明します。',
  ElectricPage,
)
