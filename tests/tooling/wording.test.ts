import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'

/**
 * The list of words: what an editor of financial texts found unnatural, and what is said instead. None of it comes back on a screen, in a mail or in a document.
 * A third entry names the files, by part of their path, in which the words mean something else.
 */
const unnatural: readonly (readonly [words: string, instead: string, except?: RegExp])[] = [
  ['メールで知らせます', 'メールでお知らせいたします／通知します'],
  ['前もって', '事前に'],
  ['後で知らせ', '事後に通知し'],
  [' さま', ' 様'],
  ['【再送】', '期限を件名の先頭に'],
  ['読み捨て', '破棄'],
  ['行き違い', 'すでにお振り込みがお済みの場合は'],
  ['多く届', '超過'],
  ['必要な額', '必要金額'],
  ['届いた額', 'ご入金済みの合計'],
  ['不足している額', '不足額'],
  ['返金する額', '返金額'],
  ['返金した額', '返金額'],
  ['振り込む額', 'お振込金額'],
  ['お支払いする額', 'お支払金額'],
  ['お支払い額', 'お支払金額'],
  ['お支払い日', 'お支払日'],
  ['受け取られませんでした', '口座に入金できませんでした（組戻しとなりました）'],
  ['利用を止め', '利用を停止'],
  ['心当たりがないので', '心当たりがない（…）'],
  ['登録口座がないとき', '受取口座をご登録でない場合'],
  ['解除の後に', '解除後の'],
  ['もう一度申し込めます', 'あらためてお申し込みいただけます'],
  ['書面を確認いただき', 'ご確認いただき'],
  ['枠を解き', '枠を解除'],
  ['要りません', '不要です'],
  ['分配金はありません', '分配金について（お支払いなし）', /distribution-none|total-loss|history-chart/],
  ['申し込みは取り消されました', 'お申し込みを取り消しました'],
  ['損失が出ました', '損失が生じました'],
  ['出資可能額に戻りました', ''],
  ['開けないときは', 'ボタンから開けない場合は'],
  ['下3桁', '普通 ＊＊＊＊'],
  ['返信されたメールは届きません', 'ご返信いただいてもお答えできません'],
  ['多すぎた額', '超過分'],
  ['足りない額', '不足分'],
  ['募集の終了の', '募集終了日の'],
  ['利益の源と', '収益の源泉と'],
  ['差し引いたもの', '控除した金額'],
  ['考えに入れて', '考慮して'],
  ['手取りの額', '手取り額'],
  ['途中で解約や換金', '運用期間中の解約・換金'],
  ['運用の終了した月', '運用終了月'],
  ['先に損を', '損失を先に'],
  ['同じ大きさで伝える', '等しくお伝えする'],
  ['受け付けの順番', '申込受付の記録'],
  ['会員の印', '識別記号'],
  ['くじの値', '抽選値'],
  ['封の印', 'コミット値'],
  ['名簿の印', '名簿のハッシュ値'],
  ['枠なし', '枠の残なし', /lifecycles\/deposit/],
  ['いまここ', '現在のお手続き'],
  ['入金予定', 'お受け取り予定'],
  ['予定の分配率で計算', '予定分配率による見込額'],
  ['いまの期の分', '当期分'],
  ['が未入金', 'あと…のご入金が必要です'],
  ['全額が届かない', '全額のご入金が確認できない場合'],
  ['いまの選択', '現在の選択'],
  ['上限の決まり', '出資上限について'],
  ['ログインと安全', 'ログインとセキュリティ'],
  ['お友だち紹介', '紹介プログラム'],
  ['自動更新', '自動継続'],
  ['更新の意思確認', '継続のご意思の確認'],
  ['禁止すること', '禁止事項'],
  ['会員になれる方', '会員資格'],
  ['始まりと終わりの日', '運用開始日および運用終了日'],
  ['遅れることなく', '遅滞なく'],
  ['落ち度', '責めに帰すべき事由'],
  ['上の期間に', '上記期間に'],
  ['予行演習', 'リハーサル'],
  ['点検資料', '検査対応資料'],
  ['説明のない口座', '内容不明の入出金'],
  ['に頼みます', 'に依頼します'],
  ['操作した人', '操作者'],
  ['受付ID', 'リクエストID'],
  ['お金の流れをたどる', '資金の流れを確認する'],
  ['連鎖つき', '改ざん検知用データ付き'],
  ['ばらつき', 'ランダムに'],
  ['手で照合', '手動で照合'],
  ['持ち主', '入金者'],
  ['支払いのまとまり', '支払いバッチ'],
  ['期の一覧', '運用期の一覧', /deadline-places/],
  ['つながり', '連携状況'],
  ['段落になります', '段落が分かれます'],
  ['だれの表示', '表示する宛先'],
  ['前に答えた', '以前に回答された'],
]

const sources = ['src/web', 'src/domain', 'src/features', 'src/server', 'src/ledger', 'src/adapters'].flatMap(
  (folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|txt|html)$/.test(file) && !file.includes('.test.'))
      .map((file) => ({
        file: path.join(folder, file),
        text: readFileSync(path.join(projectRoot, folder, file), 'utf8'),
      })),
)

it.each(unnatural.map(([words, instead, except]) => ({ words, instead, except })))(
  'nothing says $words: say $instead',
  ({ words, except }) => {
    const said = sources.filter(({ file, text }) => text.includes(words) && except?.test(file) !== true)
    expect(said.map(({ file }) => file)).toEqual([])
  },
)
