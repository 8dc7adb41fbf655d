import { readFileSync } from 'node:fs'
import { graphql as run, buildSchema } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOnce } from '../../tests/support/build-once.ts'
import { loadPages } from '../server/pages.ts'

/** As it is served: with what draws the site (decision 0390), which is not React itself. */
let render: Awaited<ReturnType<typeof loadPages>>['render']
beforeAll(async () => {
  await buildOnce()
  ;({ render } = await loadPages())
}, 300_000)

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const template =
  '<html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--><!--load-program--></body></html>'

const fund = {
  id: '12',
  name: '糸funding 第12号　</script><b>世田谷区三軒茶屋レジデンス',
  detail: '',
  start_at: '2026-04-01T19:00:00+09:00',
  end_at: '2026-04-10T23:59:59+09:00',
  price_estate: 50_000_000,
  subordination_amount: 10_000_000,
  lower_invest: 100_000,
  higher_invest: null,
  rimawari: 7.25,
  unyo_term_month: 6,
  unyo_start_at: '2026-05-01',
  unyo_end_at: '2026-10-31',
  goal_type: 'AllOrNothing',
  recruit_type: 'firstCome',
  is_auto_continue: false,
  has_waitlist: true,
  closing_days: 0,
  fill_in_percent: 10,
  judged_at: null,
  places_until: null,
  selection_reason: null,
  facts: [],
  figures: null,
  weak_points: [],
  exits: [],
  dividend_source: null,
  dividend_sources: [],
  plan_and_record: [],
  next_report: null,
  image_main: { url: '/a.svg', facts: null },
  images_sub: [],
  file: [],
  contracts: [],
  stats: { paid_total: 30_000_000, invest_total: 35_000_000, held_total: 0, is_goaled: false },
  performance: { progress: '02:募集中', isFail: false },
  rimawari_breakdown: [],
  lottery_proof: null,
  milestones: [],
  terms: [],
  applied_at_close: null,
  first_choice_until: null,
  properties: [],
  occupancy: null,
  raised: [],
  sale_plan: null,
}
const member = {
  id: '1',
  sei: '糸川',
  mei: '結子',
  birthday: '1985-04-12',
  email: 'yuiko@example.jp',
  role: 'member',
  is_ekyc_authed: true,
  ekyc_finish_at: null,
  invitation_code: null,
  bank_account: null,
}

const application = {
  id: '7',
  amount: 500_000,
  invest_at: '2026-04-01T19:05:00+09:00',
  status: 'Entry',
  cancel_reason: null,
  canceled_at: null,
  contract_delivered_at: null as string | null,
  contract_confirm_at: null,
  cooling_off_until: null as string | null,
  can_cool_off: true,
  contract_id: '3',
  report: null,
  transfer_limit_at: '2026-04-04T23:59:59+09:00',
  transfer_account: null,
  refunds: [],
  result: null,
  results: [],
  redeemed_at: null,
  renewal: null,
  project: fund,
}

function page(
  url: string,
  me: typeof member | null = null,
  invests: readonly (typeof application)[] = [],
  shown: typeof fund = fund,
) {
  const asked: string[] = []
  const rootValue = {
    me,
    investingAmount: { amount: 0 },
    extraInfo: null,
    projects: [shown],
    project: ({ id }: { id: string }) => (id === '12' ? shown : null),
    projectMessages: [],
    myInvests: invests,
    myWaitlist: [],
  }
  const execute = (source: string, variableValues: Record<string, unknown>) => {
    asked.push(/query (\w+)/.exec(source)?.[1] ?? '')
    return run({ schema, source, rootValue, variableValues })
  }
  const request = {
    url,
    execute,
    now: '2026-04-02T10:30:00+09:00',
    nonce: 'N0NCE',
    template,
    site: { baseUrl: 'https://ito.example' },
    scriptsOf: (name: string) => ['/assets/entry.js', `/assets/${name}.js`],
  }
  return render(request).then((rendered) => ({ ...rendered, asked }))
}

