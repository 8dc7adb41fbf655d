import { CompanyPage } from '../../features/static/pages/telling/company-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '会社概要',
  '運営会社の商号、代表者、所在地、登録、決算と検査、事業の考え方です。',
  CompanyPage,
)
