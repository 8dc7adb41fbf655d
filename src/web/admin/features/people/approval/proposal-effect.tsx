import { Notice } from '../../../../ui/notice.tsx'
import { ChangeTable } from '../../../ui/facts.tsx'
import type { Proposal } from './approval-queries.ts'
import styles from './approvals.module.css'

type Effect = Pick<Proposal, 'changes' | 'exhibits'>

/** How the server begins the name of what is out of the ordinary. */
const concern = 'ご確認ください：'

/** What is out of the ordinary, then what approving changes: money and states first, then every text that members will read, then documents and pictures. */
export function ProposalEffect({ changes, exhibits }: Effect) {
  const shown = changes.filter((change) => change.is_shown)
  const isConcern = ({ label }: Effect['changes'][number]) => label.startsWith(concern)
  const concerns = changes.filter(isConcern)
  const inner = changes.filter((change) => !change.is_shown && !isConcern(change))
  return (
    <>
      {concerns.length > 0 && (
        <Notice tone="warning" title="予定や契約と異なる点があります">
          <ul className={styles.concerns}>
            {concerns.map(({ label, before, after }) => (
              <li key={label}>
                <b>{label.slice(concern.length)}</b>
                {after}
                {before !== null && <small>{before}</small>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {inner.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>承認すると変わるもの</h3>
          <ChangeTable changes={inner} />
        </section>
      )}
      {shown.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>会員から見える内容</h3>
          <dl className={styles.texts}>
            {shown.map((change, index) => (
              <ShownText key={`${change.label} ${index}`} change={change} />
            ))}
          </dl>
        </section>
      )}
      {exhibits.length > 0 && <Exhibits exhibits={exhibits} />}
    </>
  )
}

function ShownText({ change: { label, before, after } }: { change: Effect['changes'][number] }) {
  return (
    <div>
      <dt>{label}</dt>
      {before !== null && (
        <dd>
          <del>
            <span className="visually-hidden">変更前：</span>
            {before}
          </del>
        </dd>
      )}
      <dd>
        <ins>
          {before !== null && <span className="visually-hidden">変更後：</span>}
          {after}
        </ins>
      </dd>
    </div>
  )
}

function Exhibits({ exhibits }: Pick<Effect, 'exhibits'>) {
  const pictures = exhibits.filter(({ kind }) => kind === 'picture')
  const documents = exhibits.filter(({ kind }) => kind === 'document')
  return (
    <section className={styles.part} aria-label="公開される写真と書面">
      <h3 className={styles.partTitle}>公開される写真と書面</h3>
      <ul className={styles.pictures}>
        {pictures.map(({ url, name }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt={name} width={320} height={200} loading="lazy" />
            </a>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.documents}>
        {documents.map(({ url, name }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden">（新しいタブ）</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
