import * as v from 'valibot'
import { articlesIn, articleText, type LawNode } from './article-text.ts'
import { LawServiceUnavailable, type LawRevision, type LawService } from './law.ts'

export interface LawServiceSettings {
  /** https://laws.e-gov.go.jp/api/2 */
  baseUrl: string
  /** For one whole exchange; 20 seconds where nothing is said: a long law takes the service several. */
  timeoutMs?: number
}

/** e-Gov 法令API version 2: https://laws.e-gov.go.jp/api/2/swagger-ui/ */
export function createEGovLawService(settings: LawServiceSettings): LawService {
  const data = (revisionId: string, query: string) =>
    ask(settings, `/law_data/${encodeURIComponent(revisionId)}?response_format=json${query}`, lawData)
  return {
    async revisions(lawId) {
      const found = await ask(settings, `/law_revisions/${encodeURIComponent(lawId)}?response_format=json`, history)
      return found === null ? null : found.revisions.flatMap(revisionOf)
    },
    async article(revisionId, article) {
      const found = await data(revisionId, `&elm=MainProvision-Article_${article.replaceAll('の', '_')}`)
      const node = found === null ? undefined : articlesIn(found.law_full_text)[0]
      return node === undefined ? null : articleText(node)
    },
    async articles(revisionId) {
      const found = await data(revisionId, '')
      return new Map(
        (found === null ? [] : articlesIn(found.law_full_text)).map((node) => [
          (node.attr?.['Num'] ?? '').replaceAll('_', 'の'),
          articleText(node),
        ]),
      )
    },
  }
}

const optionalText = v.optional(v.nullable(v.string()), null)
const history = v.object({
  revisions: v.array(
    v.object({
      law_revision_id: v.string(),
      law_title: v.string(),
      amendment_enforcement_date: optionalText,
      amendment_scheduled_enforcement_date: optionalText,
      amendment_law_title: optionalText,
      amendment_type: optionalText,
      repeal_status: optionalText,
      current_revision_status: v.string(),
      updated: optionalText,
    }),
  ),
})

const node: v.GenericSchema<LawNode> = v.object({
  tag: v.string(),
  attr: v.optional(v.record(v.string(), v.string())),
  children: v.optional(v.array(v.union([v.string(), v.lazy(() => node)]))),
})
const lawData = v.object({ law_full_text: node })

const states: Readonly<Record<string, LawRevision['state']>> = {
  CurrentEnforced: 'current',
  UnEnforced: 'ahead',
  Repeal: 'repealed',
}

/** What is past is of no interest. */
function revisionOf(revision: v.InferOutput<typeof history>['revisions'][number]): LawRevision[] {
  const state = states[revision.current_revision_status]
  if (state === undefined) return []
  const isRepealed = !['None', null].includes(revision.repeal_status)
  return [
    {
      id: revision.law_revision_id,
      title: revision.law_title,
      enforcedOn: revision.amendment_enforcement_date ?? revision.amendment_scheduled_enforcement_date,
      amendedBy: revision.amendment_law_title ?? '',
      state: state === 'current' && isRepealed ? 'repealed' : state,
      updated: revision.updated ?? '',
    },
  ]
}

/** @returns null where there is nothing. @throws LawServiceUnavailable; past its limit of calls the service answers by a redirect to a page. */
async function ask<Answer>(
  { baseUrl, timeoutMs = 20_000 }: LawServiceSettings,
  path: string,
  shape: v.GenericSchema<unknown, Answer>,
): Promise<Answer | null> {
  let answer: unknown
  try {
    const response = await fetch(`${baseUrl}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) return null
    if (!response.ok) throw new LawServiceUnavailable(`the law interface answered ${response.status}`)
    answer = await response.json()
  } catch (problem) {
    if (problem instanceof LawServiceUnavailable) throw problem
    throw new LawServiceUnavailable('the law interface could not be reached or read')
  }
  const parsed = v.safeParse(shape, answer)
  if (!parsed.success) throw new LawServiceUnavailable('the law interface gave an answer that cannot be read')
  return parsed.output
}
