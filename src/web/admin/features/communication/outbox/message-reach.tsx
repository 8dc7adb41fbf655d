import { useQuery } from 'urql'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { messageReachDocument } from './message-queries.ts'

interface MessageReachProps {
  fund: string
  isAdminOnly: boolean
  hasBanner: boolean
}

/** Whom the message reaches once it is saved, in people: said before anybody presses. */
export function MessageReach({ fund, isAdminOnly, hasBanner }: MessageReachProps) {
  const [{ data }] = useQuery({ query: messageReachDocument, variables: { fund }, pause: fund === '' })
  const reach = data?.adminProjectMessageReach
  if (fund === '' || reach === null || reach === undefined) return null
  if (isAdminOnly || !reach.is_published) {
    return (
      <FactList
        facts={[
          {
            label: '表示される会員',
            value: (
              <>
                <b>0人</b>
                {'　'}
                {isAdminOnly ? '管理者だけに表示されます' : 'ファンドを公開するまで、管理者だけに表示されます'}
              </>
            ),
          },
        ]}
      />
    )
  }
  return (
    <FactList
      facts={[
        { label: 'このファンドの参加者', value: <b>{figure(reach.investors)}人</b> },
        {
          label: 'ファンドのページ',
          value: (
            <>
              会員<b>{figure(reach.members)}人</b>と、ログインしていない人
            </>
          ),
        },
        {
          label: 'バナー',
          value: hasBanner ? (
            <>
              会員<b>{figure(reach.members)}人</b>のうち、ほかの手続きがない人
            </>
          ) : (
            'なし'
          ),
        },
        { label: 'メール', value: '送られません' },
      ]}
    />
  )
}
