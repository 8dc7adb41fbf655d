import { readFileSync } from 'node:fs'
import type { Product } from '../support/product.ts'
import { createDesk } from '../support/desk.ts'
import { useStage } from './support/stage.ts'
import { stories } from './stories/all.ts'
const { baseUrl, deskUrl } = JSON.parse(readFileSync('/tmp/e2e-product.json', 'utf8'))
const product = { baseUrl, deskUrl, desk: createDesk(deskUrl), stop: async () => {} } as unknown as Product
const stage = useStage(async () => product)
for (const story of stories) story(stage)

import { it } from 'vitest'
import { invest, newcomers } from './stories/whole-journey.ts'
import { logIn } from './steps/log-in.ts'
import { visit } from './support/visit.ts'
it.each(newcomers)('invest on $screen', { timeout: 100000 }, async ({ screen, person }) => {
  const visitor = await stage.visitor(screen)
  await visit(visitor.page, '/faq')
  await logIn(visitor, person)
  await invest(visitor, stage, person)
})
