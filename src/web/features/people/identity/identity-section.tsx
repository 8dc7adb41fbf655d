import type { ReactNode } from 'react'
import { formatDateWithoutWeekday } from '../../../../domain/calendar.ts'
import { lastDayOf } from '../../../../domain/people/identity-method.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import type { IdentityFacts, IdentityWays } from './identity-queries.ts'
import { identityState } from './identity-state.ts'
import { IdentityStart } from './identity-start.tsx'
import { IdentityChoices } from './identity-choices.tsx'
import styles from './identity.module.css'

const imageEndsOn = lastDayOf('image')
const lastImageDay = imageEndsOn === null ? '' : formatDateWithoutWeekday(imageEndsOn)

function StateHead({
  icon,
  tone,
  word,
  children,
}: {
  icon: IconName
  tone: 'done' | 'review' | 'todo'
  word: string
  children: ReactNode
}) {
  return (
    <div className={styles.head}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={24} />
      </span>
      <div>
        <p className={styles.word}>{word}</p>
        <p className="caption-text">{children}</p>
      </div>
    </div>
  )
}

/** Where the identity verification stands, and its next step. */
export function IdentitySection({
  facts,
  options,
  refetch,
}: {
  facts: IdentityFacts
  options: IdentityWays
  refetch: () => void
}) {
  const state = identityState(facts)
  if (state.kind === 'approved') {
    return (
      <Card>
        <StateHead icon="check" tone="done" word="確認済み">
          {state.at === null ? (
            '本人確認が完了しています'
          ) : (
            <>
              <DateTime value={state.at} format="date" />
              に確認しました
            </>
          )}
        </StateHead>
        <p className={styles.text}>
          氏名・生年月日・住所を変更すると、もう一度本人確認が必要です。確認が終わるまで、新しい申し込みはできません。
        </p>
        {options.renews && (
          <details className={styles.again}>
            <summary>本人確認の方法を更新するには</summary>
            <p className="small-text">
              書類とお顔の画像による本人確認は、法令の改正により{lastImageDay}
              までの方法です。お済みの本人確認は、そのまま有効です。カードによる確認に更新しておくこともできます（任意）。
            </p>
            <IdentityChoices email={facts.email} options={options} refetch={refetch} />
          </details>
        )}
      </Card>
    )
  }
  if (state.kind === 'inReview') {
    return (
      <Card>
        <StateHead icon="search" tone="review" word="審査中">
          <DateTime value={state.finishedAt} />
          に受け付けました
        </StateHead>
        <p className={styles.text}>
          審査は平日10:00〜18:00に順に行い、結果をメールでお知らせします。お手続きはいつでもできますが、夜間や休日の分は次の平日に審査します。
        </p>
        <details className={styles.again}>
          <summary>手続きをやり直すには</summary>
          <p className="small-text">
            撮影を間違えたときや、途中で終わってしまったときは、もう一度お手続きいただけます。
          </p>
          <IdentityStart email={facts.email} again refetch={refetch} />
        </details>
      </Card>
    )
  }
  return (
    <Card>
      <StateHead icon="alert" tone="todo" word="未済">
        ファンドへの申し込みには本人確認が必要です
      </StateHead>
      <IdentityChoices email={facts.email} options={options} refetch={refetch} />
    </Card>
  )
}
