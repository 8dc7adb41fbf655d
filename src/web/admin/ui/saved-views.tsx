import { startTransition, useOptimistic, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useQuery } from 'urql'
import { graphql } from '../../gql/graphql.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { DenseInput } from './dense-field.tsx'
import styles from './saved-views.module.css'
import type { TableAddress } from './table-address.ts'
import { useAct } from './use-act.tsx'

const savedViewsDocument = graphql(`
  query SavedViews($table: String!) {
    adminSavedViews(table: $table) { id name query }
  }
`)

const saveViewDocument = graphql(`
  mutation SaveView($input: SaveViewInput!) {
    adminSaveView(input: $input) { id }
  }
`)

const removeViewDocument = graphql(`
  mutation RemoveView($id: ID!) {
    adminRemoveView(id: $id) { ok }
  }
`)

export interface TableViewsProps {
  /** Under which the views are kept: 'members'. */
  table: string
  address: TableAddress
  /** In their order; the first names the row and always stands. */
  columns: readonly { name: string }[]
}

/** Which columns a table shows: kept in the address, so that a view that is kept has them too. */
export function ColumnChoice({ address, columns }: Omit<TableViewsProps, 'table'>) {
  // The tick follows the finger; the table and the address follow when they are ready.
  const [hidden, showHidden] = useOptimistic(address.hidden)
  const shownNow = columns.length - columns.slice(1).filter(({ name }) => hidden.has(name)).length
  const toggle = (name: string) => {
    const next = columns
      .map((column) => column.name)
      .filter((each) => (each === name ? !hidden.has(each) : hidden.has(each)))
    startTransition(() => {
      showHidden(new Set(next))
      address.setHidden(next)
    })
  }
  return (
    <details className={styles.columns}>
      <summary>列{shownNow < columns.length && `（${shownNow}／${columns.length}）`}</summary>
      <fieldset>
        <legend className="visually-hidden">表示する列</legend>
        {columns.slice(1).map(({ name }) => (
          <label key={name}>
            <input type="checkbox" checked={!hidden.has(name)} onChange={() => toggle(name)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Whether anything but the page's part is chosen. */
const isNarrowed = (query: string): boolean => [...new URLSearchParams(query).keys()].some((name) => name !== 'view')

/** The page's part alone, without its filters, order and columns. */
function onlyView(query: string): string {
  const view = new URLSearchParams(query).get('view')
  return view === null ? '' : `?${new URLSearchParams({ view }).toString()}`
}

/** The operator's own views of a table: a name for the filters in the address. `query`: the address as it is now. */
export function SavedViews({ table, query }: { table: string; query: string }) {
  const { pathname } = useLocation()
  const [{ data }, execute] = useQuery({
    query: savedViewsDocument,
    variables: { table },
    requestPolicy: 'network-only',
  })
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const reload = () => execute({ requestPolicy: 'network-only' })
  const save = useAct(saveViewDocument, {
    name: '表示の保存',
    done: '表示を保存しました。',
    onDone: () => {
      setNaming(false)
      setName('')
      reload()
    },
  })
  const remove = useAct(removeViewDocument, {
    name: '表示の削除',
    done: '保存した表示を削除しました。',
    onDone: reload,
  })
  const keep = () => void save.run({ input: { table, name, query } })
  return (
    <div className={styles.views} role="group" aria-label="保存した表示">
      {data?.adminSavedViews.map((view) => (
        <span key={view.id} className={styles.view} data-current={view.query === query || undefined}>
          <Link to={`${pathname}?${view.query}`} aria-current={view.query === query ? 'true' : undefined}>
            {view.name}
          </Link>
          <button
            type="button"
            aria-label={`保存した表示「${view.name}」を削除`}
            onClick={() => void remove.run({ id: view.id })}
          >
            ×
          </button>
        </span>
      ))}
      {query !== '' && (
        <Button size="small" variant="quiet" onClick={() => setNaming(true)}>
          この表示を保存
        </Button>
      )}
      {isNarrowed(query) && (
        <LinkButton size="small" variant="quiet" to={`${pathname}${onlyView(query)}`}>
          条件をすべて解除
        </LinkButton>
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} title="表示を保存" size="narrow" busy={save.busy}>
        <DenseInput
          label="名前"
          needed
          value={name}
          hint="今の絞り込み・並び順・列を、この名前で保存します。自分だけに表示されます。"
          error={save.failure?.fields['name'] ?? save.failure?.message}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions>
          <Button variant="filled" loading={save.busy} onClick={keep}>
            保存する
          </Button>
          <Button onClick={() => setNaming(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {save.dialog}
      {remove.dialog}
    </div>
  )
}
