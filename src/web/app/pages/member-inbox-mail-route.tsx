import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useMutation } from 'urql'
import { inboxMailDocument, readInboxMailDocument } from '../../features/communication/inbox/inbox-queries.ts'
import { noteOpened } from '../../features/communication/inbox/last-opened.ts'
import { MailPage } from '../../features/communication/inbox/mail-page.tsx'
import { toFailure } from '../../gql/errors.ts'
import { MemberOnly } from '../session/member-only.tsx'
import { NotFoundPage } from '../routing/not-found-page.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'

export const handle: PageHandle = { preloadForMember: ({ id }) => [preloadQuery(inboxMailDocument, { id: id ?? '' })] }

function OpenedMail({ id }: { id: string }) {
  const { data, failed, error, refetch } = useMemberQuery({ query: inboxMailDocument, variables: { id } })
  const [, readMail] = useMutation(readInboxMailDocument)
  const isUnread = data !== undefined && data.inboxMail.mail.read_at === null
  useEffect(() => {
    // Unread for one more visit where this fails: nothing that the reader would have to know.
    if (isUnread) noteOpened(readMail({ id }))
  }, [isUnread, id, readMail])
  if (error !== undefined && toFailure(error).code === 'NOT_FOUND') return <NotFoundPage />
  if (!data) return <PageWait title="お知らせ" failed={failed} onRetry={refetch} />
  return (
    <>
      <PageHead title={data.inboxMail.mail.subject} noIndex />
      <MailPage mail={data.inboxMail} />
    </>
  )
}

export function Component() {
  const { id = '' } = useParams()
  return (
    <>
      <PageHead title="お知らせ" noIndex />
      <MemberOnly>{() => <OpenedMail key={id} id={id} />}</MemberOnly>
    </>
  )
}
