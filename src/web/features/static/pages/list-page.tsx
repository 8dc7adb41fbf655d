import { Link } from 'react-router'
import { COMPANY_BANK } from '../../../../domain/treasury/company-bank.ts'
import { useSite } from '../../../app/site/site-context.tsx'
import { Rows } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { ContactDesk, PostalAddress } from './contact-desk.tsx'
import { Comparison, List } from './prose.tsx'
import { StaticPage, type PageSection } from './static-page.tsx'

const electronicTrading: PageSection = {
  id: 'electronic',
  title: '電子取引業務',
  body: (
    <>
      <p>
        当社は、インターネットを通じて契約の締結の勧誘と申し込みの受け付けを行う、電子取引業務（法第31条の2）を行います。
      </p>
      <List
        items={[
          <>
            電子情報処理組織の管理：<Link to="/mnginfo">基本方針</Link>を定めて公表し、定期的に点検します。
          </>,
          '審査：募集の前に、対象不動産、事業の計画、価格の根拠、利害関係を社内の基準で審査し、記録します。',
          <>
            クーリング・オフ：契約の相手方がインターネットで<Link to="/coolingoff">解除を申し出られる手段</Link>
            を設けています。
          </>,
          '情報の提供：契約成立前書面の主な内容、運用の状況、重要な出来事を、ファンドのページで閲覧できるようにしています。',
        ]}
      />
    </>
  ),
}

const fees: PageSection = {
  id: 'fees',
  title: '費用',
  body: (
    <Comparison
      caption="お客さまに負担していただく費用（税込）"
      columns={['費用', '金額', '備考']}
      rows={[
        ['会員登録・申し込み', '無料', '出資金のほかに、当社へ支払う手数料や報酬はありません。'],
        [
          '出資金の振り込み',
          '各銀行の振込手数料',
          `振込先は、${COMPANY_BANK.name}の専用口座です。手数料は、ご利用の銀行にお支払いください。`,
        ],
        ['分配金・返金の受け取り', '無料', '当社が負担します。'],
        ['口座の開設と維持', '各銀行の定める額', '登録口座の費用はお客さまの負担です。'],
        [
          '保有個人データの開示',
          <Money key="fee" yen={1200} />,
          <Link key="link" to="/privacy#requests">
            開示などの請求
          </Link>,
        ],
      ]}
    />
  ),
}

/** What the law wants to be seen of a small-scale operator who trades electronically (articles 16, 31-2, 41 and 50). */
export function ListPage() {
  const { companyName, licence, operator } = useSite()
  const licenceSection: PageSection = {
    id: 'licence',
    title: '登録の内容',
    body: (
      <Rows
        stacking
        rows={[
          ['商号', companyName],
          ['登録', licence],
          ['根拠', '不動産特定共同事業法（平成6年法律第77号）第41条第1項'],
          [
            '有効期間',
            <span key="term">
              <DateTime value={operator.licensedOn} format="yearDay" />
              から <DateTime value={operator.licensedUntil} format="yearDay" />
              まで
            </span>,
          ],
          [
            '業務の種類',
            '小規模第1号事業（法第2条第4項第1号の行為。契約の締結と不動産取引を自ら行う業務）、電子取引業務',
          ],
          ['契約の種類', '匿名組合契約型（法第2条第3項第2号）'],
          [
            '事務所',
            <span key="office">
              本店{'　'}
              <PostalAddress />
            </span>,
          ],
          ['業務管理者', `${operator.businessManager}（法第17条）`],
          ['代表者', operator.representative],
          ['資本金', <Money key="capital" yen={operator.capital} />],
        ]}
      />
    ),
  }
  const limits: PageSection = {
    id: 'limits',
    title: '小規模事業の上限',
    body: (
      <Comparison
        caption="法令による出資額の上限"
        columns={['対象', '上限']}
        rows={[
          ['お一人さま', '100万円。当社のすべてのファンドをあわせた額です。'],
          ['当社が受ける出資の合計', '1億円。返還の済んだ出資は含みません。'],
        ]}
      />
    ),
  }
  return (
    <StaticPage
      title={<PageTitle>許可・登録の一覧</PageTitle>}
      lead="当社が受けている登録と、それにもとづいて行う業務、お客さまに負担していただく費用をまとめました。登録は、行政庁が当社の事業を推奨したり、元本を保証したりするものではありません。"
      sections={[
        licenceSection,
        limits,
        electronicTrading,
        fees,
        { id: 'desk', title: '苦情と相談の窓口', body: <ContactDesk /> },
      ]}
      numbering="none"
    />
  )
}
