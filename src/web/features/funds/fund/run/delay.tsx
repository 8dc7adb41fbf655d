import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { milestoneOf, type Milestone } from '../../../../../domain/funds/fund-schedule.ts'
import { milestonesOfFund } from '../../../../from-api.ts'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { useSite } from '../../../../app/site/site-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StepTimeline, type Step } from '../../../../ui/step-timeline.tsx'
import type { Fund } from '../fund-queries.ts'
import { PlannedDate, useScheduleNow } from '../milestone-date.tsx'
import { DelayOwn } from './delay-own.tsx'
import { DelayPlan, lastPaymentName } from './delay-plan.tsx'
import { DelayPrices } from './delay-prices.tsx'
import styles from './delay.module.css'

type Course = NonNullable<Fund['course']>
type Decision = NonNullable<Course['decision']>

function titleOf({ state, late, decision, untold: [untold] }: Course): string {
  if (state === 'in_talks') return '運用期間の延長について、同意をお願いしています'
  if (late !== null) return `${late.name}が、予定日を${late.days}日過ぎています`
  if (decision !== null) return '運用期間を延長しました'
  return untold === undefined ? '' : `${untold.name}が、期限を${untold.days}日過ぎています`
}

function apologyOf({ state, late, decision }: Course): string {
  if (late !== null)
    return `${late.name}を、予定日を過ぎてもまだ確認できていません。ご出資の皆さまに、お詫び申しあげます。`
  if (decision === null) return 'ご出資の皆さまに、お知らせが遅れていますことを、お詫び申しあげます。'
  return state === 'in_talks'
    ? 'ご出資の皆さまに、運用期間の延長をお願いしますことを、お詫び申しあげます。'
    : 'ご出資の皆さまに、元本の償還が当初の予定より遅れますことを、お詫び申しあげます。'
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** The new end beside the earlier one, while it lies ahead; what is asked for in talks is no plan yet. */
function NewEnd({ decision, ended, isAsked }: { decision: Decision; ended: Milestone | undefined; isAsked: boolean }) {
  const longest =
    decision.longest_end_at === null ? (
      '契約では、延長を定めていません'
    ) : (
      <>
        契約で認められた延長の期限は
        <DateTime value={decision.longest_end_at} format="date" />
        です（約款「{decision.article}」）
      </>
    )
  if (isAsked)
    return (
      <Fact name="同意をお願いしている運用の終了" note={longest}>
        <DateTime value={decision.planned_end_at} format="date" />
      </Fact>
    )
  if (ended === undefined || ended.recorded !== null) return null
  return (
    <Fact name="運用の終了（予定）" note={longest}>
      <PlannedDate milestone={ended} />
    </Fact>
  )
}

/** When investors hear of it next: a day that has come was kept, and promises nothing more. */
const nextWordOf = ({ late, decision, untold }: Course, now: number): string | undefined =>
  [late?.next_notice_at, decision?.next_notice_at, ...untold.map(({ next_notice_at: on }) => on)]
    .filter((on) => on !== undefined && on > japanDateOf(new Date(now)))
    .toSorted()[0]

/** Why, in the company's words; where it has said nothing, that. */
function Cause({ decision, explanation }: { decision: Decision | null; explanation: string | null }) {
  return (
    <>
      {decision !== null && (
        <p>
          <b>原因：</b>
          {decision.cause}。{decision.reason}
        </p>
      )}
      {explanation !== null ? (
        <p>
          <b>当社からの説明：</b>
          {explanation}
        </p>
      ) : (
        decision === null && <p>当社からの説明は、まだありません。</p>
      )}
    </>
  )
}

/** A delay or an extension: what it is, why, what it changes, when the next word comes, and what investors have to do. */
function DelayCard({ fund, course, now }: { fund: Fund; course: Course; now: number }) {
  const { decision, late, state, untold } = course
  const { operator } = useSite()
  const milestones = milestonesOfFund(fund, now)
  const paid = milestoneOf(milestones, 'paid')
  const nextWord = nextWordOf(course, now)
  const isOfMoney = late !== null || decision !== null
  return (
    <div className={styles.card}>
      <h2 id="delay-title">
        <Icon name="alert" />
        {titleOf(course)}
      </h2>
      <div className={styles.body}>
        <p>{apologyOf(course)}</p>
        {untold.map(({ kind, text }) => (
          <p key={kind}>{text}</p>
        ))}
        <Cause decision={decision} explanation={course.explanation} />
        <dl className={styles.facts}>
          {late !== null && (
            <Fact name={`${late.name}の予定日`} note={`${late.days}日過ぎています`}>
              <DateTime value={late.planned_at} format="date" />
            </Fact>
          )}
          {decision !== null && (
            <NewEnd decision={decision} ended={milestoneOf(milestones, 'ended')} isAsked={state === 'in_talks'} />
          )}
          {isOfMoney && paid !== undefined && paid.recorded === null && late?.kind !== 'payment' && (
            <Fact
              name={`${lastPaymentName(paid)}（予定）`}
              note={late === null ? undefined : '予定より遅れる見込みです'}
            >
              <PlannedDate milestone={paid} />
            </Fact>
          )}
          {nextWord !== undefined && (
            <Fact name="次のお知らせ" note="進み具合にかかわらず、この日までにお知らせします">
              <DateTime value={nextWord} format="date" />
            </Fact>
          )}
        </dl>
        {decision !== null && (
          <dl className={styles.words}>
            <Fact name="対応">{decision.measures}</Fact>
            <Fact name="分配と元本への影響">{decision.effect}</Fact>
          </dl>
        )}
        <Notice title={state === 'in_talks' ? '同意するかどうかをお知らせください' : 'お手続きは不要です'}>
          <p>
            {state === 'in_talks'
              ? '契約の範囲を超える延長のため、参加者全員の同意がそろわないときは延長しません。同意は任意です。'
              : '参加者の皆さまに行っていただくことはありません。'}
            {state === 'in_talks' ? (
              <>
                申込番号を添えて、<Link to="/contact">お問い合わせ</Link>のページからご回答ください。
              </>
            ) : (
              <>
                ご不明な点は、お電話
                <span className="no-break">
                  （{operator.telephone}、{operator.contactHours}）
                </span>
                または
                <Link to="/contact">お問い合わせ</Link>でお尋ねください。
              </>
            )}
          </p>
        </Notice>
      </div>
    </div>
  )
}

function CourseHistory({ course, now }: { course: Course; now: number }) {
  const nextWord = nextWordOf(course, now)
  const announced = course.history.map(({ at, text }): Step => ({
    name: text,
    detail: <DateTime value={at} format="date" />,
    state: 'done',
  }))
  const next: Step[] =
    nextWord === undefined
      ? []
      : [{ name: '次のお知らせ', detail: <DateTime value={nextWord} format="date" />, state: 'ahead' }]
  return <StepTimeline steps={[...announced, ...next]} />
}

/** What a fund that is late, extended or in talks says before anything else. */
export function Delay({ fund }: { fund: Fund }) {
  const now = useScheduleNow(fund)
  const { me } = useViewer()
  const { course } = fund
  if (course === null || (course.late === null && course.decision === null && course.untold.length === 0)) return null
  const { decision } = course
  return (
    <section className={styles.section} aria-labelledby="delay-title">
      <DelayCard fund={fund} course={course} now={now} />
      <div className={styles.columns}>
        {decision !== null && decision.plan.length > 0 && (
          <section>
            <h3 className={styles.announced}>
              {course.state === 'in_talks' ? '同意をいただいた場合の計画' : '新しい計画'}
            </h3>
            <DelayPlan fund={fund} plan={decision.plan} now={now} />
          </section>
        )}
        <section>
          <h3 className={styles.announced}>これまでのお知らせ</h3>
          <CourseHistory course={course} now={now} />
        </section>
      </div>
      <div className={styles.columns}>
        {me && <DelayOwn fund={fund} now={now} />}
        <DelayPrices fund={fund} />
      </div>
      {(course.late !== null || course.decision !== null) && (
        <p className={styles.record}>
          {course.company_record} <Link to="/record">運用実績を見る</Link>
        </p>
      )}
    </section>
  )
}
