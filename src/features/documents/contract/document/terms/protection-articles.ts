import type { DraftArticle } from '../article-book.ts'
import type { FundFacts } from '../document-facts.ts'

/** What the member may know, and how the contract ends. */
export function protectionArticles(fund: FundFacts): DraftArticle[] {
  return [
    reports(),
    {
      key: 'inspection',
      title: '書類の閲覧',
      paragraphs: [
        '出資者は、当社の業務と財産の状況を記載した書類を、当社の事務所で閲覧できます（法第29条）。',
        '出資者は、本ファンドの事業参加者名簿の閲覧を求めることができます（法第30条）。',
        '出資者は、計算期間の終わりに、当社の貸借対照表を閲覧し、本事業の業務と財産の状況を調べることができます（商法第539条）。',
      ],
    },
    transfer(),
    ...(fund.autoRenewal ? [renewal()] : []),
    unavoidableTermination(),
    termination(),
    redemption(),
  ]
}

function reports(): DraftArticle {
  return {
    key: 'reports',
    title: '報告',
    paragraphs: [
      '当社は、計算期間ごとに、少なくとも1年に1回、財産管理報告書を作成し、出資者に交付します（法第28条）。',
      '当社は、対象不動産の滅失、大きな修繕、賃借人の退去、計画の変更、支払いの遅れなど、分配や元本に影響する出来事を知ったときは、遅滞なく会員ページとメールで通知します。',
      '契約成立時書面、財産管理報告書などの書面は、交付の日から5年間、会員ページで閲覧できます。',
    ],
  }
}

function transfer(): DraftArticle {
  return {
    key: 'transfer',
    title: '地位の譲渡と相続',
    paragraphs: [
      '出資者は、当社の承諾がなければ、本契約上の地位を譲り渡し、または担保にできません。当社は、譲受人が会員の条件を満たさないなど正当な理由がある場合を除き、承諾を拒みません。',
      '出資者が亡くなったときは、相続人が本契約上の地位を引き継ぎます。相続人は、当社の定める書類を提出し、代表者を一人決めて当社に届け出ます。',
      '相続の届け出があるまで、当社は分配金と元本の支払いを待つことができます。',
      '本契約上の地位には、取引される市場がありません。希望する時期や価格で譲渡できるとは限りません。',
    ],
  }
}

function renewal(): DraftArticle {
  return {
    key: 'renewal',
    title: '自動継続と解約の申し出',
    paragraphs: [
      '本契約は、計算期間が終わるごとに、同じ条件で6か月間継続します。',
      '出資者は、計算期間の終わる日の2か月前までに、会員ページで解約を申し出ることができます。申し出がないときは、継続します。',
      '当社は、前項の期限の2週間前までに、次の期間の条件と申し出の方法をメールで通知します。',
      '解約を申し出た出資者には、その計算期間の終了後、{redemption}に従って元本を返還します。',
    ],
  }
}

function unavoidableTermination(): DraftArticle {
  return {
    key: 'unavoidable-termination',
    title: 'やむを得ない事由による解除',
    paragraphs: [
      '出資者は、{cooling-off}の期間を過ぎた後は、本契約を任意に解除できません。ただし、やむを得ない事由があるときは、いつでも解除できます（商法第540条第2項）。',
      '前項の解除があったときは、当社は、解除の時の本事業の財産の状況に従って計算した額を、対象不動産の売却その他により資金が用意できた後に返還します。',
      '当社は、出資者がこの約款に違反し、相当の期間を定めて求めても改めないときは、本契約を解除できます。',
    ],
  }
}

function termination(): DraftArticle {
  return {
    key: 'termination',
    title: '契約の終了',
    paragraphs: [
      {
        text: '本契約は、解除によるほか、次の場合に終了します（商法第541条）。',
        items: [
          '対象不動産の全部を売却し、その決済が終わったとき、または運用期間が終わったとき',
          '本事業の目的である事業が成功し、または成功することができなくなったとき',
          '当社または出資者が破産手続開始の決定を受けたとき',
          '当社が解散したとき',
          '当社の登録が取り消され、または効力を失ったとき。ただし、法に従い事業を引き継ぐ者がある場合を除きます。',
        ],
      },
    ],
  }
}

function redemption(): DraftArticle {
  return {
    key: 'redemption',
    title: '元本の返還',
    paragraphs: [
      '本契約が終了したときは、当社は、本事業の財産から債務を支払い、残った額の範囲で、出資者に出資の価額を返還します（商法第542条）。損失によって出資が減ったときは、残額を返還します。',
      '返還は、分配金の支払いと同じ日までに、出資者の登録口座へ振り込む方法で行います。',
      '対象不動産を予定の時期に売却できないときは、返還が遅れることがあります。この場合、当社は理由と見込みを通知します。',
    ],
  }
}
