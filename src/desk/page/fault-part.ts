import type { DeskParts } from '../desk-parts.ts'
import type { Fault, FaultKind, FaultTarget } from '../faults.ts'
import { html, type Markup } from './html.ts'
import { options, table } from './table.ts'

const targetNames: Record<FaultTarget, string> = {
  bank: '銀行',
  ekyc: '本人確認',
  mail: 'メール',
  beacon: '公開乱数',
  place: '地図・土地情報',
  law: '法令の公開データ',
  digital_auth: 'デジタル認証アプリ',
  verifier: '電子署名の検証',
}

const kindNames: Record<FaultKind, string> = {
  refuse: '接続を断る',
  error: 'エラーを返す',
  timeout: '応答しない',
  duplicate: '二重に届く',
  lost_answer: '処理後に応答が失われる',
  delay: '遅れる',
  server_error: '500 を返す',
  unavailable: '503 を返す',
  too_many: '429 を返す',
  bad_json: '処理後に壊れた応答を返す',
  late_answer: '処理後に応答しない',
  repeat: '呼び出しが二度届く',
}

/** 障害: what shall go wrong next. */
export function faultPart({ faults }: DeskParts): Markup {
  const ordered = faults.list()
  return html`
    <div class="columns even">
      <form class="card" method="post" action="/page/faults">
        <div class="fields">
          <label>相手<select name="target">${options(Object.entries(targetNames))}</select></label>
          <label>起こること<select name="kind">${options(Object.entries(kindNames))}</select></label>
          <label>回数<input name="count" type="number" min="1" max="1000" value="1" required></label>
        </div>
        <div class="actions"><button>障害を起こす</button></div>
        <p class="hint">「二重に届く」は、銀行と本人確認では通知、メールでは配達が二度になります。</p>
      </form>
      <div class="card">
        ${table<Fault>(
          'これから起こる障害',
          ordered,
          [
            { title: '相手', cell: ({ target }) => targetNames[target] },
            { title: '起こること', cell: ({ kind }) => kindNames[kind] },
            { title: '残り', isNumber: true, cell: ({ count }) => `${count}回` },
          ],
          'ありません。',
        )}
        <form method="post" action="/page/reset" class="actions"><button class="quiet">障害とメールを消す</button></form>
      </div>
    </div>`
}
