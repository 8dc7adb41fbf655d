import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SectionTitle } from '../../../../ui/heading.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { FactList } from '../fact-list.tsx'
import type { Fund } from '../fund-queries.ts'
import { HundredYen } from './hundred-yen.tsx'
import styles from './dividend-sources.module.css'

type Result = 'running' | 'failed' | { agrees: number; differ: number }

interface Checker {
  check(fund: unknown): { agrees: string[]; problems: string[] }
}

/** The stand-alone script travels with the site as a file of its own. */
const script = new URL('../../../../../../scripts/check-fund.mjs', import.meta.url).href

/** The very file that an outsider runs, over what is published of the fund; nothing of the page itself goes into it. */
async function recompute(id: string): Promise<Result> {
  try {
    const [{ check }, answer] = await Promise.all([
      import(/* @vite-ignore */ script) as Promise<Checker>,
      fetch(`/open/funds/${id}.json`),
    ])
    if (!answer.ok) return 'failed'
    const { agrees, problems } = check(await answer.json())
    return { agrees: agrees.length, differ: problems.length }
  } catch {
    return 'failed'
  }
}

function resultText(result: Exclude<Result, 'running'>): string {
  if (result === 'failed') return '計算できませんでした。時間をおいて、もう一度お試しください。'
  const all = result.agrees + result.differ
  if (all === 0) return '計算できる数字は、まだありません。'
  return result.differ === 0
    ? `計算しました。${all}個の数字が、すべて一致しました。`
    : `計算しました。${all}個の数字のうち、${result.differ}個が一致しません。お手数ですが、当社へお知らせください。`
}

type Sources = Fund['dividend_sources'][number]

function PeriodSources({ period, isOnly }: { period: Sources; isOnly: boolean }) {
  const { number, start_at: start, end_at: end, text, notes, figures, per_hundred: shares } = period
  return (
    <li className={styles.period}>
      <p className={styles.days}>
        {!isOnly && <b>{`第${number}期`}</b>}
        <span>
          <DateTime value={start} format="date" />〜<wbr />
          <DateTime value={end} format="date" />
        </span>
      </p>
      <p className={styles.sentence}>{text}</p>
      <div className={styles.told} data-told={shares.length > 0 || undefined}>
        {shares.length + notes.length > 0 && (
          <div>
            {shares.length > 0 && <HundredYen shares={shares} />}
            {notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </div>
        )}
        <FactList facts={figures} />
      </div>
    </li>
  )
}

/** 分配金の原資: from what each period's dividend was paid, the latest first and those that tell nothing yet last, and the way to recompute it. */
export function DividendSources({ fund }: { fund: Fund }) {
  const [result, setResult] = useState<Result | null>(null)
  const latest = fund.dividend_sources.toReversed()
  const hasSources = ({ per_hundred: shares }: Sources) => shares.length > 0
  const periods = [...latest.filter(hasSources), ...latest.filter((period) => !hasSources(period))]
  return (
    <section id="sources" className={`below-fold ${styles.section}`} aria-labelledby="sources-title" tabIndex={-1}>
      <SectionTitle id="sources-title">分配金100円の出どころ</SectionTitle>
      <ol className={styles.periods}>
        {periods.map((period) => (
          <PeriodSources key={period.number} period={period} isOnly={periods.length === 1} />
        ))}
      </ol>
      <div className={styles.recompute}>
        <Button
          size="small"
          loading={result === 'running'}
          onClick={() => {
            setResult('running')
            void recompute(fund.id).then(setResult)
          }}
        >
          この端末で計算し直す
        </Button>
        <a className="tap-link" href={`/open/funds/${fund.id}.json`}>
          計算のもとになる記録（JSON）
        </a>
      </div>
      <p role="status">{result !== null && result !== 'running' && resultText(result)}</p>
      <p className={styles.note}>
        計算で分かるのは、公開した数字どうしと、契約の計算式が合うことです。振り込んだ方が誰か、売買の価格が妥当かまでは分かりません。明細の一覧は、このファンドの投資家が会員ページで受け取れます。SHA-256は、一覧が締めた後に変わっていないことを示します。
      </p>
    </section>
  )
}
