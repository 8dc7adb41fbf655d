/** How well the text of an item is known, and since when: the numbers of many items of today's rule were never read by us. */
export const STATUTORY_READINGS = {
  in_force: '2024年11月1日現在の条文で確認',
  of_2013: '2013年4月1日現在の条文で内容を確認（今の号の番号は未確認）',
  number_unsure: '2013年4月1日現在の条文で内容を確認（今の条と号の番号は未確認）',
  of_guides: '公表されている解説で内容を確認（条文は未確認）',
} as const

export interface StatutoryItem {
  /** Of the act itself (不動産特定共同事業法, 406AC0000000077), or of its enforcement rule (407M50004040002). */
  readonly law: 'act' | 'rule'
  /** '43条1項3号' */
  readonly article: string
  readonly reading: keyof typeof STATUTORY_READINGS
  readonly title: string
}

const item = (article: string, reading: keyof typeof STATUTORY_READINGS, title: string): StatutoryItem => ({
  law: 'rule',
  article,
  reading,
  title,
})

/**
 * What the enforcement rule asks of the pre-contract document (契約成立前書面, act article 24), item by item. Where each stands in the
 * document, and which datum it is bound to, says `preContractItems`.
 */
export const preContractStatute = {
  'pre-01': item('43条1項1号', 'in_force', '商号、所在地、代表者の氏名'),
  'pre-02': item('43条1項2号', 'in_force', '登録の番号'),
  'pre-03': item('43条1項3号', 'in_force', '資本金と、議決権の5％以上を持つ者'),
  'pre-04': item('43条1項4号', 'in_force', '親会社が債務を連帯して負担する契約'),
  'pre-05': item('43条1項5号', 'in_force', 'ほかに行う事業'),
  'pre-06': item('43条1項6号', 'in_force', '直前3事業年度の貸借対照表と損益計算書の要旨'),
  'pre-07': item('43条1項7号', 'in_force', '役員の氏名と、ほかの会社の常務または営む事業'),
  'pre-08': item('43条1項8号', 'in_force', '特例事業者に関する事項（第4号事業の場合）'),
  'pre-b9': item('43条1項', 'of_2013', '契約の種別と事業の仕組み'),
  'pre-b10': item('43条1項', 'of_2013', '業務の委託先と委託する業務'),
  'pre-b11': item('43条1項', 'of_2013', '利害関係人との重要な取引'),
  'pre-b12': item('43条1項', 'of_2013', '契約に係る法令の概要'),
  'pre-b13イ': item('43条1項', 'of_2013', '財産を監視する権利'),
  'pre-b13ロ': item('43条1項', 'of_2013', '第三者に対する責任'),
  'pre-b13ハ': item('43条1項', 'of_2013', '利益、残余財産、出資の返還を受ける権利'),
  'pre-b13ニ': item('43条1項', 'of_2013', '分配と返還の信用の補完'),
  'pre-b14イ': item('43条1項', 'of_2013', '対象不動産の所在、地番、用途、面積'),
  'pre-b14ロ': item('43条1項', 'of_2013', '取引の態様'),
  'pre-b14ハ': item('43条1項', 'of_2013', '借入れ'),
  'pre-b14ニ': item('43条1項', 'of_2013', '取引の開始の予定'),
  'pre-b14ホ': item('43条1項', 'of_2013', '取引の終了の予定'),
  'pre-b15イ': item('43条1項', 'of_2013', '登記された権利と名義人'),
  'pre-b15ロ': item('43条1項', 'of_2013', '法令による制限'),
  'pre-b15ハ': item('43条1項', 'of_2013', '私道の負担'),
  'pre-b15ニ': item('43条1項', 'of_2013', '飲用水、電気、ガス、排水'),
  'pre-b15ホ': item('43条1項', 'of_2013', '未完成の場合の形状と構造'),
  'pre-b15ヘ': item('43条1項', 'of_2013', '区分所有建物の事項'),
  'pre-b15ト': item('43条1項', 'of_2013', '契約不適合責任の履行に関する措置'),
  'pre-b15チ': item('43条1項', 'of_2013', '災害区域、石綿の調査、耐震診断'),
  'pre-b15リ': item('43条1項', 'of_2013', '第三者による調査'),
  'pre-b16': item('43条1項', 'of_2013', '対象不動産の価格と算定の方法'),
  'pre-b17イ': item('43条1項', 'of_2013', '賃借人の数、賃料、面積、過去5年の稼働率'),
  'pre-b17ロ': item('43条1項', 'of_2013', '主な建物ごとの賃貸の状況'),
  'pre-b17ハ': item('43条1項', 'of_2013', '主な賃借人'),
  'pre-b17ニ': item('43条1項', 'of_2013', '賃料の支払いの状況'),
  'pre-b17ホ': item('43条1項', 'of_2013', '過去5年の賃料収入と賃貸の費用'),
  'pre-b18イ': item('43条1項', 'of_2013', '出資の持分の名称'),
  'pre-b18ロ': item('43条1項', 'of_2013', '出資の予定総額と口数'),
  'pre-b18ハ': item('43条1項', 'of_2013', '1口の額'),
  'pre-b18ニ': item('43条1項', 'of_2013', '申し込みの期間と方法'),
  'pre-b18ホ': item('43条1項', 'of_2013', '申し込みを受け付ける場所'),
  'pre-b18ヘ': item('43条1項', 'of_2013', '払い込みの期日と方法'),
  'pre-b19': item('43条1項', 'of_2013', '財産管理報告書の監査の有無と範囲'),
  'pre-b20': item('43条1項', 'of_2013', '利益の分配'),
  'pre-b21': item('43条1項', 'of_2013', '財産の管理'),
  'pre-b22': item('43条1項', 'of_2013', '契約の期間'),
  'pre-b23': item('43条1項', 'of_2013', '契約の終了のときの清算'),
  'pre-b24イ': item('43条1項', 'of_2013', '途中の解約の可否と条件'),
  'pre-b24ロ': item('43条1項', 'of_2013', '途中の解約の方法'),
  'pre-b24ハ': item('43条1項', 'of_2013', '途中の解約の価格'),
  'pre-b24ニ': item('43条1項', 'of_2013', '途中の解約の手数料'),
  'pre-b24ホ': item('43条1項', 'of_2013', '途中の解約の申し出の期間'),
  'pre-b24ヘ': item('43条1項', 'of_2013', '途中の解約の支払いの方法と時期'),
  'pre-b24ト': item('43条1項', 'of_2013', '解約が集中した場合の影響'),
  'pre-b24チ': item('43条1項', 'of_2013', 'クーリング・オフ'),
  'pre-b25': item('43条1項', 'of_2013', '契約の変更の手続きと周知'),
  'pre-b26': item('43条1項', 'of_2013', '当社の報酬'),
  'pre-b27': item('43条1項', 'of_2013', '対象不動産の所有権の帰属'),
  'pre-b28': item('43条1項', 'of_2013', '損失の原因となる事柄'),
  'pre-b29': item('43条1項', 'of_2013', '損失の負担'),
  'pre-b30': item('43条1項', 'of_2013', '業務と財産の情報の開示'),
  'pre-b31': item('43条1項', 'of_2013', '対象不動産の売却などの処分'),
  'pre-b32': item('43条1項', 'of_2013', '契約上の地位の譲渡'),
  'pre-b33': item('43条1項', 'of_2013', '余裕金の運用'),
  'pre-b34': item('43条1項', 'of_2013', '対象不動産の変更の手続き'),
  'pre-b35': item('43条1項', 'of_2013', '業務のほかへの出資の使用'),
  'pre-b36': item('43条1項', 'of_2013', '追加募集：過去5期の資産と分配'),
  'pre-b37': item('43条1項', 'of_2013', '追加募集：過去5期の契約と返還'),
  'pre-b38': item('43条1項', 'of_2013', '追加募集：直前の期の取引、損益、財産'),
  'pre-b39': item('43条1項', 'of_2013', '追加募集：前号の監査の有無と範囲'),
  'pre-b40': item('43条1項', 'of_2013', '紛争を扱う裁判所'),
  'pre-min-1': item('43条2項', 'of_2013', '当社または関係会社から取得する財産'),
  'pre-min-2': item('43条2項', 'of_2013', '不動産鑑定士の鑑定評価'),
  'pre-min-3': item('43条2項', 'of_2013', '分別管理と信託との違い、修繕費と保険料の負担'),
  'pre-min-4': item('43条2項', 'of_2013', '当社の信用、権利を行使できる期間、金利などによる元本の損失'),
  'pre-min-5': item('43条2項', 'of_2013', '元本が保証されないこと'),
}

