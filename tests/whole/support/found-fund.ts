import type { Page } from 'playwright-core'
import { writeFundTexts, writeWeakPoints } from '../../e2e/steps/fund-texts.ts'
import { agree, openOffice } from '../../e2e/steps/operator.ts'
import {
  addParty,
  choice,
  chooseAppraisal,
  chooseContract,
  openRecordForm,
  textField,
} from '../../e2e/steps/record-property.ts'
import { seeToast } from '../../e2e/support/person.ts'
import type { Visitor } from '../../e2e/support/stage.ts'
import { chooseLike, figure, type Office } from './two-desks.ts'

/** A unit of the building: what it is worth and costs the fund, and who lives there. */
export interface Unit {
  room: string
  /** What the company paid for it; null where the fund buys it from the seller himself. */
  ownPrice: number | null
  price: number
  tenant: { name: string; isOurs: boolean; rent: number }
}

const building = '白壁レジデンス'
export const seller = '白壁三丁目商事株式会社'
export const reasonOfPrice = '取得の後に、空室を埋めました。'
const boughtOn = '2026-02-20'
const appraisedOn = '2026-03-10'

/** What operators write down of a building before anybody may invest in it. @returns the address of its page. */
export async function recordBuilding(maker: Visitor, units: readonly Unit[]): Promise<string> {
  const { page, press } = maker
  const [first, ...others] = units
  await openOffice(maker, '/itoadmintool/properties/new', '物件を登録')
  await textField(page, '所在地').fill('愛知県名古屋市東区白壁三丁目99番2号')
  await textField(page, '建物名').fill(building)
  await textField(page, '部屋・区画').fill(first?.room ?? '')
  await textField(page, '専有面積').fill('24.80')
  await press(page.getByRole('button', { name: '登録する', exact: true }))
  await page.getByRole('heading', { level: 1, name: building }).waitFor()
  for (const { room } of others) {
    const form = await openRecordForm(page, '部屋・区画を追加')
    await textField(form, '部屋・区画').fill(room)
    await textField(form, '専有面積').fill('24.80')
    await press(form.getByRole('button', { name: '部屋・区画を追加する' }))
    await page.getByRole('heading', { level: 2, name: room }).waitFor()
  }
  for (const unit of units) await recordUnit(maker, unit)
  return new URL(page.url()).pathname
}

async function recordUnit(maker: Visitor, { room, ownPrice, price, tenant }: Unit): Promise<void> {
  const { page, press } = maker
  if (ownPrice !== null) {
    const deal = await openRecordForm(page, '取引を記録')
    await choice(deal, '部屋・区画').selectOption({ label: room })
    await deal.getByLabel(/^決済日/).fill(boughtOn)
    await addParty(maker, deal, '売主', seller)
    await choice(deal, '買主').selectOption({ label: '当社' })
    await textField(deal, '価格（税抜）').fill(String(ownPrice))
    await textField(deal, '根拠の書類').fill('不動産売買契約書')
    await press(deal.getByRole('button', { name: '取引を記録する' }))
    await seeToast(page, '取引を記録しました。')
  }

  const appraisal = await openRecordForm(page, '評価を記録')
  await choice(appraisal, '部屋・区画').selectOption({ label: room })
  await appraisal.getByLabel(/^評価日/).fill(appraisedOn)
  await textField(appraisal, '評価した人').fill('東都不動産鑑定株式会社')
  await textField(appraisal, '評価額').fill(String(price))
  await textField(appraisal, '書類').fill('不動産鑑定評価書')
  await chooseAppraisal(appraisal)
  await press(appraisal.getByRole('button', { name: '評価を記録する' }))
  await seeToast(page, '評価を記録しました。')

  const lease = await openRecordForm(page, '賃貸借を記録')
  await choice(lease, '部屋・区画').selectOption({ label: room })
  const party = tenant.isOurs ? { relation: '当社のグループ会社', nameKana: 'ニホンマツショウジ' } : undefined
  await addParty(maker, lease, '借主', tenant.name, party)
  await textField(lease, '賃料').fill(String(tenant.rent))
  await choice(lease, '賃料の支払期限').selectOption({ label: '当月末日まで' })
  await lease.getByLabel(/^開始日/).fill(boughtOn)
  await press(lease.getByRole('button', { name: '賃貸借を記録する' }))
  await seeToast(page, '賃貸借を記録しました。')
}

/** The fund is about every unit: what the company brings in costs more than it paid, and investors read why. */
async function linkUnits(maker: Visitor, fundId: string, place: string, units: readonly Unit[]): Promise<void> {
  const { page, press } = maker
  for (const { room, price, ownPrice } of units) {
    await openOffice(maker, `${place}?fund=${fundId}`, building)
    const form = await openRecordForm(page, 'ファンドに結び付ける')
    await choice(form, '部屋・区画').selectOption({ label: room })
    await choice(form, 'ファンドへの売主').selectOption({ label: ownPrice === null ? `${seller}（第三者）` : '当社' })
    await textField(form, 'ファンドの取得価格').fill(String(price))
    await textField(form, '価格の根拠').fill('不動産鑑定評価書にもとづきます。')
    if (ownPrice !== null) await textField(form, '価格の理由').fill(reasonOfPrice)
    await press(form.getByRole('button', { name: 'ファンドに結び付ける' }))
    await seeToast(page, 'ファンドに結び付けました。')
  }
}

