import { useQuery } from 'urql'
import { formatDateWithoutWeekday, japanDate } from '../../../../../domain/calendar.ts'
import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { FactList, FactStrip } from '../../../ui/facts.tsx'
import styles from './campaign.module.css'

const campaignDocument = graphql(`
  query IdentityCampaign {
    adminIdentityCampaign {
      ends_on days_left wished is_ending successor is_app_offered open to_invite to_invite_investors invited
      members { method members }
      months { month ending lasting renewed }
    }
  }
`)

const inviteDocument = graphql(`
  mutation InviteIdentityRenewal($segment: RenewalSegment!) {
    adminInviteIdentityRenewal(segment: $segment)
  }
`)

type Campaign = ResultOf<typeof campaignDocument>['adminIdentityCampaign']

/** At most so many at one press: as the server does. */
const mostInvited = 500

const segmentWords = { all: '対象の会員全員', investors: '出資がある会員' } as const

function Invite({
  segment,
  people,
  onDone,
}: {
  segment: keyof typeof segmentWords
  people: number
  onDone: () => void
}) {
  if (people === 0) return null
  return (
    <AskedAct
      document={inviteDocument}
      variables={{ segment }}
      words={{ name: '方法の更新の案内', done: '方法の更新の案内をメールで送りました。', onDone }}
      button={segment === 'all' ? '全員に案内を送る' : '出資がある会員に案内を送る'}
      size="small"
      question="本人確認の方法の更新を案内しますか"
      facts={[
        { label: '送信対象', value: <b>{figure(Math.min(people, mostInvited))}人</b> },
        { label: '対象', value: segmentWords[segment] },
        { label: '内容', value: '方法を更新できることのお知らせ（任意・1人に一度だけ）' },
        ...(people > mostInvited
          ? [{ label: '残り', value: `${figure(people - mostInvited)}人は、続けて送れます` }]
          : []),
      ]}
      confirm="メールで送る"
    />
  )
}

const settingOf = ({ wished, is_ending: isEnding, successor, is_app_offered: isAppOffered }: Campaign): string =>
  `${wished}${isEnding ? `（終了後は${successor}）` : ''}${isAppOffered ? '・デジタル認証アプリ' : ''}`

/** How far the company is on the way to the methods that go on, and the mail that asks members to renew. */
export function CampaignPanel() {
  const [{ data }, refetch] = useQuery({ query: campaignDocument, requestPolicy: 'cache-and-network' })
  const campaign = data?.adminIdentityCampaign
  if (campaign === undefined) return null
  const again = () => refetch({ requestPolicy: 'network-only' })
  const lastDay = formatDateWithoutWeekday(japanDate(campaign.ends_on))
  return (
    <Panel
      title="画像による方法の終了"
      note={campaign.days_left > 0 ? `${lastDay}まで・あと${figure(campaign.days_left)}日` : `${lastDay}で終了`}
    >
      <FactStrip
        facts={[
          {
            label: '画像で手続き中',
            value: `${figure(campaign.open)}人`,
            note: `${lastDay}までに提出した分だけが有効です`,
            tone: campaign.open > 0 && campaign.days_left <= 30 ? 'bad' : undefined,
          },
          {
            label: '案内していない会員',
            value: `${figure(campaign.to_invite)}人`,
            note: '画像で確認済み。確認は有効のまま',
          },
          { label: '案内した会員', value: `${figure(campaign.invited)}人`, note: '更新は任意です' },
        ]}
      />
      <FactList
        facts={[
          { label: '新しい確認の方法（設定）', value: settingOf(campaign) },
          {
            label: '確認済みの会員の方法',
            value:
              campaign.members.map(({ method, members }) => `${method} ${figure(members)}人`).join('・') ||
              'まだいません',
          },
          ...campaign.months.map(({ month, ending, lasting, renewed }) => ({
            label: `${month.slice(0, 4)}年${Number(month.slice(5))}月に確認`,
            value: `画像 ${figure(ending)}人・続く方法 ${figure(lasting)}人（うち更新 ${figure(renewed)}人）`,
          })),
        ]}
      />
      <div className={styles.acts}>
        <Invite segment="all" people={campaign.to_invite} onDone={again} />
        <Invite segment="investors" people={campaign.to_invite_investors} onDone={again} />
      </div>
    </Panel>
  )
}
