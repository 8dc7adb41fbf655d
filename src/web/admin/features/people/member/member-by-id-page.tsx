import { Link, Navigate, useParams } from 'react-router'
import { useQuery } from 'urql'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { memberNumberDocument } from './member-queries.ts'

/** Records name a member by an id; from there to his page. */
export function MemberByIdPage() {
  const { id = '' } = useParams()
  const [{ data }] = useQuery({ query: memberNumberDocument, variables: { id } })
  const number = data?.adminMember?.number
  if (number !== undefined) return <Navigate to={`/itoadmintool/members/${number}`} replace />
  return (
    <AdminPage
      title={data === undefined ? '会員' : '会員が見つかりません'}
      note=""
      parent={{ to: '/itoadmintool/members', name: '会員' }}
    >
      {data === undefined ? (
        <>
          <LoadingText />
          <Skeleton shape="block" />
        </>
      ) : (
        <p>
          <Link to="/itoadmintool/members">会員の一覧へ</Link>
        </p>
      )}
    </AdminPage>
  )
}
