import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { List } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

/** Article 10 of the act on the provision of financial services: whoever sells financial products makes and publishes this policy. */
export function SolicitationPage() {
  const { companyName, operator } = useSite()
  return (
    <StaticPage
      title={<PageTitle>勧誘方針</PageTitle>}
      lead={`${companyName}は、金融サービスの提供及び利用環境の整備等に関する法律（平成12年法律第101号）第10条にもとづき、ファンドの募集にあたっての方針を定めます。`}
      sections={[
        {
          id: 'suitability',
          title: 'お客さまに合わせた案内',
          body: (
            <p>
              お客さまの知識、経験、財産の状況、投資の目的を伺い、ふさわしくないと考えられる出資をおすすめしません。年齢や出資の上限などの条件は、システムでも確認します。
            </p>
          ),
        },
        {
          id: 'explanation',
          title: '分かりやすい説明',
          body: (
            <>
              <p>申し込みの前に契約成立前書面をお渡しし、次のことを、利益の説明と同じ見やすさで伝えます。</p>
              <List
                items={[
                  '元本と分配が保証されないこと、損失の出る原因と負担の順序',
                  '対象不動産、事業の計画、資金の使いみち、利害関係',
                  '途中で解約できないこと、クーリング・オフのできる期間と方法',
                  '税と費用',
                ]}
              />
            </>
          ),
        },
        {
          id: 'fairness',
          title: 'してはならないこと',
          body: (
            <List
              items={[
                '将来の利益が確実であると思わせる説明や、事実と異なる説明',
                '重要な事実を告げないこと、あおるような表示',
                '利益の保証や、損失の補塡の約束',
                '断った方への繰り返しの勧誘',
              ]}
            />
          ),
        },
        {
          id: 'time',
          title: '時間と方法',
          body: (
            <p>
              勧誘はサイトとメールで行い、電話や訪問では行いません。案内のメールは、マイページでいつでも停止できます。ご連絡は、お客さまのご都合に配慮し、
              {operator.contactHours}に行います。
            </p>
          ),
        },
        {
          id: 'education',
          title: '社内の体制',
          body: <p>役員と従業者に法令と商品の教育を行い、募集の内容を業務管理者が確認します。</p>,
        },
        {
          id: 'complaints',
          title: 'ご意見と苦情',
          body: (
            <p>
              ご意見と苦情は<Link to="/contact">お問い合わせの窓口</Link>
              で受け付け、誠実に対応し、記録して改善に生かします。
            </p>
          ),
        },
      ]}
      numbering="number"
      isRule
    />
  )
}
