import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** What the style of each element of a page comes to, where no script runs: a sum of all of it as computed, whatever the layout makes of it. */
async function stylesWithoutScripts(visitor: Page, address: string, extraHTTPHeaders: Record<string, string>) {
  const browser = visitor.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders })
  try {
    const page = await context.newPage()
    await page.goto(new URL(address, visitor.url()).href)
    return await page.evaluate(() => {
      const sumOf = (text: string) =>
        [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291, 7)
      return {
        links: document.querySelectorAll('link[rel="stylesheet"]').length,
        styles: [...document.body.querySelectorAll('*')].map((element) => {
          const style = [...element.computedStyleMap()].map(([name, values]) => `${name}: ${[...values].join(' ')}`)
          return `${element.tagName} ${element.getAttribute('class')} ${sumOf(style.join('; '))}`
        }),
      }
    })
  } finally {
    await context.close()
  }
}

/** 500,000 yen in fund 12: 7.0 % a year for 6 months, 20.42 % withheld, everything floored. */
const simulated = [
  {
    does: 'presses plus',
    by: (page: Page) => page.getByRole('button', { name: '10万円増やす' }).click(),
    beforeTax: '21,000円',
    tax: '−4,288円',
    afterTax: '16,712円',
  },
  {
    does: 'chooses the least',
    by: (page: Page) => amountSelect(page).selectOption({ label: '10万円' }),
    beforeTax: '3,500円',
    tax: '−714円',
    afterTax: '2,786円',
  },
  {
    does: 'presses plus from there',
    by: (page: Page) => page.getByRole('button', { name: '10万円増やす' }).click(),
    beforeTax: '7,000円',
    tax: '−1,429円',
    afterTax: '5,571円',
  },
  {
    does: 'goes to the end by keyboard',
    by: (page: Page) => slider(page).press('End'),
    beforeTax: '35,000円',
    tax: '−7,147円',
    afterTax: '27,853円',
  },
  {
    does: 'goes back by arrow key',
    by: (page: Page) => slider(page).press('ArrowLeft'),
    beforeTax: '31,500円',
    tax: '−6,432円',
    afterTax: '25,068円',
  },
] as const

/** As the translators of browsers do: each text is put into an element of its own, and what React remembers of it is gone from the page. */
const translate = (part: Locator): Promise<void> =>
  part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const translated = document.createElement('font')
      translated.textContent = text.data
      text.replaceWith(translated)
    }
  })

const amountSelect = (page: Page) => page.getByLabel('出資する金額', { exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '出資する金額' })

