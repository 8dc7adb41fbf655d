import { EXTENSION_ARTICLE, extensionRule } from '../../../../../domain/funds/fund-extension.ts'
import { formatRate } from '../../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../../domain/money.ts'
import type { DraftArticle } from '../article-book.ts'
import type { FundFacts } from '../document-facts.ts'
import {
  distributionDueText,
  lossText,
  operationPeriodText,
  plannedRateText,
  segregationText,
} from '../fund-wording.ts'

/** How the money works: business, segregation, accounts, profit, loss and its distribution. */
export function operationArticles(fund: FundFacts): DraftArticle[] {
  return [
    business(),
    {
      key: 'segregation',
      title: '分別管理',
      paragraphs: [
        `当社は、本事業の財産を、法第27条に従って管理します。${segregationText(fund)}`,
        '分別管理は、信託法第34条による信託財産の分別管理とは異なり、当社が支払いをできなくなったときに出資金の返還を保証するものではありません。',
        '当社は、出資金を本事業のほかに使用しません。本事業の余裕金は、銀行預金のほかの方法で運用しません。',
      ],
    },
    ...(fund.subordinatedAmount > 0 ? [subordination(fund)] : []),
    accountingPeriod(fund),
    profit(fund),
    {
      key: 'loss',
      title: '損失の負担',
      paragraphs: [
        `計算期間の損益を計算した結果、損失が生じたときは、次のとおり負担します。${lossText(fund)}`,
        '出資者が負担する損失は、出資額を限度とします。出資者は追加の出資を求められません。',
        '損失が出資者の出資額を減らしたときは、その後の利益でこれを補った後でなければ、出資者は利益の分配を受けられません（商法第538条）。',
      ],
    },
    distribution(fund),
    withholding(),
    costs(),
    ...(fund.autoRenewal ? [saleProfit()] : []),
  ]
}

function business(): DraftArticle {
  return {
    key: 'business',
    title: '本事業の遂行',
    paragraphs: [
      '当社は、自らの名で、善良な管理者の注意をもって本事業を行います。出資者は、本事業の業務を行い、または当社を代表することはできません。',
      '当社は、対象不動産の貸付け、管理、修繕、保険、売却の方法を、契約成立前書面に記載した計画に沿って決めます。',
      '当社は、業務の一部を第三者に委託できます。委託先と業務の内容は、契約成立前書面に記載します。委託した業務についても、当社は出資者に対して責任を負います。',
      '当社またはその利害関係人と対象不動産の取引をするときは、価格が公正であることの根拠を記録し、財産管理報告書で報告します。',
      '本事業のために、対象不動産のほかに新たな不動産を追加して取得することはありません。',
    ],
  }
}

function subordination(fund: FundFacts): DraftArticle {
  return {
    key: 'subordination',
    title: '優先出資と劣後出資',
    paragraphs: [
      `当社は、${formatYen(yen(fund.subordinatedAmount))}を劣後出資として出資します。`,
      '利益は優先出資に先に分配し、損失は劣後出資が先に負担します。',
      '元本の返還も、優先出資を先に行います。劣後出資の返還は、優先出資の全額を返還した後に行います。',
    ],
  }
}

function accountingPeriod(fund: FundFacts): DraftArticle {
  return {
    key: 'accounting-period',
    title: EXTENSION_ARTICLE,
    paragraphs: [
      `運用期間は、${operationPeriodText(fund)}とします。`,
      fund.autoRenewal
        ? '計算期間は、運用の開始から6か月ごとの期間とします。'
        : '計算期間は、運用期間の初日から末日までの1期間とします。ただし、1年を超える運用期間は、1年ごとの期間と残りの期間に分けます。',
      '対象不動産を早く売却したときは、運用期間はその決済の日に終わります。',
      ...(fund.autoRenewal
        ? []
        : [
            `${extensionRule({ months: fund.extensionMonths, noticeDays: fund.extensionNoticeDays })}期間を延ばすときは、当社は理由、見込み、分配と元本への影響を、会員ページとメールで通知します。`,
          ]),
    ],
  }
}

function profit(fund: FundFacts): DraftArticle {
  const breakdown = fund.rateBreakdown.map(({ label, rateBp }) => `${label}から${formatRate(rateBp)}`).join('、')
  return {
    key: 'profit',
    title: '損益の計算',
    paragraphs: [
      '本事業の損益は、計算期間ごとに、対象不動産から生じた賃料、売却の利益などの収入から、本事業に要した費用を差し引いて計算します。',
      `予定分配率は、${plannedRateText(fund)}（税引前）です。${breakdown ? `これは、${breakdown}を見込んだものです。` : ''}予定であり、分配を保証するものではありません。`,
      '優先出資に分配する利益は、予定分配率により計算期間の日数に応じて計算した額を上限とし、これを超える利益は当社が受け取ります。',
    ],
  }
}

function distribution(fund: FundFacts): DraftArticle {
  return {
    key: 'distribution',
    title: '分配金の支払い',
    paragraphs: [
      '各出資者の分配金は、優先出資に分配する利益の総額に、その出資者の出資額の割合を掛けて計算し、1円未満を切り捨てます。',
      `当社は、分配金を${distributionDueText(fund)}に、出資者の登録口座へ支払います。銀行の休業日に当たるときは、その前の営業日とします。`,
      '登録口座がないため支払えないときは、口座が登録されるまで支払いを待ちます。この間、利息は付けません。',
    ],
  }
}

function withholding(): DraftArticle {
  return {
    key: 'withholding',
    title: '源泉徴収',
    paragraphs: [
      '当社は、分配金から、所得税と復興特別所得税など、法令に定める税（あわせて20.42％。1円未満を切り捨て）を差し引いて納付します（所得税法第210条、第211条）。',
      '法令の改正により税率が変わったときは、支払いの日の税率によります。元本の返還には、この税はかかりません。',
    ],
  }
}

function costs(): DraftArticle {
  return {
    key: 'costs',
    title: '費用と報酬',
    paragraphs: [
      {
        text: '次の費用は、本事業の費用とします。',
        items: [
          '対象不動産の取得と売却に要する仲介手数料、登記費用、税',
          '管理、修繕、保険、公租公課、鑑定または調査の費用',
          '本事業の会計、税務、法律の専門家への報酬',
        ],
      },
      '出資者は、出資金のほかに、当社へ手数料や報酬を支払いません。',
    ],
  }
}

function saleProfit(): DraftArticle {
  return {
    key: 'sale-profit',
    title: '売却の利益の分配',
    paragraphs: [
      '対象不動産を売却して利益が生じたときは、その利益の25％を、売却の時の出資者へ、出資額の割合で分配します。',
      '売却の時期と価格は、当社が市場の状況を見て決めます。売却の利益は保証されません。',
    ],
  }
}
