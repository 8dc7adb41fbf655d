import { EXIT_KIND } from '../../../../domain/funds/exit-kind.ts'
import { Link } from 'react-router'
import { fundingOf } from '../../../../domain/funds/fund.ts'
import { AUTO_RENEWAL_LABEL, OFFERING_METHOD_LABELS, SUBORDINATED_LABEL } from '../../../../domain/funds/fund-text.ts'
import { appliedPercent, offeringWord } from '../../../../domain/funds/offering-word.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { fundingFacts, offeringFacts, offeringMethodOf } from '../../../from-api.ts'
import { formatManYen, formatRate } from '../../../ui/format.ts'
import { DateTime, Period } from '../../../ui/money.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AFTER_LOSS, fundStage, isOffPlan, operationResult, progressTag } from './fund-facts.ts'
import { FundPicture } from './fund-picture.tsx'
import { FundingBar, HeldNote } from './funding-progress.tsx'
import type { FundSummary } from './fund-queries.ts'
import { lossLineLabel } from './loss-line.ts'
import styles from './fund-card.module.css'

function kindOf(fund: FundSummary): string {
  const labels: string[] = [OFFERING_METHOD_LABELS[offeringMethodOf(fund.recruit_type)]]
  if (fund.subordination_amount) labels.push('優先劣後')
  if (fund.is_auto_continue) labels.push(AUTO_RENEWAL_LABEL)
  return labels.join('・')
}

function Figure({ term, figure, unit }: { term: string; figure: string; unit: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.unit}>{unit}</span>
      </dd>
    </div>
  )
}

interface ResultBlockProps {
  fund: FundSummary
  result: NonNullable<ReturnType<typeof operationResult>>
  compact: boolean
}

/** What was planned and what came of it, gains and losses alike. */
function ResultBlock({ fund, result, compact }: ResultBlockProps) {
  return (
    <div className={styles.lower}>
      <p className={styles.blockTitle}>運用実績</p>
      <dl className={styles.figures}>
        <Figure term="実績年利（税引前）" figure={formatRate(result.rate)} unit="％" />
        {result.rateAfterLoss !== null && (
          <Figure term={AFTER_LOSS} figure={formatRate(result.rateAfterLoss)} unit="％" />
        )}
        <Figure term="予定分配率（年利・税引前）" figure={formatRate(fund.rimawari)} unit="％" />
      </dl>
      {!compact && <ResultFacts fund={fund} result={result} />}
    </div>
  )
}

function ResultFacts({ fund, result }: Omit<ResultBlockProps, 'compact'>) {
  return (
    <>
      <p className={styles.period}>
        運用期間 <DateTime value={result.start} format="date" />〜<wbr />
        <DateTime value={result.end} format="date" />
      </p>
      {fund.dividend_source !== null && <p className={styles.period}>配当の原資 {fund.dividend_source}</p>}
      {fund.exits.length > 0 && (
        <p className={styles.period}>物件の売却 {fund.exits.map((exit) => EXIT_KIND[exit]).join('、')}</p>
      )}
    </>
  )
}

function OfferBlock({ fund, compact }: { fund: FundSummary; compact: boolean }) {
  return (
    <div className={styles.lower}>
      <dl className={styles.figures}>
        <Figure term="予定分配率（年利・税引前）" figure={formatRate(fund.rimawari)} unit="％" />
        <Figure term="運用期間（予定）" figure={String(fund.unyo_term_month)} unit="か月" />
      </dl>
      {fund.sale_plan !== null && fundStage(fund) === 'offering' && (
        <p className={styles.lossLine}>{lossLineLabel(fund.sale_plan.loss_line_permille)}</p>
      )}
      {!compact && <Funding fund={fund} />}
    </div>
  )
}

function Funding({ fund }: { fund: FundSummary }) {
  const facts = fundingFacts(fund)
  const { target, applied, remaining, percent, subordinatedPercent } = fundingOf(facts)
  const subordinated = fund.subordination_amount ?? 0
  return (
    <div className={styles.funding}>
      <FundingBar fund={fund} size="slim" />
      <p className={styles.line}>
        <span>
          達成率 <b className={styles.percent}>{percent}</b>％
        </span>
        <span className="no-break">
          {`応募率 ${appliedPercent(facts)}％（${formatManYen(applied)}／${formatManYen(target)}）`}
        </span>
      </p>
      <p className={styles.small}>
        {subordinated > 0 && (
          <span>
            うち{SUBORDINATED_LABEL} {formatManYen(subordinated)}（{subordinatedPercent}％）
          </span>
        )}
        <span>
          {subordinated > 0
            ? `総額 ${formatManYen(fund.price_estate)}`
            : `残り ${formatManYen(Math.max(0, remaining - fund.stats.held_total))}`}
        </span>
      </p>
      <HeldNote fund={fund} className="caption-text" />
    </div>
  )
}

interface FundCardProps {
  fund: FundSummary
  /** Its picture is the first thing on the page that is looked at. */
  priority?: boolean
  /** wide: beside its picture where there is room, the one fund that stands before the others. compact: one of a row that is moved sideways. */
  form?: 'usual' | 'wide' | 'compact'
}

const sizesOf = { usual: '(min-width: 720px) 380px, 100vw', wide: '(min-width: 900px) 600px, 100vw', compact: '360px' }

/** The whole card leads to the fund; readers and keyboards meet one link. */
export function FundCard({ fund, priority = false, form = 'usual' }: FundCardProps) {
  const compact = form === 'compact'
  const progress = progressTag(fund)
  const result = operationResult(fund)
  const now = useNowAround([fund.start_at, fund.end_at])
  const word = offeringWord(offeringFacts(fund), new Date(now))
  return (
    <article className={styles.card} data-form={form}>
      <div className={styles.picture}>
        <FundPicture image={fund.image_main} priority={priority} sizes={sizesOf[form]} />
        <span className={styles.badge}>
          <Tag tone={progress.tone}>{progress.label}</Tag>
          {word !== null && <Tag tone="waiting">{word.label}</Tag>}
          {isOffPlan(fund.course) && <Tag tone="warning">{fund.course.label}</Tag>}
        </span>
      </div>
      <div className={styles.content}>
        <p className={styles.kind}>{kindOf(fund)}</p>
        <h3 className={styles.name}>
          {compact ? (
            <Link className={styles.cover} to={`/projects/${fund.id}`}>
              <Phrases text={fund.name} />
            </Link>
          ) : (
            <Phrases text={fund.name} />
          )}
        </h3>
        {result === null && (
          <p className={styles.period}>
            <Period start={fund.start_at} end={fund.end_at} />
          </p>
        )}
        {word !== null && word.detail !== null && <p className={styles.open}>{word.detail}</p>}
        {result === null ? (
          <OfferBlock fund={fund} compact={compact} />
        ) : (
          <ResultBlock fund={fund} result={result} compact={compact} />
        )}
        {!compact && (
          <Link className={`${styles.cover} ${styles.link}`} to={`/projects/${fund.id}`}>
            ファンドの詳細を見る
            <span className="visually-hidden">：{fund.name}</span>
          </Link>
        )}
      </div>
    </article>
  )
}
