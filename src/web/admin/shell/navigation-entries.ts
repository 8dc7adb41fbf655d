/** What the navigation shows, in its groups. */
export interface NavigationEntry {
  to: string
  name: string
}

export const navigationGroups: readonly { name: string | null; entries: readonly NavigationEntry[] }[] = [
  { name: null, entries: [{ to: '/itoadmintool', name: '本日の業務' }, { to: '/itoadmintool/approvals', name: '承認' }] },
]
