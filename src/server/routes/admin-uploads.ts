import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOperator } from '../../features/core/graphql/access.ts'
import type { Viewer } from '../../features/core/graphql/context.ts'
import { offerDocument } from '../../features/funds/fund-editing/offer-document.ts'
import { addFundPicture } from '../../features/funds/fund-editing/pictures.ts'
import { keepPropertyPaper } from '../../features/funds/property/keep-paper.ts'
import type { Services } from '../../features/core/services.ts'
import { actAsOperator } from '../../platform/database/acting-operator.ts'
import { badInput, type Outcome, type Refusal } from '../../platform/outcome.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { isStorable, unstorableMessage } from '../storable-text.ts'
import { idOf, type Id } from '../../domain/id.ts'

const mebibyte = 1024 * 1024
/** A scanned appraisal has many pages; a photograph has none. */
const largestBytes = { documents: 20 * mebibyte, pictures: 10 * mebibyte, papers: 10 * mebibyte }

/** As /graphql says it: the page renews its token and sends once more. */
const xsrfRefusal = {
  code: 'FORBIDDEN',
  message: 'ページの有効期限が切れました。再読み込みしてください。',
  fields: {},
  errors: [{ extensions: { reason: 'xsrf' } }],
}

interface Upload {
  bytes: Buffer
  /** A text that came before the file. */
  text: (name: string) => string
}

/**
 * POST /admin-upload/funds/{id}/pictures and .../documents, and /admin-upload/property-papers: one file, its facts before it, from an operator's page (with the XSRF pair).
 * Answers 200 with what became of it, or 422 with `{ code, message, fields }`. For anybody else the address does not exist.
 */
export async function mountAdminUploads(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 6, fieldSize: 4096, fileSize: largestBytes.documents },
    })
    const route = (
      path: string,
      name: keyof typeof largestBytes,
      take: (viewer: Viewer, upload: Upload, fundId: Id<'fund'>) => Promise<Outcome<unknown>>,
    ) =>
      uploads.post<{ Params: { id?: string } }>(`/admin-upload/${path}`, async (request, reply) => {
        const { viewer } = await createContext(services, cookies, request, reply)
        if (!isOperator(viewer)) return reply.callNotFound()
        if (!cookies.xsrfHolds(request)) return reply.code(403).send(xsrfRefusal)
        const fundId = idOf<'fund'>(request.params.id)
        const upload = await readUpload(request, largestBytes[name])
        const outcome = upload.ok
          ? await actAsOperator(`operator:${viewer.memberId}`, () => take(viewer, upload.value, fundId))
          : upload
        return outcome.ok ? reply.send(outcome.value) : sendRefusal(reply, outcome)
      })
    route('funds/:id/pictures', 'pictures', (viewer, { bytes }, fundId) =>
      addFundPicture(services, viewer, { fundId, bytes }),
    )
    route('property-papers', 'papers', ({ memberId }, { bytes }) =>
      keepPropertyPaper(services, { bytes, actor: `operator:${memberId}` }),
    )
    route('funds/:id/documents', 'documents', (viewer, { bytes, text }, fundId) => {
      const replaces = text('replaces') === '' ? null : idOf<'fund_document'>(text('replaces'))
      const kind = text('kind') === 'pre_contract' ? 'pre_contract' : 'other'
      return offerDocument(services, viewer, {
        fundId,
        kind,
        name: text('name'),
        replaces,
        reason: text('reason'),
        bytes,
      })
    })
  })
}

const sendRefusal = (reply: FastifyReply, { code, message, fields = {} }: Refusal) =>
  reply.code(422).send({ code, message, fields })

async function readUpload(request: FastifyRequest, largest: number): Promise<Outcome<Upload>> {
  const tooLarge = badInput({ file: `ファイルは${largest / mebibyte}MBまでです` })
  const file = await request.file({ limits: { fileSize: largest } }).catch(() => undefined)
  if (file === undefined) return badInput({ file: 'ファイルを選択してください' })
  const bytes = await file.toBuffer().catch(() => null)
  if (bytes === null || file.file.truncated) return tooLarge
  if (bytes.length === 0) return badInput({ file: 'ファイルが空です。別のファイルを選択してください' })
  const unstorable = Object.keys(file.fields).find((name) => !isStorable(textOf(file, name)))
  if (unstorable !== undefined) return badInput({ [unstorable]: unstorableMessage })
  return { ok: true, value: { bytes, text: (name) => textOf(file, name) } }
}

function textOf({ fields }: MultipartFile, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string'
    ? field.value
    : ''
}
