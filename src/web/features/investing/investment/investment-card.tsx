import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AUTO_RENEWAL_LABEL, OFFERING_METHOD_LABELS } from '../../../../domain/funds/fund-text.ts'
import { investmentBadge } from '../../../../domain/investing/investment.ts'
import { useNow } from '../../../app/time/now.tsx'
import { offeringMethodOf } from '../../../from-api.ts'
import { Card } from '../../../ui/card.tsx'
import { formatRate } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BigMoney } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { FundPicture } from '../../funds/fund/fund-picture.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { CoolingOff } from './cooling-off.tsx'
import { InvestmentEnd, InvestmentResult } from './investment-end.tsx'
import { InvestmentLoss } from './investment-loss.tsx'
import { InvestmentPeriods } from './investment-periods.tsx'
import type { Investment } from './investment-queries.ts'
import { investmentSteps } from './investment-steps.ts'
import { InvestmentTimeline } from './investment-timeline.tsx'
import styles from './investment.module.css'

const tones: Record<Investment['status'], TagTone> = {
  Apply: 'waiting',
  Entry: 'warning',
  Paid: 'done',
  Lose: 'ended',
  Canceled: 'ended',
}

function badgeOf(invest: Investment): string | null {
  return investmentBadge(invest.status, {
    isContractConfirmed: invest.contract_confirm_at !== null,
    isFundFailed: invest.project.performance?.isFail === true,
    substitute: invest.substitute,
  })
}

function kindOf({ recruit_type, is_auto_continue }: Investment['project']): string {
  return `${OFFERING_METHOD_LABELS[offeringMethodOf(recruit_type)]}${is_auto_continue ? `・${AUTO_RENEWAL_LABEL}` : ''}`
}

export function CardHead({ invest }: { invest: Investment }) {
  const { project } = invest
  const badge = badgeOf(invest)
  return (
    <div className={styles.head}>
      <div>
        <FundPicture image={project.image_main} isDecorative label="below" sizes="132px" />
      </div>
      <div>
        <p className={styles.kind}>
          {kindOf(project)}　予定分配率 {formatRate(project.rimawari)}％（年利・税引前）・{project.unyo_term_month}か月
        </p>
        <h3 className={styles.name}>
          <Link to={`/projects/${project.id}`}>
            <Phrases text={project.name} />
          </Link>
        </h3>
        {badge !== null && (
          <p className={styles.badge}>
            <Tag tone={tones[invest.status]}>{badge}</Tag>
          </p>
        )}
      </div>
      <div className={styles.amount}>
        <p className="caption-text">{invest.status === 'Paid' ? '出資額' : '申し込んだ金額'}</p>
        <p>
          <BigMoney yen={invest.amount} />
        </p>
      </div>
    </div>
  )
}

/** What is late with the fund, and where to ask. */
function Delay({ course }: { course: Investment['project']['course'] }) {
  if (course === null || course.text === null) return null
  return (
    <div className={styles.delay}>
      <Notice tone="warning" title={course.state === 'planned' ? 'お知らせの遅れ' : course.label}>
        {course.text.split('\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
        {(course.explanation !== null || course.state !== 'extended') && (
          <p>当社からの説明：{course.explanation ?? 'まだありません。'}</p>
        )}
        <p>
          <Link to="/contact">問い合わせる</Link>
        </p>
      </Notice>
    </div>
  )
}

function Documents({ invest, report }: { invest: Investment; report: ReactNode }) {
  const hasContract = invest.contract_id !== null && invest.contract_confirm_at !== null
  return (
    <div className={styles.documents}>
      <p className="caption-text">書類</p>
      <ul>
        {invest.project.contracts.map((document) => (
          <li key={document.url}>
            <a href={document.url} target="_blank" rel="noopener">
              <Icon name="document" size={16} />
              {document.name}
              <span className="visually-hidden">（新しいタブ）</span>
            </a>
          </li>
        ))}
        {hasContract && (
          <li>
            <Link to={`/mypage/contract/${invest.contract_id ?? ''}`}>
              <Icon name="document" size={16} />
              契約成立時書面
            </Link>
          </li>
        )}
        {invest.report !== null && <li>{report}</li>}
      </ul>
    </div>
  )
}

export interface InvestmentParts {
  /** What the member has to do now: confirm the contract, deposit. Null while nothing is asked. */
  action: ReactNode
  /** The way to the latest property-management report. */
  report: ReactNode
  /** Staying or leaving after the running term of an auto-continuing fund. */
  renewal: ReactNode
  /** The member ended the contract by cooling-off. */
  onCooledOff: () => void
}

export function InvestmentCard({
  invest,
  action,
  report,
  renewal,
  onCooledOff,
}: { invest: Investment } & InvestmentParts) {
  const isEnded = invest.status === 'Lose' || invest.status === 'Canceled'
  const steps = investmentSteps(invest, useNow())
  return (
    <Card as="article" className={styles.card} id={`invest-${invest.id}`} tabIndex={-1}>
      <CardHead invest={invest} />
      {invest.status === 'Paid' && invest.redeemed_at === null && <Delay course={invest.project.course} />}
      {isEnded && <InvestmentEnd invest={invest} />}
      {!isEnded && action === null && <InvestmentTimeline steps={steps} />}
      {!isEnded && action !== null && (
        <div className={styles.acting}>
          <InvestmentTimeline steps={steps} direction="down" />
          <div className={styles.action}>{action}</div>
        </div>
      )}
      {invest.result !== null && (
        <InvestmentResult
          result={invest.result}
          earlier={invest.results.filter(({ id, is_supplement: isLate }) => id !== invest.result?.id && !isLate)}
          supplements={invest.results.filter(({ is_supplement: isLate }) => isLate)}
        />
      )}
      <InvestmentLoss invest={invest} />
      {invest.status === 'Paid' && (invest.project.performance?.unyo_start_at ?? null) !== null && (
        <InvestmentPeriods fundId={invest.project.id} />
      )}
      {renewal}
      {!isEnded && (
        <div className={styles.foot}>
          <CoolingOff invest={invest} onDeclared={onCooledOff} />
          <Documents invest={invest} report={report} />
        </div>
      )}
    </Card>
  )
}
