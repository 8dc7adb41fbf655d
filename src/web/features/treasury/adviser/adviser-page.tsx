import { useQuery } from 'urql'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import { AdviserBooks } from './adviser-books.tsx'
import { AdviserLogin } from './adviser-login.tsx'
import { adviserDocument } from './adviser-queries.ts'
import styles from './adviser.module.css'

/** The one page of a tax adviser: the login, and then the books of the access. */
export function AdviserPage() {
  const [{ data, fetching }, refetch] = useQuery({ query: adviserDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const adviser = data?.adviser
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>帳簿の閲覧（税理士の方）</PageTitle>
      {adviser === undefined && fetching ? (
        <LoadingText />
      ) : adviser ? (
        <AdviserBooks adviser={adviser} onEnd={again} />
      ) : (
        <AdviserLogin onDone={again} />
      )}
    </div>
  )
}
