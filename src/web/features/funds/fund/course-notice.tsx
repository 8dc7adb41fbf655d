import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import type { Fund } from './fund-queries.ts'

/** What is late, since when, and when investors hear of it next; nothing while nothing is. */
export function CourseNotice({ course }: Pick<Fund, 'course'>) {
  if (course === null || course.text === null) return null
  return (
    <Notice tone="warning" title={course.label}>
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
  )
}
