import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a screen reader goes through, a line each in its order: the role, the name, and what is said of its state. */
export async function heard(scope: Locator): Promise<string[]> {
  return (await scope.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- /, ''))
}

/** Of what is heard the headings: their levels and names. */
export async function outline(scope: Locator): Promise<{ level: number; name: string }[]> {
  const lines = await heard(scope)
  return lines.flatMap((line) => {
    const [, name = '', level] = /^'?heading "(.*?)" \[level=(\d)\]/.exec(line) ?? []
    return level === undefined ? [] : [{ level: Number(level), name }]
  })
}

/** Who jumps from heading to heading begins at the page's own and never misses a level; what can be used and every picture has a name. */
export async function expectClearByEar(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const levels = (await outline(main)).map(({ level }) => level)
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  levels.forEach((level, place) => expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1))
  const nameless = (await heard(page.locator('body'))).filter((line) =>
    /^(?:button|link|textbox|combobox|checkbox|radio|slider|img|dialog|table|navigation)(?: \[.*\])?:?$/.test(line),
  )
  expect(nameless).toEqual([])
}

/** Each is heard after the one before it. */
export function expectInOrder(lines: readonly string[], parts: readonly (string | RegExp)[]): void {
  let from = 0
  for (const part of parts) {
    const found = lines.findIndex(
      (line, place) => place >= from && (typeof part === 'string' ? line.includes(part) : part.test(line)),
    )
    expect(found, `${String(part)} after line ${from} of\n${lines.join('\n')}`).toBeGreaterThanOrEqual(from)
    from = found + 1
  }
}
