import { ContactPage } from '../../features/static/pages/contact-page.tsx'
import { writerDocument } from '../../features/static/pages/contact-queries.ts'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const handle: PageHandle = { preload: () => [preloadQuery(writerDocument, {})] }

export const Component = staticPageRoute(
  'お問い合わせ',
  'ご質問、ご意見、苦情を受け付けるお問い合わせの窓口です。',
  ContactPage,
)
