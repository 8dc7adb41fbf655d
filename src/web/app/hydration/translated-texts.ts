import { options, type VNode } from 'preact'

/** What a vnode has become, and what it holds; Preact's tools for debuggers read them by the same names. */
type Drawn = VNode & { __e?: unknown; __k?: readonly (Drawn | null)[] }

const shown = new WeakMap<Element, string>()

/**
 * On a page that the browser has translated, texts stand in elements of the translator's own, and Preact goes on writing into the text nodes that these
 * have replaced. What changes takes its place in its element again: a figure that is the one text of its element follows, as React has it. What does not
 * change stays translated.
 */
export function followInTranslatedPages(): void {
  const before = options.diffed
  options.diffed = (vnode: Drawn) => {
    before?.(vnode)
    const children: unknown = vnode.props?.children
    if (typeof children !== 'string' && typeof children !== 'number') return
    const { __e: element, __k: parts } = vnode
    const { __e: text }: Partial<Drawn> = parts?.[0] ?? {}
    if (!(element instanceof Element && text instanceof Text) || shown.get(element) === text.data) return
    shown.set(element, text.data)
    if (text.parentNode !== element) element.replaceChildren(text)
  }
}
