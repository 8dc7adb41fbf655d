import { chanceFrom } from '../chance.ts'
import { Dealer, type Answers } from './dealer.ts'

type Name = readonly [written: string, kana: string]
type Some<T> = readonly [T, ...T[]]
const surnames: Some<Name> = [
  ['佐藤', 'サトウ'],
  ['鈴木', 'スズキ'],
  ['高橋', 'タカハシ'],
  ['田中', 'タナカ'],
  ['伊藤', 'イトウ'],
  ['渡辺', 'ワタナベ'],
  ['山本', 'ヤマモト'],
  ['中村', 'ナカムラ'],
  ['小林', 'コバヤシ'],
  ['加藤', 'カトウ'],
  ['吉田', 'ヨシダ'],
  ['山田', 'ヤマダ'],
  ['佐々木', 'ササキ'],
  ['山口', 'ヤマグチ'],
  ['松本', 'マツモト'],
  ['井上', 'イノウエ'],
  ['木村', 'キムラ'],
  ['林', 'ハヤシ'],
  ['清水', 'シミズ'],
  ['長谷川', 'ハセガワ'],
  ['大野', 'オオノ'],
  ['小野', 'オノ'],
  ['東', 'アズマ'],
  ['二階堂', 'ニカイドウ'],
]
const givenNames: Some<Name> = [
  ['太郎', 'タロウ'],
  ['一郎', 'イチロウ'],
  ['健', 'ケン'],
  ['翔太', 'シヨウタ'],
  ['大輔', 'ダイスケ'],
  ['誠', 'マコト'],
  ['浩', 'ヒロシ'],
  ['花子', 'ハナコ'],
  ['美咲', 'ミサキ'],
  ['陽子', 'ヨウコ'],
  ['恵', 'メグミ'],
  ['久美子', 'クミコ'],
  ['葵', 'アオイ'],
  ['京子', 'キヨウコ'],
  ['純', 'ジユン'],
  ['玲', 'レイ'],
]
const towns: Some<string> = [
  '東京都世田谷区代田',
  '東京都杉並区阿佐谷南',
  '神奈川県横浜市港北区日吉',
  '大阪府豊中市本町',
  '京都府京都市左京区下鴨',
  '福岡県福岡市中央区薬院',
  '北海道札幌市中央区円山西町',
]
const properties = [
  '100万円未満',
  '100万円以上300万円未満',
  '300万円以上500万円未満',
  '500万円以上1,000万円未満',
  '1,000万円以上3,000万円未満',
  '3,000万円以上5,000万円未満',
  '5,000万円以上',
]
const incomes = [
  '300万円未満',
  '300万円以上500万円未満',
  '500万円以上700万円未満',
  '700万円以上1,000万円未満',
  '1,000万円以上1,500万円未満',
  '1,500万円以上2,000万円未満',
  '2,000万円以上',
]
/** What somebody with such assets puts into all funds together, in units of 100,000 yen. */
const mostUnits = [3, 6, 8, 10, 10, 10, 10]

/**
 * Ordinary members with the variety that a year of dealings has: families at one address who share a telephone and a computer, moves, marriages, new accounts,
 * lapsed applications, one rescission, a transfer too much, a spouse who pays by mistake, and what is rare but honest.
 */
