import type { ReactNode } from 'react'
import styles from './step-timeline.module.css'

export type StepState = 'done' | 'now' | 'ahead'
export interface Step {
  name: ReactNode
  detail?: ReactNode
  state: StepState
}

/** A knot of the timeline: filled and ticked, a ring with a core, or a dashed ring. */
export function StepNode({ state, className }: { state: StepState; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
      {state === 'done' && (
        <>
          <circle cx="14" cy="14" r="12" className={styles.doneFill} />
          <path
            d="M8.500 14.500l4 4 7-8"
            stroke="#fff"
            strokeWidth="2.4"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {state === 'now' && (
        <>
          <circle cx="14" cy="14" r="11" strokeWidth="2.600" className={styles.nowRing} />
          <circle cx="14" cy="14" r="4.500" className={styles.doneFill} />
        </>
      )}
      {state === 'ahead' && (
        <circle cx="14" cy="14" r="11" strokeWidth="2" strokeDasharray="3 3" className={styles.aheadRing} />
      )}
    </svg>
  )
}

const spoken: Record<StepState, string> = { done: '（完了）', now: '', ahead: '（これから）' }

/** Steps on the thread, top to bottom: solid as far as it has come, dashed ahead. */
export function StepTimeline({ steps, label }: { steps: readonly Step[]; label?: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step, index) => (
        <li key={index} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepNode state={step.state} className={styles.node} />
          <b className={styles.name}>
            {step.name}
            <span className="visually-hidden">{spoken[step.state]}</span>
          </b>
          {step.detail !== undefined && <span className={styles.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}
