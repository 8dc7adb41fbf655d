import { IdeaPicture } from '../../features/funds/home/idea-picture.tsx'
import { MoneyApartPicture } from '../../features/funds/home/money-apart.tsx'
import { AboutPage } from '../../features/static/pages/story/about-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  (brandName) => `${brandName}について`,
  '10万円から始める不動産クラウドファンディングの仕組み、優先劣後、募集の方式、リスクを説明します。',
  () => <AboutPage idea={<IdeaPicture />} apart={<MoneyApartPicture />} />,
)
