import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { compiledVariable, compileModules } from '../support/compiled-modules.ts'

const folder = process.env[compiledVariable] ?? (await compileModules())

it('a compiled module asks for compiled modules alone, and reads what lies beside its source', async () => {
  const text = readFileSync(path.join(folder, 'server/main.js'), 'utf8')
  expect(text).toContain('from "./create-services.js"')
  expect(text).not.toMatch(/from "\.[^"]*\.ts"/)
  const { productFolder } = (await import(pathToFileURL(path.join(folder, 'platform/product-folder.js')).href)) as {
    productFolder: string
  }
  expect(path.resolve(productFolder)).toBe(path.resolve(projectRoot))
})

it('screens and tests are not compiled', () => {
  expect(existsSync(path.join(folder, 'domain/money.js'))).toBe(true)
  expect(existsSync(path.join(folder, 'domain/money.test.js'))).toBe(false)
  expect(existsSync(path.join(folder, 'web'))).toBe(false)
})
