import { Link } from 'react-router'
import type { SiteSettings } from '../../../../app/site/site.ts'
import { List, Paragraphs } from '../prose.tsx'
import type { PageSection } from '../static-page.tsx'

/** What the operator answers for. The consumer contract act (articles 8 to 10) sets the bounds of every sentence here. */
export function responsibilityArticles({ operator }: SiteSettings): PageSection[] {
  return [
    {
      id: 'interruption',
      title: 'サービスの中断',
      body: (
        <Paragraphs
          items={[
            '当社は、保守のために本サービスを停止または中断する場合は、事前に通知します。災害や重大な障害など急を要する場合は、事前の通知なく停止または中断することがあります。',
            '中断のために募集、抽選、入金の確認に影響が出るときは、期限の延長など、会員の間で公平な措置をとり、サイトとメールで通知します。',
          ]}
        />
      ),
    },
    {
      id: 'information',
      title: '掲載する情報',
      body: (
        <Paragraphs
          items={[
            '当社は、掲載する情報を正確に保つように努め、誤りに気づいたときは速やかに訂正して通知します。',
            '予定分配率などの見込みは将来の結果を約束するものではありません。「CGによる想定図」と記した画像は、実際の物件とは異なります。',
          ]}
        />
      ),
    },
    {
      id: 'liability',
      title: '責任の範囲',
      body: (
        <Paragraphs
          items={[
            '当社は、当社の故意または過失によって会員に生じた損害を賠償します。',
            '当社に故意も重大な過失もないときは、本サービスの利用についての賠償の範囲は、通常生じる損害に限ります。出資の契約による返還と分配の義務には、この定めを適用しません。',
            '天災、通信網や銀行など第三者の障害のように、当社が注意を尽くしても避けられない事情による損害については、当社は責任を負いません。',
            'この規約の定めが消費者契約法その他の法令により無効とされるときは、その部分に限って効力をもたず、法令の定めによります。',
          ]}
        />
      ),
    },
    {
      id: 'property',
      title: '知的財産',
      body: (
        <p>
          本サービスの文章、画像、プログラムなどの権利は、当社または正当な権利者のものです。会員は、出資の判断と記録のために必要な範囲で、保存し印刷できます。
        </p>
      ),
    },
    {
      id: 'antisocial',
      title: '反社会的勢力の排除',
      body: (
        <>
          <p>
            会員は、暴力団員等の反社会的勢力ではなく、将来も当たらないこと、暴力的または不当な要求をしないことを約束します。これに反したとき、当社は催告をせずに登録を取り消すことができます。
          </p>
          <p>
            当社の考え方は、<Link to="/antisocial">反社会的勢力への対応</Link>に定めます。
          </p>
        </>
      ),
    },
    {
      id: 'notices',
      title: '通知の方法',
      body: (
        <List
          items={[
            '当社から会員へ：登録のメールアドレスへの送信、またはマイページへの掲載',
            '会員から当社へ：マイページ、お問い合わせのフォーム、または当社の住所への郵便',
          ]}
        />
      ),
    },
    {
      id: 'assignment',
      title: '地位の譲渡',
      body: (
        <p>
          会員は、この規約による地位を他人に譲り、または担保にできません。当社が事業を譲り渡すときは、事前に会員に通知し、法令の定める手続きをとります。
        </p>
      ),
    },
    {
      id: 'law',
      title: '準拠法と裁判所',
      body: (
        <Paragraphs
          items={[
            'この規約は、日本法に従います。',
            `争いが生じたときは誠実に話し合い、解決しないときは${operator.court}を第一審の合意管轄裁判所とします。会員が自分の住所地を管轄する裁判所に訴えることを妨げません。`,
          ]}
        />
      ),
    },
  ]
}
