import { LAWS } from '../../domain/core/cited-law.ts'
import type { DeskParts } from '../desk-parts.ts'
import type { DeskRevision } from '../law/law-book.ts'
import { html, type Markup } from './html.ts'
import { options, table } from './table.ts'

/** 法令: another text for an article, from today or a later day on. */
export function lawPart({ laws }: DeskParts): Markup {
  const amended = Object.values(LAWS).flatMap(({ id }) => (laws.revisionsOf(id) ?? []).slice(1))
  return html`
    <div class="columns even">
      <form class="card" method="post" action="/page/laws">
        <div class="fields">
          <label>法令<select name="law">${options(Object.values(LAWS).map(({ id, title }) => [id, title]))}</select></label>
          <label>条<input name="article" placeholder="26" required></label>
          <label>施行日（空欄は今日）<input name="enforced_on" type="date"></label>
        </div>
        <label>条文（1行が1項。空欄は条の削除）<textarea name="text" rows="4"></textarea></label>
        <div class="actions"><button>改正する</button></div>
      </form>
      <div class="card">
        ${table<DeskRevision>(
          '行われた改正',
          amended,
          [
            { title: '法令', cell: ({ title }) => title },
            { title: '施行日', cell: ({ enforcedOn }) => enforcedOn },
          ],
          'ありません。',
        )}
      </div>
    </div>`
}
