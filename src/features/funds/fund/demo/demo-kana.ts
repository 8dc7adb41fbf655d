/** The invented companies' names as banks write them, by which a line's remitter is compared with them. */
const demoKana: Readonly<Record<string, string>> = {
  ひがし茶屋株式会社: 'ヒガシチヤヤ',
  三軒茶屋地所株式会社: 'サンゲンヂヤヤジシヨ',
  代田ライフ株式会社: 'ダイタライフ',
  代田商事株式会社: 'ダイタシヨウジ',
  円山地所株式会社: 'マルヤマジシヨ',
  北町商事株式会社: 'キタマチシヨウジ',
  北野商事株式会社: 'キタノシヨウジ',
  天沼地所株式会社: 'アマヌマジシヨ',
  小町菓子舗株式会社: 'コマチカシホ',
  平尾商事株式会社: 'ヒラオシヨウジ',
  有限会社谷根千工房: 'ヤネセンコウボウ',
  本町ビルディング株式会社: 'ホンマチビルデイング',
  東山の宿合同会社: 'ヒガシヤマノヤド',
  東山町家株式会社: 'ヒガシヤママチヤ',
  株式会社城南ハウジング: 'ジヨウナンハウジング',
  株式会社港湾ハウジング: 'コウワンハウジング',
  株式会社織元: 'オリモト',
  株式会社軽井沢別荘: 'カルイザワベツソウ',
  横浜山手不動産株式会社: 'ヨコハマヤマテフドウサン',
  浅間開発株式会社: 'アサマカイハツ',
  港湾物流株式会社: 'コウワンブツリユウ',
  牧志観光株式会社: 'マキシカンコウ',
  福岡みなみ商会株式会社: 'フクオカミナミシヨウカイ',
  花川戸商事株式会社: 'ハナカワドシヨウジ',
  蒲田本町開発株式会社: 'カマタホンチヨウカイハツ',
  西陣工房合同会社: 'ニシジンコウボウ',
  西陣町家株式会社: 'ニシジンマチヤ',
  谷中まち株式会社: 'ヤナカマチ',
  谷中手仕事の店合同会社: 'ヤナカテシゴトノミセ',
  赤羽西不動産株式会社: 'アカバネニシフドウサン',
  鎌倉小町株式会社: 'カマクラコマチ',
  青葉地所株式会社: 'アオバジシヨ',
}

/** @throws Error for a company whose kana nobody has written down: it could not be compared. */
export function demoKanaOf(name: string): string {
  const kana = demoKana[name]
  if (kana === undefined) throw new Error(`the kana of the demo party ${name} is missing`)
  return kana
}
