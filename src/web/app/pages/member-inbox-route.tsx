import { useEffect, useState } from 'react'
import { useClient, useMutation } from 'urql'
import { InboxPage } from '../../features/communication/inbox/inbox-page.tsx'
import {
  inboxDocument,
  readInboxMailDocument,
  type InboxLine,
} from '../../features/communication/inbox/inbox-queries.ts'
import { takeOpened } from '../../features/communication/inbox/last-opened.ts'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useErrorToast } from '../data/use-error-toast.ts'
import { useMemberQuery } from '../data/use-member-query.ts'
import type { ViewerMember } from '../session/viewer.tsx'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(inboxDocument, { before: null })] }

interface Older {
  mails: InboxLine[]
  hasMore: boolean
}

function Inbox({ me }: { me: ViewerMember }) {
  const client = useClient()
  const {
    data,
    failed: isMissing,
    refetch,
  } = useMemberQuery({ query: inboxDocument, variables: { before: null }, requestPolicy: 'cache-and-network' })
  useEffect(() => void takeOpened()?.then(refetch), [refetch])
  const [older, setOlder] = useState<Older | null>(null)
  const [loadingMore, setLoadingMore] = useState(false)
  const [, readMail] = useMutation(readInboxMailDocument)
  const showError = useErrorToast()
  if (!data) return <PageWait title="お知らせ" failed={isMissing} onRetry={refetch} />
  const mails = [...data.inbox.mails, ...(older?.mails ?? [])]
  const loadMore = async () => {
    setLoadingMore(true)
    const { data: page, error: failed } = await client.query(
      inboxDocument,
      { before: mails.at(-1)?.id ?? null },
      { requestPolicy: 'network-only' },
    )
    setLoadingMore(false)
    if (failed !== undefined) showError(failed)
    else if (page) setOlder({ mails: [...(older?.mails ?? []), ...page.inbox.mails], hasMore: page.inbox.has_more })
  }
  const readAll = async () => {
    const { error: failed } = await readMail({ id: null })
    if (failed !== undefined) showError(failed)
    setOlder(null)
    refetch()
  }
  return (
    <InboxPage
      email={me.email}
      mails={mails}
      unread={data.inbox.unread}
      bouncedAt={data.inboxState.bounced_at}
      hasMore={older?.hasMore ?? data.inbox.has_more}
      loadingMore={loadingMore}
      onMore={() => void loadMore()}
      onReadAll={() => void readAll()}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="お知らせ" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: 'お知らせ' }]} />
      <MemberOnly>{(me) => <Inbox me={me} />}</MemberOnly>
    </>
  )
}
