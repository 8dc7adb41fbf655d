import { timeLeft } from '../../../../domain/calendar.ts'
import { useNow } from '../../../app/time/now.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Task } from './tasks.ts'
import styles from './home.module.css'

const icons: Record<Task['kind'], IconName> = {
  入金: 'yen',
  契約書面: 'document',
  継続のご意思の確認: 'calendar',
  本人確認: 'person',
  受取口座: 'home',
  アンケート: 'document',
  法令に基づくご確認: 'document',
  メール: 'mail',
  キャンセル待ち: 'bell',
  補欠: 'bell',
}
/** Up to three days the remaining time stands out. */
const soonDays = 3

function TimeLeft({ deadline }: { deadline: string }) {
  const left = timeLeft(new Date(useNow()), new Date(deadline))
  const text =
    left.days > soonDays
      ? `あと${left.days}日`
      : left.days > 0
        ? `あと${left.days}日${left.hours}時間`
        : `あと${left.hours}時間${left.minutes}分`
  return <Tag tone={left.days < soonDays ? 'warning' : 'ended'}>{text}</Tag>
}

function TaskRow({ task, isFirst }: { task: Task; isFirst: boolean }) {
  return (
    <li className={styles.task}>
      <p className={styles.kind}>
        <Icon name={icons[task.kind]} size={18} />
        {task.kind}
        {task.deadline !== null && (
          <span className={styles.left}>
            <TimeLeft deadline={task.deadline} />
          </span>
        )}
      </p>
      <h3 className={styles.action}>{task.action}</h3>
      {task.about !== null && <p className={styles.about}>{task.about}</p>}
      <p className="small-text">{task.consequence}</p>
      <div className={styles.taskFoot}>
        {task.deadline !== null && (
          <p className="small-text">
            期限{' '}
            <b>
              <DateTime value={task.deadline} />
            </b>
          </p>
        )}
        <LinkButton to={task.path} variant={isFirst ? 'filled' : 'outlined'}>
          {task.button}
        </LinkButton>
      </div>
    </li>
  )
}

export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0)
    return (
      <Card className={styles.nothing}>
        <Icon name="check-circle" size={24} />
        <p>いま必要な手続きはありません</p>
      </Card>
    )
  return (
    <ol className={styles.tasks}>
      {tasks.map((task, index) => (
        <TaskRow key={`${task.kind}${task.path}`} task={task} isFirst={index === 0} />
      ))}
    </ol>
  )
}
