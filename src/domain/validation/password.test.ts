import { describe, expect, it } from 'vitest'
import { isGuessablePassword, passwordStrength } from './password.ts'

const owner = {
  email: 'hanako.yamada@example.jp',
  sei: '山田',
  mei: '花子',
  sei_kana: 'ヤマダ',
  mei_kana: 'ハナコ',
  birthday: '1985-04-01',
  tel: '09012345678',
}

describe('a guessable password', () => {
  it.each([
    ['under eight characters', 'x7#kQ2!'],
    ['much used', 'password'],
    ['much used with a tail', 'password2026!'],
    ['much used in disguise', 'P@ssw0rd'],
    ['a name much used', 'sakura1234'],
    ['full-width', 'ｐａｓｓｗｏｒｄ'],
    ['one character', 'zzzzzzzzzz'],
    ['two in turn', 'xyxyxyxyxy'],
    ['a short word over and over', 'umi9umi9umi9'],
    ['counting', '23456789'],
    ['counting down', '98765432'],
    ['a row of keys', 'QWERTYUIOP'],
    ['a row of keys backwards', 'lkjhgfdsa'],
    ['the mail address', 'hanako.yamada'],
    ['a part of the mail address', 'my-Hanako-77'],
    ['the name', '山田花子の預金箱です'],
    ['the birthday', 'x19850401y'],
    ['the birthday in short', 'ab850401cd'],
    ['the telephone', 'tel12345678x'],
  ])('%s: %s', (_, password) => {
    expect(isGuessablePassword(password, owner)).toBe(true)
  })
  it.each(['umi-to-yama-88', 'x7#kQ2!p', 'みどりのかえるが9匹', '😀🍣🗻🎌🍵🎋🌸🚃'])('is not %s', (password) => {
    expect(isGuessablePassword(password, owner)).toBe(false)
  })
  it('needs no owner', () => {
    expect(isGuessablePassword('hanako-to-umi')).toBe(false)
    expect(isGuessablePassword('hanako-to-umi', { email: '' })).toBe(false)
  })
  it('takes short parts of an address for chance', () => {
    expect(isGuessablePassword('umi-to-yama-88', { email: 'um@example.jp' })).toBe(false)
  })
})

it.each([
  ['', 0, ''],
  ['abc', 1, '弱い'],
  ['password', 1, '弱い'],
  ['x7#kQ2!p', 2, '普通'],
  ['umi-to-yama-88', 3, '強い'],
])('%s has the strength %s %s', (password, score, label) =>
  expect(passwordStrength(password)).toEqual({ score, label }),
)
