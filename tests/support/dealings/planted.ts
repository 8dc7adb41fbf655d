import type { DealingRule } from '../../../src/domain/back-office/dealing-watch/rule-words.ts'
import { Dealer, type Answers } from './dealer.ts'

/** What an inspector would ask about, in his words; the first of the members is the one to be found. */
export interface Planted {
  name: string
  rule: DealingRule
  members: Dealer[]
}

const names = [
  ['浅香', 'アサカ', '由紀', 'ユキ'],
  ['碓井', 'ウスイ', '剛', 'ツヨシ'],
  ['蛯原', 'エビハラ', '香', 'カオリ'],
  ['刑部', 'オサカベ', '誠', 'マコト'],
  ['春日井', 'カスガイ', '紀子', 'ノリコ'],
  ['久留島', 'クルシマ', '進', 'ススム'],
] as const

let serial = 90_000
/** Somebody new; who shares something says so. @param nameAt which family name, where it matters. */
function somebody({
  family: nameAt = serial + 1,
  ...facts
}: { address?: string; tel?: string; birthday?: string; answers?: Partial<Answers>; family?: number } = {}): Dealer {
  serial += 1
  const [family, familyKana] = names[nameAt % names.length] ?? names[0]
  const [, , given, givenKana] = names[serial % names.length] ?? names[0]
  return new Dealer(serial, { family, familyKana, given, givenKana, ...facts })
}

const small = { property: '100万円未満', income: '300万円未満' }
const tenTimes = (act: (index: number) => void) => Array.from({ length: 10 }, (_none, index) => act(index))

const of =
  (rule: DealingRule) =>
  (name: string, ...members: Dealer[]): Planted => ({ name, rule, members })

const payer = of('third_party_payer')
const severalPaid = of('shared_payer')
const means = of('beyond_means')
const split = of('split_payments')
const below = of('below_limit')
const rapid = of('rapid_applications')
const withdrawal = of('quick_withdrawal')
const excess = of('excess_payments')
const account = of('account_before_payout')
const oneAccount = of('shared_account')
const contact = of('shared_contact')
const burst = of('contact_burst')
const answers = of('contradictory_answers')
const returned = of('returned_payouts')

const strangerPays = (...days: number[]) => days.map((day) => somebody().buys(day, 300_000, 'ﾔﾏﾈ ｼｹﾞﾙ'))
const sameDevice = (family?: number) =>
  somebody({ address: `大阪府大阪市北区梅田3-${serial}-1`, ...(family === undefined ? {} : { family }) }).uses('kiosk')
const tower = '東京都港区港南2-1-1 湾岸タワー101'
const ring = (tel: string, count: number) => Array.from({ length: count }, () => somebody({ tel }))
const oneHome = (count: number) =>
  Array.from({ length: count }, (_none, family) => somebody({ address: tower, family }))
const accountOf = (count: number, key: string) => Array.from({ length: count }, () => somebody().account(3, key))

