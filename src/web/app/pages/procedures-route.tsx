import { ProceduresPage } from '../../features/people/member-request/procedures-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '各種お手続き',
  '氏名の変更、相続、個人データの開示、退会の手続きの窓口です。',
  ProceduresPage,
)
