import { SolicitationPage } from '../../features/static/pages/solicitation-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute('勧誘方針', 'ファンドの募集と勧誘にあたっての方針です。', SolicitationPage)
