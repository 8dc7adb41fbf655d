import { NOTIFICATION_TEXTS } from '../../../../domain/communication/notification-kind.ts'
import { MemberBreadcrumbs } from '../../../app/layout/breadcrumbs.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { InboxMail } from './inbox-queries.ts'
import styles from './inbox.module.css'

type Block = InboxMail['blocks'][number]

/** `ファンド：第12号` is a fact with its name; anything else is text. */
function factOf(line: string): [string, string] | null {
  const place = line.indexOf('：')
  return place > 0 && place <= 16 && !line.startsWith('・') ? [line.slice(0, place), line.slice(place + 1)] : null
}

function BlockLines({ lines }: { lines: readonly string[] }) {
  const facts = lines.map(factOf)
  if (facts.every((fact) => fact !== null) && facts.length > 0) {
    return (
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return <p className={styles.text}>{lines.join('\n')}</p>
}

function MailBlock({ block }: { block: Block }) {
  if (block.path !== null)
    return (
      <p>
        <LinkButton to={block.path} variant="filled">
          {block.lines[0]}
        </LinkButton>
      </p>
    )
  return (
    <div>
      {block.heading !== null && <h2 className={styles.heading}>{block.heading}</h2>}
      {block.lines.length > 0 && <BlockLines lines={block.lines} />}
    </div>
  )
}

/** One mail as it was sent, without links that only the mailbox may open. */
export function MailPage({ mail: { mail, blocks } }: { mail: InboxMail }) {
  return (
    <>
      <MemberBreadcrumbs crumbs={[{ name: 'お知らせ', path: '/mypage/inbox' }, { name: mail.subject }]} />
      <div className={`page-width ${styles.page}`}>
        <article>
          <p className="caption-text">
            {NOTIFICATION_TEXTS[mail.kind].label}　<DateTime value={mail.created_at} />
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            {mail.subject}
          </h1>
          {mail.state === 'undelivered' && (
            <Notice tone="warning" title="このメールはお届けできませんでした">
              <p>ご登録のアドレスで受け取れませんでした。内容は次のとおりです。</p>
            </Notice>
          )}
          <Card className={styles.mail}>
            {blocks.map((block, index) => (
              <MailBlock key={index} block={block} />
            ))}
          </Card>
        </article>
        <p>
          <LinkButton to="/mypage/inbox">お知らせの一覧へ</LinkButton>
        </p>
      </div>
    </>
  )
}
