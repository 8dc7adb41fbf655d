import type { PrintedArticle, PrintedParagraph } from '../../../../adapters/pdf/printed-document.ts'

/** An article before it has its number: texts may point to another article with `{key}`. */
export type DraftArticle = {
  readonly key: string
  readonly title: string
  readonly paragraphs: readonly (string | PrintedParagraph)[]
}

/**
 * Numbers the articles in their order and turns every `{key}` into `第n条`, so that a left-out article never leaves
 * a wrong reference behind. Throws when a text points to an article that is not there.
 */
export function numberArticles(drafts: readonly DraftArticle[]): PrintedArticle[] {
  const resolve = (text: string) => text.replace(/\{([a-z-]+)\}/g, (_, key: string) => articleNumber(drafts, key))
  return drafts.map(({ key, title, paragraphs }) => ({
    heading: `${articleNumber(drafts, key)}（${title}）`,
    paragraphs: paragraphs.map((paragraph) => {
      const { text, items } = typeof paragraph === 'string' ? { text: paragraph, items: [] } : paragraph
      return { text: resolve(text), items: items.map(resolve) }
    }),
  }))
}

/** `第14条` */
export function articleNumber(drafts: readonly DraftArticle[], key: string): string {
  const index = drafts.findIndex((draft) => draft.key === key)
  if (index < 0) throw new Error(`The terms have no article "${key}"`)
  return `第${index + 1}条`
}
