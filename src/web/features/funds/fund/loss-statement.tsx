import { formatYen } from '../../../ui/format.ts'
import { DateTime } from '../../../ui/money.tsx'
import type { LossStatementShown } from './loss-fragment.ts'
import styles from './loss-statement.module.css'

/** What the company says of a loss of principal, as it was sent to every investor, and who bore what of it by the books. */
export function LossStatement({ statement }: { statement: LossStatementShown }) {
  const figures = [
    ['損失の総額', formatYen(statement.total)],
    ['当社の出資が先に負担した額', formatYen(statement.operator_part)],
    ['投資家の元本が負担した額', formatYen(statement.investors_part)],
    ['投資家の元本100円あたりの損失', statement.per_hundred],
  ] as const
  const texts = [
    ['おわび', statement.apology],
    ['何が起きたか', statement.what_happened],
    ['今後のこと', statement.next_steps],
    ['お問い合わせ先', statement.contact],
  ] as const
  return (
    <div className={styles.statement}>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.words}>
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="caption-text">
        <DateTime value={statement.sent_at} />
        に、投資家の皆さまへメールで送りました。金額は、ファンドの帳簿から計算したものです。
      </p>
    </div>
  )
}
