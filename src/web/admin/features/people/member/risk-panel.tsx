import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { RISK_LEVELS, type RiskLevel } from '../../../../../domain/back-office/member-risk/risk-words.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortDay, shortTime } from '../../../ui/admin-format.ts'
import type { CaredMember } from './member-queries.ts'
import styles from './members.module.css'

const tones = { low: 'done', medium: 'waiting', high: 'warning' } as const

const LevelTag = ({ level }: { level: RiskLevel }) => <Tag tone={tones[level]}>{RISK_LEVELS[level]}</Tag>

/** How high his risk is and why, by the rules of today; and each time that a night found another level. */
export function RiskPanel({ member: { risk } }: { member: CaredMember }) {
  const now = useNow()
  if (risk === null) return null
  return (
    <Panel title="会員のリスク" note="会員には表示されません">
      <ul className={styles.records}>
        <li>
          <div className={styles.masked}>
            <b>いまのリスク</b>
            <LevelTag level={risk.level} />
          </div>
          {risk.reasons.length === 0 && <p>リスクを高くする事情は見つかっていません。</p>}
        </li>
        {risk.reasons.map(({ rule, level, words }) => (
          <li key={`${rule}${words}`}>
            <div className={styles.masked}>
              <b>{rule}</b>
              <small>{RISK_LEVELS[level]}</small>
            </div>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      {risk.history.length > 0 && (
        <details className={styles.more}>
          <summary>これまでのリスク</summary>
          <ul className={styles.records}>
            {risk.history.map(({ id, level, reasons, assessed_at }) => (
              <li key={id}>
                <div className={styles.masked}>
                  <time dateTime={assessed_at}>{shortTime(assessed_at, now)}</time>
                  <LevelTag level={level} />
                </div>
                {reasons.length > 0 && <p>{reasons.join('\n')}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.hint}>
        基準：{shortDay(risk.rules_from, now)}から。{risk.basis}
      </p>
    </Panel>
  )
}
