import { japanDateOf, type JapanDate } from '../../../../../domain/calendar.ts'
import { lateWord } from '../../../../../domain/funds/fund-schedule-words.ts'
import { day } from '../../../../from-api.ts'
import { Rows } from '../../../../ui/card.tsx'
import { formatRate } from '../../../../ui/format.ts'
import { DateTime } from '../../../../ui/money.tsx'
import type { Fund } from '../fund-queries.ts'
import { AFTER_LOSS } from '../fund-facts.ts'
import styles from './fund-terms.module.css'

type Term = Fund['terms'][number]

/** The terms of a fund that renews itself: those that ended with what they brought, and the one that runs with its next days. */
export function FundTerms({ terms, now }: { terms: readonly Term[]; now: number }) {
  const today = japanDateOf(new Date(now))
  const ended = terms.filter(({ is_ended: isEnded }) => isEnded).toReversed()
  const running = terms.find(({ is_ended: isEnded }) => !isEnded)
  return (
    <>
      {running !== undefined && (
        <>
          <h3 className={styles.title}>第{running.number}期（運用中）</h3>
          <Rows
            stacking
            rows={[
              [
                '運用期間',
                <span key="days">
                  <DateTime value={running.start_at} format="date" />〜<wbr />
                  <DateTime value={running.end_at} format="date" />
                  （予定）{running.end_at < today && ` ${lateWord(day(running.end_at), today)}`}
                </span>,
              ],
              [
                '継続・解約の選択期限',
                <span key="choice">
                  <DateTime value={running.choice_until} format="date" />
                  {running.choice_until < today && '（受付は終了しました）'}
                </span>,
              ],
              [
                '次回の分配',
                <span key="due">
                  <DateTime value={running.dividend_due_at} format="date" />
                  までに予定
                </span>,
              ],
            ]}
          />
        </>
      )}
      {ended.length > 0 && (
        <>
          <h3 className={styles.title}>終了した運用期</h3>
          <ol className={styles.terms}>
            {ended.map((term) => (
              <li key={term.number}>
                <b>第{term.number}期</b>
                <span>
                  <DateTime value={term.start_at} format="date" />〜<wbr />
                  <DateTime value={term.end_at} format="date" />
                </span>
                <span>
                  実績年利（税引前）{term.rimawari === null ? '集計中' : <b>{formatRate(term.rimawari)}％</b>}
                  {term.rimawari_after_loss !== null && (
                    <>
                      {'　'}
                      {AFTER_LOSS}
                      <b>{formatRate(term.rimawari_after_loss)}％</b>
                    </>
                  )}
                </span>
                <span>
                  <Payment term={term} today={today} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function Payment({ term, today }: { term: Term; today: JapanDate }) {
  if (term.paid_at !== null)
    return (
      <>
        <DateTime value={term.paid_at} format="date" />
        に分配金をお支払いしました
      </>
    )
  return (
    <>
      分配金のお支払い：
      <DateTime value={term.dividend_due_at} format="date" />
      {term.dividend_due_at < today ? `　${lateWord(day(term.dividend_due_at), today)}` : 'までに予定'}
    </>
  )
}
