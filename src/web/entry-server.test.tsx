import { readFileSync } from 'node:fs'
import { graphql as run, buildSchema } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildOnce } from '../../tests/support/build-once.ts'
import { loadPages } from '../server/pages.ts'
import { AppliedFigures } from './admin/features/funds/fund-editing/applied-figures.tsx'

/** As it is served: with what draws the site (decision 0390), which is not React itself. */
let render: Awaited<ReturnType<typeof loadPages>>['render']
beforeAll(async () => {
  await buildOnce()
  ;({ render } = await loadPages())
}, 300_000)

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const template =
  '<html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--><!--load-program--></body></html>'

const pictureFacts = {
  kind: 'exterior',
  caption: '外観',
  alt: '五階建ての建物',
  made_on: '2026-03-01',
  made_by: '糸funding',
  is_rendering: true,
  focus_x: 50,
  focus_y: 50,
}

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
  extension_months: 12,
  extension_notice_days: 30,
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
  supplementary_distributions: [],
  late_closings: [],
  day_changes: [],
  taken_at_end: [],
  next_report: null,
  loss_statement: null,
  operation_events: [],
  image_main: { url: '/a.svg', facts: null as typeof pictureFacts | null },
  images_sub: [],
  file: [],
  contracts: [],
  stats: { paid_total: 30_000_000, invest_total: 35_000_000, held_total: 0, is_goaled: false },
  performance: { progress: '02:募集中', isFail: false },
  rimawari_breakdown: [],
  yearly_rent: null,
  yearly_costs: null,
  lottery_proof: null,
  milestones: [],
  terms: [],
  applied_at_close: null,
  first_choice_until: null,
  properties: [],
  occupancy: null,
  raised: [],
  sale_plan: null,
  exit_plan: null,
  management: null,
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
  asMade: Partial<Parameters<typeof render>[0]> = {},
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
    myUnclaimed: [],
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
    ...asMade,
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

  it('tells one 応募率 on card, page, outcome and in the back office: the investors’ part alone, floored', async () => {
    // 24,999,999 of 40,000,000 yen: 62.49 %, which is no 63. With the subordinated part it would be 69.
    const applied = 24_999_999
    const open = { ...fund, stats: { ...fund.stats, invest_total: applied + 10_000_000 } }
    const performance = { progress: '03:不成立', isFail: true }
    const failed = { ...open, applied_at_close: applied, performance } as unknown as typeof fund
    const rates = async (url: string, shown: typeof fund) =>
      /<main.*<\/main>/s
        .exec((await page(url, null, [], shown)).html)?.[0]
        .replace(/<[^>]+>/g, '')
        .match(/応募率[^\d]*\d+％/g)
        ?.map((rate) => Number(/\d+/.exec(rate)?.[0]))
    const senior = fund.price_estate - fund.subordination_amount
    expect(renderToStaticMarkup(<AppliedFigures applied={applied} senior={senior} />)).toContain('応募率 62％')
    expect(await rates('/projects', open)).toEqual([62])
    expect(await rates('/projects/12', open)).toEqual([62])
    expect(await rates('/projects/12', failed)).toEqual([62, 62])
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

  describe('of a fund at work', () => {
    const operated = {
      ...fund,
      name: '第14号　金沢ひがし茶屋の町家',
      unyo_term_month: 18,
      rimawari: 6,
      performance: { progress: '04:運用中', isFail: false, unyo_start_at: '2025-06-01', unyo_end_at: null },
      milestones: [
        { key: 'started', planned: '2025-06-01', recorded: '2025-06-01', state: 'done', is_latest: false },
        { key: 'paid', number: 1, planned: '2026-06-30', state: 'ahead', is_latest: true },
        { key: 'ended', planned: '2026-11-30', state: 'ahead', is_latest: false },
        { key: 'paid', planned: '2026-12-28', state: 'ahead', is_latest: true },
      ],
      next_report: { due_at: '2026-03-31' },
      plan_and_record: [
        {
          number: 1,
          start_at: '2025-06-01',
          end_at: '2026-01-31',
          state: 'closed',
          rimawari: 5.8,
          rimawari_after_loss: null,
          notes: [],
          rows: [
            { item: 'rent', planned: 570_000, recorded: 551_000, difference: -19_000 },
            { item: 'costs', planned: null, recorded: 201_000, difference: null },
            { item: 'dividend', planned: 350_000, recorded: 350_000, difference: 0 },
          ],
        },
        {
          number: 2,
          start_at: '2026-02-01',
          end_at: '2026-11-30',
          state: 'running',
          rimawari: null,
          rimawari_after_loss: null,
          notes: ['この期間の収支は、まだ確定していません。'],
          rows: [{ item: 'dividend', planned: 360_000, recorded: null, difference: null }],
        },
      ],
      dividend_sources: [
        {
          number: 1,
          start_at: '2025-06-01',
          end_at: '2026-01-31',
          text: '分配金100円のうち、賃料から100円、出資金の払戻しは0円です。',
          notes: [],
          figures: [],
          per_hundred: [
            { label: '賃料', part: 100, amount: 350_000 },
            { label: '出資金の払戻し', part: 0, amount: 0 },
          ],
        },
      ],
    }
    const shown = operated as unknown as typeof fund
    const own = { ...application, amount: 300_000, status: 'Paid', contract_confirm_at: '2025-05-01T10:00:00+09:00' }
    const textOf = (html: string) =>
      html
        .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, '')

    it('tells first how it goes: period, yield so far, month, next days, and what the member has in it', async () => {
      const { html } = await page('/projects/12', member, [own as unknown as typeof application], shown)
      const [head = '', rest = ''] = textOf(html).split('元本と分配は保証されません')
      for (const words of [
        '運用中第14号第2期（全2期）',
        '第1期の実績（年利・税引前）5.8％予定6.0％',
        '11か月目全18か月',
        '次の分配2026年6月30日（火）まで第1期・予定',
        '次の報告2026年3月31日（火）まで財産管理報告書・2日遅れ',
        'あなたの出資額300,000円',
        '分配金の出どころを見る',
      ])
        expect(head).toContain(words)
      expect(head).not.toMatch(/先着|達成率|募集期間/)
      // The offering is told further down, on which terms before how far it came.
      expect(rest.indexOf('募集の結果')).toBeGreaterThan(rest.indexOf('計画と実績'))
      expect(rest.indexOf('達成率')).toBeGreaterThan(rest.indexOf('先着'))
    })

    it('compares plan and record, in bars and in a table, and says where each 100 yen came from', async () => {
      const { html } = await page('/projects/12', null, [], shown)
      const text = textOf(html)
      for (const words of [
        '第1期確定',
        '賃料551,000円予定との差−19,000円',
        '費用・報酬201,000円分配',
        '分配（税引前）350,000円予定どおり',
        '第2期進行中',
        '分配（税引前）予定360,000円',
        '賃料570,000円551,000円−19,000円',
        '費用・報酬—201,000円—',
        '出資金の払戻し0円0円',
      ])
        expect(text).toContain(words)
      expect(html.match(/data-look="rent"/g)).toHaveLength(101)
      expect(text).not.toContain('シミュレーション')
    })

    it.each([
      ['at work', shown],
      ['over', { ...shown, performance: { progress: '05:運用終了', isFail: false } }],
      ['failed', { ...shown, performance: { progress: '05:不成立', isFail: true } }],
      ['offered', fund],
    ])('%s it has its messages last, behind their anchor', async (_stage, told) => {
      const { html } = await page('/projects/12', null, [], told)
      const sections = [...html.matchAll(/<section[^>]*aria-labelledby="([\w-]+)"/g)].map(([, title]) => title)
      expect(sections.at(-1)).toBe('message-title')
      expect(html).toContain('id="message"')
    })
  })

  it('has its badges above its totals and its progress', async () => {
    const { html } = await page('/projects/12')
    expect(html.indexOf('優先劣後')).toBeGreaterThan(0)
    expect(html.indexOf('優先劣後')).toBeLessThan(html.indexOf('達成率70％'))
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

  it('has its own rules in its head where it waits for no stylesheet, which is named to what asks for the program', async () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/style-1a.css">'
    const withLink = template.replace('</head>', `${link}</head>`)
    const waiting = await page('/projects/12', null, [], fund, { template: withLink })
    expect(waiting.html).toContain(`${link}</head>`)
    const stylesOf = (body: string) => (body.includes('class="') ? 'a{color:navy}' : '')
    const { html } = await page('/projects/12', null, [], fund, { template: withLink, stylesOf })
    expect(html).toContain('<style nonce="N0NCE">a{color:navy}</style></head>')
    expect(html).not.toContain(link)
    expect(html).toContain(' data-stylesheet="/assets/style-1a.css"')
  })

  it('is painted on a first visit from the document alone: fonts come after it, and of the first picture a preview stands there', async () => {
    const font = '<link rel="preload" href="/assets/mincho.woff2" as="font" type="font/woff2" crossorigin />'
    const head = `<!--first-picture-->${font}<link rel="stylesheet" crossorigin href="/assets/style-1a.css"></head>`
    const made = { template: template.replace('</head>', head), previewOf: async () => 'AAAA' }
    const withPicture = { ...fund, image_main: { url: '/pictures/12/photo/7-960.webp', facts: pictureFacts } }
    const again = await page('/projects/12', null, [], withPicture, made)
    expect(again.html).toContain(font)
    expect(again.html).toContain('<link rel="preload" as="image" type="image/avif"')
    expect(again.html).not.toContain('AAAA')

    const { html } = await page('/projects/12', null, [], withPicture, { ...made, stylesOf: () => '' })
    expect(html).not.toContain('<link rel="preload"')
    expect(html).toContain(` data-fonts='["/assets/mincho.woff2"]'>`)
    expect(html).toContain(
      '[data-first-picture="/pictures/12/photo/7-960.webp"]{background:url(data:image/avif;base64,AAAA)',
    )
    const ofBefore = { ...made, stylesOf: () => '', previewOf: async () => null }
    const without = await page('/projects/12', null, [], withPicture, ofBefore)
    expect(without.html).toContain('<link rel="preload" as="image" type="image/avif"')
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
