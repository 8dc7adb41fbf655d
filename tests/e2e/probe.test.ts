import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { startProduct } from '../support/product.ts'
import { findChromium } from '../support/chromium.ts'
it('starts', async () => {
  let t = Date.now()
  const product = await startProduct({ seed: true })
  console.log('started', Date.now() - t)
  writeFileSync('/tmp/e2e-product.json', JSON.stringify({ baseUrl: product.baseUrl, deskUrl: product.deskUrl, database: product.database.connectionString, chromium: await findChromium() }))
  while (!existsSync('/tmp/e2e-stop')) await new Promise((resolve) => setTimeout(resolve, 500))
  rmSync('/tmp/e2e-stop')
  for (const name of ['server', 'worker', 'desk'] as const) console.log(name, product.output(name).slice(-5).join('\n'))
  t = Date.now()
  await product.stop()
  console.log('stopped', Date.now() - t)
  for (const name of ['server', 'worker', 'desk'] as const) console.log(name, product.output(name).slice(-5).join('\n'))
}, 100000000)
