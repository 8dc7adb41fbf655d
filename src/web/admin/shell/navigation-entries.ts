import type { WorkQueueName } from './queues.ts'

/** What the navigation shows, in its groups. */
export interface NavigationEntry {
  to: string
  name: string
  /** Whose items are counted beside the name; 'all' is everything that waits. */
  counts?: readonly WorkQueueName[] | 'all'
}

export const navigationGroups: readonly { name: string | null; entries: readonly NavigationEntry[] }[] = [
  {
    name: null,
    entries: [
      { to: '/itoadmintool', name: '本日の業務', counts: 'all' },
      { to: '/itoadmintool/approvals', name: '承認', counts: ['proposal'] },
    ],
  },
  { name: '契約', entries: [{ to: '/itoadmintool/cooling-off', name: '郵便のクーリング・オフ' }] },
]
