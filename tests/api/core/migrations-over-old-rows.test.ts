import { expect, it } from 'vitest'
import { openOldDatabase } from '../../support/old-database.ts'

const token = 'Zk3vQ8_w-tR1nB6yLx0pCf'
const body = (link: string) =>
  `次のリンクを開いてください。\n${link}\nこのメールに心当たりのない方は、破棄してください。`

it('0475 takes the links that work out of mails that were sent, and keeps them for those that are still to be sent', async () => {
  const old = await openOldDatabase('0475_strong_login')
  try {
    const links: Record<string, string> = {
      regist: `https://ito.example.jp/regist/${token}`,
      reset: `https://ito.example.jp/password/reset/${token}`,
      stop: `https://ito.example.jp/stop/${token}`,
      email: `https://ito.example.jp/email/${token}`,
      // A page that everybody may open.
      plain: 'https://ito.example.jp/mypage/projects',
    }
    for (const [kind, link] of Object.entries(links)) {
      for (const sentAt of ['2026-11-01T10:00:00+09:00', null]) {
        const name = `${kind}-${sentAt === null ? 'waiting' : 'sent'}`
        await old.client.query(
          `insert into mail_outbox (key, to_address, template, subject, text_body, html_body, message_id, created_at, sent_at)
           values ($1, 'somebody@example.jp', 'old', '件名', $2, $3, $1, '2026-11-01T09:59:00+09:00', $4)`,
          [name, body(link), `<p><a href="${link}">開く</a></p>`, sentAt],
        )
      }
    }
    await old.migrate()
    const { rows } = await old.client.query<{
      key: string
      text_body: string
      html_body: string
      secrets: string[] | null
    }>('select key, text_body, html_body, secrets from mail_outbox order by id')
    const mails = new Map(rows.map((row) => [row.key, row]))
    for (const [kind, link] of Object.entries(links)) {
      const [sent, waiting] = [mails.get(`${kind}-sent`), mails.get(`${kind}-waiting`)]
      const told = link.replace(token, '（送信後に消去）')
      expect(sent, kind).toMatchObject({
        text_body: body(told),
        html_body: `<p><a href="${told}">開く</a></p>`,
        secrets: null,
      })
      expect(waiting, kind).toMatchObject({
        text_body: body(link),
        html_body: `<p><a href="${link}">開く</a></p>`,
        secrets: kind === 'plain' ? null : [token],
      })
    }
    // From then on no mail that was sent can hold one.
    await expect(old.client.query(`update mail_outbox set sent_at = now() where key = 'stop-waiting'`)).rejects.toThrow(
      /check/,
    )
  } finally {
    await old.drop()
  }
})

it('0610 closes the lists over the events of before, in their spellings, and forgets whoever looked after a queue that is gone', async () => {
  const old = await openOldDatabase('0610_core_closed_lists')
  try {
    await old.client.query('set session_replication_role = replica')
    await old.client
      .query(`insert into investment_event (investment_id, from_status, to_status, actor, reason, at) values
      (1, null, 'lottery_pending', 'member:1', 'applied', now()),
      (1, 'lottery_pending', 'awaiting_deposit', 'schedule', 'lottery won', now()),
      (1, 'awaiting_deposit', 'fund_failed', 'schedule', 'fund failed', now())`)
    await old.client.query(
      `insert into queue_duty (queue, operator_id, taken_at) values ('refund', 1, now()), ('letters', 1, now())`,
    )
    await old.client.query('set session_replication_role = origin')
    await old.migrate()
    const { rows: duties } = await old.client.query('select queue from queue_duty')
    expect(duties).toEqual([{ queue: 'refund' }])
    const { rows: events } = await old.client.query('select reason from investment_event order by id')
    expect(events.map(({ reason }) => reason)).toEqual(['applied', 'lottery won', 'fund failed'])
    const { rows: unproven } = await old.client.query(
      `select conname from pg_constraint where not convalidated and conrelid = 'investment_event'::regclass`,
    )
    expect(unproven).toEqual([])
    await expect(
      old.client.query(
        `insert into investment_event (investment_id, to_status, actor, reason, at) values (1, 'canceled', 'bank', 'somehow', now())`,
      ),
    ).rejects.toThrow(/investment_event_reason_check/)
  } finally {
    await old.drop()
  }
})
