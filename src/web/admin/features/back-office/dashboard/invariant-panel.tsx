import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import type { Invariant } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

/** What always holds in the book, and whether it did in the last run; what did not comes first. */
export function InvariantPanel({ invariants }: { invariants: readonly Invariant[] }) {
  const late = invariants.filter((row) => row.violations > 0 && row.is_only_late).length
  const broken = invariants.filter(({ violations }) => violations > 0).length - late
  const summary = [
    ...(broken > 0 ? [`${broken}項目が不合格`] : []),
    ...(late > 0 ? [`期限超過 ${late}項目`] : []),
  ].join('・')
  return (
    <Panel
      title="帳簿の検査"
      note={
        <>
          {invariants.length === 0 ? 'まだ実行されていません' : summary === '' ? 'すべて合格' : summary}
          {'　'}
          <Link to="/itoadmintool/ledger">検査の結果</Link>
        </>
      }
      tight
    >
      <ul className={styles.invariants}>
        {invariants
          .toSorted((one, other) => Number(other.violations > 0) - Number(one.violations > 0))
          .map(({ id, statement, violations, is_only_late: isOnlyLate }) => (
            <li key={id} data-broken={violations > 0 || undefined}>
              <span>{statement}</span>
              <b>
                <Icon name={violations === 0 ? 'check' : 'alert'} size={16} />
                {violations === 0 ? '合格' : `${isOnlyLate ? '期限超過 ' : ''}${violations}件`}
              </b>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
