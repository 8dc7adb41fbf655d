import { useParams } from 'react-router'
import { UnsubscribePage } from '../../features/communication/unsubscribe/unsubscribe-page.tsx'
import { subscriptionDocument } from '../../features/communication/unsubscribe/unsubscribe-queries.ts'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = {
  preload: ({ token }) => [preloadQuery(subscriptionDocument, { token: token ?? '' })],
}

export function Component() {
  const { token = '' } = useParams()
  return (
    <>
      <PageHead title="お知らせメールの配信停止" noIndex />
      <UnsubscribePage token={token} />
    </>
  )
}
