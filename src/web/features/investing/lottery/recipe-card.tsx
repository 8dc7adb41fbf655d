import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PublishedDraw } from './check-draw.ts'
import type { LotteryFund } from './lottery-queries.ts'
import { fundFile, fundFileName, listFile, listFileName, scriptName, toolLines } from './recipe.ts'
import { saveFrom, saveText } from './save-file.ts'
import styles from './draw-check.module.css'

function recipe(hasBeacon: boolean): string {
  return [
    '名簿 ＝ 「番号,金額」の行を番号の小さい順に並べた文字（行の終わりは改行LF）',
    'コミット値 ＝ SHA-256（種の32バイト）',
    '名簿のハッシュ値 ＝ SHA-256（名簿）',
    `抽選値 ＝ HMAC-SHA256（鍵：種の32バイト、文：名簿のハッシュ値 + ":" + ${hasBeacon ? '公開の乱数' : '（空）'} + ":" + 番号）`,
    ...(hasBeacon ? ['公開の乱数 ＝ 発表元のrandomness ＝ SHA-256（発表元のsignatureのバイト）'] : []),
    '抽選値の小さい順に見て、全額が当選の枠の残りに収まれば当選',
  ].join('\n')
}

/** The stand-alone script travels with the site as a file of its own. */
const saveScript = () =>
  saveFrom(new URL('../../../../../scripts/recompute-lottery.mjs', import.meta.url).href, scriptName)

/** Everything for those who would rather use tools of their own. `exampleId`: whose number is worked out as an example. */
export function RecipeCard({
  fund,
  published,
  exampleId,
}: {
  fund: LotteryFund
  published: PublishedDraw
  exampleId: string | null
}) {
  const list = listFile(published)
  return (
    <Card className={styles.card}>
      <h3>名簿と手順で計算する</h3>
      <p className="small-text">
        ほかの道具でも確かめられるよう、材料と手順をすべて公開しています。名簿には番号と金額だけを載せ、お名前は含みません。
      </p>
      <pre className={styles.recipe}>{recipe(published.beaconRound !== null)}</pre>
      <div className={styles.downloads}>
        <Button size="small" icon="download" onClick={() => saveText(listFileName(fund.id), list)}>
          名簿（テキスト {new TextEncoder().encode(list).length}バイト）
        </Button>
        <Button size="small" icon="download" onClick={() => saveText(fundFileName(fund.id), fundFile(fund))}>
          公開した値（JSON）
        </Button>
        <Button size="small" icon="download" onClick={saveScript}>
          計算プログラム
        </Button>
      </div>
      {exampleId !== null && (
        <details className={styles.tools}>
          <summary>
            コマンドで計算する
            <Icon name="chevron-down" size={18} />
          </summary>
          <ol>
            {toolLines(fund.id, published, exampleId).map(({ what, command }) => (
              <li key={what}>
                <p>{what}</p>
                <code>{command}</code>
                <CopyButton value={command} name={`${what}のコマンド`} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  )
}
