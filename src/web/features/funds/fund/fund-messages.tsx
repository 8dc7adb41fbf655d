import { splitFundName } from '../../../../domain/funds/fund-text.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Fund, FundMessage } from './fund-queries.ts'
import styles from './fund-information.module.css'

/** Newest first; once recruiting has begun, its beginning stands before them as the first entry. */
export function messagesWithStart(
  fund: Pick<Fund, 'name' | 'start_at'>,
  messages: readonly FundMessage[],
  now: number,
): FundMessage[] {
  const started: FundMessage = {
    id: 'recruitment-started',
    title: '募集を開始しました',
    content: `${splitFundName(fund.name).number ?? fund.name}の申し込みの受け付けを開始しました。`,
    show_at: fund.start_at,
    is_deleted: false,
    extra_message: null,
    a: false,
  }
  const shown = messages
    .filter((message) => !message.is_deleted)
    .sort((a, b) => Date.parse(b.show_at) - Date.parse(a.show_at))
  return now >= Date.parse(fund.start_at) ? [started, ...shown] : shown
}

export function FundMessages({ fund, messages }: { fund: Fund; messages: readonly FundMessage[] }) {
  const now = useNowAround([fund.start_at])
  const shown = messagesWithStart(fund, messages, now)
  return (
    <section
      id="message"
      className={`below-fold ${styles.messageSection}`}
      aria-labelledby="message-title"
      tabIndex={-1}
    >
      <SectionTitle id="message-title">メッセージ</SectionTitle>
      {shown.length === 0 && <p className="small-text">メッセージはまだありません。</p>}
      <ol className={styles.messages}>
        {shown.map((message) => (
          <li key={message.id}>
            <div className={styles.messageHead}>
              <DateTime value={message.show_at} />
              {message.a && <Tag tone="warning">管理者にのみ表示</Tag>}
            </div>
            <h3>{message.title}</h3>
            {message.content.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
            {message.extra_message !== null && <p>{message.extra_message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
