import { useEffect, useRef } from 'react'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { InvestmentCard, type InvestmentParts } from './investment-card.tsx'
import type { Investment } from './investment-queries.ts'
import { isPaidOut } from './investment-steps.ts'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import investmentStyles from './investment.module.css'
import styles from '../../../app/member-page/mypage.module.css'

/** Over: it came to nothing, or everything has been paid out. */
export function isOver(invest: Investment): boolean {
  return invest.status === 'Lose' || invest.status === 'Canceled' || isPaidOut(invest)
}

function Empty() {
  return (
    <Card className={styles.stackCard}>
      <p>まだ出資したファンドがありません。</p>
      <p>
        <LinkButton to="/projects?status=02">募集中のファンドを見る</LinkButton>
      </p>
    </Card>
  )
}

function Group({
  title,
  invests,
  partsOf,
}: {
  title: string
  invests: readonly Investment[]
  partsOf: (invest: Investment) => InvestmentParts
}) {
  if (invests.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionTitle>
        {title}
        <small className={investmentStyles.count}>{invests.length}件</small>
      </SectionTitle>
      <div className={investmentStyles.list}>
        {invests.map((invest) => (
          <InvestmentCard key={invest.id} invest={invest} {...partsOf(invest)} />
        ))}
      </div>
    </section>
  )
}

/** A card that ends moves to the other group: whoever ended it finds the focus there again. */
function useFocusOnceEnded(invests: readonly Investment[]): (id: string) => void {
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    const id = awaited.current
    if (id === null || !invests.some((invest) => invest.id === id && isOver(invest))) return
    awaited.current = null
    document.getElementById(`invest-${id}`)?.focus()
  }, [invests])
  return (id) => {
    awaited.current = id
  }
}

interface ProjectsPageProps {
  invests: readonly Investment[]
  name: string
  partsOf: (invest: Investment) => Omit<InvestmentParts, 'onCooledOff'>
  /** Something has changed at the server. */
  onChanged: () => void
}

export function ProjectsPage({ invests, name, partsOf: givenPartsOf, onChanged }: ProjectsPageProps) {
  const focusOnceEnded = useFocusOnceEnded(invests)
  const partsOf = (invest: Investment): InvestmentParts => ({
    ...givenPartsOf(invest),
    onCooledOff: () => {
      focusOnceEnded(invest.id)
      onChanged()
    },
  })
  return (
    <>
      <MemberPageHead title="投資の状況" aside={`${name} 様`} />
      <div className={`page-width ${styles.columns}`}>
        {invests.length === 0 && <Empty />}
        <Group title="申し込み中・運用中" invests={invests.filter((invest) => !isOver(invest))} partsOf={partsOf} />
        <Group title="終了した投資" invests={invests.filter(isOver)} partsOf={partsOf} />
      </div>
    </>
  )
}
