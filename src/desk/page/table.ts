import { html, type Markup } from './html.ts'

export interface Column<Row> {
  title: string
  isNumber?: boolean
  cell: (row: Row) => Markup | string
}

/** A table that becomes a list of labelled lines on a phone. Without rows it says so. */
export function table<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  whenEmpty: string,
): Markup {
  if (rows.length === 0) return html`<h3 class="caption">${caption}</h3><p class="empty">${whenEmpty}</p>`
  return html`<h3 class="caption">${caption}</h3>
  <div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="stack">
    <thead><tr>${columns.map((column) => html`<th scope="col"${column.isNumber ? html` class="number"` : undefined}>${column.title}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr>${columns.map(
          (column) =>
            html`<td data-label="${column.title}"${column.isNumber ? html` class="number"` : undefined}><div>${column.cell(row)}</div></td>`,
        )}</tr>`,
    )}</tbody>
  </table></div>`
}

/** 1,234,567円 */
export function yen(amount: number): string {
  return `${amount.toLocaleString('ja-JP')}円`
}

/** 2026-11-21 10:00 out of an RFC 3339 instant in Japan time. */
export function shortTime(instant: string): Markup {
  return html`<span class="nowrap code">${instant.slice(0, 16).replace('T', ' ')}</span>`
}

/** A list of choices with the chosen one marked. */
export function options(choices: readonly (readonly [string, string])[], chosen?: string): Markup[] {
  return choices.map(
    ([value, name]) => html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`,
  )
}