/** What is offered; days as date fields take them. */
export interface OfferedTerms {
  total: number
  subordinated: number
  /** Percent a year. */
  rate: string
  months: number
  offered: readonly [from: string, until: string]
  closingDays: number
  works: readonly [from: string, until: string]
}

async function enterTerms(page: Page, terms: OfferedTerms): Promise<void> {
  await textField(page, '募集総額').fill(String(terms.total))
  await textField(page, 'うち劣後出資').fill(String(terms.subordinated))
  await textField(page, '予定分配率').fill(terms.rate)
  await textField(page, '運用期間').fill(String(terms.months))
  for (const [index, name] of (['募集開始', '募集終了'] as const).entries()) {
    const [day = '', time = ''] = terms.offered[index]?.split('T') ?? []
    await page.getByLabel(`${name}の日`).fill(day)
    await page.getByLabel(`${name}の時刻`).fill(time)
  }
  await page.getByLabel('成立の判定を待つ日数').fill(String(terms.closingDays))
  await page.getByLabel('運用開始', { exact: true }).fill(terms.works[0])
  await page.getByLabel('運用終了', { exact: true }).fill(terms.works[1])
}

/** A draft with everything that the gate asks for: figures, days, sentences, the four papers and the property. */
export async function publishFund(
  maker: Visitor,
  checker: Visitor,
  { name, terms, place, units }: { name: string; terms: OfferedTerms; place: string; units: readonly Unit[] },
): Promise<Office> {
  const { page, press } = maker
  await openOffice(maker, '/itoadmintool/funds', 'ファンド')
  await press(page.getByRole('button', { name: 'ファンドを作る' }))
  await page.getByRole('dialog').getByLabel('ファンド名').fill(name)
  await press(page.getByRole('button', { name: '下書きを作る' }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const address = new URL(page.url()).pathname
  const fundId = address.split('/').at(-1) ?? ''
  await enterTerms(page, terms)
  await writeFundTexts(page)
  await writeWeakPoints(maker)
  await press(page.getByRole('button', { name: '保存する', exact: true }))
  await seeToast(page, '保存しました。')
  await press(page.getByRole('button', { name: '4つの書面を作成する' }))
  await page.getByText('あと1項目').waitFor()
  await linkUnits(maker, fundId, place, units)
  await openOffice(maker, address, name)
  await page.getByText('すべてそろいました').waitFor()
  await press(page.getByRole('button', { name: '公開の承認を依頼' }))
  await page.getByRole('textbox', { name: /^写真がそろっていない理由/ }).fill('内装の工事が終わってから撮影します。')
  await press(page.getByRole('button', { name: '承認を依頼する' }))
  await seeToast(page, '公開の承認を依頼しました。')
  await agree(checker, /を公開$/)
  return { maker, checker, fundId, fundName: name }
}

/** A deal about a unit that was settled on that day. Of the sides the company and its funds are known; others are written down once. */
export interface RecordedDeal {
  room: string
  on: string
  price: number
  from: RegExp
  to: RegExp | { newParty: string }
  /** Where neither side is a stranger. */
  reason?: string
}

export async function recordDeal(
  maker: Visitor,
  place: string,
  { room, on, price, from, to, reason }: RecordedDeal,
): Promise<void> {
  const { page, press } = maker
  await openOffice(maker, place, building)
  const deal = await openRecordForm(page, '取引を記録')
  await choice(deal, '部屋・区画').selectOption({ label: room })
  await deal.getByLabel(/^決済日/).fill(on)
  await chooseLike(choice(deal, '売主'), from)
  if ('newParty' in to) await addParty(maker, deal, '買主', to.newParty)
  else await chooseLike(choice(deal, '買主'), to)
  await textField(deal, '価格（税抜）').fill(String(price))
  if (reason !== undefined) await textField(deal, '価格の理由').fill(reason)
  await textField(deal, '根拠の書類').fill('不動産売買契約書')
  await chooseContract(deal)
  await press(deal.getByRole('button', { name: '取引を記録する' }))
  await seeToast(page, '取引を記録しました。')
}

/** What was bought or sold comes into the fund's book, or leaves it, with two people. */
export async function bookDeal(
  { maker, checker }: Pick<Office, 'maker' | 'checker'>,
  place: string,
  { what, price }: { what: '取得' | '売却'; price: number },
): Promise<void> {
  const { page, press } = maker
  await openOffice(maker, place, building)
  await press(page.getByRole('button', { name: new RegExp(`^帳簿に記録.*${figure(price)}円`) }))
  const question = page.getByRole('dialog', { name: `この${what}を帳簿に記録しますか` })
  await textField(question, '確認したこと').fill('売買契約書と通帳で確かめました。')
  await press(question.getByRole('button', { name: '記録を提案する' }))
  await seeToast(page, `提案しました。ほかの運営者が承認すると、${what}が帳簿に記録されます。`)
  await agree(checker, new RegExp(`物件の${what}を帳簿に記録`))
}
