import { codeWordsInText } from './code-words.ts'
import type { GraphqlClient } from './graphql-client.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What a reader reads of a piece of a page: the words alone, one blank between what stands apart. */
function wordsOf(html: string): string {
  return html
    .replace(/<(svg|style|script|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(p|div|dt|dd|li|h\d|td|th|tr|button|section|article|br|summary|label|legend)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The page as the server draws it for this visitor. @throws Error where it does not answer with a page. */
async function pageOf(client: GraphqlClient, path: string): Promise<string> {
  const answer = await client.fetch(path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

const between = (html: string, opening: RegExp, closing: string): string => {
  const start = html.search(opening)
  return start < 0 ? '' : html.slice(start, html.indexOf(closing, start))
}

/** The words of the page's own part, without header and footer. @throws Error where one of them is a word of the code. */
export async function readScreen(client: GraphqlClient, path: string): Promise<string> {
  const words = wordsOf(between(await pageOf(client, path), /<main\b/, '</main>'))
  const codes = codeWordsInText(words)
  if (codes.length > 0) throw new Error(`${path} says ${codes.join(', ')}`)
  return words
}

/** The words of one investment's card in 投資の状況. */
export async function readCard(client: GraphqlClient, investmentId: string): Promise<string> {
  return wordsOf(
    between(
      await pageOf(client, '/mypage/projects'),
      new RegExp(`<article[^>]* id="invest-${investmentId}"`),
      '</article>',
    ),
  )
}

/** The words of やること at the top of マイページ. */
export async function readTasks(client: GraphqlClient): Promise<string> {
  return wordsOf(between(await pageOf(client, '/mypage'), /<h2[^>]*>やること/, '</section>'))
}
