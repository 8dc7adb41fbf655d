import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'

/** What the specification quotes, letter for letter. A changed sentence fails here, not in front of a customer. */
const quoted: Record<string, readonly string[]> = {
  'login and session': ['ログインしました', 'ログアウトしました', 'ログインに失敗しました。', 'エラーが発生しました'],
  'applying and contract': [
    '万円以上で入力してください。',
    '万円以下で入力してください。',
    '10万円単位で指定してください。',
    '申込金額が募集総額に達したため、募集を一時停止しています。',
    '契約書が取得できませんでした。',
    '報告書が取得できませんでした。',
  ],
  'identity check': [
    '本人確認が完了しました。糸fundingをお楽しみください。',
    '本人確認に失敗しました。再度本人確認をお願いします。',
  ],
  registration: [
    '会員登録のURLをメール送信しました。メールをご確認ください。',
    '登録情報が見つかりません。再度メールアドレス登録をお試しください。',
    '登録情報を更新しますか。',
    '数字で7桁です',
    'カタカナのみ使用できます',
    '数字で10〜11桁です',
    '日付の書式になっていません',
    '異なるパスワードが入力されています',
    '選択してください',
    'メールアドレス形式で入力してください',
    '必須です',
    '文字列を入力してください',
    '数字で入力してください',
    '入力データのデータ形式に誤りがあります',
    '書式に誤りがあります',
    '推測されやすいパスワードです。別のパスワードを入力してください。',
    'では住所が見つかりませんでした。',
  ],
  password: [
    'メールの送信に失敗しました。メールアドレスをご確認ください。',
    'パスワードリセットのメールを送信しました。メールをご確認ください。',
    'パスワード変更に失敗しました。内容をご確認ください。',
    'パスワードを変更しました。',
  ],
  'member area': [
    '更新しました。',
    '紹介プログラムを開始しました。',
    'コピーしました',
    '手続きが完了しました。本人確認をお願いします。',
    'ご入力ありがとうございました。',
    'まだ出資したファンドがありません。',
    '銀行口座登録に失敗しました。',
    '口座番号を入力してください',
    '年度分',
    '契約成立時書面の確認待ち',
    '未済',
    '入金待ち',
    '抽選待ち',
    'キャンセル済み',
    '不成立',
    '落選',
  ],
  'forms in general': [
    '文字以上で入力してください',
    '文字以内で入力してください',
    '以上の数値を入力してください',
    '以下の数値を入力してください',
  ],
  'performance of a fund': [
    '入力された配当金があっていません',
    'ファンド実績更新に失敗しました',
    'ファンド実績を更新しました',
  ],
  'what others rely on: storage, events, anchor': [
    "'ReloadToast'",
    "'invitation_code'",
    "'invest/confirm'",
    "'invest/submit'",
    'id="message"',
  ],
  'progress of a fund': ['募集前', '募集中', '募集終了', '運用中', '運用終了'],
  router: ['Not Found 404', 'Unexpected Application Error!'],
}

/** As the sentence is written in the sources; what a program puts in between is left out of the table. */
const sources = ['src/web', 'src/domain', 'src/features'].flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(projectRoot, folder, file), 'utf8')),
)
const catalogue = sources.join('\n')

describe.each(Object.entries(quoted))('the words of the specification: %s', (_, sentences) => {
  it.each(sentences)('%s', (sentence) => expect(catalogue.includes(sentence)).toBe(true))
})
