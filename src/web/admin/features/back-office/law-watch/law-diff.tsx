import { diffLaw, type DiffLine } from '../../../../../domain/back-office/law-diff.ts'
import styles from './laws.module.css'

const marks = { same: '', removed: '−', added: '＋' } as const
const words = { same: '', removed: '削除：', added: '追加：' } as const

/** Unchanged lines that stand beside a changed one; the others are folded. */
const context = 1

/** Lines to show, and between them how many are folded. */
function folded(lines: readonly DiffLine[]): (DiffLine | number)[] {
  const isNear = (place: number) =>
    lines.slice(Math.max(0, place - context), place + context + 1).some(({ kind }) => kind !== 'same')
  const shown: (DiffLine | number)[] = []
  for (const [place, line] of lines.entries()) {
    const last = shown.at(-1)
    if (isNear(place)) shown.push(line)
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1
    else shown.push(1)
  }
  return shown
}

function Line({ line: { kind, parts } }: { line: DiffLine }) {
  const Tag = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
  return (
    <li data-kind={kind}>
      <span className={styles.mark} aria-hidden>
        {marks[kind]}
      </span>
      <Tag className={styles.line}>
        <span className="visually-hidden">{words[kind]}</span>
        {parts.map(({ text, isChanged }, place) =>
          isChanged && parts.length > 1 ? <b key={place}>{text}</b> : <span key={place}>{text}</span>,
        )}
      </Tag>
    </li>
  )
}

/** The old and the new text of an article in one: what went, what came, and within a line which words. */
export function LawDiff({ before, after }: { before: string | null; after: string }) {
  const lines = diffLaw(before ?? '', after)
  if (lines.every(({ kind }) => kind === 'same'))
    return (
      <p className={styles.text}>
        {after === '' ? 'この番号の条文はありません。' : '条文は、前に確認した内容に戻っています。'}
      </p>
    )
  return (
    <ol className={styles.diff} aria-label="条文の変更箇所">
      {folded(lines).map((line, place) =>
        typeof line === 'number' ? (
          <li key={place} className={styles.fold}>
            変更のない{line}行
          </li>
        ) : (
          <Line key={place} line={line} />
        ),
      )}
    </ol>
  )
}
