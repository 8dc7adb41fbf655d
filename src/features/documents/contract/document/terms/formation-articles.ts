import { formatYen, yen } from '../../../../../domain/money.ts'
import type { DraftArticle } from '../article-book.ts'
import type { FundFacts, OperatorFacts } from '../document-facts.ts'
import { seniorAmount } from '../fund-wording.ts'

/** How the contract comes into being and how it can be undone at once. */
export function formationArticles(fund: FundFacts, operator: OperatorFacts): DraftArticle[] {
  return [
    {
      key: 'purpose',
      title: '目的',
      paragraphs: [
        `本契約は、出資者が${operator.companyName}（以下「当社」といいます）の行う不動産取引のために出資し、当社がその事業から生じる利益を出資者に分配することを約束するものです。`,
        '本契約は、商法第535条の匿名組合契約であり、不動産特定共同事業法（以下「法」といいます）第2条第3項第2号の不動産特定共同事業契約です。当社が営業者、出資者が匿名組合員になります。',
      ],
    },
    {
      key: 'definitions',
      title: '用語',
      paragraphs: [
        {
          text: 'この約款で使う用語の意味は、次のとおりです。',
          items: [
            `「本ファンド」とは、「${fund.name}」として募集する不動産特定共同事業をいいます。`,
            '「対象不動産」とは、契約成立前書面と契約成立時書面に記載した不動産をいいます。',
            '「本事業」とは、対象不動産を取得し、貸し、管理し、売却する事業と、これに付随する業務をいいます。',
            '「優先出資」とは、出資者が行う出資をいい、「劣後出資」とは、当社が行い、優先出資より先に損失を負担する出資をいいます。',
            '「会員ページ」とは、出資者がログインして利用する当社のウェブページをいいます。',
          ],
        },
      ],
    },
    formation(fund),
    contribution(fund),
    ...(fund.goal === 'all_or_nothing' ? [failedOffering()] : []),
    coolingOff(),
  ]
}

function formation(fund: FundFacts): DraftArticle {
  const conclusion =
    fund.offeringMethod === 'lottery'
      ? '本契約は、当社が募集の終了後に行う抽選で申し込みが当選したときに成立します。抽選の方法と確かめ方は、ファンドのページに公開します。'
      : '本契約は、当社が会員ページで申し込みを受け付けたときに成立します。受付は申し込みの順に行い、募集総額に達したときは受付を止めます。'
  return {
    key: 'formation',
    title: '契約の成立',
    paragraphs: [
      '申し込みは、契約成立前書面（法第24条）の交付を受け、本人確認を終えた会員が、会員ページから行います。',
      conclusion,
      '当社は、本契約が成立したときは、遅滞なく契約成立時書面（法第25条）を交付します。',
      '出資者は、契約成立時書面を確認したのちに、会員ページに表示される専用の口座へ出資金を振り込みます。',
    ],
  }
}

function contribution(fund: FundFacts): DraftArticle {
  return {
    key: 'contribution',
    title: '出資',
    paragraphs: [
      `優先出資の総額は${formatYen(yen(seniorAmount(fund)))}です。出資は${formatYen(yen(fund.minimumAmount))}以上、10万円単位とし、一人の出資者が当社のすべてのファンドに出資できる額は、あわせて100万円までです。`,
      '出資は金銭に限ります。振込手数料は出資者の負担とします。',
      '契約成立時書面に記載した期限までに全額の入金がないときは、本契約は期限の経過により効力を失います。期限までの入金かどうかは、銀行が入金した日時で判断します。',
      '出資額を超える入金、期限後の入金、効力を失った契約への入金は、出資者の登録口座へ返金します。当社は、出資者から金銭の預託を受けません。',
      '出資された財産は当社に属します（商法第536条第1項）。出資者は、当社の行為について第三者に対し権利も義務も持ちません（同条第4項）。',
    ],
  }
}

function failedOffering(): DraftArticle {
  return {
    key: 'failed-offering',
    title: '不成立',
    paragraphs: [
      '募集の期間が終わり、出資の総額が募集総額に達しないことが確定したときは、本ファンドは成立せず、本契約は効力を失います。',
      '前項の場合、当社は受け取った出資金の全額を、利息を付けずに、遅滞なく出資者の登録口座へ返還します。',
    ],
  }
}

function coolingOff(): DraftArticle {
  return {
    key: 'cooling-off',
    title: 'クーリング・オフ',
    paragraphs: [
      '出資者は、契約成立時書面を受け取った日を含めて8日を経過するまでの間、書面または電磁的方法により本契約を解除できます（法第26条）。入金した後も同じです。',
      '電子交付の場合は、会員ページから契約成立時書面をはじめてダウンロードした日を、受け取った日とします。',
      '解除は、通知を発したときに効力を生じます。郵便による通知は、消印の日に発したものとします。',
      '当社は、解除による損害賠償や違約金を請求しません。受け取った出資金があるときは、その全額を速やかに返還します。',
      'この条に反する特約で、出資者に不利なものは無効とします。',
    ],
  }
}
