import type { FreeText } from '../../domain/free-text.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { idOf } from '../../domain/id.ts'
import type { Viewer } from '../../features/core/graphql/context.ts'
import {
  exportForm320,
  exportForm320Correction,
  type Form320File,
} from '../../features/documents/payment-report/export-form-320.ts'
import { exportYear, type ExportedYear } from '../../features/documents/payment-report/export-year.ts'
import type { Services } from '../../features/core/services.ts'
import { openHandOver } from '../../features/treasury/hand-over/hand-over.ts'
import { exportCorrection } from '../../features/documents/tax-correction/export-correction.ts'
import type { Outcome } from '../../platform/outcome.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { notifyLater } from '../report-failures.ts'

type Export = (services: Services, viewer: Viewer, key: string) => Promise<Outcome<ExportedYear>>

/** By kind: what the address names is a year, or the proposal of a correction. */
const exports = new Map<string, Export>([
  [
    'payment-report',
    (services, viewer, yearText) => exportYear(services, viewer, { kind: 'payment-report', yearText }),
  ],
  [
    'annual-figures',
    (services, viewer, yearText) => exportYear(services, viewer, { kind: 'annual-figures', yearText }),
  ],
  ['payment-report-correction', (services, viewer, id) => exportCorrection(services, viewer, idOf(id))],
])

type TaxFile = (services: Services, viewer: Viewer, key: string) => Promise<Outcome<Form320File>>

/** By kind, as above: files for the tax office. */
const taxFiles = new Map<string, TaxFile>([
  ['form-320', exportForm320],
  ['form-320-correction', (services, viewer, id) => exportForm320Correction(services, viewer, idOf(id))],
])

/** GET /admin/export/{kind}/{key}.csv and .txt, and journals/{id}.csv: tables for operators. For everybody else there is no such page. */
export function mountExports(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get<{ Params: { id: string } }>('/admin/export/journals/:id.csv', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    if (!viewer) return reply.callNotFound()
    const outcome = await openHandOver(services, viewer, idOf(request.params.id))
    if (!outcome.ok) return outcome.code === 'RATE_LIMITED' ? notifyLater(reply, outcome) : reply.callNotFound()
    return reply
      .header('content-type', 'text/csv; charset=shift_jis')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(outcome.value.name)}`)
      .header('cache-control', 'private, no-store')
      .send(outcome.value.bytes)
  })
  app.get<{ Params: { kind: FreeText; key: string } }>('/admin/export/:kind/:key.csv', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const exported = exports.get(request.params.kind)
    if (!viewer || !exported) return reply.callNotFound()
    const outcome = await exported(services, viewer, request.params.key)
    if (!outcome.ok) return outcome.code === 'RATE_LIMITED' ? notifyLater(reply, outcome) : reply.callNotFound()
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(outcome.value.name)}`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(outcome.value.csv, { objectMode: false }))
  })
  app.get<{ Params: { kind: FreeText; key: string } }>('/admin/export/:kind/:key.txt', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const exported = taxFiles.get(request.params.kind)
    if (!viewer || !exported) return reply.callNotFound()
    const outcome = await exported(services, viewer, request.params.key)
    if (!outcome.ok && outcome.code === 'CONFLICT')
      return reply.code(409).header('content-type', 'text/plain; charset=utf-8').send(outcome.message)
    if (!outcome.ok) return outcome.code === 'RATE_LIMITED' ? notifyLater(reply, outcome) : reply.callNotFound()
    return reply
      .header('content-type', 'text/plain; charset=shift_jis')
      .header('content-disposition', `attachment; filename=${outcome.value.name}`)
      .header('cache-control', 'private, no-store')
      .send(outcome.value.bytes)
  })
}
