/** What an inspector asks, and the columns of the registers that answer it. A test holds that each register has each of them. */
export interface InspectionQuestion {
  readonly question: string
  /** By the register's file. */
  readonly answers: Readonly<Record<string, readonly [string, ...string[]]>>
}

/**
 * In the order in which an inspection goes: who takes part, which papers they had, the money, the property, the conduct of the company. What
 * each article asks for stands in the table of the law; here is what is asked of it in practice.
 */
export const inspectionQuestions = {
  participants: {
    question: '事業参加者は誰で、いくら出資していますか',
    answers: { '02_事業参加者名簿': ['氏名', '住所', '出資額（円）', '状態'] },
  },
  personalLimit: {
    question: '1人100万円の上限を超えた事業参加者はいませんか',
    answers: { '06_出資の上限': ['申込中と出資中の合計（円）', '残り（円）'] },
  },
  companyLimit: {
    question: '出資の総額は、会社全体で1億円以内ですか',
    answers: { '06_出資の上限': ['申込中と出資中の合計（円）'], '01_ファンド': ['投資家の出資（円）'] },
  },
  failedOfferings: {
    question: '成立しなかったファンドの出資金は返しましたか',
    answers: { '01_ファンド': ['不成立'], '11_返金': ['理由', '金額（円）', '支払い'] },
  },
  preContract: {
    question: '契約成立前書面を、申込の前に、どの版で示しましたか',
    answers: { '21_申込前に示した書面': ['申込番号', '書面', '版', '申込'] },
  },
  paperVersions: {
    question: 'そのときの書面の内容を、あとから確かめられますか',
    answers: { '22_ファンドの書面の版': ['版', '追加', '差し替え', 'SHA-256'] },
  },
  contracts: {
    question: '契約成立時書面を、誰に、いつ交付しましたか',
    answers: { '03_申込と契約': ['書面番号', '書面の交付'], '20_書面の交付と閲覧': ['種類', '日時'] },
  },
  electronicConsent: {
    question: '電子交付の承諾を取り消した人を、どう扱っていますか',
    answers: { '38_電子交付の承諾': ['承諾', '日時'], '37_書面の郵送': ['書面', '発送日', '結果'] },
  },
  coolingOff: {
    question: 'クーリング・オフの申出に、期限までに応じましたか',
    answers: { '05_クーリング・オフ': ['到達の日', '期限'], '11_返金': ['申込番号', '理由', '支払い'] },
  },
  reports: {
    question: '財産管理報告書を、計算期間ごとに交付しましたか',
    answers: { '23_財産管理報告書': ['期間の末日', '交付', '交付した人数'] },
  },
  deposits: {
    question: '出資金は、いつ、いくら、どの申込について入りましたか',
    answers: { '10_入金': ['銀行の日時', '入金額（円）', '申込番号', '出資に充てた額（円）'] },
  },
  otherPayers: {
    question: '名義の違う入金を、どう扱いましたか',
    answers: { '10_入金': ['振込依頼人', '名義の相違', '判定', '返金額（円）'] },
  },
  separation: {
    question: '各ファンドの財産を、会社やほかのファンドと分けて管理していますか',
    answers: {
      '15_勘定の残高': ['帳簿', '勘定', '残高（円・借方が正）'],
      '41_ファンドの貸借対照表': ['科目', '金額（円）'],
    },
  },
  bankLines: {
    question: '銀行口座のすべての入出金に、説明がありますか',
    answers: { '16_口座の明細': ['銀行の日', '金額（円）', '帰属', '説明'] },
  },
  deals: {
    question: '対象不動産を、いつ、誰から、いくらで取得しましたか',
    answers: { '07_物件の取引': ['決済日', '売主', '価格（円・税抜）', '根拠の書類'] },
  },
  relatedSellers: {
    question: '会社や関係者から取得した物件はどれで、利益を得ていませんか',
    answers: {
      '08_物件とファンド': ['売主との関係', '取得価格（円・税抜）', '当社の取得価格（円・税抜）', '差額（円）'],
    },
  },
  appraisals: {
    question: '取得価格を裏付ける評価はありますか',
    answers: { '48_物件の評価': ['評価した人', '評価額（円）', '書面のファイル（SHA-256）'] },
  },
  leases: {
    question: '対象不動産は、誰に、いくらで貸していますか',
    answers: { '09_賃貸借': ['借主', '借主との関係', '賃料（円／月）'] },
  },
  relatedCosts: {
    question: 'ファンドの費用を、会社や関係者に支払っていませんか',
    answers: { '42_ファンドの入出金の内訳': ['内容', '費用の種類', '相手', '金額（円）'] },
  },
  dividendSources: {
    question: '分配金は、何を原資に支払いましたか。出資金から支払っていませんか',
    answers: {
      '46_配当の原資': ['原資', '金額（円）', 'うち当社・関係者の支払い（円）'],
      '47_計算期間の明細': ['内容', '金額（円）', '仕訳番号'],
    },
  },
  dividends: {
    question: '分配と償還は、誰に、いくら、いつ支払いましたか',
    answers: { '12_分配と償還': ['会員番号', '分配金（円）', '元本（円）', '支払い'] },
  },
  withholding: {
    question: '源泉徴収した所得税を、期限までに納めましたか',
    answers: { '12_分配と償還': ['源泉徴収（円）'], '17_源泉所得税の納付': ['支払った月', '納付額（円）', '納付日'] },
  },
  payers: {
    question: '出金は、誰が準備し、誰が承認しましたか',
    answers: { '13_支払い': ['準備した人', '承認した人', '一人での承認'] },
  },
  twoPeople: {
    question: '重要な操作を、2人で行っていますか',
    answers: { '28_二人で行った操作': ['提案した人', '決定した人', '一人での承認'] },
  },
  bookChecks: {
    question: '帳簿を点検していますか。合わないところはありませんか',
    answers: { '18_帳簿の検査': ['検査', '不一致の数', '検査の日時'] },
  },
  auditTrail: {
    question: '記録があとから書き換えられていないことを、どう確かめられますか',
    answers: { '30_監査ログ': ['連番', '操作', 'ハッシュ'] },
  },
  identity: {
    question: '本人確認を、どの方法で、いつ行いましたか',
    answers: { '25_本人確認': ['方法', '確認先', '目的', '結果', '結果の日時'] },
  },
  purpose: {
    question: '取引の目的と職業、外国の重要な公的地位を、いつ確認しましたか',
    answers: { '55_取引の目的と職業': ['確認した日時', '取引の目的', '職業', '外国の重要な公的地位', '承認した人'] },
  },
  screening: {
    question: '反社会的勢力かどうか、疑わしい取引がないかを確認していますか',
    answers: {
      '26_反社チェック': ['調べた日', '調べた先', '結果'],
      '54_疑わしい取引の確認': ['見つけた規則', '内容', '判断', '判断の理由'],
    },
  },
  complaints: {
    question: '苦情を、どのように受け付け、解決しましたか',
    answers: { '27_お問い合わせと苦情': ['苦情', '内容', '原因', '対応', '終了'] },
  },
  managers: {
    question: '業務管理者は誰で、資格がありますか',
    answers: { '50_業務管理者名簿': ['氏名', '資格', '宅地建物取引士の登録番号', '就任日'] },
  },
} as const satisfies Readonly<Record<string, InspectionQuestion>>
