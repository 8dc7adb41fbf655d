import { Link } from 'react-router'
import { useSite } from '../../app/site-context.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { ContactDesk } from './contact-desk.tsx'
import { Comparison, List, Paragraphs } from './prose.tsx'
import { StaticPage, type PageSection } from './static-page.tsx'

const collected: PageSection = {
  id: 'collected',
  title: '取得する情報',
  body: (
    <Comparison
      caption="取得する情報と、その取得の方法"
      columns={['種類', '内容', '取得の方法']}
      rows={[
        ['登録の情報', '氏名、フリガナ、生年月日、住所、電話番号、メールアドレス、職業、年収、金融資産、投資の目的と経験', '会員登録とアンケートの入力'],
        ['本人確認', '本人確認書類の内容と画像、容貌の画像、審査の結果', 'オンラインの本人確認の手続き'],
        ['口座と取引', '登録口座、申し込み、入金、分配、返金の記録', '会員の手続きと銀行からの通知'],
        ['個人番号', '支払調書の作成に必要な方に限り、個人番号', '個別にお願いする専用の手続き'],
        ['利用の記録', 'アクセス日時、IPアドレス、端末の種類、書面を開いた日時、Cookie', 'サイトの利用にともなう自動的な記録'],
        ['お問い合わせ', 'お名前、メールアドレス、お問い合わせの内容', 'フォーム、電話、郵便'],
      ]}
    />
  ),
}

const purposes: PageSection = {
  id: 'purposes',
  title: '利用の目的',
  body: (
    <>
      <p>個人情報は、次の目的に必要な範囲で利用します。</p>
      <List
        items={[
          '会員登録、本人確認、ログインの管理',
          '出資の適合性の確認、契約の締結と履行、書面の交付、入金の確認、分配金と返金の支払い',
          '運用の報告、重要なお知らせ、お問い合わせと苦情への対応',
          '法令にもとづく帳簿、事業参加者名簿、支払調書の作成と届け出',
          'マネー・ローンダリングや不正な利用の防止、安全の確保',
          '新しいファンドの案内（マイページでいつでも停止できます）',
          '個人を特定できない統計の作成と、サービスの改善',
        ]}
      />
      <p>個人番号は、支払調書の作成と提出のほかには利用しません。目的を変えるときは、変更前の目的と関連する範囲に限り、変更の内容をサイトで知らせます。</p>
    </>
  ),
}

const provision: PageSection = {
  id: 'provision',
  title: '第三者への提供と委託',
  body: (
    <Paragraphs
      items={[
        '法令にもとづく場合、人の生命や財産を守るために必要で同意を得ることが難しい場合などを除き、本人の同意なく第三者に個人情報を提供しません。',
        '本人確認、メールの送信、サーバーの運用、書面の発送などを委託するときは、委託先を選ぶ基準を定め、契約を結び、取り扱いの状況を監督します。',
        '分配金などの振り込みに必要な情報は、銀行に伝えます。',
        '外国にある第三者に個人データを提供する予定はありません。提供するときは、その国の制度と相手方の措置を示して、前もって同意を得ます。',
      ]}
    />
  ),
}

const safety: PageSection = {
  id: 'safety',
  title: '安全管理の措置',
  body: (
    <List
      items={[
        '規程と体制：取り扱いの規程を定め、責任者を置き、点検と監査を行います。',
        '人：従業者に教育を行い、秘密を守る誓約を求めます。',
        '場所と機器：取り扱う区域と機器を管理し、盗難と紛失を防ぎます。',
        '技術：通信と保存の暗号化、必要な人に限ったアクセス権、操作の記録、脆弱性への対応を行います。',
        '漏えい等への備え：個人の権利利益を害するおそれのある漏えい等が起きたときは、個人情報保護委員会へ報告し、本人に通知します。',
      ]}
    />
  ),
}

const cookies: PageSection = {
  id: 'cookies',
  title: 'Cookieとアクセスの記録',
  body: (
    <>
      <p>ログインの維持と安全の確保のためにCookieを使います。拒否すると、ログインが必要な機能は使えません。</p>
      <p>サイトの改善のために、閲覧したページの種類を記録します。登録や再設定のURLに含まれる値は記録しません。紹介プログラムから登録した方については、登録があったことを計測の事業者に伝えることがあります。</p>
    </>
  ),
}

const requests: PageSection = {
  id: 'requests',
  title: '開示などの請求',
  body: (
    <>
      <p>本人または代理人は、保有個人データについて、次の請求ができます。</p>
      <List items={['利用目的の通知、内容と第三者提供の記録の開示', '内容の訂正、追加、削除', '利用の停止、消去、第三者への提供の停止']} />
      <h3>手続きと手数料</h3>
      <p>会員の方は<Link to="/procedures/disclosure">個人データの開示などのページ</Link>から、そのほかの方は下の窓口へお申し出ください。本人であることを確かめたうえで、原則として2週間以内に、ご希望の方法（電子データまたは書面）で回答します。</p>
      <p>利用目的の通知と開示の手数料は、1件につき1,200円（税込）です。訂正や利用停止の請求に手数料はかかりません。法令により応じられないときは、その理由をお知らせします。</p>
    </>
  ),
}

/** The policy under the act on the protection of personal information (articles 21, 27 and 32). */
export function PrivacyPage() {
  const { companyName, operator } = useSite()
  const lawAndDesk: PageSection[] = [
    {
      id: 'retention',
      title: '保存の期間',
      body: <p>取引と本人確認の記録は、犯罪による収益の移転防止に関する法律などに従い、取引の終了から7年間保存します。目的を果たし、法令の保存期間を過ぎた情報は、復元できない方法で消去します。</p>,
    },
    requests,
    {
      id: 'desk',
      title: '窓口',
      body: <ContactDesk officer={`個人情報保護管理者 ${operator.privacyOfficer}`} />,
    },
  ]
  return (
    <StaticPage
      title={<PageTitle>プライバシーポリシー</PageTitle>}
      lead={`${companyName}（以下「当社」といいます）は、個人情報の保護に関する法律（平成15年法律第57号）、番号法、不動産特定共同事業法などの法令とガイドラインを守り、個人情報を次のとおり取り扱います。`}
      sections={[collected, purposes, provision, safety, cookies, ...lawAndDesk]}
      numbering="number"
      isRule
    />
  )
}
