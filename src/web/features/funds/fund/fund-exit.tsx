import { extensionRule } from '../../../../domain/funds/fund-extension.ts'
import { EXIT_KIND } from '../../../../domain/funds/exit-kind.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-exit.module.css'

interface Step {
  title: string
  text: string
}

/** Every way that the record knows, one of ours as buyer among them. */
const waysOut = Object.entries(EXIT_KIND)
  .filter(([kind]) => kind !== 'none_yet')
  .map(([, words]) => `「${words}」`)
  .join('')

/** How an operation ends, in the order in which it is tried: who decides, and what comes when no buyer is found in time. */
export function exitSteps({
  exit_plan: plan,
  is_auto_continue: renews,
  extension_months: months,
  extension_notice_days: noticeDays,
}: Pick<Fund, 'exit_plan' | 'is_auto_continue' | 'extension_months' | 'extension_notice_days'>): Step[] {
  if (plan === null) return []
  return [
    ...(renews
      ? [
          {
            title: '期ごとに、続けるかを選べます',
            text: '物件を売却するまで、運用は期ごとに続きます。継続するか解約するかは、各期の選択期限までに、投資家の皆さまがそれぞれ選べます。',
          },
        ]
      : []),
    { title: '物件を売却する予定です', text: plan },
    {
      title: '時期と相手は、当社が決めます',
      text: `売却の条件について、投資家の皆さまに投票をお願いすることはありません。${waysOut}のどれになったかは、運用実績に掲載します。`,
    },
    ...(renews
      ? []
      : [
          {
            title: '予定日までに終わらないとき',
            text: `${extensionRule({ months, noticeDays })}延長すると、元本と最後の分配の支払いは、その分だけ遅れます。`,
          },
        ]),
  ]
}

export function FundExit({ fund }: { fund: Fund }) {
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="exit-title">
      <SectionTitle id="exit-title">運用の終わり方</SectionTitle>
      <ol className={styles.steps}>
        {exitSteps(fund).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
