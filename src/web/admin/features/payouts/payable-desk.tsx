import { useState } from 'react'
import { Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../ui/filter-bar.tsx'
import type { TableAddress } from '../../ui/table-address.ts'
import { PayableTable } from './payable-table.tsx'
import type { Payable } from './payout-queries.ts'
import { kindText, payableKey } from './payout-words.ts'
import { PreparePanel } from './prepare-panel.tsx'

const states = [
  { value: 'ready', label: '支払えるもの' },
  { value: 'held', label: '保留' },
  { value: 'returned', label: '差し戻し・返却' },
] as const

function isIn(row: Payable, address: TableAddress): boolean {
  const state = address.filter('state')
  const text = address.filter('search').normalize('NFKC').trim()
  if (address.filter('kind') !== '' && row.kind !== address.filter('kind')) return false
  if (address.filter('fund') !== '' && row.project_name !== address.filter('fund')) return false
  if (state === 'ready' && row.hold !== null) return false
  if (state === 'held' && row.hold === null) return false
  if (state === 'returned' && row.last_problem === null) return false
  return text === '' || `${row.member_name} ${row.member_id}`.includes(text)
}

/** The list of what is owed; what is chosen of it becomes a payment on the right. */
export function PayableDesk({ payables, address }: { payables: readonly Payable[] | undefined; address: TableAddress }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = payables?.filter((row) => isIn(row, address))
  const funds = [...new Set(payables?.map(({ project_name }) => project_name))]
  const chosenRows = payables?.filter((row) => row.hold === null && chosen.has(payableKey(row))) ?? []
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const key of keys) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    setChosen(next)
  }
  return (
    <TwoColumns>
      <Panel tight>
        <FilterBar>
          <SelectFilter label="種類" name="kind" address={address} choices={(['distribution', 'refund'] as const).map((value) => ({ value, label: kindText[value] }))} />
          <SelectFilter label="ファンド" name="fund" address={address} choices={funds.map((value) => ({ value, label: value }))} />
          <SelectFilter label="状態" name="state" address={address} choices={states} />
          <TextFilter label="会員（氏名・番号）" name="search" address={address} />
        </FilterBar>
        <PayableTable rows={rows} address={address} chosen={chosen} onChoose={choose} />
      </Panel>
      <PreparePanel chosen={chosenRows} onClear={() => setChosen(new Set())} />
    </TwoColumns>
  )
}
