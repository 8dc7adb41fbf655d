import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Rows } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ContactDesk, PostalAddress } from './contact-desk.tsx'
import { List, Paragraphs } from './prose.tsx'
import { StaticPage, type PageSection } from './static-page.tsx'

const right: PageSection = {
  id: 'right',
  title: 'できること',
  body: (
    <>
      <p>
        不動産特定共同事業法第26条により、契約成立時書面を受け取った日を含めて8日以内であれば、理由を問わず、契約を解除できます。
      </p>
      <List
        items={[
          '入金した後でも解除できます。',
          '受け取った出資金は、全額を登録口座へ速やかに返します。',
          '損害賠償や違約金、手数料を請求することはありません。',
          'お客さまに不利な特約は、無効です。',
        ]}
      />
    </>
  ),
}

const counting: PageSection = {
  id: 'counting',
  title: '8日間の数え方',
  body: (
    <>
      <p>マイページから契約成立時書面をはじめてダウンロードした日が、1日目です。</p>
      <Rows
        rows={[
          ['例', <span key="example">2月1日にはじめてダウンロード</span>],
          ['1日目', '2月1日'],
          ['8日目（期限）', '2月8日の終わりまで'],
        ]}
      />
      <p>
        お一人おひとりの期限は、マイページの<Link to="/mypage/projects">投資の状況</Link>に日付で表示しています。
      </p>
    </>
  ),
}

/** The right of law article 26, how to use it, and the form to use it on paper. */
export function CoolingOffPage() {
  const { companyName } = useSite()
  const methods: PageSection = {
    id: 'methods',
    title: '手続きの方法',
    body: (
      <>
        <h3>マイページから</h3>
        <p>
          <Link to="/mypage/projects">投資の状況</Link>
          を開き、対象のファンドの「クーリング・オフ期限」にある「解除を申し出る」から申し出ます。申し出た時に効力が生じ、確認のメールが届きます。
        </p>
        <h3>郵便で</h3>
        <p>
          次の通知書か、同じ内容を書いたはがきや書面を、期限までの消印で当社へ送ってください。消印の日に効力が生じます。特定記録郵便や簡易書留など、発送の記録が残る方法をおすすめします。
        </p>
        <Rows
          stacking
          rows={[
            [
              '宛先',
              <span key="address">
                <PostalAddress />
                <br />
                {companyName} クーリング・オフ係
              </span>,
            ],
          ]}
        />
        <p>
          <LinkButton href="/coolingoff.pdf" icon="download" target="_blank" rel="noopener">
            クーリング・オフ通知書（PDF）<span className="visually-hidden">を新しいタブで開く</span>
          </LinkButton>
        </p>
        <h3>通知に書くこと</h3>
        <List
          items={[
            '契約を解除すること',
            'ファンドの名前と出資の額',
            '契約の成立日',
            '氏名、住所、電話番号',
            '通知の日付',
          ]}
        />
      </>
    ),
  }
  return (
    <StaticPage
      title={<PageTitle>クーリング・オフ</PageTitle>}
      lead="ファンドの契約は、成立した後でも、8日間は無条件で解除できます。費用はかからず、入金した出資金は全額お返しします。"
      sections={[
        right,
        counting,
        methods,
        {
          id: 'after',
          title: '解除した後の流れ',
          body: (
            <Paragraphs
              items={[
                '当社は、通知を受領したことをメールでお知らせします。',
                '入金された出資金を、登録口座へ全額返します。振込手数料は当社が負担します。受取口座をご登録でない場合は、ご登録をお願いします。',
                '解除した額は、また出資できる額に戻ります。',
              ]}
            />
          ),
        },
        {
          id: 'limits',
          title: '期間を過ぎた後',
          body: (
            <Notice tone="warning" title="8日間を過ぎると、原則として途中で解約できません。">
              やむを得ない事由があるときなど、約款に定める場合に限られます。期限の前に、契約の内容をもう一度お確かめください。
            </Notice>
          ),
        },
        { id: 'desk', title: '相談の窓口', body: <ContactDesk /> },
      ]}
    />
  )
}
