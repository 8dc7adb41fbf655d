import { expect, it } from 'vitest'
import { readPdfText } from '../../../../adapters/pdf/fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../../../adapters/pdf/typst-pdf-renderer.ts'
import { operatorProfile } from '../../../core/operator/operator-profile.ts'
import { printCoolingOffNotice } from './cooling-off-notice-form.ts'

it('prints a form on one page that ends a contract by itself: whom it goes to, what ends, by when, without costs', async () => {
  const operator = operatorProfile({ BASE_URL: 'https://ito.example' })
  const bytes = await printCoolingOffNotice(operator, createTypstPdfRenderer())
  const pages = readPdfText(bytes)
  expect(pages).toHaveLength(1)
  for (const words of [
    'クーリング・オフ通知書',
    '第26条',
    operator.companyName,
    '御中',
    '解除します',
    '8日以内の消印',
    '氏名（署名）',
  ]) {
    expect(pages[0]).toContain(words)
  }
})
