import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAWS, type LawKey } from '../../src/domain/core/cited-law.ts'
import { openWorld, type World } from '../support/world.ts'

// Every night the cited articles are compared with the law interface; whoever opens the day reads what changed and what it touches.

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

interface Change {
  id: string
  kind: string
  citation: string
  old_text: string | null
  new_text: string
  enforced_on: string | null
  moved_to: string | null
  places: { name: string }[]
}
interface Watch {
  open: Change[]
  handled: (Change & { note: string; handled_by: string })[]
  unread: { citation: string; failed_nights: number }[]
  articles: { citation: string; read_on: string | null }[]
}

const read = async (): Promise<Watch> =>
  (
    await world.operator.query<{ adminLawWatch: Watch }>(`{ adminLawWatch {
      open { id kind citation old_text new_text enforced_on moved_to places { name } }
      handled { id citation note handled_by } unread { citation failed_nights } articles { citation read_on } } }`)
  ).adminLawWatch
const queue = async () =>
  (
    await world.operator.query<{ adminQueues: { name: string; count: number; detail: string | null }[] }>(
      '{ adminQueues { name count detail } }',
    )
  ).adminQueues.find(({ name }) => name === 'law_change')
const handle = (id: string, note = '画面と書面を確認し、文言を改めた。') =>
  world.operator.query('mutation ($input: LawChangeInput!) { handleLawChange(input: $input) { ok } }', {
    input: { id, note },
  })

