import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from './mail.ts'
import { createSmtpMailSender } from './smtp-mail-sender.ts'

const mail: OutgoingMail = {
  to: 'member@example.jp',
  from: '糸funding <info@example.jp>',
  subject: '出資のお申し込みを受け付けました',
  text: 'お申し込みありがとうございます。',
  html: '<p>お申し込みありがとうございます。</p>',
  messageId: '<mail-1@example.jp>',
  headers: { 'List-Unsubscribe': '<https://example.jp/mypage/mail>' },
}

type Verdict = { at: 'connect' | 'recipient' | 'data'; code: number } | 'accept' | 'lose the answer'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

/** A mail server that keeps what it takes, and objects where the test says so. */
async function startMailbox(verdict: Verdict = 'accept') {
  const kept: { recipients: string[]; source: string }[] = []
  const objection = (at: string) => {
    const isHere = typeof verdict === 'object' && verdict.at === at
    return isHere ? Object.assign(new Error('member@example.jp is not welcome'), { responseCode: verdict.code }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(objection('connect')),
    onRcptTo: (_address, _session, done) => done(objection('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
        kept.push({ recipients, source: Buffer.concat(chunks).toString('utf8') })
        if (verdict === 'lose the answer') for (const connection of server.connections) connection.close()
        else done(objection('data'))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { kept, url: addressOf(server.server) }
}

function addressOf(server: Server): string {
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function send(url: string, changes: Partial<OutgoingMail> = {}, timeoutMs = 10_000): Promise<void> {
  const sender = createSmtpMailSender({ url, timeoutMs })
  try {
    await sender.send({ ...mail, ...changes })
  } finally {
    sender.close()
  }
}
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: Error) => error,
  )

it('hands the mail over whole, in text and HTML, under our own message id', async () => {
  const mailbox = await startMailbox()
  await send(mailbox.url)
  expect(mailbox.kept).toHaveLength(1)
  expect(mailbox.kept[0]?.recipients).toEqual(['member@example.jp'])
  const source = mailbox.kept[0]?.source ?? ''
  expect(source).toContain('Message-ID: <mail-1@example.jp>')
  expect(source).toContain('List-Unsubscribe: <https://example.jp/mypage/mail>')
  expect(source).toContain('multipart/alternative')
})

describe('a mail that does not get through', () => {
  it.each<[Verdict, string, number | null]>([
    [{ at: 'recipient', code: 550 }, 'MailUndeliverable', 550],
    [{ at: 'recipient', code: 450 }, 'MailDelayed', 450],
    [{ at: 'data', code: 554 }, 'MailUndeliverable', 554],
    [{ at: 'data', code: 452 }, 'MailDelayed', 452],
    [{ at: 'connect', code: 421 }, 'MailDelayed', 421],
    ['lose the answer', 'MailDelayed', null],
  ])('after %j is %s', async (verdict, name, responseCode) => {
    const mailbox = await startMailbox(verdict)
    const failure = await failureOf(send(mailbox.url))
    expect(failure).toMatchObject({ name, responseCode })
    expect(`${failure?.message} ${failure?.stack}`).not.toContain('member@example.jp')
  })

  it('is put off while nobody listens, or nobody answers', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const url = addressOf(silent)
    expect(await failureOf(send(url, {}, 200))).toMatchObject({ name: 'MailDelayed', responseCode: null })
    await new Promise((resolve) => silent.close(resolve))
    expect(await failureOf(send(url))).toMatchObject({ name: 'MailDelayed', responseCode: null })
  })
})

describe('a mail that would smuggle something in', () => {
  it.each<[string, Partial<OutgoingMail>]>([
    ['a header behind the subject', { subject: 'hello\r\nBcc: other@example.jp' }],
    ['a bare line feed', { subject: 'hello\nBcc: other@example.jp' }],
    ['a Unicode line break', { subject: 'hello\u2028Bcc: other@example.jp' }],
    ['a second recipient', { to: 'member@example.jp, other@example.jp' }],
    ['a command behind the recipient', { to: 'member@example.jp>\r\nRCPT TO:<other@example.jp' }],
    ['a name before the recipient', { to: 'x <member@example.jp>' }],
    ['no recipient', { to: '' }],
    ['a header behind the sender', { from: 'a@example.jp\r\nBcc: other@example.jp' }],
    ['a header behind another', { headers: { 'X-Note': 'a\r\nBcc: other@example.jp' } }],
    ['a header in a header’s name', { headers: { 'X-Note: a\r\nBcc': 'other@example.jp' } }],
    ['a header behind the message id', { messageId: '<a@example.jp>\r\nBcc: other@example.jp' }],
  ])('is refused for good before the server is asked: %s', async (_what, changes) => {
    const mailbox = await startMailbox()
    expect(await failureOf(send(mailbox.url, changes))).toMatchObject({ name: 'MailUndeliverable', responseCode: null })
    expect(mailbox.kept).toEqual([])
  })
})
