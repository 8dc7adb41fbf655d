import { StepNode } from '../../ui/step-timeline.tsx'
import type { InvestmentStep } from './investment-steps.ts'
import styles from './investment.module.css'

const spoken = { done: '（完了）', now: '', ahead: '（これから）' } as const

/** Side by side on wide screens, one below the other on phones. */
export function InvestmentTimeline({ steps, direction = 'across' }: { steps: readonly InvestmentStep[]; direction?: 'across' | 'down' }) {
  return (
    <ol className={styles.timeline} data-direction={direction} aria-label="投資の進み具合">
      {steps.map((step) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepNode state={step.state} className={styles.node} />
          <b>{step.name}<span className="visually-hidden">{spoken[step.state]}</span></b>
          {step.lines.map((line) => <span key={line} className={styles.line}>{line}</span>)}
        </li>
      ))}
    </ol>
  )
}