async function amend(law: LawKey, amendment: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${world.product.deskUrl}/laws/${LAWS[law].id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(amendment),
  })
  expect(answer.status).toBe(200)
}
const order = (fault: Record<string, unknown>) =>
  fetch(`${world.product.deskUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'law', ...fault }),
  })
const night = (day: string) => world.moveTo(`${day}T04:00:00+09:00`)

/** The sample of the demo desk, as it stands. */
async function standing(law: LawKey, article: string) {
  const answer = await fetch(`${world.product.deskUrl}/laws/${LAWS[law].id}`)
  const { articles } = (await answer.json()) as {
    articles: Record<string, { caption: string; paragraphs: { text: string; items?: string[] }[] }>
  }
  const found = articles[article]
  if (found === undefined) throw new Error(`the demo desk has no article ${article}`)
  return found
}

describe('a year of law', () => {
  test('the first night keeps every cited article and asks nobody anything', async () => {
    expect((await read()).articles.every(({ read_on: day }) => day === null)).toBe(true)
    await night('2026-04-02')
    const { open, unread, articles } = await read()
    expect({ open, unread }).toEqual({ open: [], unread: [] })
    expect(articles.filter(({ read_on: day }) => day !== '2026-04-02')).toEqual([])
    expect((await queue())?.count).toBe(0)
  })

  test('ten changes make ten tasks, each with its screens and papers; new blanks and widths make none', async () => {
    const cooling = await standing('fudosan_act', '26')
    const items = await standing('fudosan_rule', '43')
    const breach = await standing('privacy_act', '26')
    const records = await standing('aml_act', '6')
    const vendors = await standing('privacy_act', '25')
    const dividends = await standing('commercial_code', '538')
    const [first, second] = items.paragraphs
    if (first === undefined || second === undefined) throw new Error('the sample has two paragraphs')
    await amend('fudosan_act', {
      articles: {
        '26': { ...cooling, paragraphs: [{ text: '書面を受領した日から十四日を経過するまでの間、解除できる。' }] },
        '33': { paragraphs: [{ text: '削除' }] },
        '31の3': { same_as: '31の2' },
        '31の2': { caption: '（定義の特則）', paragraphs: [{ text: 'この節の用語の意義は、別に定める。' }] },
      },
    })
    await amend('fudosan_rule', {
      articles: {
        '43': { ...items, paragraphs: [first, { ...second, items: ['新たに説明する事項', ...(second.items ?? [])] }] },
      },
    })
    await amend('fudosan_order', { title: '不動産特定共同事業法の施行に関する政令' })
    await amend('trust_act', { repealed: true })
    await amend('income_tax_act', {
      enforced_on: '2026-05-01',
      articles: { '211': { paragraphs: [{ text: '前条の規定により徴収すべき所得税の税率は、百分の二十一とする。' }] } },
    })
    await amend('privacy_act', {
      articles: {
        // Set anew: the same words.
        '26': {
          ...breach,
          paragraphs: breach.paragraphs.map(({ text, ...rest }) => ({ ...rest, text: ` ${text}\n` })),
        },
        '25': { ...vendors, caption: '（委託先に対する監督）' },
      },
    })
    await amend('aml_act', {
      articles: { '6': { ...records, caption: records.caption.replace('（', '(').replace('）', ')') } },
    })
    await amend('commercial_code', {
      articles: { '538': { ...dividends, paragraphs: [...dividends.paragraphs, { text: '追加された第三項。' }] } },
    })
    await amend('companies_act', { articles: { '432': null } })
    await night('2026-04-03')
    expect((await read()).open).toHaveLength(9)
    await night('2026-04-04')
    expect((await read()).open).toHaveLength(9)
    await night('2026-04-05')
    const { open } = await read()
    expect(Object.fromEntries(open.map(({ citation, kind }) => [citation, kind]))).toEqual({
      不特法26条: 'amended',
      不特法33条: 'amended',
      不特法31条の2: 'renumbered',
      不特法施行規則43条: 'amended',
      不特法施行令の題名: 'title',
      信託法の題名: 'title',
      所得税法211条: 'ahead',
      個人情報保護法25条: 'amended',
      商法538条: 'amended',
      会社法432条: 'gone',
    })
    expect(open).toHaveLength(10)
    expect(open.filter(({ places }) => places.length === 0)).toEqual([])
    const of = (citation: string) => open.find((each) => each.citation === citation)
    const placesOf = (citation: string) => of(citation)?.places.map(({ name }) => name)
    expect(placesOf('不特法26条')).toEqual(
      expect.arrayContaining(['契約成立時書面', '匿名組合契約約款', 'クーリング・オフの案内と通知書']),
    )
    expect(placesOf('不特法施行規則43条')).toEqual(
      expect.arrayContaining(['契約成立前書面', 'ファンドの入力画面（開示事項）']),
    )
    expect(placesOf('所得税法211条')).toEqual(expect.arrayContaining(['分配金の入力と税額の計算', '源泉所得税の納付']))
    expect(placesOf('会社法432条')).toEqual(['検査対応資料', '記録の保存期間と消去'])
    expect(of('不特法31条の2')?.moved_to).toBe('31の3')
    expect(of('信託法の題名')?.new_text).toBe('信託法（廃止）')
    expect(of('所得税法211条')).toMatchObject({ enforced_on: '2026-05-01' })
    expect(of('不特法26条')?.old_text).toContain('第二十六条　この条は、デモ用の見本')
    expect(of('不特法26条')?.new_text).toBe(
      '（見本・26）\n第二十六条　書面を受領した日から十四日を経過するまでの間、解除できる。',
    )
    expect((await queue())?.count).toBe(10)
  })

  test('a note of what was done ends a task; the same text asks nobody again, a newer one does', async () => {
    const change = (await read()).open.find(({ citation }) => citation === '不特法26条')
    const id = change?.id ?? ''
    await expect(handle(id, '  ')).rejects.toThrow(/./)
    await handle(id)
    await expect(handle(id)).rejects.toThrow(/すでに対応が記録されたか/)
    const after = await read()
    expect(after.open).toHaveLength(9)
    expect(after.handled).toMatchObject([{ citation: '不特法26条', note: '画面と書面を確認し、文言を改めた。' }])
    const { rows } = {
      rows: await world.database
        .selectFrom('audit_log')
        .select('action')
        .where('object_type', '=', 'law_change')
        .execute(),
    }
    expect(rows).toEqual([{ action: 'law_change.attended' }])
    // The night from Sunday to Monday reads all of it.
    await night('2026-04-06')
    expect((await read()).open).toHaveLength(9)
    const amended = { paragraphs: [{ text: '書面を受領した日から二十日を経過するまでの間、解除できる。' }] }
    await amend('fudosan_act', { articles: { '26': amended } })
    await night('2026-04-07')
    const again = (await read()).open.find(({ citation }) => citation === '不特法26条')
    expect(again?.old_text).toBe(change?.new_text)
    expect(again?.new_text).toContain('二十日')
    // Amended once more before anybody looked: one task, against what was seen to.
    await amend('fudosan_act', { articles: { '26': { paragraphs: [{ text: '解除できない。' }] } } })
    await night('2026-04-08')
    const newest = (await read()).open.filter(({ citation }) => citation === '不特法26条')
    expect(newest).toMatchObject([{ old_text: change?.new_text, new_text: expect.stringContaining('解除できない。') }])
    await expect(handle(again?.id ?? '')).rejects.toThrow(/新しい条文/)
    await handle(newest[0]?.id ?? '')
    expect((await read()).open.filter(({ citation }) => citation === '不特法26条')).toEqual([])
  })

  test('what was seen to before it is in force is no surprise on its day', async () => {
    const rate = (await read()).open.find(({ citation }) => citation === '所得税法211条')
    await handle(rate?.id ?? '', '5月1日の支払いから、新しい税率で計算する。')
    for (const { id } of (await read()).open) await handle(id)
    expect((await queue())?.count).toBe(0)
    await night('2026-05-02')
    expect((await read()).open).toEqual([])
    const phases = await world.database
      .selectFrom('law_text')
      .select('phase')
      .where('law_id', '=', LAWS.income_tax_act.id)
      .where('article', '=', '211')
      .orderBy('id')
      .execute()
    expect(phases.map(({ phase }) => phase)).toEqual(['first', 'ahead', 'arrived'])
  }, 120_000)

  test('three nights without an answer are said, and are over with the first answer', async () => {
    await order({ kind: 'server_error', count: 1000 })
    await night('2026-05-03')
    await night('2026-05-04')
    expect((await queue())?.count).toBe(0)
    await night('2026-05-05')
    expect(await queue()).toMatchObject({ count: 1, detail: '法令の条文を取得できていません' })
    const { unread } = await read()
    expect(unread).toHaveLength(Object.keys(LAWS).length)
    expect(unread[0]).toEqual({ citation: '不特法の題名', failed_nights: 3 })
    await fetch(`${world.product.deskUrl}/reset`, { method: 'POST' })
    await night('2026-05-06')
    expect((await queue())?.count).toBe(0)
    expect((await read()).unread).toEqual([])
  })
})
