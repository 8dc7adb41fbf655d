import { describe, expect, it } from 'vitest'
import { articlesIn, articleText, type LawNode } from './article-text.ts'

const node = (tag: string, ...children: (LawNode | string)[]): LawNode => ({ tag, attr: {}, children })
const sentence = (...words: (LawNode | string)[]) => node('Sentence', ...words)
const item = (title: string, text: string, ...below: LawNode[]) =>
  node('Item', node('ItemTitle', title), node('ItemSentence', sentence(text)), ...below)

describe('an article as it is read', () => {
  it('has a line for each paragraph and item, those below further in', () => {
    const article = node(
      'Article',
      node('ArticleCaption', '（書面の記載事項）'),
      node('ArticleTitle', '第四十三条'),
      node(
        'Paragraph',
        node('ParagraphNum'),
        node('ParagraphSentence', sentence('次のとおりとする。')),
        item('一', '商号', node('Subitem1', node('Subitem1Title', 'イ'), node('Subitem1Sentence', sentence('略称')))),
      ),
      node(
        'Paragraph',
        node('ParagraphNum', '２'),
        node('ParagraphSentence', sentence('前文。'), sentence('ただし書。')),
      ),
    )
    expect(articleText(article)).toBe(
      '（書面の記載事項）\n第四十三条　次のとおりとする。\n　一　商号\n　　イ　略称\n２　前文。ただし書。',
    )
  })

  it('leaves out how words are read, keeps columns apart, and takes tables and what is added at the end along', () => {
    const ruby = node('Ruby', '塡', node('Rt', 'てん'))
    const table = node('TableStruct', node('Table', node('TableRow', node('TableColumn', sentence('百分の二十')))))
    const article = node(
      'Article',
      node('ArticleTitle', '第二条'),
      node(
        'Paragraph',
        node('ParagraphNum'),
        node('ParagraphSentence', sentence('補', ruby, 'する。')),
        node(
          'Item',
          node('ItemTitle', '一'),
          node('ItemSentence', node('Column', sentence('甲')), node('Column', sentence('乙'))),
        ),
        table,
      ),
      node('SupplNote', '（付記）'),
    )
    expect(articleText(article)).toBe('第二条　補塡する。\n　一　甲　乙\n百分の二十\n（付記）')
  })

  it('is 削除 where it was repealed, and stands with what has neither attributes nor children', () => {
    const repealed = node(
      'Article',
      node('ArticleTitle', '第三十三条'),
      node('Paragraph', { tag: 'ParagraphNum' }, node('ParagraphSentence', sentence('削除'))),
    )
    expect(articleText(repealed)).toBe('第三十三条　削除')
  })
})

it('articles are found wherever they stand, but not those of amending laws', () => {
  const law = node(
    'Law',
    node(
      'LawBody',
      node('MainProvision', node('Chapter', node('Article'), node('Section', node('Article')))),
      node('SupplProvision', node('Article')),
    ),
  )
  expect(articlesIn(law)).toHaveLength(2)
  expect(articlesIn(node('Article'))).toHaveLength(1)
})
