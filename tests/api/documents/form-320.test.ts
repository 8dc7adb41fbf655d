import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, joinAsMember, logIn } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import { fixDividend } from '../support/fixed-dividend.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'form-320-'))
let world: World
let operator: Browser & { email: string }
let member: Browser & { email: string }
let rare: Browser & { email: string }
beforeAll(async () => {
  world = await createWorld()
  operator = await joinAsMember(world)
  await world.database.updateTable('member').set({ role: 'admin' }).where('email', '=', operator.email).execute()
  await operator.ask(logIn, { identifier: operator.email, password: goodPassword })
  member = await joinAsMember(world)
  rare = await joinAsMember(world, { sei: '草彅', mei: '次郎', sei_kana: 'クサナギ', mei_kana: 'ジロウ' })
  for (let month = 1; month <= 6; month += 1)
    await fixDividend(world, member.email, {
      gross: 10_000,
      withholding: 2_042,
      fixedAt: `2026-0${month}-10T10:00:00+09:00`,
      paidAt: null,
    })
  await fixDividend(world, rare.email, {
    gross: 50_001,
    withholding: 10_210,
    fixedAt: '2026-06-30T10:00:00+09:00',
    paidAt: null,
  })
  // Not above the sum from which a report is due.
  await fixDividend(world, operator.email, {
    gross: 50_000,
    withholding: 10_210,
    fixedAt: '2026-06-30T10:00:00+09:00',
    paidAt: null,
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await world.close()
})

const address = (text: string, { email }: { email: string }) =>
  world.database.updateTable('member').set({ address: text }).where('email', '=', email).execute()

async function records(): Promise<string[][]> {
  const { status, type, bytes } = await operator.download('/admin/export/form-320/2026.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=shift_jis'])
  const lines = new TextDecoder('shift_jis', { fatal: true }).decode(bytes).split('\r\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => line.split(','))
}

test('a character that the file cannot hold is told before it is taken, and the file is refused until it is put right', async () => {
  await address('東京都渋谷区草彅町1-2', rare)
  const { data } = await operator.ask(
    '{ adminPaymentReportFile(year: "2026") { reports problems { member_number text } } }',
  )
  expect(data?.['adminPaymentReportFile']).toEqual({
    reports: 2,
    problems: [{ member_number: expect.any(String), text: '住所の「彅」は、提出ファイルで使えない文字です。' }],
  })
  const refused = await operator.download('/admin/export/form-320/2026.txt')
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('住所の「彅」')
  await address('東京都渋谷区道玄坂1-2', rare)
})

test('each payment has its own block, and whoever had more than five has a second record', async () => {
  const lines = await records()
  expect(lines.map((line) => line.length)).toEqual([57, 57, 57])
  expect(lines.map((line) => [line[0], line[9], line[10], line[13]])).toEqual([
    ['320', '0', '08', '山田　花子'],
    ['320', '0', '08', '山田　花子'],
    ['320', '0', '08', 'クサナギ　次郎'],
  ])
  expect(lines[0]?.slice(14, 22)).toEqual(['08', '01', '10', '100000', '100', '000', '10000', '2042'])
  expect(lines[1]?.slice(14, 24)).toEqual(['08', '06', '10', '100000', '100', '000', '10000', '2042', '', ''])
  expect(lines[2]?.slice(20, 22)).toEqual(['50001', '10210'])
  expect(lines[2]?.[11]).toBe('東京都渋谷区道玄坂１－２')
})

test('the total sheet has the months in which payments were fixed, and the duty to file electronically is counted', async () => {
  const { data } = await operator.ask(`{ adminPaymentReportFile(year: "2026") {
    months { month payments dividend tax reported_payments reported_dividend reported_tax }
    duty { counted_year counted least is_duty } } }`)
  const file = data?.['adminPaymentReportFile'] as { months: Record<string, unknown>[]; duty: unknown }
  expect(file.months.map(({ month }) => month)).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
  ])
  expect(file.months.at(-1)).toEqual({
    month: '2026-06',
    payments: 3,
    dividend: 110_001,
    tax: 22_462,
    reported_payments: 2,
    reported_dividend: 60_001,
    reported_tax: 12_252,
  })
  expect(file.duty).toEqual({ counted_year: 2024, counted: 0, least: 30, is_duty: false })
})

test('the individual numbers are put in outside, and none that is missing or wrong is let through', async () => {
  const { bytes } = await operator.download('/admin/export/form-320/2026.txt')
  const file = path.join(folder, '320dat01.txt')
  writeFileSync(file, bytes)
  const numbers = (await world.database.selectFrom('member').select(['email', 'member_number']).execute()).map(
    ({ email, member_number: number }) => ({ email, number }),
  )
  const of = ({ email }: { email: string }) => numbers.find((each) => each.email === email)?.number ?? ''
  const complete = (rows: [string, string][]) => {
    const list = path.join(folder, 'numbers.csv')
    writeFileSync(list, `会員番号,個人番号\r\n${rows.map((row) => row.join(',')).join('\r\n')}\r\n`)
    const ran = spawnSync(process.execPath, ['scripts/add-individual-numbers.mjs', file, list])
    return { status: ran.status, out: ran.stdout, problems: String(ran.stderr) }
  }
  const missing = complete([[of(member), '123456789018']])
  expect([missing.status, missing.problems]).toEqual([1, `${of(rare)}: there is no number\n`])
  const wrong = complete([
    [of(member), '123456789018'],
    [of(rare), '123456789012'],
  ])
  expect([wrong.status, wrong.problems, wrong.out.length]).toEqual([1, `${of(rare)}: the check digit is wrong\n`, 0])
  const whole = complete([
    [of(member), '123456789018'],
    [of(rare), '987654321093'],
  ])
  expect(whole.problems).toBe('')
  const lines = new TextDecoder('shift_jis').decode(whole.out).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['0123456789018', '0123456789018', '0987654321093'])
  // Nothing but the last column is another.
  expect(lines.map((line) => line.replace(/\d{13}$/, '')).join('\r\n')).toBe(
    new TextDecoder('shift_jis').decode(bytes).trimEnd(),
  )
})

test('whoever does not give the number has an empty column, and only if it is said', async () => {
  const { bytes } = await operator.download('/admin/export/form-320/2026.txt')
  const [file, list] = [path.join(folder, '320dat01.txt'), path.join(folder, 'numbers.csv')]
  writeFileSync(file, bytes)
  const members = await world.database.selectFrom('member').select('member_number').execute()
  writeFileSync(list, members.map(({ member_number: number }) => `${number},なし\n`).join(''))
  const ran = spawnSync(process.execPath, ['scripts/add-individual-numbers.mjs', file, list])
  expect([ran.status, ran.stdout.equals(bytes)]).toEqual([0, true])
})

test('the first file after the end of the year closes it: what a member changes afterwards changes no record', async () => {
  world.now.business = new Date('2027-01-12T10:00:00+09:00')
  const first = await records()
  await address('大阪府大阪市中央区本町0-0', member)
  await world.database.updateTable('member').set({ family_name: '佐々木' }).where('email', '=', member.email).execute()
  expect(await records()).toEqual(first)
})

test('for everybody but an operator there is no such file', async () => {
  expect((await member.download('/admin/export/form-320/2026.txt')).status).toBe(404)
  for (const place of ['form-320/2022.txt', 'form-320-correction/999999.txt', 'passwords/2026.txt'])
    expect((await operator.download(`/admin/export/${place}`)).status).toBe(404)
})
