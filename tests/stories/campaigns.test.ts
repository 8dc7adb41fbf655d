import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test(
  'a scheduled mail goes out at its time; who turns mails off in the mail program gets the next one no more',
  { tags: ['course'] },
  async () => {
    const [member, other] = [await world.member(), await world.member()]
    const schedule = (title: string, sendAt: string) =>
      world.operator.query<{ adminUpdateMail: { id: string } }>(
        'mutation ($input: MailInput!) { adminUpdateMail(input: $input) { id } }',
        {
          input: { title, body: '{{氏名}} 様\n\n募集を始めます。', to_all: true, send_at: sendAt },
        },
      )
    const { adminUpdateMail } = await schedule('最初のお知らせ', '2026-04-02T19:00:00+09:00')
    await schedule('次のお知らせ', '2026-04-03T19:00:00+09:00')

    await world.moveTo('2026-04-02T18:59:00+09:00')
    expect((await world.product.desk.mails()).filter(({ subject }) => subject.includes('お知らせ'))).toEqual([])
    await world.moveTo('2026-04-03T09:00:00+09:00')
    const mail = await world.product.desk.mailTo(member.email, '最初のお知らせ')
    expect(new Date(mail.sent_at).toISOString().slice(0, 16)).toBe('2026-04-02T10:00')
    await world.product.desk.mailTo(other.email, '最初のお知らせ')
    expect(
      await world.operator.query(
        `{ adminMail(id: "${adminUpdateMail.id}") { sent delivery { recipients delivered } } }`,
      ),
    ).toEqual({ adminMail: { sent: true, delivery: { recipients: 2, delivered: 2 } } })

    const address = /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(mail.text)?.[0] ?? ''
    const page = await fetch(address)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('配信を停止する')
    // Opening the link changes nothing; the mail program's own request does, as a form of either kind.
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect(
      (await member.query<{ me: { receive_all_mail: boolean } }>('{ me { receive_all_mail } }')).me.receive_all_mail,
    ).toBe(true)
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200)
    expect(
      (await member.query<{ me: { receive_all_mail: boolean } }>('{ me { receive_all_mail } }')).me.receive_all_mail,
    ).toBe(false)
    expect(
      (await fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status,
    ).toBe(200)
    expect((await fetch(`${address}x`, { method: 'POST', body: form })).status).toBe(404)

    await world.moveTo('2026-04-04T09:00:00+09:00')
    await world.product.desk.mailTo(other.email, '次のお知らせ')
    expect((await world.product.desk.mails(member.email)).map(({ subject }) => subject)).not.toContain('次のお知らせ')

    const html = await world.operator.fetch(`/admin/mail-preview/${adminUpdateMail.id}`)
    expect(html.headers.get('content-security-policy')).toContain('sandbox')
    expect(await html.text()).toContain('最初のお知らせ')
    expect((await other.fetch(`/admin/mail-preview/${adminUpdateMail.id}`)).status).toBe(404)
    await world.expectSound()
  },
)
