import { describe, expect, it } from 'vitest'
import { exampleMails, exampleSender } from '../outbox/mails/mail-examples.ts'
import { hiddenLinkText, mailBlocks } from './mail-blocks.ts'

const mails = exampleMails('佐藤 美咲', exampleSender)
const blocksOf = (name: string) => mailBlocks(mails[name]?.text ?? '', exampleSender.baseUrl)

describe('a mail in the inbox', () => {
  it('keeps its headings, its figures and its way into the site', () => {
    const blocks = blocksOf('deposit-short')
    expect(blocks.find(({ heading }) => heading === '入金の内容')?.lines).toContain('不足額：150,000円')
    expect(blocks.find(({ path }) => path !== null)).toMatchObject({ path: '/mypage/projects' })
    expect(blocks.flatMap(({ lines }) => lines).join()).not.toContain(exampleSender.companyName)
  })

  it('does not give away what only the mailbox may open', () => {
    for (const name of ['password-reset', 'registration-link']) {
      const text = JSON.stringify(blocksOf(name))
      expect(text).toContain(hiddenLinkText)
      expect(text).not.toMatch(/a1b2c3d4|e5f6|https:/)
    }
  })

  it('shows no address outside of a button, whoever wrote it', () => {
    const text =
      '見出し\n\nこちら https://example.jp/password/reset/abc をご覧ください\n\n▼ 開く\nhttps://other.example/mypage'
    expect(JSON.stringify(mailBlocks(text, 'https://example.jp'))).not.toContain('https:')
  })

  it('can show every mail that there is', () => {
    for (const [name, { text }] of Object.entries(mails)) {
      expect(mailBlocks(text, exampleSender.baseUrl).length, name).toBeGreaterThan(2)
      expect(JSON.stringify(mailBlocks(text, exampleSender.baseUrl)), name).not.toContain('https://')
    }
  })
})
