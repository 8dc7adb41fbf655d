import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COMPANY_BANK } from '../../src/domain/treasury/company-bank.ts'
import { productFolder } from '../../src/platform/product-folder.ts'

const textOf = (page: string) => readFileSync(path.join(productFolder, 'tests/screens/texts', `${page}.txt`), 'utf8')

// Who has not registered yet wants to know where his money is going to lie.
test.each(['_-visitor', '_about-member', '_flow-member', '_list-member'])('the page %s names the bank', (page) =>
  expect(textOf(page).replaceAll(/\s/g, '')).toContain(COMPANY_BANK.name),
)