export type PreContractItem = keyof typeof preContractStatute

const ofAct = (article: string, title: string): StatutoryItem => ({ law: 'act', article, reading: 'of_2013', title })

/**
 * What the act asks of the contract document (契約成立時書面, article 25 paragraph 1), item by item; what its number 8 leaves to the rule was read in the rule of
 * 2013 (article 21 paragraph 2), and the rule's number of today was not. Where each stands says `contractParts`.
 */
export const contractStatute = {
  'con-1': ofAct('25条1項1号', '契約の種別'),
  'con-2': ofAct('25条1項2号', '対象不動産と取引の内容'),
  'con-3': ofAct('25条1項3号', '利益の分配'),
  'con-4': ofAct('25条1項4号', '財産の管理'),
  'con-5': ofAct('25条1項5号', '契約の期間'),
  'con-6': ofAct('25条1項6号', '契約の終了のときの清算'),
  'con-7': ofAct('25条1項7号', '契約の解除'),
  'con-8-1': ofAct('25条1項8号', '商号、所在地、代表者の氏名と、出資者の氏名、住所'),
  'con-8-2': ofAct('25条1項8号', '登録の番号'),
  'con-8-3': ofAct('25条1項8号', '契約の成立日'),
  'con-8-4': ofAct('25条1項8号', '出資者の権利と責任'),
  'con-8-5': ofAct('25条1項8号', '当社の報酬'),
  'con-8-6': ofAct('25条1項8号', '対象不動産の所有権の帰属'),
  'con-8-7': ofAct('25条1項8号', '損失の負担'),
  'con-8-8': ofAct('25条1項8号', '業務と財産の情報の開示'),
  'con-8-9': ofAct('25条1項8号', '対象不動産の売却などの処分'),
  'con-8-10': ofAct('25条1項8号', '契約上の地位の譲渡'),
  'con-8-11': ofAct('25条1項8号', '余裕金の運用'),
  'con-8-12': ofAct('25条1項8号', '対象不動産の変更と、業務のほかへの出資の使用'),
  'con-min-1': ofAct('25条1項8号', '対象不動産の所在、地番、用途、面積'),
  'con-min-2': ofAct('25条1項8号', '分別管理と信託との違い、修繕費と保険料の負担'),
  'con-min-3': ofAct('25条1項8号', '元本が保証されないこと'),
  'con-sig': ofAct('25条2項', '業務管理者の氏名'),
}

export type ContractItem = keyof typeof contractStatute

const ofReport = (number: number, title: string): StatutoryItem => item(`50条1項${number}号`, 'of_2013', title)

/**
 * What the enforcement rule asks of the property-management report (財産管理報告書, act article 28), and the act of its signature. Where each stands in the
 * report says `reportParts`.
 */
export const reportStatute = {
  'rep-1': ofReport(1, '報告の対象の期間（1年以内）'),
  'rep-2': ofReport(2, '期間の末日の出資者の持分'),
  'rep-3': ofReport(3, '期間中と直前の3期の取引、損益、運用の経過'),
  'rep-4': ofReport(4, '期間の末日と直前の3期の末日の対象不動産の状況'),
  'rep-5': ofReport(5, '前2号の事項の監査の有無と範囲'),
  'rep-6': ofReport(6, '期間中の業務の委託'),
  'rep-7': ofReport(7, '期間中の利害関係人との重要な取引'),
  'rep-8': ofReport(8, '期間中の借入れ'),
  'rep-sig': { law: 'act', article: '28条3項', reading: 'of_2013', title: '業務管理者の氏名' },
} as const satisfies Readonly<Record<string, StatutoryItem>>

export type ReportItem = keyof typeof reportStatute
