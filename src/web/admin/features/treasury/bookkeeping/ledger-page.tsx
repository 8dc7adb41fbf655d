import type { ReactNode } from 'react'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { useTableAddress, type TableAddress } from '../../../ui/table-address.ts'
import { ViewGroups } from '../../../ui/view-groups.tsx'
import { CompanyYearView } from '../company-year/company-year-view.tsx'
import { AdviserView } from '../adviser/adviser-view.tsx'
import { ConsumptionTaxView } from '../consumption-tax/tax-view.tsx'
import { HandOverView } from '../hand-over/hand-over-view.tsx'
import { JournalSearchView } from '../journal-search/journal-search-view.tsx'
import { TrialBalanceView } from '../trial-balance/trial-balance-view.tsx'
import { AccountEntries } from './account-entries.tsx'
import { Balances } from './balances.tsx'
import { BookMonthView } from './book-month.tsx'
import { Books } from './books.tsx'
import { Entries } from './entries.tsx'
import { Invariants } from './invariants.tsx'
import { LeaseDeposits } from './lease-deposits.tsx'
import { Loans } from './loans.tsx'
import { LineRules } from './line-rules.tsx'
import { OutgoingPlans } from './outgoing-plans.tsx'
import { RentArrears } from './rent-arrears.tsx'
import { TrailSearch } from './trail-search.tsx'

interface View {
  value: string
  label: string
  show: (address: TableAddress) => ReactNode
}

const invariants: View = { value: '', label: '検査', show: () => <Invariants /> }

const groups: readonly { label: string; views: readonly View[] }[] = [
  {
    label: '毎月の処理',
    views: [
      { value: 'lines', label: '口座の入出金', show: (address) => <AccountEntries address={address} /> },
      { value: 'plans', label: '支払予定・未払費用', show: (address) => <OutgoingPlans address={address} /> },
      { value: 'rules', label: '自動登録の規則', show: () => <LineRules /> },
      { value: 'month', label: '月次', show: (address) => <BookMonthView address={address} /> },
      { value: 'year', label: '年度', show: (address) => <CompanyYearView address={address} /> },
    ],
  },
  {
    label: '確認',
    views: [
      invariants,
      { value: 'balances', label: '残高と突合', show: () => <Balances /> },
      { value: 'trail', label: 'お金の追跡', show: (address) => <TrailSearch address={address} /> },
    ],
  },
  {
    label: '帳簿',
    views: [
      { value: 'books', label: 'ファンドごとの帳簿', show: (address) => <Books address={address} /> },
      { value: 'trial', label: '試算表', show: (address) => <TrialBalanceView address={address} /> },
      { value: 'entries', label: '仕訳', show: (address) => <Entries address={address} /> },
      { value: 'search', label: '仕訳の検索', show: (address) => <JournalSearchView address={address} /> },
    ],
  },
  {
    label: '債権・債務',
    views: [
      { value: 'arrears', label: '滞納', show: () => <RentArrears /> },
      { value: 'deposits', label: '敷金・保証金', show: () => <LeaseDeposits /> },
      { value: 'loans', label: '借入金', show: (address) => <Loans address={address} /> },
    ],
  },
  {
    label: '税務・会計',
    views: [
      { value: 'tax', label: '消費税', show: (address) => <ConsumptionTaxView address={address} /> },
      { value: 'hand-over', label: '会計ソフト', show: () => <HandOverView /> },
      { value: 'adviser', label: '税理士', show: () => <AdviserView /> },
    ],
  },
]

/** The books: whether they hold, what they hold, and every way into them. */
export function LedgerPage() {
  const address = useTableAddress()
  const asked = address.filter('view')
  // An address that names no view is of another release, or mistyped: the checks are the way in.
  const view = groups.flatMap(({ views }) => views).find(({ value }) => value === asked) ?? invariants
  return (
    <AdminPage title="帳簿" note="仕訳は書き換えられません。誤りは取り消しの仕訳で直します">
      <ViewGroups name="view" groups={groups} current={view.value} address={address} />
      {view.show(address)}
    </AdminPage>
  )
}
