/** One rule of the stylesheet, as the build cuts it out (scripts/build/style-rules.ts). */
export interface StyleRule {
  /** The at-rules around it, the outermost first: '@layer components', '@media print'. */
  around: readonly string[]
  /** Each with the classes without which it matches nothing. Empty: an at-rule that stands whole in `text`. */
  selectors: readonly { selector: string; classes: readonly string[] }[]
  /** What follows the selectors, in its braces. */
  text: string
}

/**
 * The part of the stylesheet that a page needs for its first paint: without it a browser asks for the whole one, and on a slow line paints
 * nothing for another round trip. Rules keep their order and their layers, so that the whole stylesheet, which follows, changes nothing.
 * @returns for the body of a page its rules, as the text of a `style` element
 */
export function pageStyles(rules: readonly StyleRule[]): (body: string) => string {
  const opened = rules.map(({ around }) => around.map((atRule) => `${atRule}{`).join(''))
  return (body) => {
    const classes = classesIn(body)
    let css = ''
    let open = ''
    rules.forEach((rule, index) => {
      const text = matching(rule, classes)
      if (text === '') return
      const next = opened[index] ?? ''
      if (next !== open) css += '}'.repeat(depthOf(open)) + next
      open = next
      css += text
    })
    return css + '}'.repeat(depthOf(open))
  }
}

const depthOf = (opened: string): number => opened.split('{').length - 1

function matching({ selectors, text }: StyleRule, classes: ReadonlySet<string>): string {
  if (selectors.length === 0) return text
  const used = selectors.filter((one) => one.classes.every((name) => classes.has(name)))
  return used.length === 0 ? '' : used.map(({ selector }) => selector).join(',') + text
}

const classesIn = (body: string): Set<string> =>
  new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
