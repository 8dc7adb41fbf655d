/** The service's JSON for its XML of laws. Parsed with tolerance: its makers call it a trial. */
export interface LawNode {
  tag: string
  attr?: Readonly<Record<string, string>>
  children?: readonly (LawNode | string)[]
}

const childrenOf = (node: LawNode): readonly (LawNode | string)[] => node.children ?? []
const isNode = (child: LawNode | string): child is LawNode => typeof child !== 'string'
const named = (node: LawNode, pattern: RegExp): LawNode[] =>
  childrenOf(node)
    .filter(isNode)
    .filter(({ tag }) => pattern.test(tag))

/** All words of a node in their order; how they are read (ruby) is no part of the text. */
function wordsOf(node: LawNode | string): string {
  if (!isNode(node)) return node
  if (node.tag === 'Rt') return ''
  const words = childrenOf(node).map(wordsOf)
  return words.join(named(node, /^Column$/).length > 1 ? '　' : '')
}

const labels = /^(ArticleTitle|ParagraphNum|ItemTitle|Subitem\d+Title)$/
const sentences = /^(Paragraph|Item|Subitem\d+)Sentence$/
const blocks = /^(Paragraph|Item|Subitem\d+)$/
const captions = /^(Article|Paragraph)Caption$/

/** A paragraph or an item is a line, those below it are further in; tables and lists are lines of their own. */
function linesOf(node: LawNode, depth: number, label: string): string[] {
  const own = [label, ...named(node, labels).map(wordsOf), ...named(node, sentences).map(wordsOf)].filter(Boolean)
  const below = childrenOf(node)
    .filter(isNode)
    .filter(({ tag }) => !labels.test(tag) && !sentences.test(tag))
  return [
    ...(own.length === 0 ? [] : [`${'　'.repeat(depth)}${own.join('　')}`]),
    ...below.flatMap((child) =>
      blocks.test(child.tag) ? linesOf(child, depth + 1, '') : [`${'　'.repeat(depth)}${wordsOf(child)}`],
    ),
  ].filter((line) => line.trim() !== '')
}

/** An article as it is read on paper: its heading, then a line for each paragraph and item. */
export function articleText(article: LawNode): string {
  const title = named(article, labels).map(wordsOf).join('')
  const paragraphs = named(article, /^Paragraph$/)
  const rest = childrenOf(article)
    .filter(isNode)
    .filter(({ tag }) => !labels.test(tag) && !captions.test(tag) && tag !== 'Paragraph')
  return [
    ...named(article, captions).map(wordsOf),
    ...(paragraphs.length === 0 ? [title] : []),
    ...paragraphs.flatMap((paragraph, place) => linesOf(paragraph, 0, place === 0 ? title : '')),
    ...rest.map(wordsOf),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Every article below a node, whatever stands between: the service sends the law, its main part or the article alone. Those of amending laws are none of it. */
export function articlesIn(node: LawNode): LawNode[] {
  if (node.tag === 'Article') return [node]
  if (node.tag === 'SupplProvision') return []
  return childrenOf(node).filter(isNode).flatMap(articlesIn)
}
