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
