import { useEffect, type RefObject } from 'react'

/** What opens a row: its name in the first cell. */
const openerIn = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>(':scope > th :is(button, a)') ?? null

/** What opens the row whose details stand beside its table. */
export const selectedOpener = (): HTMLElement | null =>
  openerIn(document.querySelector('#main tbody > tr[data-selected]'))

/** The nearest row before (-1) or after (1) the one in which this stands that can be opened. */
function neighbourOf(opener: Element | null, step: 1 | -1): HTMLElement | null {
  const next = (row: Element) => (step === 1 ? row.nextElementSibling : row.previousElementSibling)
  for (let row = opener?.closest('tr') ?? null; row !== null;) {
    row = next(row) as HTMLTableRowElement | null
    const found = openerIn(row)
    if (found !== null) return found
  }
  return null
}

function goToRow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  if (!(event.target instanceof HTMLElement) || event.target !== openerIn(event.target.closest('tbody > tr'))) return
  const target = neighbourOf(event.target, event.key === 'ArrowDown' ? 1 : -1)
  if (target === null) return
  event.preventDefault()
  target.focus()
}

/** Arrow keys go from row to row of a table while a row's name has the focus. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    element?.addEventListener('keydown', goToRow)
    return () => element?.removeEventListener('keydown', goToRow)
  }, [frame])
}
