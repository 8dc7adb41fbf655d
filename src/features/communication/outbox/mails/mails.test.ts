import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registrationLinkMail } from './account-mails.ts'
import { exampleMails, exampleSender } from './mail-examples.ts'
import { operatorNoticeMail } from './operator-notice-mail.ts'

const mails = Object.entries(exampleMails('髙橋 﨑子', exampleSender))

/** Half-width characters count half, as they take half the room. */
function fullWidthLength(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u0020-\u007e]/.test(character) ? 0.5 : 1), 0)
}

/** What a reader of the HTML part sees, without the parts that only machines read. */
function readableText(html: string): string {
  return html
    .replace(/<(title|svg)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** The boxes, each with its name: unlike tables, notes and steps they hold neither rows nor items. */
const boxesOf = (text: string) =>
  text.split('\n\n').filter((block) => /^■ .+\n/.test(block) && !/\n(?:・|\d+\. |[^\n]*：)/.test(block))

const factPattern = /https?:\/\/[^\s（）]+|[\d,]+円|\d{4}年\d+月\d+日（.）(?:\d\d:\d\d)?/g
const factsOf = (text: string) => [...new Set(text.match(factPattern) ?? [])].toSorted()

/** Every function in this folder that makes a mail, by its name. */
function mailMakers(): string[] {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'render-mail.ts',
  )
  return files
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export function (\w+Mail)\(/gm)].map(
        ([, name = '']) => name,
      ),
    )
    .filter((name) => name !== 'wordMail')
}

test('there is an example of every mail', () => {
  const examples = [
    'mail-examples.ts',
    'operation-mail-examples.ts',
    'safety-mail-examples.ts',
    'supplement-mail-examples.ts',
    'trouble-mail-examples.ts',
    'unclaimed-mail-examples.ts',
  ]
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n')
  expect(mailMakers().length).toBeGreaterThan(20)
  expect(mailMakers().filter((name) => !examples.includes(`: ${name}(`))).toEqual([])
})

describe.each(mails)('the mail %s', (template, mail) => {
  /** Letter for letter: who changes a mail reads the whole of it again (golden/). */
  test('stays as it was read and approved, in text and HTML', async () => {
    await expect(`${mail.subject}\n\n${mail.text}\n`).toMatchFileSnapshot(`golden/${template}.txt`)
    await expect(`${mail.html}\n`).toMatchFileSnapshot(`golden/${template}.html`)
  })

  /** Programs that make links of addresses take whatever touches one for a part of it. */
  test('has a blank or the end of the line behind each address', () => {
    const addresses = mail.text.match(/https?:\/\/\S+/g) ?? []
    expect(addresses.filter((address) => !/^[\w:/.?=&%~#@+-]+$/.test(address))).toEqual([])
  })

  test('has a subject that a phone shows whole', () => {
    expect(fullWidthLength(mail.subject)).toBeLessThanOrEqual(30)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test('tells the same amounts, dates and addresses in text and HTML', () => {
    expect(factsOf(readableText(mail.html))).toEqual(factsOf(mail.text))
  })

  test('names company, licence, contact and that nobody reads answers', () => {
    for (const part of [mail.text, readableText(mail.html)]) {
      expect(part).toContain(exampleSender.companyName)
      expect(part).toContain(exampleSender.licence)
      expect(part).toContain('https://example.jp/contact')
      expect(part).toContain('送信専用')
      expect(part).toContain('停止')
    }
  })

  test('gives every day with its year and weekday', () => {
    const body = mail.text.slice(mail.text.indexOf('\n'))
    expect(body.match(/\d+月\d+日(?!（|から|まで休業)/g) ?? []).toEqual([])
  })

  test('has at most three lines in the box of what must not be overlooked', () => {
    for (const box of boxesOf(mail.text)) expect(box.split('\n').length, box).toBeLessThanOrEqual(3)
  })

  test('carries no form, no script and no picture from elsewhere', () => {
    expect(mail.html).not.toMatch(/<(form|input|script|img|link|iframe)\b/)
    expect(mail.html).not.toContain('/login')
  })

  test('leads only to the product itself', () => {
    for (const [, address] of mail.html.matchAll(/href="([^"]+)"/g)) {
      expect(address).toMatch(/^https:\/\/example\.jp(\/|$)/)
    }
  })
})

/** A mail without a way to ask leaves whoever is hurt by it alone. */
test.each([
  'fund-delay',
  'fund-delay-report',
  'fund-delay-word',
  'fund-course-decided',
  'fund-course-decided-talks',
  'fund-delay-today',
  'loss-statement',
  'redemption-with-loss',
  'total-loss',
  'record-corrected',
])('%s is bad news: it says sorry or why, and where somebody answers the telephone', (title) => {
  const mail = exampleMails('佐藤 美咲', exampleSender)[title]
  for (const part of [mail?.text, readableText(mail?.html ?? '')]) {
    expect(part).toContain(`お電話（${exampleSender.telephone}、${exampleSender.contactHours}）`)
    expect(part).toMatch(/お詫び|申し訳|理由|原因|損失/)
  }
})

test('whatever stands in a name stays text', () => {
  const name = '<img src=x onerror=alert(1)>"\'&amp;\r\nBcc: all@example.jp'
  for (const [title, mail] of Object.entries(exampleMails(name, exampleSender))) {
    expect(mail.html, title).not.toContain('<img')
    expect(mail.subject, title).not.toMatch(/[\r\n]/)
  }
})

test('a subject cannot end the header', () => {
  const notice = { title: 'お知らせ\r\nBcc: all@example.jp', body: '本文', recipient: null, unsubscribable: true }
  expect(operatorNoticeMail(notice, exampleSender).subject).toBe('お知らせ Bcc: all@example.jp')
})

test.each(['application-accepted', 'contract-document-ready', 'contract-confirmed', 'lottery-won'])(
  '%s speaks of the deposit but holds no account number',
  (title) => {
    const mail = exampleMails('佐藤 美咲', exampleSender)[title]
    expect(mail?.text).toContain('マイページ')
    expect(`${mail?.text}${readableText(mail?.html ?? '')}`).not.toMatch(
      /支店|普通預金|口座番号[：\s]*\d|(?<![\d,./-])\d{7}(?!\d)/,
    )
  },
)

test('the application mail asks for the contract document before the money', () => {
  const text = exampleMails('佐藤 美咲', exampleSender)['application-accepted']?.text ?? ''
  expect(text.indexOf('1. 契約成立時書面を確認する')).toBeGreaterThan(0)
  expect(text.indexOf('1. 契約成立時書面を確認する')).toBeLessThan(text.indexOf('2. 200,000円を振り込む'))
  expect(text).toContain('2026年11月24日（火）23:59')
})

test('a token with signs of syntax stays a piece of the path', () => {
  const token = 'a/b?c"<d>'
  const { html, text } = registrationLinkMail(
    { token, expiresAt: new Date('2026-04-02T19:03:00+09:00') },
    exampleSender,
  )
  expect(html).toContain('href="https://example.jp/regist/a%2Fb%3Fc%22%3Cd%3E"')
  expect(text).toContain('https://example.jp/regist/a%2Fb%3Fc%22%3Cd%3E')
})
