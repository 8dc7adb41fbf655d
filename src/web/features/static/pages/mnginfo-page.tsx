import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { ContactDesk } from './contact-desk.tsx'
import { List } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

/** The published policy that the rules on electronic trading (law article 31-2) ask for. */
export function MngInfoPage() {
  const { brandName, companyName, operator } = useSite()
  return (
    <StaticPage
      title={<PageTitle>電子情報処理組織の管理に関する基本方針</PageTitle>}
      lead={`${companyName}は、不動産特定共同事業法第31条の2の電子取引業務を行う者として、${brandName}のシステム（電子情報処理組織）を安全に、途切れることなく運用するための方針を、次のとおり定めます。`}
      sections={[
        {
          id: 'compliance',
          title: '法令の順守',
          body: (
            <p>
              不動産特定共同事業法と同施行規則、国土交通省の電子取引業務に関するガイドライン、個人情報の保護に関する法律、不正アクセス行為の禁止等に関する法律などの法令を守ります。
            </p>
          ),
        },
        {
          id: 'organisation',
          title: '体制と責任',
          body: (
            <p>
              システムの管理の責任者（{operator.systemOfficer}
              ）を置き、規程を定め、運用から独立した担当者が年に1回以上点検します。結果は代表者に報告し、改善につなげます。
            </p>
          ),
        },
        {
          id: 'risk',
          title: '危険の把握と対策',
          body: (
            <List
              items={[
                '取り扱う情報とシステムの危険を洗い出し、重要さに応じた対策を決めます。',
                '情報の取得、利用、保管、提供、消去の各段階について、取り扱いの決まりを設けます。',
                '操作できる人を役割ごとに限り、重要な操作は二人で行い、すべての操作を記録します。',
                '通信を暗号化し、秘密の値は暗号化または復元できない形で保管します。',
                'プログラムの変更は、試験と確認を経てから反映します。',
              ]}
            />
          ),
        },
        {
          id: 'continuity',
          title: '障害と災害への備え',
          body: (
            <List
              items={[
                'データの複製を日々作り、離れた場所に保管し、元に戻す訓練を定期的に行います。',
                '申し込みが集中しても公平に受け付けられるよう、性能を試験して備えます。',
                '障害が起きたときは、影響、復旧の見込み、お客さまにしていただくことを速やかにお知らせし、原因と再発防止策を記録します。',
                '募集や入金の期限に影響したときは、出資者の間で公平になるように期限を改めます。',
              ]}
            />
          ),
        },
        {
          id: 'outsourcing',
          title: '外部への委託',
          body: (
            <p>
              システムの運用などを委託するときは、安全管理の水準を確かめて委託先を選び、契約で義務を定め、状況を定期的に確認します。
            </p>
          ),
        },
        {
          id: 'education',
          title: '教育',
          body: <p>役員と従業者に、情報の安全と法令についての教育を、入社時とその後年に1回以上行います。</p>,
        },
        {
          id: 'improvement',
          title: '見直しと公表',
          body: (
            <p>
              この方針と対策は、法令、技術、事故の動向に応じて見直し、改めたときはこのページで公表します。情報の安全についての考え方は、
              <Link to="/information_security">情報セキュリティ基本方針</Link>にも定めています。
            </p>
          ),
        },
        { id: 'desk', title: '質問と苦情の窓口', body: <ContactDesk officer={operator.systemOfficer} /> },
      ]}
      numbering="number"
      isRule
    />
  )
}
