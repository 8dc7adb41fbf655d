import { classNames } from '../../src/web/ui/class-names.ts'
import styles from './gallery.module.css'
import { kits, type Kit } from './kits.ts'
import type { PartEntry, PartState } from './part.ts'

/** One of the two design systems with all its parts, each in its states. */
export function Gallery({ kit }: { kit: Kit }) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <p className={styles.brand}>
          糸funding <span>部品見本</span>
        </p>
        <nav className={styles.kits} aria-label="デザインシステム">
          {kits.map(({ path, title }) => (
            <a key={path} href={path} aria-current={path === kit.path ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label="部品">
          {kit.groups.map(({ title, entries }) => (
            <details key={title} open>
              <summary>{title}</summary>
              <ul>
                {entries.map((entry) => (
                  <li key={idOf(entry)}>
                    <a href={`#${idOf(entry)}`}>{entry.parts[0]}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <main className={styles.main} id="main">
          <h1 className={styles.title}>{kit.title}の部品</h1>
          <p className={styles.lead}>
            開発中だけの見本です。<code>src/web/{kit.folder}</code>{' '}
            の部品を、実物のまま並べています。ホバーとフォーカスは、その様子を固定して見せています。
          </p>
          <div className={classNames(styles.parts, kit.frame)}>
            {kit.groups.map(({ title, entries }) => (
              <section key={title} className={styles.group} aria-label={title}>
                <h2>{title}</h2>
                {entries.map((entry) => (
                  <Entry key={idOf(entry)} entry={entry} />
                ))}
              </section>
            ))}
          </div>
        </main>
      </div>
    </div>
  )
}

const idOf = ({ parts }: PartEntry): string => parts.join('-')

function Entry({ entry }: { entry: PartEntry }) {
  return (
    <article className={styles.entry} id={idOf(entry)}>
      <header>
        <h3>{entry.parts.join('・')}</h3>
        <code>{entry.file}</code>
        <p>{entry.about}</p>
      </header>
      <div className={styles.states}>
        {entry.states.map((state) => (
          <State key={state.name} state={state} />
        ))}
      </div>
    </article>
  )
}

function State({ state: { name, show, look, isWide = false } }: { state: PartState }) {
  return (
    <figure className={styles.state} data-wide={isWide || undefined}>
      <figcaption>{name}</figcaption>
      <div className={styles.stage} data-look={look}>
        {show}
      </div>
    </figure>
  )
}