describe('a page rendered on the server', () => {
  it('shows a visitor the fund, floored to one decimal, and the way in', async () => {
    const { status, html, asked } = await page('/projects/12')
    expect(status).toBe(200)
    expect(asked.toSorted()).toEqual(['Fund', 'Viewer'])
    expect(html).toContain('達成率70％（うち劣後出資20％）')
    expect(html).toContain('>7.2<')
    expect(html).toContain('ログイン／会員登録して申し込む')
    expect(html).toContain('<link rel="canonical" href="https://ito.example/projects/12">')
  })

  it("shows a member the form at once, without a moment of 'not logged in'", async () => {
    const { html, asked } = await page('/projects/12', member)
    expect(asked).toContain('FundInvests')
    expect(html).toContain('申し込み内容を確認する')
    expect(html).not.toContain('ログイン／会員登録して申し込む')
  })

  it.each(['/projects/12', '/mypage/projects'])(
    '%s asks for the contract document once, on whichever device it was downloaded',
    async (url) => {
      const delivered = {
        ...application,
        contract_delivered_at: '2026-04-01T21:04:00+09:00',
        cooling_off_until: '2026-04-08',
      }
      const waiting = '先に契約成立時書面をダウンロードしてください。'
      expect((await page(url, member, [application])).html).toContain(waiting)
      const { html } = await page(url, member, [delivered])
      expect(html).not.toContain(waiting)
      expect(html).toContain('2026年4月1日（水）21:04')
      expect(html).toContain(
        'クーリング・オフの期限は<time datetime="2026-04-08" class="no-break">2026年4月8日（水）</time>',
      )
    },
  )

  it.each([
    ['deadline', '2026年4月4日（土）の入金期限までに全額の入金を確認できなかったため、お申し込みを取り消しました。'],
    ['cooling_off', 'クーリング・オフのお申し出により、契約は解除されました。'],
  ])('tells why an application was canceled: %s', async (cancel_reason, sentence) => {
    const canceled = { ...application, status: 'Canceled', cancel_reason } as unknown as typeof application
    for (const url of ['/projects/12', '/mypage/projects'])
      expect((await page(url, member, [canceled])).html).toContain(sentence)
  })

  describe('of a fund that is full', () => {
    const unverified = { ...member, is_ekyc_authed: false }
    const full = { ...fund, stats: { ...fund.stats, invest_total: 50_000_000 } }
    const withoutLine = { ...full, has_waitlist: false }
    const partlyHeld = { ...fund, stats: { ...fund.stats, invest_total: 49_000_000, held_total: 300_000 } }
    const held =
      /キャンセル待ちで案内した方のために、<span class="no-break">30万円(<!-- -->)?の枠を<\/span>確保しています。/

    it('tells the place in the line and the mail about a reopening apart, in one sentence each', async () => {
      const { html } = await page('/projects/12', member, [], full)
      expect(html).toContain('キャンセル待ちに登録する')
      expect(html).toContain('まであなたの枠を確保します。')
      expect(html).toContain('募集の再開だけをお知らせし、枠は確保しません（案内はキャンセル待ちの方が先です）。')
    })

    it.each([
      ['a visitor', null, '募集の再開をメールで受け取れます。'],
      ['a member without a verified identity', unverified, '募集を一時停止しています。'],
      ['a verified member', member, '募集を一時停止しています。'],
    ])('offers %s no place where the fund has no line', async (_who, me, text) => {
      const { html } = await page('/projects/12', me, [], withoutLine)
      expect(html).toContain(text)
      expect(html.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toContain('キャンセル待ち')
      expect((await page('/projects/12', me, [], full)).html).toContain('キャンセル待ち')
    })

    it('has no line to wait in on its card either', async () => {
      expect((await page('/projects', null, [], full)).html).toContain('キャンセル待ち受付中')
      expect((await page('/projects', null, [], withoutLine)).html).not.toContain('キャンセル待ち')
    })

    it.each([
      ['/projects', null],
      ['/projects/12', null],
      ['/projects/12', member],
    ])('says on %s how much is held for others', async (url, me) => {
      expect((await page(url, me, [], partlyHeld)).html).toMatch(held)
      expect((await page(url, me)).html).not.toContain('確保しています')
    })

    it('says it in the box while all that is free is held', async () => {
      const all = { ...partlyHeld, stats: { ...partlyHeld.stats, invest_total: 49_700_000 } }
      for (const me of [null, member]) expect((await page('/projects/12', me, [], all)).html).toMatch(held)
    })
  })

  it('cannot be broken out of by what people write', async () => {
    const { html } = await page('/projects/12')
    expect(html).not.toContain('</script><b>')
    expect(html).toContain('<script type="application/json" id="page-data" nonce="N0NCE">')
  })

  it('names its program at the end of the body and nowhere in the head, which is all for what is read', async () => {
    const { html } = await page('/projects/12')
    const [head, body] = html.split('</head>')
    expect(head).not.toMatch(/modulepreload|type="module"|\/assets\/entry/)
    expect(body).toContain(`<script nonce="N0NCE" data-files='["/assets/entry.js","/assets/fund-route.js"]'>`)
  })

  it('needs no style attribute, which the content security policy would refuse', async () => {
    for (const url of ['/', '/projects', '/projects/12', '/faq'])
      expect((await page(url, member)).html).not.toMatch(/\sstyle="/)
  })

  it.each([
    ['/projects/999', 404],
    ['/no/such/page', 404],
    ['/projects', 200],
    ['/faq', 200],
  ])('%s answers %d', async (url, status) => {
    const rendered = await page(url)
    expect(rendered.status).toBe(status)
    expect(rendered.html.includes('Not Found 404')).toBe(status === 404)
  })
})
