import { useDeferredValue, useState } from 'react'
import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { useReturn } from '../../../../app/data/use-return.ts'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { FundWorkbench } from './fund-workbench.tsx'
import { editedFundDocument } from './fund-queries.ts'

/** A fund as operators write it. What is typed lives until it is saved; what the server has is asked for anew on every return. */
export function FundEditPage() {
  const { id = '' } = useParams()
  return <LoadedFund key={id} id={id} />
}

function LoadedFund({ id }: { id: string }) {
  const [{ data, error }, execute] = useQuery({
    query: editedFundDocument,
    variables: { id, subject: `fund:${id}` },
    requestPolicy: 'network-only',
  })
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const reload = () => execute({ requestPolicy: 'network-only' })
  useReturn(reload)
  // Many forms and a page of the site: first drawn in pieces, between which the screen answers. What comes later is there at once, since a save tells which state it saw.
  const isThere = useDeferredValue(last !== undefined)
  const fund = last?.adminFund
  if (fund && isThere)
    return (
      <FundWorkbench fund={fund} standing={last.project ?? null} proposals={last.adminProposals.rows} reload={reload} />
    )
  return (
    <AdminPage title="ファンド">
      {!isThere && error === undefined && <Skeleton shape="block" />}
      {error !== undefined && <Notice tone="error" title={toFailure(error).message} />}
      {isThere && <Notice tone="error" title="ファンドが見つかりません。" />}
    </AdminPage>
  )
}
