import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { longest } from '../support/longest-first.ts'

it('every file that begins early is there', () => {
  expect(longest.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
})
