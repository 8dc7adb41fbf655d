import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { formatManYen } from '../../../ui/format.ts'
import type { Task } from './tasks.ts'

export const waitlistDocument = graphql(`
  query MyWaitlist {
    myWaitlist { id amount status rank invited_until project { id name } }
  }
`)

type Place = ResultOf<typeof waitlistDocument>['myWaitlist'][number]

/** An invitation off a waitlist: it runs out the soonest of all that a member has to do. */
export function waitlistTasks(places: readonly Place[]): Task[] {
  return places
    .filter(({ status }) => status === 'Invited')
    .map(({ amount, invited_until: until, project }) => ({
      kind: 'キャンセル待ち',
      action: `${formatManYen(amount)}を申し込めます`,
      about: project.name,
      consequence: 'キャンセル待ちの順番がきました。期限までに申し込みがないときは、次の方に案内します。',
      deadline: until,
      path: `/projects/${project.id}`,
      button: '申し込みに進む',
    }))
}

export function useWaitlistTasks(): Task[] {
  const [{ data }] = useQuery({ query: waitlistDocument })
  return waitlistTasks(data?.myWaitlist ?? [])
}
