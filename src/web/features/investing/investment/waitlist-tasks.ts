import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { formatManYen } from '../../../ui/format.ts'
import type { Task } from './tasks.ts'

export const waitlistDocument = graphql(`
  query MyWaitlist {
    myWaitlist { id amount status rank invited_until invest_id project { id name } }
  }
`)

type Place = ResultOf<typeof waitlistDocument>['myWaitlist'][number]

type Way = Pick<Task, 'kind' | 'consequence' | 'path' | 'button'>

const offWaitlist = (fundId: string): Way => ({
  kind: 'キャンセル待ち',
  consequence: 'キャンセル待ちの順番がきました。期限までに申し込みがないときは、次の方に案内します。',
  path: `/projects/${fundId}`,
  button: '申し込みに進む',
})

const asSubstitute = (investId: string): Way => ({
  kind: '補欠',
  consequence: '補欠の順番がきました。期限までに承諾と入金がないときは、次の方に案内します。',
  path: `/mypage/projects#invest-${investId}`,
  button: '承諾か辞退を選ぶ',
})

/** An invitation off a waitlist, or to a substitute: it runs out the soonest of all that a member has to do. */
export function waitlistTasks(places: readonly Place[]): Task[] {
  return places
    .filter(({ status }) => status === 'Invited')
    .map(({ amount, invited_until: until, invest_id: investId, project }) => ({
      ...(investId === null ? offWaitlist(project.id) : asSubstitute(investId)),
      action: `${formatManYen(amount)}${investId === null ? 'を申し込めます' : 'で参加できます'}`,
      about: project.name,
      deadline: until,
    }))
}

export function useWaitlistTasks(): Task[] {
  const [{ data }] = useQuery({ query: waitlistDocument })
  return waitlistTasks(data?.myWaitlist ?? [])
}
