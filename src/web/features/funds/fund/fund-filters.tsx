import { useSearchParams } from 'react-router'
import { Select } from '../../../ui/select.tsx'
import styles from './fund-list.module.css'

const filters = [
  {
    name: 'status',
    label: '状況',
    choices: [
      ['01', '募集前'],
      ['02', '募集中'],
      ['03', '募集終了'],
      ['04', '運用中'],
      ['05', '運用終了・不成立'],
    ],
  },
  {
    name: 'method',
    label: '募集方式',
    choices: [
      ['firstCome', '先着方式'],
      ['lottery', '抽選方式'],
    ],
  },
  {
    name: 'term',
    label: '運用期間',
    choices: [
      ['short', '6か月以内'],
      ['medium', '7〜12か月'],
      ['long', '13か月以上'],
    ],
  },
] as const

/** The choice stands in the address, so that a filtered list can be kept and sent to others. */
export function FundFilters() {
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <search className={styles.filters} aria-label="ファンドの絞り込み">
      {filters.map((filter) => (
        <Select
          key={filter.name}
          label={filter.label}
          requirement="none"
          name={filter.name}
          value={search.get(filter.name) ?? ''}
          onChange={(event) => choose(filter.name, event.target.value)}
        >
          <option value="">すべて</option>
          {filter.choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      ))}
    </search>
  )
}
