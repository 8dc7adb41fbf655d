import { readFileSync } from 'node:fs'
import type { Product } from '../support/product.ts'
import { createDesk } from '../support/desk.ts'
import { useStage } from './support/stage.ts'
import { stories } from './stories/all.ts'
const { baseUrl, deskUrl } = JSON.parse(readFileSync('/tmp/e2e-product.json', 'utf8'))
const product = { baseUrl, deskUrl, desk: createDesk(deskUrl), stop: async () => {} } as unknown as Product
const stage = useStage(async () => product)
for (const story of stories) story(stage)
