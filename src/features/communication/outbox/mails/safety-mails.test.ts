import { expect, test } from 'vitest'
import { exampleSender } from './mail-examples.ts'
import { safetyMailExamples } from './safety-mail-examples.ts'

const mails = Object.entries(safetyMailExamples('髙橋 﨑子', exampleSender))

const notices = mails.filter(([, mail]) => mail.text.includes('心当たりがない場合は、次のボタン'))

test('every change and every new device can be stopped by a link', () => {
  expect(notices.map(([template]) => template)).toEqual([
    'new-device-login',
    'password-changed',
    'password-off',
    'bank-account-changed',
    'address-changed',
    'address-changed-at-once',
    'passkey-added',
    'passkey-removed',
    'email-change-asked',
    'email-changed',
  ])
})

test.each(notices)('%s leads to the stop page, says until when, and asks for no password', (_, mail) => {
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https://example.jp/stop/c7d8e9')
    expect(part).toContain('2026年4月8日（水）19:03')
    expect(part).toContain('パスワードの入力は求めません')
    expect(part).not.toMatch(/\/(login|password)/)
  }
})

test('what changed is named, never to what', () => {
  for (const template of ['bank-account-changed', 'address-changed', 'email-changed']) {
    const mail = Object.fromEntries(mails)[template]
    expect(mail?.text).not.toMatch(/〒|支店|口座番号|@/)
  }
})
