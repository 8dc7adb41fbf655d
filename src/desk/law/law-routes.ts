import type { FastifyInstance, FastifyReply } from 'fastify'
import { LAWS } from '../../domain/core/cited-law.ts'
import { sufferFaults, type Faults } from '../faults.ts'
import type { DeskRevision, LawBook } from './law-book.ts'
import { fullText, lawInfo, revisionInfo, type RevisionStatus } from './law-json.ts'
import { readAmendment } from './read-amendment.ts'

const notFound = (reply: FastifyReply) => reply.code(404).send({ code: '404003', message: '法令が存在しません。' })

function statusOf(revision: DeskRevision, current: DeskRevision | undefined, today: string): RevisionStatus {
  if (revision.enforcedOn > today) return 'UnEnforced'
  if (revision.id !== current?.id) return 'PreviousEnforced'
  return revision.isRepealed ? 'Repeal' : 'CurrentEnforced'
}

/** Stand-in for e-Gov 法令API version 2 in its shapes: the laws that the product cites, with sample texts. */
export function lawRoutes(app: FastifyInstance, laws: LawBook, faults: Faults): void {
  sufferFaults(app, faults, 'law', (reply) => reply.code(500).send({ code: '500001', message: 'internal error' }))
  const status = (revision: DeskRevision, lawId: string) => statusOf(revision, laws.currentOf(lawId), laws.today())

  app.get<{ Params: { id: string } }>('/egov/law_revisions/:id', async ({ params: { id } }, reply) => {
    const revisions = laws.revisionsOf(id)
    if (revisions === undefined) return notFound(reply)
    return {
      law_info: lawInfo(id),
      revisions: revisions.toReversed().map((revision) => revisionInfo(revision, status(revision, id))),
    }
  })
  app.get<{ Params: { id: string }; Querystring: { elm?: string } }>(
    '/egov/law_data/:id',
    async ({ params: { id }, query: { elm } }, reply) => {
      const revision = laws.find(id) ?? laws.currentOf(id)
      const text = revision && fullText(revision, elm)
      if (revision === undefined || text === undefined) return notFound(reply)
      const lawId = id.split('_')[0] ?? ''
      return {
        attached_files_info: null,
        law_info: lawInfo(lawId),
        revision_info: revisionInfo(revision, status(revision, lawId)),
        law_full_text: text,
      }
    },
  )
}

/** What a test or a person does with the laws: GET shows them, PUT amends one. */
export function lawControlRoutes(app: FastifyInstance, laws: LawBook): void {
  app.get('/laws', async () =>
    Object.values(LAWS).map(({ id }) => ({
      law_id: id,
      revisions: laws
        .revisionsOf(id)
        ?.map(({ id: own, title, enforcedOn }) => ({ law_revision_id: own, title, enforced_on: enforcedOn })),
    })),
  )
  app.get<{ Params: { id: string } }>(
    '/laws/:id',
    async ({ params: { id } }, reply) =>
      laws.currentOf(id) ?? reply.code(404).send({ error: 'NOT_FOUND', message: '該当する法令がありません。' }),
  )
  app.put<{ Params: { id: string } }>('/laws/:id', async ({ params: { id }, body }, reply) => {
    const current = laws.currentOf(id)
    if (current === undefined)
      return reply.code(404).send({ error: 'NOT_FOUND', message: '該当する法令がありません。' })
    const amendment = readAmendment(id, body, current, laws.today())
    if (typeof amendment === 'string') return reply.code(400).send({ error: 'BAD_INPUT', message: amendment })
    laws.amend(amendment)
    return laws.revisionsOf(id)?.findLast((each) => each.enforcedOn === amendment.enforcedOn)
  })
}
