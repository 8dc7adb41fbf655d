import { Link } from 'react-router'
import { PageTitle } from '../../../ui/heading.tsx'
import { Comparison, List, Paragraphs } from './prose.tsx'
import { StaticPage } from './static-page.tsx'

/** Electronic delivery of the documents of articles 24, 25 and 28: the same facts as in the consent that members give with an application. */
export function ElectricPage() {
  return (
    <StaticPage
      title={<PageTitle>電子交付について</PageTitle>}
      lead="不動産特定共同事業法が定める書面を、紙に代えて電子ファイルでお渡しします。ファンドに申し込むときに、次の内容を確認して承諾していただきます。"
      sections={[
        {
          id: 'documents',
          title: '対象の書面',
          body: (
            <Comparison
              caption="電子交付する書面と、お渡しする時期"
              columns={['書面', '時期']}
              rows={[
                ['契約成立前書面（法第24条）', '申し込みの前。ファンドのページで開きます。'],
                ['契約成立時書面（法第25条）', '契約の成立後、遅滞なく。マイページでダウンロードします。'],
                ['財産管理報告書（法第28条）', '計算期間ごとに、少なくとも1年に1回。マイページでダウンロードします。'],
                ['訂正と補足の書面', '必要になったとき'],
              ]}
            />
          ),
        },
        {
          id: 'method',
          title: '交付の方法',
          body: (
            <List
              items={[
                'マイページまたはファンドのページに掲載し、ダウンロードできるようにします。掲載したことは、メールでお知らせします。',
                'ファイルの形式はPDF（長期の保存に適したPDF/A）です。表示できるソフトウェアをご用意ください。',
                'インターネットに接続した端末と、提供元が更新を続けているブラウザーの最新版が必要です。',
                '料金はかかりません。通信料はお客さまの負担です。',
              ]}
            />
          ),
        },
        {
          id: 'period',
          title: '閲覧できる期間',
          body: (
            <p>
              交付の日から5年間、マイページの<Link to="/mypage/documents">書類</Link>
              で何度でもダウンロードできます。端末の故障などに備え、受け取ったファイルを保存してください。
            </p>
          ),
        },
        {
          id: 'date',
          title: '受け取った日の数え方',
          body: (
            <>
              <p>
                マイページから書面をはじめてダウンロードした日を、受け取った日とします。当社は、その日時と、書面が変わっていないことを示す値を記録します。
              </p>
              <p>
                <Link to="/coolingoff">クーリング・オフ</Link>
                の8日間は、契約成立時書面を受け取った日を1日目として数えます。
              </p>
            </>
          ),
        },
        {
          id: 'withdrawal',
          title: '承諾の取り消し',
          body: (
            <Paragraphs
              items={[
                <>
                  承諾は、いつでもマイページの<Link to="/mypage/documents">書類</Link>または
                  <Link to="/contact">お問い合わせの窓口</Link>
                  で取り消せます。費用はかかりません。あらためて承諾することもできます。
                </>,
                '取り消した後の書面は、紙で登録の住所へ郵送します。契約成立時書面を受け取った日は、配達の記録によります。記録がないときは、発送の日から7日後に受け取ったものとして扱います。',
                'すでに電子交付した書面の効力は変わりません。',
              ]}
            />
          ),
        },
        {
          id: 'failure',
          title: '電子交付ができないとき',
          body: (
            <p>
              システムの障害などで電子交付ができないときは、紙の書面を郵送することがあります。登録のメールアドレスが変わったときは、お早めに変更してください。
            </p>
          ),
        },
      ]}
      numbering="number"
      isRule
    />
  )
}
