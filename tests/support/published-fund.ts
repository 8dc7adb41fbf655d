import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import type { Services } from '../../src/features/core/services.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { productFolder } from '../../src/platform/product-folder.ts'

type PublishedFund = {
  course: object | null
  corrections: { what: string; cause_text: string }[]
  periods: object[]
  exit: object[] | null
}

/** What everybody can take away of a fund: valid by its schema, and the stand-alone script finds it right. */
export async function publishedFund(services: Services, fundId: Id<'fund'>): Promise<PublishedFund> {
  const app = fastify()
  const schema = JSON.parse(await readFile(path.join(productFolder, 'docs/fund.schema.json'), 'utf8')) as object
  app.post('/judge', { schema: { body: schema } }, async () => 'valid')
  const proof = JSON.parse(JSON.stringify(await showFundProof(services, fundId))) as PublishedFund
  expect((await app.inject({ method: 'POST', url: '/judge', payload: proof })).body).toBe('valid')
  await app.close()
  expect(check(proof).problems).toEqual([])
  return proof
}