export function ordinaryMembers(count: number, seed: number): Dealer[] {
  const chance = chanceFrom(seed)
  const happens = (inAThousand: number): boolean => chance() * 1000 < inAThousand
  const number = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1))
  // The first of a list are the more common ones, as names are.
  const common = <T>(list: Some<T>): T => list[Math.floor(chance() ** 2 * list.length)] ?? list[0]
  const any = <T>(list: Some<T>): T => list[Math.floor(chance() * list.length)] ?? list[0]

  const members: Dealer[] = []
  while (members.length < count) {
    const [family, familyKana] = common(surnames)
    const home = homeOf()
    const landline = `03${String(number(10_000_000, 99_999_999))}`
    const size = happens(150) ? number(2, 4) : 1
    const isShared = { tel: happens(150), device: happens(400) }
    const household = Array.from({ length: Math.min(size, count - members.length) }, (_none, index) => {
      const id = members.length + index + 1
      const [given, givenKana] = any(givenNames)
      // A flat share of two friends, a couple that is not married.
      const own = index > 0 && happens(60) ? common(surnames) : [family, familyKana]
      const age = number(22, 82)
      const person = { family: own[0], familyKana: own[1], given, givenKana, address: home }
      const tel = isShared.tel ? { tel: landline } : {}
      const birthday = `${2025 - age}-${pad(number(1, 12))}-${pad(number(1, 28))}`
      const member = new Dealer(id, {
        ...person,
        ...tel,
        birthday,
        answers: answersAt(age),
        registered: -number(30, 700),
      })
      return isShared.device ? member.uses(`family-${members.length}`) : member
    })
    members.push(...household)
    for (const member of household) live(member, household)
  }
  return members

  function homeOf(): string {
    const lot = `${any(towns)}${number(1, 6)}-${number(1, 400)}-${number(1, 40)}`
    // Some leave their room out; then neighbours of a large house have one address.
    if (happens(10)) return `東京都江東区豊洲${number(1, 6)}-${number(1, 9)}-1 豊洲タワー`
    return happens(500) ? `${lot} コーポ${number(1, 900)}号館 ${number(101, 1204)}` : lot
  }

  function answersAt(age: number): Answers {
    const job =
      age < 24 && happens(300)
        ? '学生'
        : age > 64 && happens(800)
          ? '年金受給者'
          : happens(80)
            ? '専業主婦・専業主夫'
            : happens(80)
              ? 'パート・アルバイト'
              : happens(20)
                ? '無職'
                : any([
                    '会社員',
                    '会社員',
                    '会社員',
                    '会社役員',
                    '公務員・団体職員',
                    '自営業・個人事業主',
                    '専門職（医師・弁護士・税理士など）',
                  ])
    const earns = !['学生', '年金受給者', '専業主婦・専業主夫', 'パート・アルバイト', '無職'].includes(job)
    const income = earns ? number(0, 6) : happens(900) ? 0 : 1
    const property = age < 23 ? number(0, 2) : Math.min(6, Math.max(0, number(0, 5) + (age > 60 ? 1 : 0)))
    // A slip of the finger on the form.
    return {
      job,
      income: incomes[happens(3) ? 6 : income] ?? '300万円未満',
      property: properties[property] ?? '100万円未満',
    }
  }

  function live(member: Dealer, household: readonly Dealer[]): void {
    const { facts } = member
    let room = mostUnits[Number(facts.survey?.property ?? 1) - 1] ?? 3
    // Some put in more than one would expect of what they declared.
    if (happens(8)) room = 10
    let day = number(0, 60)
    while (happens(650) && room > 0 && day < 320) {
      const units = number(1, Math.min(room, 5))
      member.applies(day, units * 100_000, number(7, 22))
      // Two or three funds that open together.
      if (happens(60))
        member
          .applies(day, 100_000, number(7, 22))
          .cancels(day + 4, 'deadline')
          .applies(day, units * 100_000)
      if (happens(50)) member.cancels(day + 4, happens(500) ? 'deadline' : 'member_before_deposit')
      else pay(member, household, day, units * 100_000)
      room -= units
      day += number(5, 120)
    }
    if (happens(80)) member.account(number(10, 330))
    if (happens(3)) member.account(number(10, 330)).account(number(331, 340))
    for (let payday = 90 + number(0, 20); facts.deposits.length > 0 && payday < 340; payday += 91)
      member.payout(payday, number(5, 90) * 100, happens(4) ? 'account_refused' : null)
    if (facts.deposits.length > 0 && happens(300)) member.payout(number(180, 340), number(1, 5) * 100_000)
    // A move: the address and the number, some days later the account or the provider of the mail.
    if (happens(100)) {
      const moved = number(20, 330)
      member.changes(moved, 'address')
      if (happens(300)) member.changes(moved + number(0, 9), 'address')
      if (happens(50)) member.account(moved + number(3, 30))
      if (happens(40)) member.changes(moved + number(0, 30), 'email')
    }
    if (happens(40)) member.changes(number(10, 330), 'email')
    if (happens(60)) member.changes(number(10, 330), 'password')
    if (happens(300)) member.uses(`phone-${facts.id}`)
    if (happens(15)) member.mismatch(number(-300, -200))
    if (happens(1)) member.mismatch(number(-300, -200)).mismatch(number(-199, -190))
    if (happens(400)) member.screened(number(1, 300), happens(10) ? 'unclear' : 'clear')
    facts.accounts.sort((one, other) => one.registeredAt.getTime() - other.registeredAt.getTime())
    facts.changes.sort((one, other) => one.at.getTime() - other.at.getTime())
    facts.payouts.sort((one, other) => (one.payOn < other.payOn ? -1 : 1))
  }

  function pay(member: Dealer, household: readonly Dealer[], day: number, amount: number): void {
    const { kana, familyKana } = member.facts
    const [, givenKana = ''] = kana.split(' ')
    const spouse = household.find((other) => other !== member && other.facts.familyKana === familyKana)
    const bank = any([
      'みどり銀行　本店',
      'みどり銀行　渋谷支店',
      'あおい銀行　梅田支店',
      'しろがね銀行　天神支店',
      'ゆうちょ銀行　〇一八店',
      'ひので信用金庫　日吉支店',
    ])
    const from =
      spouse !== undefined && happens(30)
        ? spouse.facts.kana
        : happens(4)
          ? `${familyKana} ${any(givenNames)[1]}`
          : // The name of before the marriage, the own business: honest, and still to be asked about.
            happens(1)
            ? `${any(surnames)[1]} ${givenKana}`
            : happens(1)
              ? `${familyKana}シヨウテン（カ`
              : happens(100)
                ? `${familyKana}${givenKana}`
                : happens(30)
                  ? `16-${number(1, 9999)} ${kana}`
                  : happens(10)
                    ? `${givenKana} ${familyKana}`
                    : kana
    if (amount > 100_000 && happens(15)) {
      member
        .pays(day + 1, amount - 100_000, { from, bank, outcome: 'part_payment' })
        .pays(day + 2, 100_000, { from, bank })
    } else if (happens(10)) {
      const excess = happens(700) ? number(1, 5) * 1_000 : amount
      member.pays(day + 1, amount + excess, { from, bank, refundable: excess })
    } else member.pays(day + number(1, 3), amount, { from, bank })
    if (happens(8)) member.pays(day + 4, amount, { from, bank, outcome: 'already_paid', refundable: amount })
    if (happens(20)) member.cancels(day + number(3, 9), 'cooling_off')
  }
}

const pad = (part: number): string => String(part).padStart(2, '0')
