import type { DepositRow } from './deposit-queries.ts'
import { DEPOSIT_JUDGEMENT } from '../../../../../domain/back-office/state-words.ts'
import styles from './deposits.module.css'

const mustGoBack: ReadonlySet<DepositRow['judgement']> = new Set(['no_application', 'after_deadline', 'after_cancel'])

/** The judgement as a word: plain where all is well, gold where it can be matched, vermilion where the money has to go back or be found. */
export function JudgementTag({ judgement }: { judgement: DepositRow['judgement'] }) {
  if (judgement === 'matched') return <>{DEPOSIT_JUDGEMENT.matched}</>
  return (
    <span className={styles.judgement} data-tone={mustGoBack.has(judgement) ? 'refused' : 'held'}>
      {DEPOSIT_JUDGEMENT[judgement]}
    </span>
  )
}
