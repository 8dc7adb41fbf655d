/** What the navigation shows, in its groups. */
export interface NavigationEntry {
  to: string
  name: string
}

export const navigationGroups: readonly { name: string | null; entries: readonly NavigationEntry[] }[] = [
  { name: null, entries: [{ to: '/itoadmintool', name: '本日の業務' }, { to: '/itoadmintool/approvals', name: '承認' }] },
  { name: '契約', entries: [{ to: '/itoadmintool/cooling-off', name: '郵便のクーリング・オフ' }] },
  {
    name: 'お金',
    entries: [
      { to: '/itoadmintool/deposits', name: '入金照合' },
      { to: '/itoadmintool/payouts', name: '分配・償還・返金' },
      { to: '/itoadmintool/ledger', name: '帳簿' },
      { to: '/itoadmintool/tax', name: '税務' },
      { to: '/itoadmintool/bank', name: '銀行連携' },
    ],
  },
]
