import { useState, type SyntheticEvent } from 'react'
import { useMutation } from 'urql'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LossStatement } from '../../funds/fund/loss-statement.tsx'
import { fundLossDocument, readLossDocument, type Investment } from './investment-queries.ts'
import styles from './investment.module.css'

/** The company's word on a loss, asked for when somebody opens it; that he did is kept. */
export function InvestmentLoss({ invest }: { invest: Investment }) {
  const [isOpen, setIsOpen] = useState(false)
  const [, keepReading] = useMutation(readLossDocument)
  const { data, failed } = useMemberQuery({
    query: fundLossDocument,
    variables: { id: invest.project.id },
    pause: !isOpen,
  })
  if (invest.loss_sent_at === null) return null
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open)
    if (currentTarget.open && invest.loss_read_at === null) void keepReading({ id: invest.id })
  }
  const statement = data?.project?.loss_statement
  return (
    <>
      {invest.loss_read_at === null && !isOpen && (
        <Notice tone="warning" title="元本の損失についてのご説明があります">
          <DateTime value={invest.loss_sent_at} />
          にお送りしました。内容をご確認ください。
        </Notice>
      )}
      <details className={styles.periods} onToggle={toggle}>
        <summary>損失についてのご説明を読む</summary>
        {failed && <p>読み込めませんでした。時間をおいて、もう一度お試しください。</p>}
        {isOpen && !failed && data === undefined && <Skeleton shape="block" />}
        {statement !== undefined && statement !== null && <LossStatement statement={statement} />}
      </details>
    </>
  )
}
