import { expect, it } from 'vitest'
import { maskAccountNumber, maskAddress, maskBirthday, maskEmail, maskTelephone } from './mask.ts'

it.each([
  ['yamada@example.jp', 'ya****@example.jp'],
  ['ab@example.jp', 'a****@example.jp'],
  ['a@example.jp', '****@example.jp'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

it.each([
  ['東京都世田谷区三軒茶屋2-0-0', '東京都****'],
  ['神奈川県横浜市西区1-1', '神奈川県****'],
  ['京都府京都市中京区0-0', '京都府****'],
  ['世田谷区三軒茶屋2-0-0', '世田谷****'],
])('%s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown))

it('telephones, accounts and birthdays show what helps to recognise them', () => {
  expect(maskTelephone('09012341234')).toBe('090****1234')
  expect(maskAccountNumber('1234567')).toBe('****567')
  expect(maskBirthday('1983-11-02')).toBe('1983年****')
})
