import type { RanTask } from '../clock-followers.ts'
import type { DeskParts } from '../desk-parts.ts'
import { formatInstant } from '../japan-time.ts'
import { html, type Markup } from './html.ts'
import { shortTime, table } from './table.ts'

/** 時計: where business time stands, and the buttons that move it. */
export function clockPart({ clock, followers }: DeskParts, lastRan: readonly RanTask[]): Markup {
  const now = clock.nowText()
  const names = followers.names()
  return html`
    <div class="columns even">
      <div class="card">
        <p class="now"><small>現在</small>${now.slice(0, 19).replace('T', ' ')}</p>
        <form method="post" action="/page/clock" class="actions inline">
          <button class="quiet" name="move" value="hour">+1時間</button>
          <button class="quiet" name="move" value="day">+1日</button>
          <button class="quiet" name="move" value="midnight">次の0時</button>
        </form>
        <form method="post" action="/page/clock">
          <div class="actions">
            <label>日時を指定する<input type="datetime-local" name="now" step="1" required value="${now.slice(0, 19)}"></label>
            <button>進める</button>
          </div>
        </form>
        <p class="hint">時計に従うサービス: ${names.length === 0 ? 'なし' : names.join('、')}</p>
      </div>
      <div class="card">${table(
        '前回進めたときに実行された処理',
        lastRan,
        [
          { title: '業務時刻', cell: ({ at }) => shortTime(inJapan(at)) },
          { title: '処理', cell: ({ task }) => task },
        ],
        'ありません。',
      )}</div>
    </div>`
}

function inJapan(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : formatInstant(date)
}
