import { formatYen, yen } from '../../../../../domain/money.ts'
import { termsReference } from '../contract-terms.ts'
import type { FundFacts, OperatorFacts } from '../document-facts.ts'
import { coolingOffItems } from '../fund-wording.ts'
import type { ItemPart } from '../document-items.ts'
import { written } from './written.ts'

/** What an investor may do and ask, how one leaves, and what can go wrong. */
export function rightsParts(fund: FundFacts, operator: OperatorFacts): ItemPart[] {
  const terms = (key: string): string => termsReference(key, fund, operator)
  return [
    {
      heading: '出資者の権利と責任',
      rows: [
        {
          items: ['pre-b13イ'],
          label: '財産を監視する権利',
          value: `当社の貸借対照表を閲覧し、本事業の業務と財産の状況を調べることができます（${terms('inspection')}）。`,
        },
        {
          items: ['pre-b13ロ'],
          label: '第三者に対する責任',
          value:
            '当社の行為について、出資者は第三者に対して権利も義務も持ちません（商法第536条第4項）。追加の出資を求められることはありません。',
        },
        {
          items: ['pre-b13ハ'],
          label: '利益と返還を受ける権利',
          value: `利益の分配（${terms('profit')}）と、契約の終了のときの出資の価額の返還（${terms('redemption')}）を受けます。残余財産は、出資の価額のほかには分配されません。`,
        },
        {
          items: ['pre-b30'],
          label: '報告と開示',
          value: `計算期間ごとに、財産管理報告書を会員ページで交付します（法第28条）。分配や元本に影響する出来事は、遅滞なく通知します（${terms('reports')}）。`,
        },
        written(fund, 'audit', 'pre-b19'),
        {
          items: ['pre-b25'],
          label: '契約の変更',
          value: `成立した契約の内容を変えるときは、出資者の同意を得ます。約款の変更は、ウェブサイトとメールで通知します（${terms('amendment')}）。`,
        },
        written(fund, 'managerReview'),
      ],
    },
    leaving(fund, terms),
    risks(fund),
    {
      items: ['pre-b24チ'],
      section: { kind: 'legal_frame', heading: 'クーリング・オフについて', items: coolingOffItems('契約成立時書面') },
    },
    protections(operator),
  ]
}

function leaving({ autoRenewal }: FundFacts, terms: (key: string) => string): ItemPart {
  const renewal = autoRenewal ? `計算期間の終わりの解約の申し出（${terms('renewal')}）、` : ''
  return {
    heading: '途中の解約と譲渡',
    rows: [
      {
        items: ['pre-b24イ'],
        label: '解約の条件',
        value: `クーリング・オフ、${renewal}${terms('unavoidable-termination')}のやむを得ない事由によるほか、途中で解約できません。`,
      },
      { items: ['pre-b24ロ'], label: '解約の方法', value: '会員ページ、メールまたは書面で当社に通知します。' },
      {
        items: ['pre-b24ハ'],
        label: '解約の価格',
        value:
          '解除の時の本事業の財産の状況に従って計算した額を返還します。当社が持分を買い取り、転売することはありません。',
      },
      { items: ['pre-b24ニ'], label: '解約の手数料', value: 'ありません。' },
      {
        items: ['pre-b24ホ'],
        label: '解約を申し出る時期',
        value: autoRenewal
          ? '計算期間の終わる日の2か月前まで。やむを得ない事由があるときは、いつでも申し出ることができます。'
          : 'やむを得ない事由があるときは、いつでも申し出ることができます。',
      },
      {
        items: ['pre-b24ヘ'],
        label: '解約のときの支払い',
        value: '対象不動産の売却その他により資金が用意できた後に、出資者の登録口座へ振り込みます。',
      },
      {
        items: ['pre-b24ト'],
        label: '解約が集中したとき',
        value: '資金が用意できず、返還が遅れることや、対象不動産を予定より早く、安く売却することがあります。',
      },
      {
        items: ['pre-b32'],
        label: '地位の譲渡',
        value: `当社の承諾があるときに限り、譲渡できます。譲渡の手数料はありません。代金の支払いと価格は当事者の間で定め、当社が譲り受けることはありません（${terms('transfer')}）。`,
      },
    ],
  }
}

function risks(fund: FundFacts): ItemPart {
  return {
    items: ['pre-b28', 'pre-min-4', 'pre-min-5'],
    section: {
      kind: 'text',
      heading: '元本と分配に影響すること',
      paragraphs: ['元本は保証されません。次の事柄により、出資の価額の一部または全部が失われることがあります。'],
      items: [
        '価格：対象不動産の価格が下がり、売却の代金が取得費を下回ることがあります。',
        '賃料：空室、賃料の引き下げ、賃借人の支払いの遅れにより、分配金が予定を下回ることがあります。',
        '流動性：予定した時期に売却できず、運用の期間が延び、元本の返還が遅れることがあります。',
        '災害と建物：地震、火災、水害、建物の欠陥により、修繕の費用や損害が生じることがあります。',
        '信用：当社の財産の状況が悪くなったときは、分別管理をしていても、出資金の全部または一部が返還されないことがあります。',
        '制度：税制、法令、金利の変化により、手取り額が変わることがあります。外国の通貨と市場の指標には連動しません。',
        '期間：クーリング・オフと解約の申し出は、定められた期間に限ってできます。',
        ...(fund.subordinatedAmount > 0
          ? [`劣後出資：当社の劣後出資 ${formatYen(yen(fund.subordinatedAmount))}を超える損失は、出資者が負担します。`]
          : []),
      ],
    },
  }
}

function protections(operator: OperatorFacts): ItemPart {
  return {
    items: ['pre-b30', 'pre-b40'],
    section: {
      kind: 'text',
      heading: '書類の閲覧と相談',
      paragraphs: [
        '出資者は、当社の業務と財産の状況を記載した書類（法第29条）と事業参加者名簿（法第30条）を、当社の事務所で閲覧できます。',
        `苦情と相談は、 ${operator.contactUrl} （${operator.contactHours}）で受け付けます。第一審の合意管轄裁判所は${operator.court}です。`,
      ],
      items: [],
    },
  }
}
