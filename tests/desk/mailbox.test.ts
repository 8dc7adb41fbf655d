import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, test } from 'vitest'
import { openDesk, type TestDesk } from './support/open-desk.ts'

const mail = (changes: SendMailOptions = {}): SendMailOptions => ({
  from: '糸funding <info@example.jp>',
  to: 'Member@example.jp',
  subject: '【糸funding】ご入金を確認しました',
  text: 'ご入金を確認しました。\n100,000円',
  html: '<p>ご入金を確認しました。</p>',
  ...changes,
})

function send(desk: TestDesk, changes: SendMailOptions = {}): Promise<unknown> {
  return createTransport({ host: '127.0.0.1', port: desk.smtpPort, socketTimeout: 2_000 }).sendMail(mail(changes))
}

test('a Japanese mail over SMTP is read back as it was written', async () => {
  const desk = await openDesk()
  await send(desk)
  await send(desk, { to: ['other@example.jp', 'third@example.jp'], subject: '二通目', html: undefined })

  await send(desk, { to: 'a+b@example.jp' })
  for (const to of ['a+b@example.jp', 'a%2Bb@example.jp'])
    expect((await desk.get(`/mails?to=${to}`)).body).toHaveLength(1)

  const { body } = await desk.get('/mails?to=member@example.jp')
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    to: 'Member@example.jp',
    subject: '【糸funding】ご入金を確認しました',
    html: '<p>ご入金を確認しました。</p>',
  })
  expect(body[0].text.trim()).toBe('ご入金を確認しました。\n100,000円')
  expect(body[0].sent_at).toMatch(/\+09:00$/)
  expect((await desk.get('/mails')).body.map(({ to }: { to: string }) => to)).toEqual([
    'a+b@example.jp',
    'third@example.jp',
    'other@example.jp',
    'Member@example.jp',
  ])
})

test('two hundred mails at once all arrive, and are there after a restart', async () => {
  const desk = await openDesk()
  const pool = createTransport({
    host: '127.0.0.1',
    port: desk.smtpPort,
    pool: true,
    maxConnections: 20,
    maxMessages: Infinity,
  })
  await Promise.all(
    Array.from({ length: 200 }, (_each, index) => pool.sendMail(mail({ to: `member${index}@example.jp` }))),
  )
  pool.close()
  await desk.stop()
  const again = await openDesk({ folder: desk.folder })
  expect(new Set((await again.get('/mails')).body.map(({ to }: { to: string }) => to)).size).toBe(200)
})

test('the mailbox survives a restart and is emptied by a reset', async () => {
  const desk = await openDesk()
  await send(desk)
  await desk.stop()
  const again = await openDesk({ folder: desk.folder })
  expect((await again.get('/mails')).body).toHaveLength(1)
  await again.post('/reset')
  expect((await again.get('/mails')).body).toEqual([])
  await again.stop()
  const third = await openDesk({ folder: desk.folder })
  expect((await third.get('/mails')).body).toEqual([])
})

test.each([
  ['refuse', 421, 0],
  ['error', 451, 0],
  ['timeout', undefined, 0],
  ['lost_answer', undefined, 1],
])('%s: the sender sees a failure, the answer is %s, the mailbox holds %i', async (kind, responseCode, kept) => {
  const desk = await openDesk()
  await desk.post('/faults', { target: 'mail', kind, count: 1 })
  const failure = await send(desk).then(
    () => undefined,
    (problem: { responseCode?: number }) => problem,
  )
  expect(failure).toBeDefined()
  if (responseCode !== undefined) expect(failure?.responseCode).toBe(responseCode)
  expect((await desk.get('/mails')).body).toHaveLength(kept)
  await send(desk)
  expect((await desk.get('/mails')).body).toHaveLength(kept + 1)
})

test('a duplicated mail lies there twice, a delayed one once', async () => {
  const desk = await openDesk()
  await desk.post('/faults', { target: 'mail', kind: 'duplicate', count: 1 })
  await desk.post('/faults', { target: 'mail', kind: 'delay', count: 1 })
  await send(desk)
  const start = Date.now()
  await send(desk)
  expect(Date.now() - start).toBeGreaterThanOrEqual(140)
  expect((await desk.get('/mails')).body).toHaveLength(3)
})

test('a fault also meets the next mail on a connection that is kept open', async () => {
  const desk = await openDesk()
  const pool = createTransport({ host: '127.0.0.1', port: desk.smtpPort, pool: true, maxConnections: 1 })
  await pool.sendMail(mail())
  await desk.post('/faults', { target: 'mail', kind: 'error', count: 1 })
  await expect(pool.sendMail(mail())).rejects.toThrow()
  await pool.sendMail(mail())
  pool.close()
  expect((await desk.get('/mails')).body).toHaveLength(2)
})
