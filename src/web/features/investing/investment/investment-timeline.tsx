import { StepNode } from '../../../ui/step-timeline.tsx'
import type { InvestmentStep } from './investment-steps.ts'
import styles from './investment.module.css'

const spoken = { done: '（完了）', now: '', ahead: '（これから）' } as const

/** On phones an investment without a task shows only where it stands; every date is one tap away. */
function PhoneSummary({ steps }: { steps: readonly InvestmentStep[] }) {
  const now = steps.find((step) => step.state === 'now')
  return (
    <div className={styles.phoneSummary}>
      {now !== undefined && (
        <p className={styles.nowBox}>
          <b>いま：{now.name}</b>
          {now.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>すべての日付を見る</summary>
        <dl>
          {steps.map((step) => (
            <div key={step.name}>
              <dt>{step.name}</dt>
              <dd>{step.lines.join('　')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/**
 * `across`: side by side on wide screens, a strip of knots on phones; for investments that ask nothing of the member.
 * `down`: one below the other with every date.
 */
export function InvestmentTimeline({
  steps,
  direction = 'across',
}: {
  steps: readonly InvestmentStep[]
  direction?: 'across' | 'down'
}) {
  return (
    <>
      <ol className={styles.timeline} data-direction={direction} aria-label="投資の進み具合">
        {steps.map((step) => (
          <li key={step.name} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <StepNode state={step.state} className={styles.node} />
            <b>
              {step.name}
              <span className="visually-hidden">{spoken[step.state]}</span>
            </b>
            {step.lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {direction === 'across' && <PhoneSummary steps={steps} />}
    </>
  )
}