/** Planted among ordinary members. */
export const plantedDealings = (): Planted[] => {
  const cash = somebody().applies(10, 1_000_000)
  tenTimes((index) => cash.pays(10, 100_000, { outcome: index === 9 ? 'completed' : 'part_payment' }))
  return [
    payer('a company pays for a private person', somebody().buys(10, 500_000, 'ｶ)ﾏﾙｲﾁｼﾖｳｼﾞ')),
    payer('a limited company pays, its form at the end', somebody().buys(10, 500_000, 'ミツバブツサン(ユ')),
    payer('somebody unknown pays once', somebody().buys(10, 1_000_000, 'タチバナ コウイチ')),
    payer('somebody unknown pays a small sum', somebody().buys(10, 100_000, 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ')),
    payer(
      'payments by a stranger among own ones',
      somebody().buys(10, 200_000).buys(40, 200_000, 'ホンマ ジロウ').buys(70, 200_000),
    ),
    payer(
      'a relative pays again and again',
      somebody({ family: 1 }).buys(10, 200_000, 'ウスイ サブロウ').buys(50, 200_000, 'ｳｽｲ ｻﾌﾞﾛｳ'),
    ),
    payer('somebody with a foreign name pays', somebody().buys(10, 300_000, 'NGUYEN VAN AN')),
    payer(
      'the member paid himself once, a company the next time',
      somebody().buys(10, 300_000).buys(60, 300_000, 'カ)アオバカイウン'),
    ),
    severalPaid('one stranger pays for two members', ...strangerPays(10, 11)),
    severalPaid(
      'one company pays for three members',
      ...[10, 11, 12].map((day) => somebody().buys(day, 100_000, 'ｶ)ﾘﾕｳｾｲ')),
    ),
    severalPaid(
      'a member pays for another who lives elsewhere',
      ...[1, 2].map((family) => somebody({ family }).buys(20, 400_000, 'カンザキ トオル')),
    ),
    severalPaid(
      'a relative pays for a whole family',
      ...[0, 1, 2].map(() =>
        somebody({ family: 3, address: '京都府京都市中京区烏丸通1-1-1' }).buys(20, 300_000, 'オサカベ イツキ'),
      ),
    ),
    means(
      'a student pays in the most there is',
      somebody({ birthday: '2004-04-04', answers: { ...small, job: '学生' } }).buys(10, 1_000_000),
    ),
    means(
      'somebody without work pays in 800,000 yen in three parts',
      somebody({ answers: { ...small, job: '無職' } })
        .buys(10, 300_000)
        .buys(40, 300_000)
        .buys(70, 200_000),
    ),
    means(
      'all declared assets are paid in, and a third of a year’s income',
      somebody({ answers: { ...small, job: 'パート・アルバイト' } }).buys(10, 1_000_000),
    ),
    means(
      'three millions go through in a year with an income below that',
      somebody({ answers: { job: 'その他', property: '100万円以上300万円未満', income: '300万円未満' } })
        .buys(10, 1_000_000)
        .buys(130, 1_000_000)
        .buys(250, 1_000_000),
    ),
    means(
      '1,800,000 yen in a month with a low income',
      somebody({ answers: { job: 'その他', income: '300万円未満' } })
        .buys(10, 900_000)
        .buys(25, 900_000),
    ),
    means(
      'a homemaker without assets pays in 700,000 yen',
      somebody({ answers: { ...small, job: '専業主婦・専業主夫' } }).buys(10, 700_000),
    ),
    split('a million in ten times 100,000 yen on a day', cash),
    split(
      '300,000 yen in three parts on three days',
      somebody()
        .applies(10, 300_000)
        .pays(10, 100_000, { outcome: 'part_payment' })
        .pays(11, 100_000, { outcome: 'part_payment' })
        .pays(12, 100_000),
    ),
    split(
      'parts of 99,000 yen',
      somebody()
        .applies(10, 400_000)
        .pays(10, 99_000, { outcome: 'part_payment' })
        .pays(11, 99_000, { outcome: 'part_payment' })
        .pays(12, 99_000, { outcome: 'part_payment' }),
    ),
    below('1,900,000 yen in three payments', somebody().buys(10, 700_000).buys(40, 600_000).buys(70, 600_000)),
    below(
      'four times 480,000 yen within three months',
      somebody().buys(10, 480_000).buys(30, 480_000).buys(50, 480_000).buys(70, 480_000),
    ),
    rapid(
      'five applications within an hour',
      somebody()
        .applies(10, 100_000)
        .applies(10, 200_000)
        .applies(10, 200_000)
        .applies(10, 200_000)
        .applies(10, 300_000),
    ),
    rapid(
      'four applications overnight',
      somebody().applies(10, 200_000, 22).applies(10, 200_000, 23).applies(11, 200_000, 1).applies(11, 200_000, 3),
    ),
    rapid(
      'applies and withdraws three times within a month',
      somebody()
        .applies(10, 900_000)
        .cancels(11, 'member_before_deposit')
        .applies(15, 900_000)
        .cancels(16, 'member_before_deposit')
        .applies(20, 900_000)
        .cancels(21, 'member_before_deposit'),
    ),
    rapid(
      'three applications lapse within a month',
      somebody()
        .applies(10, 500_000)
        .cancels(13, 'deadline')
        .applies(15, 500_000)
        .cancels(18, 'deadline')
        .applies(25, 500_000)
        .cancels(28, 'deadline'),
    ),
    withdrawal(
      'pays in and rescinds, twice',
      somebody().buys(10, 800_000).cancels(14, 'cooling_off').buys(40, 800_000).cancels(44, 'cooling_off'),
    ),
    withdrawal(
      'rescinds the day after payment and changes the account for the refund',
      somebody().buys(10, 1_000_000).cancels(12, 'cooling_off').account(12),
    ),
    withdrawal(
      'what a stranger has paid is rescinded',
      somebody().buys(10, 600_000, 'ハマグチ ユウト').cancels(13, 'cooling_off'),
    ),
    withdrawal(
      'what a company has paid is rescinded',
      somebody().buys(10, 600_000, 'ｶ)ｴｲﾁｱﾝﾄﾞｴｽ').cancels(15, 'cooling_off'),
    ),
    withdrawal(
      'the account is another one already when it is rescinded',
      somebody().buys(10, 700_000).account(13).cancels(16, 'cooling_off'),
    ),
    excess(
      'a million too much is paid at once',
      somebody().buys(10, 100_000).pays(12, 1_000_000, { outcome: 'already_paid', refundable: 1_000_000 }),
    ),
    excess(
      'twice 200,000 yen too much',
      somebody()
        .buys(10, 100_000)
        .pays(12, 200_000, { outcome: 'already_paid', refundable: 200_000 })
        .pays(40, 200_000, { outcome: 'already_paid', refundable: 200_000 }),
    ),
    excess(
      'small sums too much, three times',
      somebody()
        .buys(10, 100_000)
        .pays(12, 20_000, { outcome: 'already_paid', refundable: 20_000 })
        .pays(22, 20_000, { outcome: 'already_paid', refundable: 20_000 })
        .pays(32, 20_000, { outcome: 'already_paid', refundable: 20_000 }),
    ),
    excess(
      'pays twice for what was cancelled',
      somebody()
        .applies(10, 300_000)
        .cancels(12, 'operator')
        .pays(13, 300_000, { outcome: 'not_payable', refundable: 300_000 })
        .pays(15, 300_000, { outcome: 'not_payable', refundable: 300_000 }),
    ),
    account(
      'a new account two days before the principal is repaid',
      somebody().buys(10, 1_000_000).account(198).payout(200, 1_000_000),
    ),
    account('a new account before a refund', somebody().buys(10, 300_000).account(20).payout(23, 300_000)),
    account('three accounts within two months', somebody().account(10).account(30).account(60)),
    oneAccount('two members are paid to one account', ...accountOf(2, '0033-001-7654321')),
    oneAccount('five members are paid to one account', ...accountOf(5, '0033-001-7654322')),
    contact('two strangers with one telephone number', ...ring('08099990001', 2)),
    contact('six strangers with one telephone number', ...ring('080-9999-0002', 6)),
    contact('two strangers from one device', sameDevice(0), sameDevice(1), sameDevice(2)),
    contact('five family names in one flat', ...oneHome(5)),
    burst(
      'mail address, account and password within three days',
      somebody().changes(10, 'email').changes(11, 'password').account(12),
    ),
    answers(
      'a student with ten millions of income',
      somebody({ birthday: '2003-03-03', answers: { job: '学生', income: '1,000万円以上1,500万円未満' } }),
    ),
    returned(
      'banks send back from two accounts',
      somebody().payout(10, 50_000, 'account_refused').account(12).payout(30, 50_000, 'sent_back'),
    ),
    // What the product cannot see: it keeps no network addresses of members, and a bank does not say where its customer had the money from.
    answers('logs in from a country that is listed', somebody()),
    payer('somebody else’s money through the member’s own account', somebody().buys(10, 500_000)),
  ]
}

/** Those of them that no rule can find. */
export const unseen = [
  'logs in from a country that is listed',
  'somebody else’s money through the member’s own account',
]
