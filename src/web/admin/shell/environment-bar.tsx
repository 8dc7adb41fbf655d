import { useNow } from '../../app/time/now.tsx'
import { useSite } from '../../app/site/site-context.tsx'
import { formatDateTime } from '../../ui/format.ts'
import styles from './shell.module.css'

/** On top of everything: what a press here reaches, and the time by which the business goes. */
export function EnvironmentBar() {
  const { environmentName } = useSite()
  const now = useNow()
  const isProduction = environmentName === null
  return (
    <aside className={styles.environment} aria-label="環境" data-production={isProduction || undefined}>
      <span>
        <b>{environmentName ?? '本番環境'}</b>
        {isProduction
          ? 'ここでの操作は、実際の会員と銀行口座に反映されます'
          : 'ここでの操作は、実際の会員や銀行には届きません'}
      </span>
      <time dateTime={new Date(now).toISOString()} data-clock>
        {formatDateTime(now)} 日本時間
      </time>
    </aside>
  )
}
