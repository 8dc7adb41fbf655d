import { html, type Markup } from '../page/html.ts'
import { layout } from '../page/layout.ts'
import type { ApplicationView, IdentityMethod } from './applications.ts'

const steps: Record<IdentityMethod, string[]> = {
  image: ['本人確認書類の表と裏を撮影します。', 'ご自身の顔を撮影します。', '内容を確かめて提出します。'],
  ic_chip: ['本人確認書類のICチップを読み取ります。', 'ご自身の顔を撮影します。', '内容を確かめて提出します。'],
  jpki: [
    'マイナンバーカードをスマートフォンにかざします。',
    '署名用パスワードを入力します。',
    '内容を確かめて提出します。',
  ],
}

const buttonNames: Record<IdentityMethod, string> = {
  image: '撮影して提出する',
  ic_chip: '読み取って提出する',
  jpki: '読み取って提出する',
}

/** What the member sees on the phone. */
export function memberPage(view: ApplicationView): string {
  return page(
    '本人確認',
    html`
    <h1>本人確認</h1>
    <p>次の順に進みます。デモでは、撮影や読み取りは行いません。</p>
    <ol class="steps">${steps[view.method].map((step) => html`<li>${step}</li>`)}</ol>
    <p class="hint">有効期限 ${view.expiresAt.slice(0, 16).replace('T', ' ')}</p>
    <form method="post" class="actions stacked">
      <button name="decision" value="submit">${buttonNames[view.method]}</button>
      <button name="decision" value="cancel" class="quiet">やめて戻る</button>
    </form>`,
  )
}

/** What the member sees when there is nothing to do here (any more). */
export function closedPage(title: string, text: string, backUrl: string | undefined): string {
  return page(
    title,
    html`
    <h1>${title}</h1>
    <p>${text}</p>
    ${backUrl !== undefined && html`<p><a class="button" href="${backUrl}">サービスに戻る</a></p>`}`,
  )
}

function page(title: string, content: Markup): string {
  return layout(
    `${title} | デモ本人確認サービス`,
    html`
<main class="narrow">
  <p class="demo">これはデモ用の窓口です。書類や顔の画像を送る必要はありません。</p>
  ${content}
</main>`,
  )
}
