import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { ContactDesk } from './contact-desk.tsx'
import { Comparison, List } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

/** What the pages are made for, how that is tested (tests/screens, and the stories of keyboard and screen reader in tests/e2e), and what is known to be missing. */
export function AccessibilityPage() {
  const { brandName, operator } = useSite()
  return (
    <StaticPage
      title={<PageTitle>アクセシビリティ</PageTitle>}
      lead={`${brandName}は、年齢や障害の有無、お使いの機器にかかわらず、どなたにもご利用いただけるサイトを目指しています。目標と、試験の方法、結果、分かっている制限をお知らせします。`}
      sections={[
        {
          id: 'goal',
          title: '目標とする規格',
          body: (
            <p>
              JIS
              X&nbsp;8341-3:2016の適合レベルAAと、WCAG&nbsp;2.2のレベルAAの達成基準を目標としています。第三者による適合の試験は受けておらず、準拠の表明はしていません。
            </p>
          ),
        },
        {
          id: 'tests',
          title: '試験の方法と結果',
          body: (
            <>
              <p>プログラムを公開する前に、次の試験を行います。一つでも問題が見つかったプログラムは、公開しません。</p>
              <Comparison
                caption="公開前の試験"
                columns={['試験', '範囲', '合格の基準']}
                rows={[
                  ['自動検査（axe-core）', '公開の画面と会員の画面', '問題0件'],
                  ['文字を2倍に拡大', '公開の画面と会員の画面（幅360・1280ピクセル）', '欠け、重なり、はみ出しがない'],
                  ['幅320ピクセルでの表示', '公開の画面と会員の画面', '横に動かさずに読める'],
                  ['配色の変更（強制カラー）', '公開の画面と会員の画面', 'ボタンと入力欄の形が分かる'],
                  ['キーボードのみの操作', '登録、申し込み、契約の確認', '最後まで操作でき、今の位置が見える'],
                  [
                    '読み上げの順序と名前',
                    'ホーム、ファンド、ログイン、申し込み、契約の確認',
                    '順序どおりに読め、操作するものに名前がある',
                  ],
                  ['表示の途中の動き', 'すべての画面', '読んでいる内容が動かない'],
                ]}
              />
            </>
          ),
        },
        {
          id: 'limits',
          title: '分かっている制限',
          body: (
            <List
              items={[
                '契約書面などのPDFには見出しと読む順序の情報を付けていますが、読み上げの結果はソフトウェアによって異なります。',
                '本人確認は外部のサービスの画面で行います。撮影が難しいときは、お問い合わせください。',
                '地図は画像です。災害の危険や用途地域などは、地図の下の表でもお読みいただけます。',
                '物件の写真の説明は、登録した担当者が書いています。',
              ]}
            />
          ),
        },
        {
          id: 'desk',
          title: 'ご意見の窓口',
          body: (
            <>
              <p>
                読みにくい、操作しにくいと感じた画面がありましたら、<Link to="/contact">お問い合わせ</Link>
                からお知らせください。書面の読み上げや電話での説明など、ほかの方法でのご案内もいたします。
              </p>
              <ContactDesk officer={operator.systemOfficer} />
            </>
          ),
        },
      ]}
    />
  )
}
