import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import styles from './filter-bar.module.css'
import { ColumnChoice, SavedViews, type TableViewsProps } from './saved-views.tsx'
import type { TableAddress } from './table-address.ts'

interface FilterBarProps {
  children: ReactNode
  after?: ReactNode
  /** Of a large table: views that operators keep, and which columns it shows. */
  views?: TableViewsProps
}

/** The filters of a table in one row, labels above; what is chosen stands in the address. */
export function FilterBar({ children, after, views }: FilterBarProps) {
  return (
    <>
      {views !== undefined && <SavedViews table={views.table} query={views.address.query} />}
      <div className={styles.bar} role="group" aria-label="絞り込み">
        {children}
        {(after !== undefined || views !== undefined) && (
          <div className={styles.after}>
            {after}
            {views !== undefined && <ColumnChoice {...views} />}
          </div>
        )}
      </div>
    </>
  )
}

interface SelectFilterProps {
  label: string
  name: string
  choices: readonly { value: string; label: string }[]
  address: TableAddress
  /** What stands for no choice; without it 'すべて'. Null where the first choice is meant then. */
  all?: string | null
}

/** 'すべて' and the given choices. */
export function SelectFilter({ label, name, choices, address, all = 'すべて' }: SelectFilterProps) {
  return (
    <ChoiceFilter
      label={label}
      choices={choices}
      value={address.filter(name)}
      all={all}
      onChange={(value) => address.setFilters({ [name]: value })}
    />
  )
}

interface ChoiceFilterProps extends Pick<SelectFilterProps, 'label' | 'choices' | 'all'> {
  value: string
  onChange: (value: string) => void
}

/** The same where a choice is only a part of a filter. */
export function ChoiceFilter({ label, choices, value, all = 'すべて', onChange }: ChoiceFilterProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value || (all === null ? choices[0]?.value : '')}
        onChange={(event) => onChange(event.target.value)}
      >
        {all !== null && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const settleMs = 400

/** A text is searched once the typing rests. */
export function TextFilter({
  label,
  name,
  address,
  type = 'search',
}: {
  label: string
  name: string
  address: TableAddress
  type?: 'search' | 'date'
}) {
  return (
    <TypedFilter
      label={label}
      type={type}
      value={address.filter(name)}
      onChange={(value) => address.setFilters({ [name]: value })}
    />
  )
}

/** The same where a text is only a part of a filter. */
export function TypedFilter({
  label,
  value: current,
  onChange,
  type = 'search',
}: {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'search' | 'date'
}) {
  const id = useId()
  const [text, setText] = useState(current)
  const [known, setKnown] = useState(current)
  if (current !== known) {
    setKnown(current)
    setText(current)
  }
  const settle = useEffectEvent(onChange)
  useEffect(() => {
    if (text === current) return
    const timer = setTimeout(() => settle(text), settleMs)
    return () => clearTimeout(timer)
  }, [text, current])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={text} onChange={(event) => setText(event.target.value)} />
    </div>
  )
}

/** Views of the table with their counts, as links of their own filter. */
export function ViewTabs({
  label = '表示',
  name,
  views,
  address,
}: {
  /** What is chosen by them. */
  label?: string
  name: string
  views: readonly { value: string; label: string; count?: number | undefined }[]
  address: TableAddress
}) {
  return (
    <div className={styles.views} role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          className={styles.view}
          aria-pressed={address.filter(name) === view.value}
          onClick={() => address.setFilters({ [name]: view.value })}
        >
          {view.label}
          {/* A view that is counted has the count's room from the beginning. */}
          {'count' in view && <span data-waits={view.count === undefined || undefined}>{view.count ?? 0}</span>}
        </button>
      ))}
    </div>
  )
}
