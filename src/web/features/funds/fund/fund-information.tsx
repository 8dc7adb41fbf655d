import { currentMilestones, type Milestone } from '../../../../domain/funds/fund-schedule.ts'
import { milestoneName } from '../../../../domain/funds/fund-schedule-words.ts'
import { createPart } from '../../../app/routing/part.tsx'
import { milestonesOfFund } from '../../../from-api.ts'
import { formatFileSize } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Fund } from './fund-queries.ts'
import { MomentText, partText, PlannedDate, StateNote, useScheduleNow } from './milestone-date.tsx'
import styles from './fund-information.module.css'

/** What is recorded; before that what is missing, or that nothing is yet. */
function Record({ milestone }: { milestone: Milestone }) {
  if (milestone.recorded !== null)
    return (
      <>
        <MomentText value={milestone.recorded.on} />
        <StateNote milestone={milestone} />
      </>
    )
  if (milestone.state === 'overdue' || milestone.state === 'today' || milestone.isExtended)
    return <StateNote milestone={milestone} />
  return <span className={styles.open}>{partText(milestone) ?? '—'}</span>
}

function RecruitmentTable({ fund }: { fund: Fund }) {
  const now = useScheduleNow(fund)
  return (
    <table className={styles.plan}>
      <caption className="visually-hidden">予定と実績</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">項目</span>
          </th>
          <th scope="col">予定</th>
          <th scope="col">実績</th>
        </tr>
      </thead>
      <tbody>
        {currentMilestones(milestonesOfFund(fund, now)).map((milestone) => (
          <tr key={milestoneName(milestone)}>
            <th scope="row">{milestoneName(milestone)}</th>
            <td data-label="予定">
              <span>
                {milestone.planned === null && milestone.recorded !== null ? (
                  '—'
                ) : (
                  <PlannedDate milestone={milestone} />
                )}
              </span>
            </td>
            <td data-label="実績">
              <span>
                <Record milestone={milestone} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Few funds have them. */
export const closingDays = createPart(() => import('./closing-days.tsx').then((module) => module.ClosingDays), null)

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why this property; then lines of the form 'term：text' as a list of facts, other lines as paragraphs. */
function Overview({ fund }: { fund: Fund }) {
  return (
    <ul className={styles.overview}>
      {fund.selection_reason !== null && (
        <li>
          <b>この物件を選んだ理由</b>
          <div>
            {linesOf(fund.selection_reason).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </li>
      )}
      {linesOf(fund.detail).map((line, index) => {
        const match = /^([^：:]{1,12})[：:](.+)$/.exec(line)
        return (
          <li key={index}>
            {match ? (
              <>
                <b>{match[1]}</b>
                <span>{match[2]}</span>
              </>
            ) : (
              <p>{line}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function OtherDocuments({ fund }: { fund: Fund }) {
  if (fund.file.length === 0) return <p>なし</p>
  return (
    <ul className={styles.documents}>
      {fund.file.map((file) => (
        <li key={file.url}>
          <a href={file.url} target="_blank" rel="noopener">
            {file.name}
            <Icon name="external" size={16} />
            <span className="visually-hidden">（新しいタブ）</span>
          </a>
          <span className="caption-text">{formatFileSize(file.size)}</span>
        </li>
      ))}
    </ul>
  )
}

export function FundInformation({ fund }: { fund: Fund }) {
  return (
    <section className={`below-fold ${styles.information}`} aria-labelledby="information-title">
      <SectionTitle id="information-title">ファンドの情報</SectionTitle>
      <Tabs
        label="ファンドの情報"
        tabs={[
          {
            name: '募集概要',
            content: (
              <>
                <RecruitmentTable fund={fund} />
                {fund.closing_days > 0 && <closingDays.Component fund={fund} />}
              </>
            ),
          },
          { name: 'ファンド概要', content: <Overview fund={fund} /> },
          { name: 'その他の書類', content: <OtherDocuments fund={fund} /> },
        ]}
      />
    </section>
  )
}
