import { AntisocialPage } from '../../features/static/pages/antisocial-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '反社会的勢力への対応',
  '反社会的勢力との関係を断つための基本方針です。',
  AntisocialPage,
)
