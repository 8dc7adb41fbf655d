import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { StaticPage } from './static-page.tsx'

/** After the government's guideline of 19 June 2007 for companies. */
export function AntisocialPage() {
  const { companyName } = useSite()
  return (
    <StaticPage
      title={<PageTitle>反社会的勢力への対応</PageTitle>}
      lead={`${companyName}は、「企業が反社会的勢力による被害を防止するための指針」（平成19年6月19日 犯罪対策閣僚会議幹事会申合せ）と各地の暴力団排除条例にもとづき、次の方針を定めて守ります。`}
      sections={[
        {
          id: 'organisation',
          title: '組織としての対応',
          body: (
            <p>
              反社会的勢力からの要求には、担当者に任せず、代表者以下、会社全体で対応します。対応する従業者の安全を確保します。
            </p>
          ),
        },
        {
          id: 'outside',
          title: '外部の専門機関との連携',
          body: (
            <p>
              ふだんから、警察、暴力追放運動推進センター、弁護士などと連絡をとり、必要なときにすぐ協力を得られるようにします。
            </p>
          ),
        },
        {
          id: 'exclusion',
          title: '関係の遮断',
          body: (
            <p>
              会員登録、出資、委託、物件の取得と賃貸など、すべての取引の前に相手方を確認し、取引が始まった後も定期的に確認します。反社会的勢力であると分かったときは、速やかに関係を解消します。
            </p>
          ),
        },
        {
          id: 'response',
          title: '民事と刑事の法的な対応',
          body: <p>不当な要求は拒み、民事と刑事の両面から法的に対応します。</p>,
        },
        {
          id: 'no-deals',
          title: '裏取引と資金提供の禁止',
          body: (
            <p>
              不当な要求が、事業上の不祥事や従業者の不祥事を理由とするものであっても、事実を隠すための取引をしません。反社会的勢力に資金を提供しません。
            </p>
          ),
        },
      ]}
      numbering="number"
      isRule
    />
  )
}
