import { CompanyPage } from '../../features/static/pages/story/company-page.tsx'
import { companyDocument } from '../../features/static/pages/story/company-queries.ts'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const handle: PageHandle = { preload: () => [preloadQuery(companyDocument, {})] }

export const Component = staticPageRoute(
  '会社概要',
  '運営会社の商号、代表者、所在地、登録、役員と株主、決算と検査、事業の考え方です。',
  CompanyPage,
)
