import { AdminPage } from '../../../ui/admin-page.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
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

const views = [
  { value: '', label: '検査' },
  { value: 'balances', label: '残高と突合' },
  { value: 'books', label: 'ファンドごとの帳簿' },
  { value: 'trial', label: '試算表' },
  { value: 'tax', label: '消費税' },
  { value: 'lines', label: '口座の入出金' },
  { value: 'plans', label: '支払予定・未払費用' },
  { value: 'month', label: '月次' },
  { value: 'year', label: '年度' },
  { value: 'arrears', label: '滞納' },
  { value: 'deposits', label: '敷金・保証金' },
  { value: 'loans', label: '借入金' },
  { value: 'rules', label: '自動登録の規則' },
  { value: 'entries', label: '仕訳' },
  { value: 'search', label: '仕訳の検索' },
  { value: 'trail', label: 'お金の追跡' },
  { value: 'hand-over', label: '会計ソフト' },
  { value: 'adviser', label: '税理士' },
] as const

/** The books: whether they hold, what they hold, and every way into them. */
export function LedgerPage() {
  const address = useTableAddress()
  const view = address.filter('view')
  return (
    <AdminPage title="帳簿" note="仕訳は書き換えられません。誤りは取り消しの仕訳で直します">
      <ViewTabs name="view" views={views} address={address} />
      {view === '' && <Invariants />}
      {view === 'balances' && <Balances />}
      {view === 'books' && <Books address={address} />}
      {view === 'trial' && <TrialBalanceView address={address} />}
      {view === 'tax' && <ConsumptionTaxView address={address} />}
      {view === 'lines' && <AccountEntries address={address} />}
      {view === 'plans' && <OutgoingPlans />}
      {view === 'month' && <BookMonthView address={address} />}
      {view === 'year' && <CompanyYearView address={address} />}
      {view === 'arrears' && <RentArrears />}
      {view === 'deposits' && <LeaseDeposits />}
      {view === 'loans' && <Loans address={address} />}
      {view === 'rules' && <LineRules />}
      {view === 'entries' && <Entries address={address} />}
      {view === 'search' && <JournalSearchView address={address} />}
      {view === 'trail' && <TrailSearch address={address} />}
      {view === 'hand-over' && <HandOverView />}
      {view === 'adviser' && <AdviserView />}
    </AdminPage>
  )
}
