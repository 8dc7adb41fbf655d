import { kanjiNumber, type DeskArticle, type DeskParagraph, type DeskRevision } from './law-book.ts'

interface Node {
  tag: string
  attr: Record<string, string>
  children: (Node | string)[]
}
const node = (tag: string, children: (Node | string)[], attr: Record<string, string> = {}): Node => ({
  tag,
  attr,
  children,
})

/** '31の2' → 第三十一条の二. */
function articleTitle(article: string): string {
  const [number = '', ...branches] = article.split('の')
  return `第${kanjiNumber(Number(number))}条${branches.map((branch) => `の${kanjiNumber(Number(branch))}`).join('')}`
}

const sentence = (text: string) => node('Sentence', [text], { Num: '1', WritingMode: 'vertical' })

const paragraphNode = ({ text, items = [] }: DeskParagraph, place: number): Node =>
  node(
    'Paragraph',
    [
      // The first paragraph of an article bears no number.
      node('ParagraphNum', place === 0 ? [] : [String.fromCodePoint(0xff11 + place)]),
      node('ParagraphSentence', [sentence(text)]),
      ...items.map((item, index) =>
        node('Item', [node('ItemTitle', [kanjiNumber(index + 1)]), node('ItemSentence', [sentence(item)])], {
          Num: String(index + 1),
        }),
      ),
    ],
    { Num: String(place + 1) },
  )

function articleNode(article: string, { caption, paragraphs }: DeskArticle): Node {
  return node(
    'Article',
    [
      ...(caption === undefined ? [] : [node('ArticleCaption', [caption])]),
      node('ArticleTitle', [articleTitle(article)]),
      ...paragraphs.map(paragraphNode),
    ],
    { Num: article.replaceAll('の', '_') },
  )
}

const rankOf = (article: string): number[] => article.split('の').map(Number)
function inOrder(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)]
  const place = [0, 1, 2].find((index) => (first[index] ?? 0) !== (second[index] ?? 0)) ?? 0
  return (first[place] ?? 0) - (second[place] ?? 0)
}

/** The whole law, or what `elm` names of it; undefined where that is not there. */
export function fullText(revision: DeskRevision, elm: string | undefined): Node | undefined {
  if (elm !== undefined) {
    const article = /^MainProvision-Article_([0-9_]+)$/.exec(elm)?.[1]?.replaceAll('_', 'の') ?? ''
    const found = revision.articles[article]
    return found ? articleNode(article, found) : undefined
  }
  const all = Object.entries(revision.articles).toSorted(([one], [other]) => inOrder(one, other))
  const articles = all.flatMap(([article, found]) => (found ? [articleNode(article, found)] : []))
  const body = node('LawBody', [node('LawTitle', [revision.title]), node('MainProvision', articles)])
  return node('Law', [body], { Lang: 'ja' })
}

export const lawInfo = (lawId: string) => ({ law_type: 'Act', law_id: lawId, law_num: '' })

export type RevisionStatus = 'CurrentEnforced' | 'UnEnforced' | 'PreviousEnforced' | 'Repeal'

export function revisionInfo(revision: DeskRevision, status: RevisionStatus) {
  const { id, title, amendedBy, promulgatedOn, enforcedOn, isRepealed } = revision
  return {
    law_revision_id: id,
    law_title: title,
    updated: `${promulgatedOn}T09:00:00+09:00`,
    amendment_promulgate_date: promulgatedOn,
    amendment_enforcement_date: enforcedOn,
    amendment_enforcement_comment: null,
    amendment_scheduled_enforcement_date: null,
    amendment_law_id: amendedBy.id,
    amendment_law_title: amendedBy.title,
    amendment_law_num: amendedBy.number,
    amendment_type: isRepealed ? '8' : '3',
    repeal_status: isRepealed ? 'Repeal' : 'None',
    mission: 'New',
    current_revision_status: status,
  }
}
