import { useId } from 'react'
import filterStyles from './filter-bar.module.css'
import type { TableAddress } from './table-address.ts'
import styles from './view-groups.module.css'

export interface ViewGroup {
  label: string
  views: readonly { value: string; label: string }[]
}

interface ViewGroupsProps {
  /** Of the filter that holds the view in the address. */
  name: string
  groups: readonly ViewGroup[]
  /** The value of the view that is shown. */
  current: string
  address: TableAddress
}

/** Many views of one page, by what they are for: all in sight on a desk, one list on a phone. */
export function ViewGroups({ name, groups, current, address }: ViewGroupsProps) {
  const id = useId()
  const open = (value: string) => address.setFilters({ [name]: value })
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>表示</label>
        <select id={id} value={current} onChange={({ target }) => open(target.value)}>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.views.map((view) => (
                <option key={view.value} value={view.value}>
                  {view.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={styles.groups} role="group" aria-label="表示">
        {groups.map((group, index) => (
          <div key={group.label} className={styles.group} role="group" aria-labelledby={`${id}-${index}`}>
            <span id={`${id}-${index}`} className={styles.label}>
              {group.label}
            </span>
            <div className={styles.views}>
              {group.views.map((view) => (
                <button
                  key={view.value}
                  type="button"
                  className={filterStyles['view']}
                  aria-pressed={view.value === current}
                  onClick={() => open(view.value)}
                >
                  {view.label}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
