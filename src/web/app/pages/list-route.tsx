import { ListPage } from '../../features/static/pages/list-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '許可・登録の一覧',
  '不動産特定共同事業の登録の内容、業務の種類、電子取引業務、費用、相談の窓口です。',
  ListPage,
)
