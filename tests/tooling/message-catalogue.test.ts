import { describe, expect, it } from 'vitest'
import { readSources } from './rules/sources.ts'

/**
 * The error catalogue and the success messages of the specification, letter for letter: whoever rewords one finds out here. Where the
 * situations themselves are played, the stories and the tests beside the screens look at them.
 */
const catalogue: readonly [situation: string, message: string][] = [
  ['forgot password failure', 'メールの送信に失敗しました。メールアドレスをご確認ください。'],
  ['forgot password success', 'パスワードリセットのメールを送信しました。メールをご確認ください。'],
  ['reset failure', 'パスワード変更に失敗しました。内容をご確認ください。'],
  ['reset success', 'パスワードを変更しました。'],
  ['invalid token', '登録情報が見つかりません。再度メールアドレス登録をお試しください。'],
  ['performance update failure', 'ファンド実績更新に失敗しました'],
  ['performance update success', 'ファンド実績を更新しました'],
  ['dividend retype mismatch', '入力された配当金があっていません'],
  ['survey success', 'ご入力ありがとうございました。'],
  ['empty investments', 'まだ出資したファンドがありません。'],
  ['bank registration failure', '銀行口座登録に失敗しました。'],
  ['referral start failure, registration e-mail failure', 'エラーが発生しました'],
  ['missing account number', '口座番号を入力してください'],
  ['identity failure', '本人確認に失敗しました。再度本人確認をお願いします。'],
  ['identity success', '本人確認が完了しました。糸fundingをお楽しみください。'],
  ['unknown route', 'Not Found'],
  ['router fallback', 'Unexpected Application Error!'],
  ['member update question', '登録情報を更新しますか。'],
  ['update success', '更新しました。'],
  ['referral start success', '紹介プログラムを開始しました。'],
  ['copied', 'コピーしました'],
  ['address change success', '手続きが完了しました。本人確認をお願いします。'],
  ['registration e-mail success', '会員登録のURLをメール送信しました。メールをご確認ください。'],
  ['logout', 'ログアウトしました'],
  ['zip code rule', '数字で7桁です'],
  ['kana rule', 'カタカナのみ使用できます'],
  ['telephone rule', '数字で10〜11桁です'],
  ['birthday rule', '日付の書式になっていません'],
  ['password confirmation rule', '異なるパスワードが入力されています'],
  ['survey rule', '選択してください'],
  ['e-mail rule', 'メールアドレス形式で入力してください'],
  ['unknown zip code', 'では住所が見つかりませんでした。'],
  ['required', '必須です'],
  ['string expected', '文字列を入力してください'],
  ['number expected', '数字で入力してください'],
  ['other type error', '入力データのデータ形式に誤りがあります'],
  ['string format', '書式に誤りがあります'],
  ['too short', '文字以上で入力してください'],
  ['too long', '文字以内で入力してください'],
]

const sources = readSources('src')
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .map(({ text }) => text)

/** Between quotes, in a template or as text of an element; not within a longer sentence that only happens to hold it. */
function isSaid(message: string): boolean {
  const text = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const said = new RegExp(`['"\`>}]\\s*${text}\\s*(?:['"\`<{]|\\d|$)`, 'm')
  return sources.some((source) => said.test(source))
}

describe('the messages of the specification', () => {
  it.each(catalogue)('%s: %s', (_situation, message) => {
    expect(isSaid(message)).toBe(true)
  })

  it('would be missed', () => {
    expect(isSaid('エラーが発生しましたね')).toBe(false)
  })
})