export function publicPages(stage: Stage): void {
  describe('a visitor', () => {
    it.each(['/', '/projects', '/projects/12'])('sees %s before the page asks for its program', async (path) => {
      const { page } = await stage.visitor('phone')
      await visit(page, path)
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      const { paint, program } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-paint')[0]?.startTime,
        program: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(program.length).toBeGreaterThan(5)
      expect(Math.min(...program)).toBeGreaterThan(paint ?? Number.NaN)
    })

    it('sees on the first screen of a phone what a fund is, what it plans, how full it is and what can be done', async () => {
      const { page } = await stage.visitor('phone')
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, '/projects/12')
      const main = page.getByRole('main')
      const action = await main.locator('[data-action-bar]').boundingBox()
      const parts = {
        name: page.getByRole('heading', { level: 1 }),
        state: main.getByText('募集中').first(),
        'what is not guaranteed, below the yield': main.getByText('元本は保証されません').first(),
        term: main.getByText('か月').first(),
        'how full it is': main.getByRole('img', { name: /達成率/ }).first(),
      }
      for (const [name, part] of Object.entries(parts)) {
        const box = await part.boundingBox()
        expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).toBeLessThanOrEqual(action?.y ?? 0)
      }
    })

    it('is told what is not there, and where to go on', async () => {
      const { page, problems } = await stage.visitor()
      const answer = await visit(page, '/nowhere')
      expect(answer?.status()).toBe(404)
      await expectSoundScreen(page)
      await page.getByRole('link', { name: 'ファンド一覧を見る' }).click()
      await page.waitForURL('/projects')
      // The browser itself reports a document that answered 404.
      expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([])
    })

    it('walks from home to a fund; each page has its title, and its heading takes the focus', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/')
      await expect.poll(() => page.title()).toContain('糸funding')
      await page.getByRole('link', { name: /すべて見る/ }).click()
      await expectArrival(page, 'ファンド一覧')
      await page
        .getByRole('main')
        .getByRole('link', { name: /三軒茶屋レジデンス/ })
        .click()
      await expectArrival(page, '三軒茶屋レジデンス')
      await page.goBack()
      await expectArrival(page, 'ファンド一覧')
    })

    it('opens the menu and leaves it: by key, beside it, by going on, and by a link', async () => {
      const { page, press } = await stage.visitor('phone')
      await visit(page, '/about')
      const button = page.getByRole('button', { name: 'メニュー' })
      const menu = page.getByRole('dialog', { name: 'メニュー' })
      const isBack = async () => {
        await menu.waitFor({ state: 'hidden' })
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
      }
      await press(button)
      await menu.getByRole('link', { name: '運用実績' }).waitFor()
      await expectSoundScreen(page)
      await page.keyboard.press('Escape')
      await isBack()
      // What lies below the scrim is not pressed with it: the logo would lead home.
      await press(button)
      await page.mouse.click(12, 20)
      await isBack()
      expect(new URL(page.url()).pathname).toBe('/about')
      await press(button)
      await menu.getByRole('link', { name: 'よくある質問' }).focus()
      await page.keyboard.press('Tab')
      await menu.waitFor({ state: 'hidden' })
      await press(button)
      await press(menu.getByRole('link', { name: '運用実績' }))
      await expectArrival(page, '運用実績')
      await menu.waitFor({ state: 'hidden' })
    })

    it('has a page loaded ahead by resting on its link', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/about')
      const asked: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? '')
      })
      const links = page.getByRole('navigation', { name: 'メインメニュー' })
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
      await links.getByRole('link', { name: 'ファンド一覧' }).hover()
      await answered
      expect(asked.length).toBeGreaterThan(0)
      expect(new URL(page.url()).pathname).toBe('/about')
      await links.getByRole('link', { name: 'ファンド一覧' }).click()
      await expectArrival(page, 'ファンド一覧')
    })

    it('filters the list, and the choice stands in an address that can be sent to others', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects')
      const everything = await cardNames(page)
      await page.getByLabel('募集方式').selectOption({ label: '抽選方式' })
      await page.waitForURL(/method=lottery/)
      await page.getByLabel('状況').selectOption({ label: '募集中' })
      await page.waitForURL(/status=02/)
      const filtered = ['第11号　浅草ゲストハウス']
      await expect.poll(() => cardNames(page)).toEqual(filtered)
      expect(everything.length).toBeGreaterThan(10)
      const address = page.url()
      const other = await stage.visitor('phone')
      await visit(other.page, address)
      await expect.poll(() => cardNames(other.page)).toEqual(filtered)
      await other.page.getByLabel('状況').selectOption({ label: 'すべて' })
      await other.page.getByLabel('募集方式').selectOption({ label: 'すべて' })
      await expect.poll(() => cardNames(other.page)).toEqual(everything)
    })

    it('reads how a fund at work goes: where its distribution came from, and plan beside record, as the open data tell it', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/8')
      await page.getByRole('link', { name: '分配金の出どころを見る' }).click()
      await page.waitForURL(/#sources$/)
      const sources = page.getByRole('region', { name: '分配金100円の出どころ' })
      await expect.poll(() => sources.getByText('出資金の払戻し').first().isVisible()).toBe(true)
      const compared = page.getByRole('region', { name: '計画と実績' })
      await compared.getByText('表で見る').click()
      const { plan_and_record: periods } = (await (await page.request.get('/open/funds/8.json')).json()) as {
        plan_and_record: { rows: { planned: number | null; recorded: number | null; difference: number | null }[] }[]
      }
      const yenText = (amount: number | null, sign = '') =>
        amount === null ? '—' : `${sign}${amount.toLocaleString('ja-JP')}円`.replace('-', '−')
      const told = periods.flatMap(({ rows }) =>
        rows.map(({ planned, recorded, difference }) => [
          yenText(planned),
          yenText(recorded),
          yenText(difference, (difference ?? 0) > 0 ? '＋' : ''),
        ]),
      )
      expect(told.flat().filter((text) => text !== '—').length).toBeGreaterThan(3)
      const rows = compared.getByRole('table').locator('tbody tr')
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      )
      expect(shown).toEqual(told)
      await expectSoundScreen(page)
    })

    it('sees a page on a first visit, which does not wait for the stylesheet, as with the whole of it', async () => {
      const { page } = await stage.visitor()
      await page.goto('/about')
      const own = await stylesWithoutScripts(page, '/projects/12', {})
      const whole = await stylesWithoutScripts(page, '/projects/12', { 'cache-control': 'max-age=0' })
      expect([own.links, whole.links]).toEqual([0, 1])
      expect(own.styles.length).toBeGreaterThan(500)
      // The first picture alone is another: its preview lies in its frame.
      const differing = own.styles.filter((style, place) => style !== whole.styles[place])
      expect(differing.map((style) => style.split(' ')[0])).toEqual(['SPAN', 'IMG'])
    })

    it('sees the preview of a fund’s first picture until the picture is there, and no preview on the next page', async () => {
      const { page } = await stage.visitor()
      const arrivals: string[] = []
      let letThrough = () => {}
      const released = new Promise<void>((resolve) => (letThrough = resolve))
      await page.route(/\/pictures\/12\/photo\//, async (route) => {
        arrivals.push(route.request().url())
        await released
        await route.continue()
      })
      await page.goto('/projects/12', { waitUntil: 'commit' })
      const frame = page.locator('[data-first-picture]')
      const preview = () => frame.evaluate((element) => getComputedStyle(element).backgroundImage)
      await expect.poll(() => arrivals.length).toBeGreaterThan(0)
      expect(await preview()).toMatch(/^url\("data:image\/avif;base64,/)
      const isThere = () =>
        frame.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
      expect(await isThere()).toBe(false)
      letThrough()
      await expect.poll(isThere).toBe(true)

      await page.getByRole('navigation', { name: 'パンくずリスト' }).getByRole('link', { name: 'ファンド一覧' }).click()
      await page.locator('a[href="/projects/13"]').first().click()
      await page.waitForURL('**/projects/13')
      await page.getByRole('heading', { name: '物件の記録' }).waitFor()
      expect(await preview()).toBe('none')
    })

    it('reads what the server drew of the property, whose program comes when the reader comes near', async () => {
      const { page } = await stage.visitor()
      const programs: string[] = []
      page.on('request', (request) => {
        if (/\/assets\/fund-property-/.test(request.url())) programs.push(request.url())
      })
      await visit(page, '/projects/12')
      const record = page.getByRole('region', { name: '物件の記録' })
      const before = await record.textContent()
      expect(before).toContain('所在地と災害の想定')
      expect(programs).toEqual([])
      await record.evaluate((element) => element.setAttribute('data-as-drawn', ''))
      await record.scrollIntoViewIfNeeded()
      await expect.poll(() => programs.length).toBe(1)
      await expect.poll(() => page.locator('[data-as-drawn]').count()).toBe(0)
      expect(await record.textContent()).toBe(before)
    })

    it('looks at every picture of a fund', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      const gallery = page.getByRole('region', { name: '物件の画像' })
      await gallery.getByRole('button', { name: '1枚目の画像を見る' }).click()
      const count = await gallery.getByRole('button', { name: /枚目の画像を見る/ }).count()
      expect(count).toBeGreaterThan(2)
      const seen = new Set<string>()
      for (let position = 1; position <= count; position += 1) {
        await gallery.getByText(`${position} / ${count}`).waitFor()
        const shown = gallery.getByRole('figure').nth(position - 1)
        const picture = shown.getByRole('img')
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
        seen.add((await picture.getAttribute('src')) ?? '')
        await shown.getByText('CGによる想定図').waitFor()
        await shown.getByText(/^\d{4}年\d{1,2}月\d{1,2}日 制作 糸funding$/).waitFor()
        await gallery.getByRole('button', { name: '次の画像' }).click()
      }
      await gallery.getByText(`1 / ${count}`).waitFor()
      expect(seen.size).toBe(count)
    })

    it('goes on from the picture that a button leads to, however slowly the row moves', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      const gallery = page.getByRole('region', { name: '物件の画像' })
      const last = gallery.getByRole('button', { name: /枚目の画像を見る/ }).last()
      await last.waitFor()
      // A machine with much to do: right after the press the row stands between the second and the third picture for longer than a rest.
      await gallery.getByRole('list', { name: '物件の画像の一覧' }).evaluate(async (row) => {
        row.style.scrollSnapType = 'none'
        row.parentElement?.querySelector<HTMLElement>('li:last-child > button')?.click()
        row.scrollTo({ left: row.clientWidth * 1.2, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 400))
      })
      expect(await last.getAttribute('aria-current')).toBe('true')
      await gallery.getByRole('button', { name: '次の画像' }).click()
      await gallery.getByText(/^1 \/ \d/).waitFor()
    })

    it('computes what an amount would bring, by button, list and keyboard', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      for (const step of simulated) {
        await step.by(page)
        const table = page.getByRole('table', { name: '6か月運用したときの見込み' })
        await expect
          .poll(() => table.getByRole('cell').allInnerTexts(), { message: step.does })
          .toEqual([step.beforeTax, step.tax, step.afterTax])
      }
    })

    it('reads how far the price may fall, and computes what a fall means, on a translated page too', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      await page.getByText('元本割れの目安：約8.2％の値下がり').waitFor()
      await page.getByRole('link', { name: '計算を見る' }).click()
      const losses = page.getByRole('region', { name: '損失はだれが先に負担するか' })
      const sentence = losses.getByRole('status')
      await expect.poll(() => sentence.textContent()).toBe('50万円の出資は 438,525円になります。損失 61,475円')
      await translate(losses)
      const fall = losses.getByRole('slider', { name: '売却価格の下落' })
      await fall.press('Home')
      for (let percent = 0; percent < 8; percent += 1) await fall.press('ArrowRight')
      await expect.poll(() => sentence.textContent()).toBe('50万円の出資は 500,000円で、元本に損失は生じません。')
      await losses.getByRole('button', { name: '1％大きくする' }).click()
      await expect.poll(() => sentence.textContent()).toBe('50万円の出資は 496,244円になります。損失 3,756円')
      const rows = await losses.getByRole('definition').allInnerTexts()
      const [sale = 0, costs = 0, reserve = 0, back = 0, investors = 0, operator = 0] = rows.map((row) =>
        Number(row.split('円')[0]?.replaceAll(',', '').replace('−', '-')),
      )
      expect([sale + costs + reserve, investors + operator]).toEqual([back, back])
      await expectSoundScreen(page)
    })

    it('sees where the property is, what is foreseen there, and what it costs beside what is near', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      const section = page.getByRole('region', { name: '物件の記録' })
      await section.scrollIntoViewIfNeeded()
      const map = section.getByRole('img', { name: '東京都世田谷区三軒茶屋二丁目付近の地図' })
      await map.waitFor()
      const tile = await page.request.get((await map.locator('image').first().getAttribute('href')) ?? '')
      expect([tile.status(), tile.headers()['content-type']]).toEqual([200, 'image/png'])
      const fact = (label: string) => section.locator('div', { has: page.getByText(label, { exact: true }) }).last()
      await fact('洪水（想定最大規模）').getByText('区域外、または未公表').waitFor()
      await fact('用途地域').getByText('近隣商業地域').waitFor()
      await fact('最寄りの公示地価等').getByText('1,060,000円／㎡').waitFor()
      await fact('このファンドの取得価格').getByText('円／㎡').waitFor()
      await fact('物件の管理').getByText('建物の管理と賃料の収受を、近隣の管理会社に委託します。').waitFor()
      // Two flats of one house: its map and what is known of the place stand once.
      await visit(page, '/projects/8')
      await page.getByRole('heading', { name: '対象2' }).waitFor()
      expect(await page.getByRole('img', { name: /付近の地図$/ }).count()).toBe(1)
      await fact('所在地と災害の想定、周辺の価格').getByText('対象1と同じです。').waitFor()
    })

    it('has the page translated by the browser, and every figure goes on following the amount', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      const figures = page.getByRole('region', { name: 'シミュレーション' })
      await page.getByRole('button', { name: '10万円減らす' }).click()
      await translate(figures)
      await slider(page).press('End')
      for (const text of [
        '35,000円',
        '−7,147円',
        '27,853円',
        '1,027,853円',
        '元本 1,000,000円',
        '＋27,853円（税引後）',
        '分配金＝100万円 × 年利7.0％',
      ])
        await expect.poll(() => figures.textContent()).toContain(text)
    })

    it('finds that what a finger presses on its own is as high as a fingertip', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/projects/12')
      const targets = [
        page.getByRole('link', { name: '申込受付の記録を見る' }),
        page
          .getByRole('main')
          .getByRole('button', { name: /優先劣後/ })
          .first(),
      ]
      for (const target of targets) {
        const box = await target.boundingBox()
        const ring = await target.evaluate(
          (element) => Number.parseFloat(getComputedStyle(element, '::after').top) || 0,
        )
        expect((box?.height ?? 0) - 2 * ring - (ring === 0 ? 0 : 2)).toBeGreaterThanOrEqual(44)
      }
    })

    it('opens the documents before logging in, and is asked to log in for applying', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      const address = await page.getByRole('link', { name: /のリスクの説明を読む/ }).getAttribute('href')
      const document = await page.request.get(address ?? '')
      expect(document.headers()['content-type']).toContain('application/pdf')
      expect((await document.body()).subarray(0, 4).toString()).toBe('%PDF')
      await page.getByRole('button', { name: 'ログイン／会員登録して申し込む' }).click()
      const dialog = page.getByRole('dialog', { name: 'ログイン' })
      await dialog.getByLabel('メールアドレス').waitFor()
      await expectSoundScreen(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    })
  })
}

/** A change of page is told to those who cannot see it: by the title and by the focus. */
async function expectArrival(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.title()).toMatch(new RegExp(`${name}.*｜糸funding$`))
  await expect
    .poll(() => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`))
    .toMatch(new RegExp(`^H1 .*${name}`))
}

async function cardNames(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
}
