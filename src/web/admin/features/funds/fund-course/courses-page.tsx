import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { fundCourseList } from '../../../../../domain/tables/fund-courses.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { CourseActs } from './course-acts.tsx'
import { fundCoursesDocument, type FundCourse } from './course-queries.ts'
import styles from './course.module.css'

const columnsAt = (now: number, onChoose: (id: string) => void): Column<FundCourse>[] =>
  pageColumns(fundCourseList, now, {
    name: ({ id, name }) => <Link to={`/itoadmintool/funds/${id}`}>{name}</Link>,
    state: ({ course, point }) => (
      <div className={styles.states}>
        <Tag tone={course.state === 'planned' ? 'done' : 'warning'}>
          {course.label}
          {course.late_days > 0 && `（${course.late_days}日超過）`}
        </Tag>
        {course.untold.map(({ name, days }) => (
          <Tag key={name} tone="warning">
            {name === point ? `${days}日超過` : `${name}（${days}日超過）`}
          </Tag>
        ))}
      </div>
    ),
    point: ({ point }) => point ?? '—',
    planned_on: ({ planned_on: on }) => (on === null ? '未定' : <time dateTime={on}>{shortDay(on, now)}</time>),
    duty: ({ duty }) => duty ?? '—',
    notices: ({ notices, next_notice_on: next }) => (
      <>
        {notices}回
        {next !== null && (
          <>
            <br />
            <small>
              次回 <time dateTime={next}>{shortDay(next, now)}</time>
            </small>
          </>
        )}
      </>
    ),
    act: ({ id, name, may_extend: mayExtend, course }) =>
      (mayExtend || course.text !== null) && (
        <Button size="small" onClick={() => onChoose(id)}>
          対応する<span className="visually-hidden">：{name}</span>
        </Button>
      ),
  })

/** Which funds are at work, how they stand against their plan, and what is to be done about it. */
export function CoursesPage() {
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>(null)
  const [{ data }, refetch] = useQuery({ query: fundCoursesDocument, requestPolicy: 'network-only' })
  const fund = data?.adminFundCourses.find(({ id }) => id === chosen)
  const done = () => refetch({ requestPolicy: 'network-only' })
  return (
    <AdminPage
      title="予定と遅延"
      note="予定日を過ぎて記録がないファンドは、自動で「遅延」になり、翌日と30日ごとに参加者へお知らせします"
    >
      <Panel title="運用中のファンド" tight>
        <DataTable
          caption="運用中のファンドの予定"
          columns={columnsAt(now, setChosen)}
          rows={data?.adminFundCourses}
          rowKey={({ id }) => id}
          empty="運用中のファンドはありません"
        />
      </Panel>
      {fund !== undefined && <CourseActs key={fund.id} fund={fund} onDone={done} />}
    </AdminPage>
  )
}
