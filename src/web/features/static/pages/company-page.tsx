import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { Rows } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { PostalAddress } from './contact-desk.tsx'
import { List } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

/** Who operates the site. */
export function CompanyPage() {
  const { brandName, companyName, licence, operator } = useSite()
  const profile = (
    <Rows
      stacking
      rows={[
        ['商号', companyName],
        ['代表者', operator.representative],
        ['所在地', <PostalAddress key="address" />],
        [
          '電話',
          <span key="telephone" className="no-break">
            {operator.telephone}
          </span>,
        ],
        ['設立', <DateTime key="established" value={operator.establishedOn} format="yearDay" />],
        ['資本金', <Money key="capital" yen={operator.capital} />],
        ['事業の内容', '不動産特定共同事業、不動産の賃貸と管理'],
        ['登録', licence],
        ['業務管理者', operator.businessManager],
        ['運営サービス', brandName],
      ]}
    />
  )
  return (
    <StaticPage
      title={<PageTitle>会社概要</PageTitle>}
      lead={`${brandName}を運営する会社です。ファンドの募集から運用、分配までを自社で行い、そのつどの状況を出資者に報告します。`}
      sections={[
        { id: 'profile', title: '会社の情報', body: profile },
        {
          id: 'principles',
          title: '大切にしていること',
          body: (
            <List
              items={[
                '損失を先に負担する：優先劣後のファンドでは当社も出資し、損失が出たときは先に負担します。',
                '利益も損失も等しくお伝えする：予定と実績を並べ、予定に届かなかったときも、理由とともに報告します。',
                '確かめられるようにする：抽選の方法と計算に使った値を公開し、どなたでも結果を検証できるようにします。',
                'お金を分けて管理する：出資金は会社の財産と口座を分け、ファンドごとに帳簿を分けて管理します。',
              ]}
            />
          ),
        },
        {
          id: 'disclosure',
          title: '書類の閲覧',
          body: (
            <>
              <p>
                不動産特定共同事業法第29条にもとづき、業務と財産の状況を記載した書類を本店に備えています。出資者の方は、
                {operator.contactHours}に閲覧できます。
              </p>
              <p>
                ご希望の日を、<Link to="/contact">お問い合わせ</Link>からお知らせください。
              </p>
            </>
          ),
        },
      ]}
    />
  )
}
