import { expect, test } from 'vitest'
import { createEGovLawService } from '../../src/adapters/law/e-gov-law-service.ts'
import { LawServiceUnavailable } from '../../src/adapters/law/law.ts'
import { openDesk } from './support/open-desk.ts'

const act = '406AC0000000077'

test('a law in the shape of e-Gov: its revisions, an article, and what is not there', async () => {
  const desk = await openDesk()
  const history = await desk.get(`/egov/law_revisions/${act}`)
  expect(history.body).toMatchObject({
    law_info: { law_id: act },
    revisions: [
      { law_title: '不動産特定共同事業法', current_revision_status: 'CurrentEnforced', repeal_status: 'None' },
    ],
  })
  const article = await desk.get(`/egov/law_data/${act}?elm=MainProvision-Article_31_2`)
  expect(article.body.law_full_text).toMatchObject({ tag: 'Article', attr: { Num: '31_2' } })
  expect(await desk.get(`/egov/law_data/${act}?elm=MainProvision-Article_999`)).toMatchObject({
    status: 404,
    body: { code: '404003' },
  })
  expect((await desk.get('/egov/law_revisions/100AC0000000001')).status).toBe(404)
})

test('an amendment is ahead until its day, in force from it, and remembered over a restart', async () => {
  const desk = await openDesk()
  const laws = createEGovLawService({ baseUrl: `${desk.url}/egov` })
  const amended = { articles: { '26': { paragraphs: [{ text: '改正後の条文。', items: ['一つ目'] }] } } }
  expect((await desk.put(`/laws/${act}`, { ...amended, enforced_on: '2026-11-20' })).status).toBe(200)
  const states = async () => (await laws.revisions(act))?.map(({ state, enforcedOn }) => `${state} ${enforcedOn}`)
  expect(await states()).toEqual(['ahead 2026-11-20', 'current 2022-06-01'])
  const [ahead, current] = (await laws.revisions(act)) ?? []
  expect(await laws.article(ahead?.id ?? '', '26')).toBe('第二十六条　改正後の条文。\n　一　一つ目')
  expect(await laws.article(current?.id ?? '', '26')).toContain('（見本・26）\n第二十六条　この条は、デモ用の見本')
  await desk.moveTo('2026-11-20T00:00:00+09:00')
  expect(await states()).toEqual(['current 2026-11-20'])
  const { folder } = desk
  await desk.stop()
  const again = await openDesk({ folder })
  expect((await again.get(`/laws/${act}`)).body.articles['26'].paragraphs[0].text).toBe('改正後の条文。')
})

test('what cannot be meant is refused, and a new number carries the text along', async () => {
  const desk = await openDesk()
  expect((await desk.put('/laws/100AC0000000001', {})).status).toBe(404)
  expect((await desk.put(`/laws/${act}`, { articles: { first: null } })).status).toBe(400)
  expect((await desk.put(`/laws/${act}`, { articles: { '26': { paragraphs: [] } } })).status).toBe(400)
  await desk.put(`/laws/${act}`, { articles: { '26の2': { same_as: '26' }, '26': null } })
  const { articles } = (await desk.get(`/laws/${act}`)).body
  expect(articles['26']).toBeNull()
  expect(articles['26の2'].caption).toBe('（見本・26）')
})

test('a person amends an article at the page', async () => {
  const desk = await openDesk()
  const form = new URLSearchParams({ law: act, article: '26', enforced_on: '', text: '本文。\n\n第二項。' })
  const answer = await fetch(`${desk.url}/page/laws`, { method: 'POST', body: form })
  expect(await answer.text()).toContain('不動産特定共同事業法第26条を改正しました。')
  const { articles } = (await desk.get(`/laws/${act}`)).body
  expect(articles['26'].paragraphs).toEqual([{ text: '本文。' }, { text: '第二項。' }])
})

test.each(['refuse', 'error', 'server_error', 'unavailable', 'too_many', 'bad_json', 'lost_answer'])(
  'nothing is concluded from trouble: %s',
  async (kind) => {
    const desk = await openDesk()
    const laws = createEGovLawService({ baseUrl: `${desk.url}/egov` })
    await desk.post('/faults', { target: 'law', kind })
    await expect(laws.revisions(act)).rejects.toBeInstanceOf(LawServiceUnavailable)
    expect(await laws.revisions(act)).toHaveLength(1)
  },
)
