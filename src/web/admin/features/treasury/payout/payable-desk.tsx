import { useState } from 'react'
import { useClient } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { payableColumns, PayableTable } from './payable-table.tsx'
import { choosablePayablesDocument, type Payable, type PayableFilter, type PayablePage } from './payout-queries.ts'
import { kindText, payableKey } from './payout-words.ts'
import { PreparePanel } from './prepare-panel.tsx'

const states = [
  { value: 'ready', label: '支払い可能なもの' },
  { value: 'held', label: '保留' },
  { value: 'stopped', label: '停止中' },
  { value: 'returned', label: '差し戻し・返却' },
  { value: 'unclaimed', label: '会員の口座待ち' },
] as const

interface PayableDeskProps {
  /** Undefined while loading. */
  payables: PayablePage | undefined
  filter: PayableFilter
  address: TableAddress
}

/** The list of what is owed; what is chosen of it, on whatever page, becomes a payment on the right. */
export function PayableDesk({ payables, filter, address }: PayableDeskProps) {
  const client = useClient()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Payable>>(new Map())
  const choose = (rows: readonly Payable[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (isChosen) next.set(payableKey(row), row)
      else next.delete(payableKey(row))
    }
    setChosen(next)
  }
  const chooseAll = async () => {
    const { data } = await client
      .query(choosablePayablesDocument, { filter }, { requestPolicy: 'network-only' })
      .toPromise()
    if (data !== undefined) choose(data.adminPayables.choosable, true)
  }
  const columns = payableColumns({ payables, chosen, onChoose: choose }, useNow())
  return (
    <TwoColumns>
      <Panel tight>
        <FilterBar views={{ table: 'payables', address, columns }}>
          <SelectFilter
            label="種類"
            name="kind"
            address={address}
            choices={(['distribution', 'refund'] as const).map((value) => ({ value, label: kindText[value] }))}
          />
          <SelectFilter
            label="ファンド"
            name="fund"
            address={address}
            choices={(payables?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectFilter label="状態" name="state" address={address} choices={states} />
          <TextFilter label="会員（氏名・番号）" name="search" address={address} />
        </FilterBar>
        <PayableTable payables={payables} columns={columns} address={address} onChooseAll={() => void chooseAll()} />
      </Panel>
      <PreparePanel chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
    </TwoColumns>
  )
}
