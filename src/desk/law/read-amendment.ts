import * as v from 'valibot'
import type { DeskRevision, LawAmendment } from './law-book.ts'

const article = v.union([
  v.null(),
  v.object({
    caption: v.optional(v.string()),
    paragraphs: v.pipe(v.array(v.object({ text: v.string(), items: v.optional(v.array(v.string())) })), v.minLength(1)),
  }),
  // Renumbered: the text of another article as it stands.
  v.object({ same_as: v.string() }),
])
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const amendmentInput = v.object({
  title: v.optional(v.pipe(v.string(), v.minLength(1))),
  repealed: v.optional(v.boolean()),
  enforced_on: v.optional(day),
  articles: v.optional(v.record(v.pipe(v.string(), v.regex(/^[0-9]+(?:の[0-9]+)*$/)), article), {}),
})

/** An amendment as JSON gives it, or what is wrong with it. */
export function readAmendment(
  lawId: string,
  body: unknown,
  current: DeskRevision,
  today: string,
): LawAmendment | string {
  const parsed = v.safeParse(amendmentInput, body ?? {})
  if (!parsed.success)
    return 'title、repealed、enforced_on（YYYY-MM-DD）、articles（条の番号ごとの内容）で指定してください。'
  const { title, repealed, enforced_on: enforcedOn = today, articles } = parsed.output
  return {
    lawId,
    promulgatedOn: today,
    enforcedOn,
    ...(title !== undefined && { title }),
    ...(repealed !== undefined && { isRepealed: repealed }),
    articles: Object.fromEntries(
      Object.entries(articles).map(([number, content]) => [
        number,
        content !== null && 'same_as' in content ? (current.articles[content.same_as] ?? null) : content,
      ]),
    ),
  }
}
