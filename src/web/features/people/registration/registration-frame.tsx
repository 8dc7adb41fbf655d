import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ELIGIBILITY } from '../../../../domain/people/eligibility.ts'
import { Card } from '../../../ui/card.tsx'
import { StepNode, StepTimeline, type Step, type StepState } from '../../../ui/step-timeline.tsx'
import styles from './registration.module.css'

const way = [
  { name: 'メールアドレスの確認', short: ['メール', '確認'], ahead: '届いたメールのURLを開きます' },
  { name: '会員情報の入力', short: ['情報の', '入力'], ahead: '約5分で終わります' },
  { name: '本人確認', short: ['本人', '確認'], ahead: '登録のあと、約5分で終わります' },
  { name: 'ファンドへの申し込み', short: ['申し込み'], ahead: '本人確認が終わると申し込めます' },
] as const

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'now' : 'ahead'

function PhoneSteps({ current }: { current: number }) {
  return (
    <ol className={styles.phoneSteps} aria-label="登録の流れ">
      {way.map((step, index) => (
        <li key={step.name} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
          <StepNode state={stateOf(index, current)} className={styles.phoneNode} />
          {step.short.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** The page of one step towards membership. `current`: 0 address, 1 member data, 2 identity. */
export function RegistrationFrame({
  current,
  head,
  children,
}: {
  current: number
  head: ReactNode
  children: ReactNode
}) {
  const steps: Step[] = way.map((step, index) => {
    const state = stateOf(index, current)
    return {
      name: step.name,
      state,
      detail: state === 'done' ? '済み' : state === 'now' ? '現在のお手続き' : step.ahead,
    }
  })
  return (
    <div className={`page-width ${styles.layout}`}>
      <div>
        {head}
        <PhoneSteps current={current} />
        {children}
      </div>
      <aside className={styles.aside} aria-label="登録について">
        <div>
          <Card as="section" className={styles.steps}>
            <h2 className={styles.asideTitle}>登録の流れ</h2>
            <StepTimeline steps={steps} />
          </Card>
          <Card as="section">
            <h2 className={styles.asideTitle}>対象となる方</h2>
            <ul className="small-text">
              <li>{ELIGIBILITY}</li>
              <li>登録はお一人さま1つまでです。</li>
            </ul>
          </Card>
          <p className="caption-text">
            分からないことがあれば、<Link to="/contact">お問い合わせ</Link>ください。
          </p>
        </div>
      </aside>
    </div>
  )
}
