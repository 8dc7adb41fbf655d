import { StepNode, type StepState } from '../../ui/step-timeline.tsx'
import styles from './step-strip.module.css'

export interface StripStep {
  name: string
  detail: string
  state: StepState
}

const spoken: Record<StepState, string> = { done: '（完了）', now: '', ahead: '（これから）' }

/** A few steps side by side: which are done, which is being worked on. */
export function StepStrip({ steps, label }: { steps: readonly StripStep[]; label: string }) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {steps.map((step) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepNode state={step.state} />
          <b>
            {step.name}
            <span className="visually-hidden">{spoken[step.state]}</span>
          </b>
          <span>{step.detail}</span>
        </li>
      ))}
    </ol>
  )
}
