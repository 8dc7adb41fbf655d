import type { ReactNode } from 'react'
import styles from './story-page.module.css'

export interface StorySection {
  /** The anchor; Latin letters, so that the address can be read aloud. */
  id: string
  title: string
  body: ReactNode
}

interface StoryPageProps {
  /** A PageTitle with its text in it: the heading's typeface is cut from these. */
  title: ReactNode
  lead: ReactNode
  /** Beside the title, where there is room. */
  picture: ReactNode
  sections: readonly StorySection[]
}

/** A page that tells of us, where the others rule: pictures, and titles beside what they are about, over the whole width. */
export function StoryPage({ title, lead, picture, sections }: StoryPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <div>
          {title}
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.picture}>{picture}</div>
      </header>
      {sections.map(({ id, title: heading, body }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          <div className={styles.body}>{body}</div>
        </section>
      ))}
    </div>
  )
}

/** Things of one kind side by side, each with its name and, where it has one, a picture. */
export function Tiles({
  items,
  counted = false,
}: {
  items: readonly { name: string; note?: ReactNode; picture?: ReactNode; text: ReactNode }[]
  /** In the order in which they happen. */
  counted?: boolean
}) {
  const tiles = items.map(({ name, note, picture, text }, index) => (
    <li key={name}>
      {picture}
      <h3>
        {counted && (
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        )}
        {name}
      </h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <p>{text}</p>
    </li>
  ))
  return counted ? <ol className={styles.tiles}>{tiles}</ol> : <ul className={styles.tiles}>{tiles}</ul>
}
