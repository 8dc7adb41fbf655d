import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { List } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

export function InformationSecurityPage() {
  const { brandName, companyName } = useSite()
  return (
    <StaticPage
      title={<PageTitle>情報セキュリティ基本方針</PageTitle>}
      lead={`${companyName}は、お客さまの財産と情報をお預かりする責任を果たすため、情報セキュリティの基本方針を定め、役員と従業者の全員で守ります。`}
      sections={[
        {
          id: 'aim',
          title: '目的',
          body: (
            <p>情報の機密性、完全性、可用性を保ち、お客さまと当社の情報を、漏えい、改ざん、紛失、停止から守ります。</p>
          ),
        },
        {
          id: 'scope',
          title: '対象',
          body: (
            <p>当社が事業で扱うすべての情報と、それを扱うシステム、機器、書類、役員、従業者、委託先を対象とします。</p>
          ),
        },
        {
          id: 'structure',
          title: '体制',
          body: <p>代表者のもとに情報セキュリティの責任者を置き、規程の整備、点検、事故への対応を統括します。</p>,
        },
        {
          id: 'measures',
          title: '対策',
          body: (
            <List
              items={[
                '情報を重要さで分け、それぞれに合った管理をします。',
                'アクセスの権限は仕事に必要な最小限とし、利用と変更を記録します。',
                '不正アクセス、マルウェア、なりすましを防ぐ技術的な対策をとり、脆弱性の情報を集めて速やかに対応します。',
                '外部の専門家による診断を受け、結果を改善に生かします。',
              ]}
            />
          ),
        },
        {
          id: 'incident',
          title: '事故への対応',
          body: (
            <p>
              事故やそのおそれに気づいたときは、被害の拡大を防ぎ、関係する方と監督官庁に速やかに報告し、原因を調べて再発を防ぎます。
            </p>
          ),
        },
        {
          id: 'law',
          title: '法令と契約の順守',
          body: (
            <p>
              個人情報の保護に関する法律、番号法、不正アクセス行為の禁止等に関する法律、不動産特定共同事業法などの法令と、お客さまとの契約を守ります。
            </p>
          ),
        },
        {
          id: 'customers',
          title: 'お客さまへのお願い',
          body: (
            <>
              <List
                items={[
                  `パスワードは${brandName}だけのものを使い、他人に知らせないでください。当社がメールや電話でお尋ねすることはありません。`,
                  'メールのリンクを開く前に、差出人とサイトのアドレスをお確かめください。',
                  '身に覚えのないログインの知らせが届いたときは、パスワードを変更し、すぐにご連絡ください。',
                ]}
              />
              <p>
                不審なメールやサイト、脆弱性に気づいたときは、<Link to="/contact">お問い合わせ</Link>
                からお知らせください。
              </p>
            </>
          ),
        },
        {
          id: 'improvement',
          title: '継続的な改善',
          body: <p>点検と監査の結果、環境の変化にもとづき、この方針と対策を見直し続けます。</p>,
        },
      ]}
      numbering="number"
      isRule
    />
  )
}
