import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ELIGIBILITY } from '../../../../../domain/people/eligibility.ts'
import { useSite } from '../../../../app/site/site-context.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/heading.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Comparison, List } from '../prose.tsx'
import { SubordinationLegend, SubordinationPicture } from './subordination-picture.tsx'
import { StoryPage, Tiles, type StorySection } from './story-page.tsx'

const mechanism: StorySection = {
  id: 'mechanism',
  title: '仕組み',
  body: (
    <>
      <p>
        インターネットで多くの方から出資を受け、その資金で当社が不動産を取得します。賃料や売却で得た利益から費用を差し引き、出資の額に応じて分配します。運用が終わると、出資の元本を返還します。
      </p>
      <p>
        出資者と当社は、商法第535条の匿名組合契約を結びます。不動産は当社が所有し、貸し付け、管理、修繕、売却も当社が行います。出資者に管理の手間はかからず、その費用は賃料や売却の収入から支払います。
      </p>
      <p>この事業は、不動産特定共同事業法にもとづく登録を受けた会社だけが行えます。</p>
    </>
  ),
}

const subordination: StorySection = {
  id: 'subordination',
  title: '優先劣後',
  body: (
    <>
      <p>
        優先劣後のファンドでは、当社も劣後出資として資金を出します。損失が出たときは、劣後出資が先に負担します。それを超えた損失は、出資者が出資の額に応じて負担します。
      </p>
      <SubordinationPicture />
      <SubordinationLegend />
      <Comparison
        caption="総額5,000万円（優先出資4,000万円、劣後出資1,000万円）の物件を売却したときの例"
        columns={['売却の結果', '劣後出資の損失', '優先出資の損失', '10万円の出資では']}
        figures
        rows={[
          ['500万円の損失', '500万円', '0円', <Money key="a" yen={100_000} />],
          ['1,000万円の損失', '1,000万円', '0円', <Money key="b" yen={100_000} />],
          ['1,200万円の損失', '1,000万円', '200万円', <Money key="c" yen={95_000} />],
          ['2,000万円の損失', '1,000万円', '1,000万円', <Money key="d" yen={75_000} />],
        ]}
      />
      <p className="small-text">
        「10万円の出資では」は、返還される元本の額です。分配金、税、費用は考慮していません。劣後出資の割合はファンドごとに異なり、劣後出資のないファンドもあります。
      </p>
    </>
  ),
}

const yields: StorySection = {
  id: 'yield',
  title: '収益の源泉と分配',
  body: (
    <>
      <List
        items={[
          '賃料：入居者から受け取る賃料から、管理、修繕、税などの費用を控除した金額',
          '売却の利益：取得した価格より高く売れたときの差額から、費用を控除した金額',
        ]}
      />
      <p>
        予定分配率は、税引前の年利で表示します。分配金からは20.42％を源泉徴収します。予定は将来の結果を約束するものではなく、実際の分配が下回ることがあります。予定分配率で計算した額を超える利益は、当社が受け取ります。
      </p>
      <p>
        実際にいくら分配し、いくら損失が生じたかは、<Link to="/record">運用実績</Link>にすべて載せています。
      </p>
    </>
  ),
}

const kinds: StorySection = {
  id: 'kinds',
  title: '募集の方式',
  body: (
    <>
      <p>ファンドごとに、次の組み合わせで募集します。</p>
      <Tiles
        items={[
          { name: '先着', text: '申し込みの順に受け付けます。3日後の23:59までの入金で参加が確定します。' },
          {
            name: '抽選',
            text: '募集終了日の翌日に抽選します。方法と計算に使った値を公開し、どなたでも確かめられます。',
          },
          { name: 'オールイン', text: '集まった額が募集の総額に満たないときも、集まった額で運用します。' },
          {
            name: 'オールオアナッシング',
            text: '募集の総額に満たないときは成立せず、出資金の全額を返します。',
          },
          {
            name: '自動継続',
            text: '6か月ごとに運用を継続します。2か月前までに、継続または解約をお選びいただけます。',
          },
        ]}
      />
    </>
  ),
}

const risks: StorySection = {
  id: 'risks',
  title: 'リスク',
  body: (
    <>
      <Notice tone="warning" title="元本の返還と利益の分配は、保証されません。">
        次の事情により、分配金が減り、または元本が戻らないことがあります。
      </Notice>
      <Tiles
        items={[
          { name: '価格', text: '不動産の価格が下がり、売却の代金が取得の価格を下回ることがあります。' },
          { name: '賃料', text: '空室、賃料の引き下げ、支払いの遅れにより、収入が減ることがあります。' },
          {
            name: '流動性',
            text: '運用期間中の解約・換金は原則できません。売却が遅れ、元本の返還が延びることがあります。',
          },
          { name: '災害と建物', text: '地震、火災、水害、建物の不具合により、損害や費用が生じることがあります。' },
          {
            name: '信用',
            text: '当社が破綻したときは、分別管理をしていても、出資金が返還されないことがあります。預金保険や投資者保護基金の対象ではありません。',
          },
          { name: '制度', text: '法令や税制の変更により、手取り額が変わることがあります。' },
        ]}
      />
      <p>
        くわしくは、ファンドごとの契約成立前書面をお読みください。生活に必要な資金や、使う時期の決まった資金での出資はお控えください。
      </p>
    </>
  ),
}

const fit: StorySection = {
  id: 'fit',
  title: '出資できる方と金額',
  body: (
    <>
      <List
        items={[
          ELIGIBILITY,
          '10万円から、10万円単位',
          'お一人さまの上限は、すべてのファンドをあわせて100万円（元本が戻ると、その分をまた出資できます）',
        ]}
      />
      <p>
        はじめ方は、<Link to="/flow">ご利用の流れ</Link>をご覧ください。
      </p>
      <p>
        <LinkButton to="/projects" variant="filled">
          ファンドを見る
        </LinkButton>
      </p>
    </>
  ),
}

/** What the service is, its money and its risks, told at the same size. `idea` and `apart` are pictures of the site's first page. */
export function AboutPage({ idea, apart }: { idea: ReactNode; apart: ReactNode }) {
  const { brandName } = useSite()
  return (
    <StoryPage
      title={
        <PageTitle>
          <span className="no-break">{brandName}</span>
          <span className="no-break">について</span>
        </PageTitle>
      }
      lead={`${brandName}は、10万円から始める不動産クラウドファンディングです。一人ひとりの小さな出資を縒り合わせて、ひとつの物件を運用します。`}
      picture={idea}
      sections={[
        mechanism,
        subordination,
        yields,
        { id: 'apart', title: 'お金の分け方', body: apart },
        kinds,
        risks,
        fit,
      ]}
    />
  )
}
