import { expect, it } from 'vitest'
import { withDevelopmentProgram } from '../../scripts/dev/screen-server.ts'

const site = `<html><head><link rel="stylesheet" href="/assets/style.css"></head><body><div id="root"><p>本文</p></div>
<script nonce="N" data-files='["/assets/index.js","/assets/faq.js"]'>load()</script></body></html>`
const backOffice = `<html><head><script type="module" crossorigin src="/itoadmintool/files/assets/admin.js"></script>
<link rel="modulepreload" crossorigin href="/itoadmintool/files/assets/react.js"></head><body><div id="root"></div></body></html>`

it('a page of the site keeps what the server rendered and loads the program from the sources', () => {
  const page = withDevelopmentProgram(site)
  expect(page).toContain('<p>本文</p>')
  expect(page).toContain(`data-files='["/src/web/entry-client.tsx"]'`)
  expect(page).toContain('src="/@vite/client"')
  expect(page).not.toContain('/assets/index.js')
})

it('the back office loads its own program, and none of the built files', () => {
  const page = withDevelopmentProgram(backOffice)
  expect(page).toContain('src="/src/web/admin/entry-admin.tsx"')
  expect(page).not.toContain('entry-client')
  expect(page).not.toContain('/itoadmintool/files/assets/')
})

it('any other document stays as it is', () => {
  expect(withDevelopmentProgram('<html><head></head><body>受け取りました</body></html>')).toBe(
    '<html><head></head><body>受け取りました</body></html>',
  )
})
