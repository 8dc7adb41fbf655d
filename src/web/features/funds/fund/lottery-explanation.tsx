import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-page.module.css'

/** How the draw is kept honest, with the value that was published before anyone could apply. */
export function LotteryExplanation({ fund }: { fund: Fund }) {
  const proof = fund.lottery_proof
  if (proof === null) return null
  return (
    <details className={styles.lottery}>
      <summary>
        抽選のしくみと確かめ方
        <Icon name="chevron-down" size={18} />
      </summary>
      <ol>
        <li>
          募集の前に、抽選に使う秘密の値（種）から計算したコミット値を公開します。コミット値から種を知ることはできず、あとから種を変えると値が合わなくなります。
        </li>
        <li>募集が終わると、申込一覧（番号と金額だけ）のハッシュ値を公開します。</li>
        <li>
          {proof.beacon_round === null
            ? '公開の乱数は使いません。'
            : `だれにも操作できない公開の乱数（第${proof.beacon_round}回）を加えます。`}
          種と合わせて計算した値の小さい順に当選を決めます。
        </li>
        <li>抽選のあとで種を公開します。どなたでも同じ計算をして、結果と照らし合わせられます。</li>
      </ol>
      <dl>
        <dt>コミット値</dt>
        <dd>
          <code>{proof.commitment}</code>
        </dd>
      </dl>
      <p>
        <Link className="tap-link" to={`/projects/${fund.id}/lottery`}>
          抽選結果の検証方法を見る
        </Link>
      </p>
    </details>
  )
}
